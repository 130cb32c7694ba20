package starter

import (
	"io/fs"
	"path"
	"slices"
)

// secretPatterns are files that hold secrets, by name, each with an example. A sample file is no secret.
var secretPatterns = []struct{ name, example string }{
	{".env", ".env"}, {".env.local", ".env.local"}, {".env.*.local", ".env.test.local"}, {"*.pem", "deploy/key.pem"},
	{"id_rsa", "id_rsa"}, {"id_ed25519", "id_ed25519"},
}

// secrets is the rule that they stay where they are.
func secrets(patterns, changes []string) rule {
	r := rule{
		why:  "Holds without trust. Samples such as .env.example are not meant. It changes, for files that are here:",
		name: "secrets stay here", action: "deny", paths: patterns, changes: changes,
		reason: "secrets are a person's", notMatch: []string{".env.example", "main.go"},
	}
	for _, p := range secretPatterns {
		if slices.Contains(patterns, anywhere+p.name) {
			r.match = append(r.match, p.example)
		}
	}
	return r
}

// anywhere stands before a name that is meant in any folder.
const anywhere = "**/"

// maxLooked bounds how many names are looked at in search of secrets.
const maxLooked = 20_000

// elsewhere are folders of what others wrote, or tools.
var elsewhere = []string{".git", "node_modules", "vendor", "target", "dist", "build", ".venv", "venv"}

// secretFiles finds for each pattern the first file that it means.
func secretFiles(dir fs.FS) []Thing {
	all := make([]Thing, len(secretPatterns))
	looked := 0
	_ = fs.WalkDir(dir, ".", func(file string, entry fs.DirEntry, err error) error {
		looked++
		switch {
		case looked > maxLooked:
			return fs.SkipAll
		case err != nil && entry != nil && entry.IsDir():
			return fs.SkipDir // a folder that cannot be read
		case err != nil:
			return nil
		case entry.IsDir() && slices.Contains(elsewhere, entry.Name()):
			return fs.SkipDir
		case !entry.Type().IsRegular():
			return nil
		}
		for i, p := range secretPatterns {
			if ok, _ := path.Match(p.name, entry.Name()); ok && all[i].Path == "" {
				all[i] = Thing{Path: file, Pattern: anywhere + p.name}
			}
		}
		return nil
	})
	return slices.DeleteFunc(all, func(t Thing) bool { return t.Path == "" })
}
