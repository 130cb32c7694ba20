package source

import (
	"path"
	"strings"

	"guard/internal/lazy"
	"guard/policy/risk"
	"guard/policy/shell/effect"
)

// embeddedFolder matches what makes all files of a folder, hidden ones too, a part of a program (include_dir 0.7,
// rust-embed 8; names begin where Cargo.toml lies).
var embeddedFolder = lazy.Pattern(`\binclude_dir!\(\s*"(?:\$CARGO_MANIFEST_DIR/?)?([^"\n]*)"|` +
	`#\[folder\s*=\s*"(?:\$CARGO_MANIFEST_DIR/?)?([^"\n]*)"`)

// embedsFolders judges the secrets in the folders that a source takes in.
func embedsFolders(n *Names, c *effect.Call, file, text string) {
	if path.Ext(file) != ".rs" || n.World.Disk == nil {
		return
	}
	for _, m := range embeddedFolder().FindAllStringSubmatch(text, maxEmbedded) {
		for _, secret := range n.SecretsBelow(path.Join(crateOf(n, file), strings.Join(m[1:], ""))) {
			c.Raise(risk.High, risk.FSConfigSecrets,
				effect.Say("the source {0} reads every file of the folder, {1} among them", path.Base(file),
					path.Base(secret)))
		}
	}
}

// crateOf is the folder of the crate that a source belongs to.
func crateOf(n *Names, file string) string {
	for dir := path.Dir(file); len(dir) > 1; dir = path.Dir(dir) {
		if n.IsThere(path.Join(dir, "Cargo.toml")) {
			return dir
		}
	}
	return n.State.Cwd
}
