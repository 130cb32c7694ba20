package project

import (
	"path"
	"strings"

	"guard/internal/lazy"
	"guard/policy/place"
	"guard/policy/recipe"
	"guard/policy/shell/files"
)

// namesShell is npm's and pnpm's setting for what runs the scripts of package.json (npm 10, config, script-shell).
var namesShell = lazy.Pattern(`(?m)^[ \t]*script-shell[ \t]*=[ \t]*["']?([^"'\s]+)`)

// scriptShell is a program of the project's that its settings have run each script.
func scriptShell(t *task) []recipe.Line {
	if path.Base(t.file) != "package.json" {
		return nil
	}
	text, how := t.project.TextOf(place.Place{Path: path.Join(path.Dir(t.file), ".npmrc")})
	if how != files.Wholly {
		return nil
	}
	m := namesShell().FindStringSubmatch(text)
	if m == nil || !strings.Contains(m[1], "/") || !t.project.World.At(path.Dir(t.file), m[1]).Is(place.Inside) {
		return nil
	}
	return []recipe.Line{{Text: "'" + m[1] + "' -c true"}}
}
