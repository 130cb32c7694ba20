package source

import (
	"path"
	"strings"

	"guard/internal/lazy"
	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell/effect"
	"guard/policy/shell/environment"
	"guard/policy/shell/taint"
)

// embeddedFile matches what makes the text of another file a part of a source (C23
// 6.10.3 and 6.10.4, gas .incbin, Rust's include macros, Zig, D, Nim, Crystal, Go).
var embeddedFile = lazy.Pattern(`(?:#[ \t]*(?:include|include_next|import|embed)[ \t]*["<]|(?i:\.?\bincbin)[ ` +
	`\t]+\\?["']|(?i:\.include)[ \t]+\\?["']|\binclude(?:_str|_bytes)?!\s*[(\[{]\s*r?#*"|@embedFile\(\s*"|` +
	`\b(?:staticRead|slurp|read_file|embedFile|embedStringFile|import)[ \t]*\(?[ \t]*"|//go:embed[ \t]+)([^"'<>\n\\]+)`)

// takenVariable matches an environment variable that a compiler puts into a program.
var takenVariable = lazy.Pattern(`\b(?:option_)?env!\s*\(\s*"([^"]+)`)

// maxEmbedded bounds the files that one source takes in.
const maxEmbedded = 100

// embeds judges the files, and variables, that a source takes in when it is compiled:
// they come to stand in the program, and in what the compiler says of them.
func (n *Names) embeds(c *effect.Call, dir, text string) {
	cwd := n.State.Cwd
	n.State.Cwd = dir
	defer func() { n.State.Cwd = cwd }()
	for _, m := range embeddedFile().FindAllStringSubmatch(text+"\n"+Folded(text), 2*maxEmbedded) {
		n.embedsFile(c, dir, strings.TrimSpace(m[1]))
	}
	for _, m := range lineMarker().FindAllStringSubmatch(text, maxEmbedded) {
		n.embedsFile(c, dir, m[1])
	}
	for _, m := range takenVariable().FindAllStringSubmatch(text+"\n"+Folded(text), maxEmbedded) {
		if environment.SecretVariable(m[1]) {
			c.Raise(risk.High, risk.FSConfigSecrets, effect.Say("the code reads a secret: {0}", m[1]))
		}
	}
}

// embedsFile judges one such file, as it is seen from dir.
func (n *Names) embedsFile(c *effect.Call, dir, name string) {
	if p := n.World.At(dir, name); p.Is(place.Secret) ||
		!p.Any(place.Inside|place.System) && strings.ContainsAny(name, "/") &&
			(path.IsAbs(name) || strings.HasPrefix(name, "..")) ||
		path.IsAbs(name) && !strings.HasPrefix(name, "/usr/") {
		n.Reads(c, taint.Literal(name))
	}
}
