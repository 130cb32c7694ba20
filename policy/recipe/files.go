package recipe

import "sync"

// fileNames maps a program to the files that it looks for; it reads the first one that is there. Sources: GNU make
// manual 3.2, npm-scripts(7), just's manual ("Quick Start"), taskfile.dev "Supported file names", tox.wiki
// "Configuration", getcomposer.org, poethepoet.natn.io "Guides", hatch.pypa.io "Configuration", pdm-project.org,
// docs.deno.com "deno task".
var fileNames = sync.OnceValue(func() map[string][]string {
	return map[string][]string{
		"make": makefiles, "gmake": makefiles, "mingw32-make": makefiles, "remake": makefiles, "colormake": makefiles,
		"bmake": {"BSDmakefile", "makefile", "Makefile"}, "pmake": makefiles[1:], "nmake": makefiles[1:],
		"npm": {"package.json"}, "pnpm": {"package.json"}, "yarn": {"package.json"}, "bun": {"package.json"},
		"npm-run-all": {"package.json"}, "npm-run-all2": {"package.json"}, "run-s": {"package.json"},
		"run-p": {"package.json"},
		"just":  {"justfile", "Justfile", ".justfile"},
		"task": {
			"Taskfile.yml", "taskfile.yml", "Taskfile.yaml", "taskfile.yaml",
			"Taskfile.dist.yml", "taskfile.dist.yml", "Taskfile.dist.yaml", "taskfile.dist.yaml",
		},
		"go-task":  {"Taskfile.yml", "taskfile.yml", "Taskfile.yaml", "taskfile.yaml"},
		"tox":      {"tox.ini"},
		"composer": {"composer.json"},
		"poe":      {"pyproject.toml"}, "pdm": {"pyproject.toml"}, "taskipy": {"pyproject.toml"},
		"hatch": {"hatch.toml", "pyproject.toml"},
		"deno":  {"deno.json", "deno.jsonc", "package.json"},
	}
})

// makefiles are the names of the files that GNU make looks for.
var makefiles = []string{"GNUmakefile", "makefile", "Makefile"}

// Files returns the names of the files from which a program reads its tasks, in the order in which it looks for
// them, or nil for a program that reads none.
func Files(program string) []string { return fileNames()[program] }
