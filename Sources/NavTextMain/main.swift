import NavTextCLI

NavTextCommand.main(fonts: nil)
