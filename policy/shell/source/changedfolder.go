package source

import (
	"cmp"
	"path"

	"guard/internal/lazy"
	"guard/policy/risk"
	"guard/policy/shell/effect"
	"guard/policy/shell/table"
)

// A source that lists a folder, and writes over what it found there.

var (
	// listsFolder is how Rust and C++ list one (Rust 1.80, std::fs::read_dir; walkdir 2; glob 0.3; C++17, filesystem).
	listsFolder = lazy.Pattern(`\b(?:read_dir|WalkDir::new|glob|directory_iterator)\(\s*(?:"([^"\n]*)")?`)
	// foundPath is a name for one of what it found.
	foundPath = lazy.Pattern(`\blet\s+(?:mut\s+)?(\w+)\s*(?::[^=;]+)?=\s*[^;]*\.(?:into_)?path\(\)|` +
		`\bfor\s+(\w+)\s+in\s+[^;{]*\b(?:glob|read_dir|WalkDir)\b|\|\s*(?:mut\s+)?(\w+)\s*\||` +
		`\bauto\s*&{0,2}\s*(\w+)\s*(?::|=[^;]*\.path\(\)\s*;)`)
	// writesOver is what it writes over, up to the name (std::fs::write, File::create, copy's second; fs::resize_file).
	writesOver = lazy.Pattern(`(?:\bwrite|\bcreate|\brename|\.open|\bresize_file|\btruncate|` +
		`\bofstream(?:\s+\w+)?)[({]\s*&?\s*(?:mut\s+)?(\w+)`)
)

// changesFolder judges such a source by what lies in the folder, or, where its name is not
// written in it, here.
func (n *Names) changesFolder(c *effect.Call, file, text string) {
	lists := listsFolder().FindAllStringSubmatch(text, maxEmbedded)
	if !table.HasWord(".rs .cpp .cc .cxx .hpp", path.Ext(file)) || len(lists) == 0 {
		return
	}
	found := map[string]bool{}
	for _, m := range foundPath().FindAllStringSubmatch(text, maxEmbedded) {
		found[m[1]+m[2]+m[3]+m[4]] = true
	}
	over := false
	for _, m := range writesOver().FindAllStringSubmatch(text, maxEmbedded) {
		over = over || found[m[1]]
	}
	for _, m := range lists {
		if dir := n.World.At(n.State.Cwd, cmp.Or(m[1], ".")+"/.").Path; over && n.HoldsUnsaved(path.Clean(dir)) {
			c.Raise(risk.High, risk.FSDeleteOverwrite,
				effect.Say("the source {0} names {1}, which is nowhere else", path.Base(file), m[1]+"/*"))
			return
		}
	}
}
