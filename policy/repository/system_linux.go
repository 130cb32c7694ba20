package repository

var systemFolders = []string{"/etc", "/usr/local/etc"}
