package repository

// systemConfigs and systemAttributes are where builds of git look for what
// counts for the whole machine: distributions, own builds, Homebrew, Xcode.
var (
	systemConfigs    = below(systemFolders, "gitconfig")
	systemAttributes = below(systemFolders, "gitattributes")
)

func below(folders []string, name string) (paths []string) {
	for _, folder := range folders {
		paths = append(paths, folder+"/"+name)
	}
	return paths
}
