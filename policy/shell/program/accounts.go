package program

// accountTools: useradd, passwd, gpg, ssh-keygen, openssl, vault …
var accountTools = []Entry{}
