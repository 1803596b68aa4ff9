import NavText
