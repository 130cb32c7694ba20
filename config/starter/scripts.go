package starter

import (
	"encoding/json"
	"io"
	"io/fs"
	"maps"
	"regexp"
	"slices"
	"sync"
)

// maxSize is how much of a project's file is read, in bytes.
const maxSize = 1 << 20

// maxScripts is how many scripts or targets of a project get into a policy: each is judged, and a person reads it.
const maxScripts = 50

// everydayName is a script or target that tests, builds or checks, by its name. Names that are not
// of this form do not get into a policy.
var everydayName = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(
		`^(test|tests|build|lint|check|typecheck|type-check|format|fmt|vet)([:-][a-z0-9][a-z0-9:_-]{0,30})?$`)
})

// scriptRunners are the package managers, by the lock file that each leaves.
var scriptRunners = []struct{ lock, run string }{
	{"pnpm-lock.yaml", "pnpm"}, {"yarn.lock", "yarn"}, {"bun.lock", "bun"}, {"bun.lockb", "bun"},
}

// nodeScripts are the everyday scripts of a package.json, as its package manager runs them.
func nodeScripts(dir fs.FS) []string {
	var file struct {
		Scripts map[string]string `json:"scripts"`
	}
	if json.Unmarshal(read(dir, "package.json"), &file) != nil {
		return nil
	}
	runner := "npm"
	for _, r := range scriptRunners {
		if has(dir, r.lock) {
			runner = r.run
		}
	}
	var commands []string
	for _, name := range slices.Sorted(maps.Keys(file.Scripts)) {
		switch {
		case !everydayName().MatchString(name):
		case name == "test" && runner == "npm":
			commands = append(commands, "npm test *", "npm run test *")
		default:
			commands = append(commands, runner+" run "+name+" *")
		}
	}
	return commands
}

// makeTarget is a rule's line of a Makefile that begins with a plain target.
var makeTarget = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`(?m)^([a-z][a-z0-9-]*)[ \t]*:(?:[^=]|$)`)
})

// makeTargets are the everyday targets of a Makefile.
func makeTargets(dir fs.FS) []string {
	var commands []string
	for _, name := range []string{"GNUmakefile", "makefile", "Makefile"} { // the order in which make looks
		for _, m := range makeTarget().FindAllStringSubmatch(string(read(dir, name)), -1) {
			if c := "make " + m[1]; len(commands) < maxScripts && everydayName().MatchString(m[1]) &&
				!slices.Contains(commands, c) {
				commands = append(commands, c)
			}
		}
		if len(commands) > 0 {
			break
		}
	}
	return commands
}

// read is a regular file's beginning; empty where there is none.
func read(dir fs.FS, name string) []byte {
	if !has(dir, name) {
		return nil
	}
	f, err := dir.Open(name)
	if err != nil {
		return nil
	}
	defer f.Close()
	b, err := io.ReadAll(io.LimitReader(f, maxSize))
	if err != nil {
		return nil
	}
	return b
}
