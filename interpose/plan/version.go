package plan

import (
	"encoding/json"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
)

// packageOf finds the package that a program belongs to by the package.json
// above it, without starting it: one of the wanted names, else nothing.
func packageOf(program string, wanted []string) (name, version, folder string) {
	real := Resolved(program)
	for at := filepath.Dir(real); at != filepath.Dir(at); at = filepath.Dir(at) {
		name, version := packageFile(at)
		if name != "" && slices.Contains(wanted, name) {
			return name, version, at
		}
	}
	return "", "", ""
}

func packageFile(folder string) (name, version string) {
	data, err := ReadFile(filepath.Join(folder, "package.json"))
	if err != nil {
		return "", ""
	}
	var file struct{ Name, Version string }
	if json.Unmarshal(data, &file) != nil {
		return "", ""
	}
	return file.Name, file.Version
}

// Before reports whether version a is older than b. Missing parts are zero; a
// pre-release is older than its release; what is no number is zero, so an
// unreadable version is older than any.
func Before(a, b string) bool {
	coreA, preA, _ := strings.Cut(a, "-")
	coreB, preB, _ := strings.Cut(b, "-")
	partsA, partsB := strings.Split(coreA, "."), strings.Split(coreB, ".")
	for i := range 3 {
		if x, y := number(partsA, i), number(partsB, i); x != y {
			return x < y
		}
	}
	return preA != "" && preB == ""
}

func number(parts []string, i int) int {
	if i >= len(parts) {
		return 0
	}
	n, _ := strconv.Atoi(parts[i])
	return n
}

// NoteVersion says when an agent is not the one that guard was tested with.
func (b *Builder) NoteVersion(tested string) {
	switch {
	case b.Version == "":
		b.Note("%s: its version is not known (no package file above %s); guard was tested with %s", b.Agent, b.Program,
			tested)
	case Before(tested, b.Version):
		b.Note("%s %s is newer than %s, the newest that guard was tested with", b.Agent, b.Version, tested)
	}
}

// Within reports a version that is known, from the first up to, not including, the second.
func (b *Builder) Within(known [2]string) bool {
	return b.Version != "" && !Before(b.Version, known[0]) && Before(b.Version, known[1])
}
