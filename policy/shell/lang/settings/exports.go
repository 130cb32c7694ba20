package settings

import (
	"strings"

	"guard/internal/lazy"
	"guard/policy/code"
)

var (
	exported  = lazy.Pattern(`(?m)(?:^|;[ \t]*)(?:module\.exports\s*=|export\s+default\b)\s*|^return\b\s*`)
	exporting = lazy.Pattern(`(?m)(?:^|;[ \t]*)(?:export\s+(?:const|let|var|function|async\s+function)\s+(\w+)|` +
		`(?:module\.)?exports\.(\w+)\s*=)`)
	returned = lazy.Pattern(`(?m)^([ \t]+)return\s+(.+?);?\s*$`)
	opened   = lazy.Pattern(`(?m)^(?:export\s+)?(?:default\s+)?(?:async\s+)?(?:def|function|sub)\s+(?:self\.)?(\w+)`)
)

// exports notes the functions that give back what is held, and whether what a module gives as a whole holds secrets.
func (m *Module) exports(b *binding) {
	starts := opened().FindAllStringSubmatchIndex(b.text, maxImports)
	for _, r := range returned().FindAllStringSubmatchIndex(b.text, maxImports*4) {
		function := ""
		for _, s := range starts {
			if s[0] < r[0] {
				function = b.text[s[2]:s[3]]
			}
		}
		if held := b.given(b.text[r[4]:r[5]]); function != "" && held.shows() {
			m.Names[function] = Name{Object, m}
		}
	}
	b.names = m.Names
	b.derive()
	if m.lang == code.Python || m.lang == code.Ruby || m.lang == code.Perl {
		return
	}
	for _, at := range exported().FindAllStringIndex(b.text, maxImports) {
		rest := b.text[at[1]:]
		if strings.HasPrefix(rest, "{") || strings.HasPrefix(rest, "[") {
			rest = rest[:closing(rest, 0)]
		} else {
			rest, _, _ = strings.Cut(rest, "\n")
		}
		m.Whole = m.Whole || m.gives(b, rest)
	}
	for _, e := range exporting().FindAllStringSubmatch(b.text, maxImports) {
		m.Whole = m.Whole || m.Names[e[1]+e[2]].Kind == Value || m.Names[e[1]+e[2]].Kind == Object &&
			!strings.Contains(e[0], "function")
	}
}

// gives reports that what a module exports shows a secret; functions among it show none.
func (m *Module) gives(b *binding, expr string) bool {
	for _, c := range b.chains(expr) {
		function := false
		for _, s := range opened().FindAllStringSubmatch(b.text, maxImports) {
			function = function || s[1] == c.name
		}
		if !function && b.names[c.name].member(c.members).shows() {
			return true
		}
	}
	return false
}
