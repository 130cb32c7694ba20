package source

import (
	"io/fs"
	"path"
	"slices"
	"strings"

	"guard/internal/lazy"
	"guard/policy/code"
	"guard/policy/place"
)

// packageFiles lists files whose functions a new text may call though it loads none of them by a name that is looked up
// elsewhere: those of the same package of Go, of the module's packages that it imports (go.dev/ref/mod, "Packages"),
// and those that a loader of the text's own is handed in JavaScript (Node 22, module.createRequire).
func packageFiles(j *Judge, t *ProgramText, modules []string) (found []string) {
	if j.World.Disk == nil || t.guess || !j.Sources.newText(t) {
		return nil
	}
	if t.Lang == code.JavaScript {
		for _, m := range handedPath().FindAllStringSubmatch(t.text, maxCalledModules) {
			if !slices.Contains(modules, m[1]) {
				found = append(found, j.Sources.moduleFiles(t, m[1])...)
			}
		}
		return found
	}
	if t.Lang != code.Go || t.File == "" {
		return nil
	}
	for _, dir := range append([]string{path.Dir(t.File)}, goFolders(j, modules)...) {
		for _, at := range goFiles(j, dir) {
			if at != t.File {
				found = append(found, at)
			}
		}
	}
	return found
}

// goFolders are the folders of the packages of the workspace's module that a source imports.
func goFolders(j *Judge, modules []string) (dirs []string) {
	root := j.World.Root()
	if root == "" || len(modules) == 0 {
		return nil
	}
	text, err := j.World.Disk.ReadFile(root+"/go.mod", maxGoMod)
	if m := goModule().FindStringSubmatch(string(text)); err == nil && m != nil && m[1] != "" {
		for _, name := range modules {
			if rest, ours := strings.CutPrefix(name, m[1]); ours && (rest == "" || rest[0] == '/') {
				dirs = append(dirs, path.Join(root, rest))
			}
		}
	}
	return dirs
}

// goFiles lists the sources of Go in a folder of the workspace.
func goFiles(j *Judge, dir string) (found []string) {
	if !j.World.At("", dir).Is(place.Inside) {
		return nil
	}
	j.InTime(j.World.Disk.ReadDir(dir, func(e fs.DirEntry) bool {
		if at := path.Join(dir, e.Name()); path.Ext(at) == ".go" {
			found = append(found, at)
		}
		return len(found) < maxCalledModules
	}))
	return found
}

// maxGoMod bounds the file that names a module of Go, in bytes.
const maxGoMod = 64 << 10

var handedPath = lazy.Pattern(`\w\(\s*["'](\.\.?/[^"'\n]+)["']\s*\)`)
