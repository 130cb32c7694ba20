package settings

import (
	"slices"
	"strings"

	"guard/internal/lazy"
	"guard/policy/code"
)

var (
	// prints are calls by which a text shows what it is given, or writes it down.
	prints = lazy.Pattern(`\b(?:e?print(?:ln|f|_r)?!?|pprint|pp|puts|echo|console\.\w+|log(?:ger|ging)?\.\w+|` +
		`fmt\.\w+|[wW]rite\w*|appendFile(?:Sync)?|say|warn|die|exit|var_dump|var_export|dd|fputs|fwrite|` +
		`file_put_contents|json\.dump|inspect|displayhook|ic)\b`)
	printsRuby = lazy.Pattern(`\bp\b`)
	asks       = lazy.Pattern(`(?:\b(?:len|bool|Boolean|type|typeof|isset|empty|strlen|dir|id|callable|hasattr|` +
		`isinstance|Object\.keys|array_keys|count|if|unless|while|sha\w*|md5|hash\w*|mask\w*|redact\w*|obfuscate\w*)` +
		`\s*\(?\s*|!+|\bnot\s+)$`)
	compares = lazy.Pattern(`^\s*(?:is\s|in\s|[!=]==?|\?[^.]|&&|and\s|else\b)`)
	// untold are strings in which no value is put; those that name a member stay.
	untold  = lazy.Pattern(`(\[\s*|\(\s*)?("[^"{$#\\\n]*"|'[^'{$#\\\n]*')`)
	formats = lazy.Pattern("^(?:f[\"']|[\"'`])")
	turns   = lazy.Pattern(`^(?:[\w$]+\.)*(?:vars|asdict|dict|str|repr|dumps|stringify|list|sorted|entries|pformat|` +
		`format|fromEntries|String|json_encode|to_json|generate|assign)\(`)
	// parses are functions that make an object of a text.
	parses     = lazy.Pattern(`^(?:[\w$]+(?:\.|::))*(?:safe_load|loads?|parsed?|read_text|decode|json_decode)\(`)
	takesApart = lazy.Pattern(`(?m)(?:const|let|var)\s*\{([^}]*)\}\s*=\s*([^;\n]+)`)
	parts      = lazy.Pattern(`(\.\.\.)?([\w$]+)(?:\s*:\s*([\w$]+))?`)
	loops      = lazy.Pattern(`\bfor(?:each)?\s*\(?\s*(?:const|let|var)?\s*[\[(]?([\w$, \t]+?)[\])]?\s+` +
		`(?:in|of)\s+([^\n{]+)`)
	blocks = lazy.Pattern(`([\w$.:\[\]"'()]+)\.(?:each\w*|forEach|map)\s*(?:do|\{|\()\s*` +
		`(?:\|([^|]*)\||\(?\[?([\w$, ]*))`)
	foreaches = lazy.Pattern(`\bforeach\s*\((.+?)\s+as\s+([$\w\s=>]+)\)`)
)

// derive gives names what they are given by other names.
func (b *binding) derive() {
	for line := range strings.Lines(b.text) {
		for statement := range strings.SplitSeq(line, ";") {
			a := assignStart().FindStringSubmatch(strings.TrimSpace(statement))
			if a == nil || a[1] != "" {
				continue
			}
			if held := b.given(a[3]); held.Kind != Plain {
				b.names[a[2]] = held
			}
		}
	}
	for _, m := range takesApart().FindAllStringSubmatch(b.text, maxImports) {
		of := b.given(strings.TrimSpace(m[2]))
		for _, p := range parts().FindAllStringSubmatch(m[1], maxImports) {
			name := p[2]
			if p[3] != "" {
				name = p[3]
			}
			held := of
			if p[1] == "" {
				held = of.member([]string{p[2]})
			}
			if held.Kind != Plain {
				b.names[name] = held
			}
		}
	}
	b.deriveLoops()
}

// deriveLoops gives the names of a loop what it goes through.
func (b *binding) deriveLoops() {
	each := func(over, names string) {
		if b.shownIn(over) == "" {
			return
		}
		for _, n := range parts().FindAllString(names, 4) {
			if _, held := b.names[n]; !held {
				b.names[n] = Name{Kind: Value}
			}
		}
	}
	for _, m := range loops().FindAllStringSubmatch(b.text, maxImports) {
		each(m[2], m[1])
	}
	for _, m := range blocks().FindAllStringSubmatch(b.text, maxImports) {
		each(m[1], m[2]+m[3])
	}
	for _, m := range foreaches().FindAllStringSubmatch(b.text, maxImports) {
		each(m[1], strings.NewReplacer("$", "", "=>", ",").Replace(m[2]))
	}
}

// given returns what an expression holds: what the name at its beginning does, also where a call only writes it in
// another form, or a string has it in it.
func (b *binding) given(expr string) Name {
	for _, word := range [...]string{"await ", "new "} {
		expr = strings.TrimPrefix(expr, word)
	}
	if parses().MatchString(expr) {
		for _, c := range b.chains(expr) {
			if held := b.names[c.name].member(c.members); held.shows() {
				return Name{Object, held.Of}
			}
		}
		return Name{}
	}
	if formats().MatchString(expr) || turns().MatchString(expr) {
		if b.shownIn(expr) != "" {
			return Name{Kind: Value}
		}
		return Name{}
	}
	bare := strings.TrimLeft(expr, "( $@&\\")
	all := b.chains(bare)
	if len(all) == 0 || all[0].from != 0 || compares().MatchString(bare[all[0].to:]) ||
		b.asserts && b.unread(bare, all[0]) {
		return Name{}
	}
	return b.names[all[0].name].member(all[0].members)
}

// shownIn returns the first name in an expression whose value shows a secret.
func (b *binding) shownIn(expr string) string {
	expr = untold().ReplaceAllStringFunc(expr, func(s string) string {
		if s[0] == '[' || s[0] == '(' {
			return s
		}
		return `""`
	})
	for _, c := range b.chains(expr) {
		if b.wholly(expr, c) {
			return c.name
		}
		if b.names[c.name].member(c.members).shows() && !asks().MatchString(strings.TrimRight(expr[:c.from], "$@")) &&
			!compares().MatchString(expr[c.to:]) {
			return strings.Join(append([]string{c.name}, slices.DeleteFunc(c.members, func(m string) bool {
				return m == "["
			})...), ".")
		}
	}
	return ""
}

// maxPrinted bounds what is looked at behind one call that prints.
const maxPrinted = 4000

// printed lists the parts of a text that it shows.
func (b *binding) printed(value bool) (all []string) {
	found := prints().FindAllStringIndex(b.text, -1)
	if b.lang == code.Ruby {
		found = append(found, printsRuby().FindAllStringIndex(b.text, -1)...)
	}
	for _, m := range found {
		rest := b.text[m[1]:min(len(b.text), m[1]+maxPrinted)]
		if open := strings.TrimLeft(rest, " "); strings.HasPrefix(open, "(") {
			all = append(all, open[:closing(open, 0)])
			continue
		}
		line, _, _ := strings.Cut(rest, "\n")
		all = append(all, line)
	}
	if value {
		last := strings.TrimRight(b.text, "; \n")
		all = append(all, last[strings.LastIndexAny(last, ";\n")+1:])
	}
	return all
}

// importing is a line by which a module is loaded.
var importing = lazy.Pattern(`^\s*(?:import\b|from\b|export\s.*\bfrom\b)`)

// Used returns a name by which a text uses a secret of a module that it imports, wherever that is handed on to, or "".
func Used(s Source) string {
	b := bind(s)
	if len(b.names) == 0 || strings.Count(b.text, "\n") > maxLines {
		return ""
	}
	for line := range strings.Lines(b.text) {
		if importing().MatchString(line) {
			continue
		}
		if name := b.shownIn(line); name != "" {
			return name
		}
	}
	return ""
}
