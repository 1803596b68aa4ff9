import NavTextCLI
import NavTextPango

NavTextCommand.main(fonts: PangoFonts())
