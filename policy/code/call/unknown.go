package call

import (
	"slices"
	"strings"

	"guard/policy/code"
	"guard/policy/code/token"
)

// UnknownLibraries lists the libraries that the text uses and of which the table knows nothing, as it names them.
func (r *names) UnknownLibraries() (unknown []string) {
	if r.onlyLooks() {
		return nil
	}
	for _, m := range r.Modules {
		if !isPath(r.Lang, m) && !isAlias(r.Lang, m) && !code.Standard(r.Lang, m) && !r.knows(m) {
			unknown = append(unknown, m)
		}
	}
	return unknown
}

// onlyLooks reports a text that imports, and shows what it finds, such as a version: it calls nothing else.
func (r *names) onlyLooks() bool {
	for i := range r.Toks {
		t := &r.Toks[i]
		switch {
		case r.Lang == code.Ruby && t.Kind == token.Name && !token.IsUpper(t.Text) && !hasWord(shows, t.Text),
			t.Kind == token.Name && hasWord("with new class", t.Text), t.Is("@"), t.Is("`"),
			t.Is("(") && (i == 0 || r.Toks[i-1].Kind != token.Name || !hasWord(shows, r.Toks[i-1].Text)),
			t.Is("=") && i > 1 && r.Toks[i-2].Is("."):
			return false
		}
	}
	return true
}

// shows are the functions that such a text may call.
const shows = "print len str repr type dir help hasattr vars sorted log require import stringify keys puts p inspect " +
	"require_relative version methods instance_methods signature getsource getdoc"

// knows reports a library of which the table has functions, or that its lists name.
func (r *names) knows(m string) bool {
	b := r.Book
	switch r.Lang {
	case code.Python:
		top, _, _ := strings.Cut(m, ".")
		// The name of a module of the same package begins with a dot.
		return top == "" || b.lists(m) || b.lists(top) || b.begins().heads[top]
	case code.JavaScript:
		pack := packageOf(m)
		scope, _, _ := strings.Cut(pack, "/")
		name := ModuleName(m)
		return b.lists(m) || b.lists(pack) || b.Known[scope+"/"] || strings.Contains(m, ":") ||
			b.begins().heads[name] || b.begins().heads[r.Canonical(name)] ||
			b.begins().heads[ModuleName(pack)]
	case code.Ruby:
		top, _, _ := strings.Cut(m, "/")
		gem := plain(m)
		return b.lists(m) || b.lists(top) || slices.ContainsFunc(b.begins().constants, func(name string) bool {
			return strings.HasPrefix(gem, name)
		})
	}
	return true
}

// lists reports a library that one of the lists names.
func (b *Book) lists(name string) bool {
	return b.Known[name] || b.Tame[name] || b.External[name] || b.Harmless[name]
}

// packageOf is the package of a module of Node.js: @scope/a of @scope/a/b.
func packageOf(m string) string {
	parts := strings.SplitN(m, "/", 3)
	if strings.HasPrefix(m, "@") && len(parts) > 1 {
		return parts[0] + "/" + parts[1]
	}
	return parts[0]
}

// beginnings are what the names of a table begin with.
type beginnings struct {
	heads     map[string]bool // of a.b().c, a and a.b
	constants []string        // their first words that are constants of Ruby, in lower case
}

// beginningsOf are those of a table: of the names that stand there, not of those after any object.
func beginningsOf(rules map[string]*Rule) beginnings {
	all := beginnings{heads: make(map[string]bool, len(rules))}
	for name := range rules {
		if strings.HasPrefix(name, "?") {
			continue
		}
		for i, c := range name {
			if c == '.' || c == '(' || c == '[' {
				all.heads[name[:i]] = true
			}
		}
		all.heads[name] = true
	}
	for head := range all.heads {
		if len(head) > 2 && token.IsUpper(head) && !strings.ContainsAny(head, ".(") {
			all.constants = append(all.constants, plain(head))
		}
	}
	return all
}
