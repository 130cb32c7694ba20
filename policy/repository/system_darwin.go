package repository

var systemFolders = []string{
	"/etc",
	"/opt/homebrew/etc",
	"/usr/local/etc",
	"/Applications/Xcode.app/Contents/Developer/usr/share/git-core",
	"/Library/Developer/CommandLineTools/usr/share/git-core",
}
