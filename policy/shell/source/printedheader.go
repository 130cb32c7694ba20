package source

import (
	"path"
	"strings"

	"guard/internal/lazy"
	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell/access"
	"guard/policy/shell/effect"
	"guard/policy/shell/files"
	"guard/policy/shell/taint"
)

// namesConstant is a line by which a header gives a text a name: a macro, or a constant.
var namesConstant = lazy.Pattern(`(?m)^[ \t]*(?:#[ \t]*define[ \t]+(\w+)[ \t]+"|` +
	`[\w \t:*<>]*?\b(\w+)[ \t]*(?:\[\w*\])?[ \t]*[={(][ \t]*R?").*$`)

// printsHeader raises where a source shows a value that a header beside it keeps from git, as code shows a variable's.
func printsHeader(n *Names, c *effect.Call, file, text string) {
	if n.World.Git == nil || !preprocesses(file) {
		return
	}
	for _, m := range quotedInclude().FindAllStringSubmatch(text, maxEmbedded) {
		for _, dir := range []string{path.Dir(file), n.State.Cwd, path.Join(n.State.Cwd, "include")} {
			p := n.PlaceFrom(dir, taint.Literal(m[1]))
			if dir == "" || !p.Is(place.Inside) || n.World.Missing(p.Path) || !n.World.Git.Ignored(p.Path) {
				continue
			}
			header, how := n.TextOf(p)
			if how != files.Wholly || len(header) > files.MaxSecret {
				continue
			}
			if name := access.PrintedName(text, secretConstants(p.Path, header)); name != "" {
				c.Raise(risk.High, risk.FSConfigSecrets, effect.Say("the code reads a secret: {0}", name))
				return
			}
		}
	}
}

// secretConstants are the names to which a header gives values that are secrets.
func secretConstants(file, header string) (names []string) {
	for _, m := range namesConstant().FindAllStringSubmatch(header, maxEmbedded) {
		if line := strings.TrimSpace(m[0]); len(place.NamedValues(file, []byte(line))) > 0 {
			names = append(names, m[1]+m[2])
		}
	}
	return names
}
