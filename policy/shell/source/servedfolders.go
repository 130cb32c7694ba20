package source

import (
	"path"

	"guard/internal/lazy"
	"guard/policy/code"
	"guard/policy/risk"
	"guard/policy/shell/effect"
)

// New code that serves a folder and asks itself for a file of it reads whichever it asks for, by a name that need not
// stand in the text. One that listens gives it to whoever asks.

// What serves a folder in Go 1.26, net/http, by its name where that stands there, and what asks: net/http/httptest,
// net/http.
var (
	servedFolder = lazy.Pattern(`\bhttp\.Dir\(\s*(?:"([^"\n]*)")?|\bos\.DirFS\(\s*(?:"([^"\n]*)")?`)
	serves       = lazy.Pattern(`\bhttp\.(?:FileServer|FileServerFS|ServeFileFS|NewFileTransport|NewFileTransportFS)\(`)
	asksItself   = lazy.Pattern(`\bhttptest\.|\.(?:ListenAndServe(?:TLS)?|Serve(?:TLS)?)\(|` +
		`\bhttp\.(?:Get|NewRequest|NewRequestWithContext|NewFileTransport\w*)\(`)
)

// servesItself judges the secrets in folders that such a text serves; one that no name tells may be the workspace.
func servesItself(n *Names, c *effect.Call, t *ProgramText) {
	if t.Lang != code.Go || t.guess || n.World.Disk == nil || !n.newText(t) || !serves().MatchString(t.text) ||
		!asksItself().MatchString(t.text) {
		return
	}
	text := t.text
	if whole := Folded(text); whole != "" {
		text = whole
	}
	for _, m := range servedFolder().FindAllStringSubmatch(text, maxEmbedded) {
		dir := path.Join(n.State.Cwd, m[1]+m[2])
		if path.IsAbs(m[1] + m[2]) {
			dir = path.Clean(m[1] + m[2])
		}
		for _, secret := range n.SecretsIn(dir) {
			c.Raise(risk.High, risk.FSConfigSecrets,
				effect.Say("the source {0} reads every file of the folder, {1} among them", path.Base(t.File),
					path.Base(secret)))
		}
	}
}
