package source

import (
	"path"

	"guard/internal/lazy"
	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell/effect"
)

// A source that lists a folder, and writes over what it found there.

var (
	// listsFolder is how Rust lists one (Rust 1.80, std::fs::read_dir; walkdir 2; glob 0.3).
	listsFolder = lazy.Pattern(`\b(?:read_dir|WalkDir::new|glob)\(\s*(?:"([^"\n]*)")?`)
	// foundPath is a name for one of what it found.
	foundPath = lazy.Pattern(`\blet\s+(?:mut\s+)?(\w+)\s*(?::[^=;]+)?=\s*[^;]*\.(?:into_)?path\(\)|` +
		`\bfor\s+(\w+)\s+in\s+[^;{]*\b(?:glob|read_dir|WalkDir)\b|\|\s*(?:mut\s+)?(\w+)\s*\|`)
	// writesOver is what it writes over, up to the name (std::fs::write, File::create, copy's second).
	writesOver = lazy.Pattern(`(?:\bwrite|\bcreate|\brename|\.open)\(\s*&?\s*(?:mut\s+)?(\w+)`)
)

// changesFolder judges such a source by what lies in the folder, or, where its name is not
// written in it, here.
func (n *Names) changesFolder(c *effect.Call, file, text string) {
	lists := listsFolder().FindAllStringSubmatch(text, maxEmbedded)
	if path.Ext(file) != ".rs" || len(lists) == 0 {
		return
	}
	found := map[string]bool{}
	for _, m := range foundPath().FindAllStringSubmatch(text, maxEmbedded) {
		found[m[1]+m[2]+m[3]] = true
	}
	over := false
	for _, m := range writesOver().FindAllStringSubmatch(text, maxEmbedded) {
		over = over || found[m[1]]
	}
	for _, m := range lists {
		if dir := n.World.At(n.State.Cwd, m[1]+"/.").Path; over && n.HoldsUnsaved(path.Clean(dir)) {
			c.Raise(risk.High, risk.FSDeleteOverwrite,
				effect.Say("the source {0} names {1}, which is nowhere else", path.Base(file), m[1]+"/*"))
			return
		}
	}
}

var (
	// entersFolder is how Rust changes its folder, and makesFile how it writes a file (Rust 1.80, std::env, std::fs).
	entersFolder = lazy.Pattern(`\bset_current_dir\(([^;]*)`)
	makesFile    = lazy.Pattern(`\bFile::(?:create|options)\(|\bfs::(?:write|copy|rename|create_dir\w*)\(|` +
		`\bOpenOptions::new\(`)
	temporaryDir = lazy.Pattern(`(?i)te?mp`)
)

// writesElsewhere judges a source of a program that changes its folder, there or in another file of this session's:
// what it writes by a relative name lies anywhere.
func writesElsewhere(n *Names, c *effect.Call, file, text string) {
	if path.Ext(file) != ".rs" || !makesFile().MatchString(text) {
		return
	}
	texts := []string{text}
	for _, other := range n.SessionFiles() {
		if path.Ext(other) == ".rs" && other != file && len(texts) < maxParts {
			one, _ := n.TextOf(place.Place{Path: other})
			texts = append(texts, one)
		}
	}
	for _, one := range texts {
		for _, m := range entersFolder().FindAllStringSubmatch(one, maxEmbedded) {
			if !temporaryDir().MatchString(m[1]) {
				c.Raise(risk.High, risk.FSDeleteOverwrite,
					effect.Say("the code writes a file that is not known before it runs"))
				return
			}
		}
	}
}
