package source

import (
	"io/fs"
	"path"
	"strings"

	"guard/internal/lazy"
	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell/effect"
	"guard/policy/shell/environment"
	"guard/policy/shell/files"
	"guard/policy/shell/lang/settings"
)

// maxCompiled bounds the sources that are looked at for functions which load secrets.
const maxCompiled = 40

// goImport is a package that a source in Go imports.
var goImport = lazy.Pattern(`(?m)^[ \t]*(?:import[ \t]+|import[ \t]*\([^)"\n]*)?(?:\w+[ \t]+)?"([\w./-]+)"|` +
	`;[ \t]*"([\w./-]+)"`)

// showsLoaded judges a new source in Go or Rust that shows what a function of the project loads.
func showsLoaded(n *Names, c *effect.Call, file, text string) {
	if n.World.Disk == nil || !n.newFile(file) {
		return
	}
	root := n.World.Root()
	if root == "" || len(n.SecretsIn(root)) == 0 && len(n.SecretsIn(path.Dir(file))) == 0 {
		return
	}
	var loaders []string
	for _, one := range projectSources(n, file, text) {
		source, how := n.TextOf(place.Place{Path: one})
		if how != files.Wholly || len(source) > files.MaxSecret {
			continue
		}
		loaders = append(loaders, settings.Loaders(source, func(name string) bool {
			return n.World.At(path.Dir(one), name).Is(place.Secret) || n.World.At(root, name).Is(place.Secret)
		})...)
	}
	if shown := settings.ShowsLoaded(text, loaders, environment.SecretVariable); shown != "" {
		c.Raise(risk.High, risk.FSConfigSecrets, effect.Say("the code reads a secret: {0}", shown))
	}
}

// projectSources are the sources of the project whose functions a source may call: those beside it and those of the
// packages that it imports; of Rust those of the crate.
func projectSources(n *Names, file, text string) (found []string) {
	root, ending := n.World.Root(), path.Ext(file)
	dirs := []string{path.Dir(file)}
	if ending == ".rs" {
		dirs = append(dirs, n.FoldersBelow(root+"/src")...)
	}
	for _, m := range goImport().FindAllStringSubmatch(text, maxCompiled) {
		for name := m[1] + m[2]; ending == ".go" && name != ""; {
			if dir := path.Join(root, name); n.FolderAt(dir) {
				dirs = append(dirs, dir)
				break
			}
			_, name, _ = strings.Cut(name, "/")
		}
	}
	for _, dir := range dirs {
		n.InTime(n.World.Disk.ReadDir(dir, func(e fs.DirEntry) bool {
			if !e.IsDir() && path.Ext(e.Name()) == ending {
				found = append(found, path.Join(dir, e.Name()))
			}
			return len(found) < maxCompiled
		}))
	}
	return found
}
