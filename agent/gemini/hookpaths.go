package gemini

import (
	"path/filepath"
	"strings"

	"guard/interpose/plan"
)

// meantFile is the file that Gemini takes a tool's path for: without the @ before it, as a person names files to it,
// unless something of that name is there (resolveDefensiveToolPath in its bundle, 0.61.0).
func meantFile(folder, file string) string {
	file = strings.ReplaceAll(file, "\x00", "")
	rest, marked := strings.CutPrefix(file, "@")
	if !marked || plan.Exists(folderIn(folder, file)) {
		return file
	}
	bare := strings.TrimLeft(rest, `/\`)
	first, _, _ := strings.Cut(strings.ReplaceAll(bare, `\`, "/"), "/")
	if first == "" || rest == bare && plan.Exists(filepath.Join(folder, "@"+first)) {
		return file
	}
	return bare
}

// looksElsewhere reports a file to be changed that is not where its relative path says: Gemini then changes the one
// file of that name that it finds in any folder it works in (correctPath in its bundle, 0.61.0), which it tells nobody.
func looksElsewhere(folder, file string) bool {
	return !filepath.IsAbs(file) && plan.Exists(folder) && !plan.Exists(filepath.Join(folder, file))
}
