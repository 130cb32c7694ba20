package sourcepath

import (
	"path"
	"strings"

	"guard/internal/lazy"
)

// A text that is put behind the path of a folder, and not below it, leads out of it: cwd + "-old".

var (
	// concats are words that put one text right behind another, prints those that fill the places of a format.
	concats = lazy.Pattern(`^(?:strcat|strncat|strlcat|push_str|concat|interp)$`)
	prints  = lazy.Pattern(`^(?:format|Format|sprintf|snprintf|vsnprintf|asprintf|printf)$`)
	// partOfName is what may go on with a name, behind the place of a value where there is one.
	partOfName  = lazy.Pattern(`^[\w.~+-][\w.~+/-]*$`)
	behindPlace = lazy.Pattern(`^(?:%s|\{\w*\})([\w.~+-][\w.~+/-]*)$`)
	// separators are names for what stands between the parts of a path.
	separators = lazy.Pattern(`(?i)(?:sep|separator|separatorchar|path_sep|delim)\w*\s*(?:\(\))?$`)
)

// behind puts a text right behind a path. What ends a folder's name stays, so that more may be put below it.
func behind(piece string) func(string) string {
	return func(p string) string {
		switch {
		case p == "" || p == "?":
			return p
		case strings.HasSuffix(p, "/") || strings.HasPrefix(piece, "/") || !partOfName().MatchString(piece):
			p = joined([]string{piece})(p)
		default:
			p = path.Clean(p + piece)
		}
		if strings.HasSuffix(piece, "/") && !strings.HasSuffix(p, "/") {
			p += "/"
		}
		return p
	}
}

// inOrder puts the pieces of a call to a path as its word does.
func inOrder(word string, pieces []string) func(string) string {
	var steps []func(string) string
	for i, piece := range pieces {
		m := behindPlace().FindStringSubmatch(piece)
		switch {
		case prints().MatchString(word) && m != nil && !strings.HasPrefix(m[1], "/"):
			steps = append(steps, behind(m[1]))
		case concats().MatchString(word) && (word != "interp" || i > 0), prints().MatchString(word) && m != nil,
			strings.HasSuffix(piece, "/") && placeholder().MatchString(piece):
			steps = append(steps, behind(placeholder().ReplaceAllString(piece, "")))
		default:
			steps = append(steps, joined([]string{piece}))
		}
	}
	return func(p string) string {
		for _, step := range steps {
			p = step(p)
		}
		return p
	}
}

// operated is what an operator before a string does with the path before it: + puts it behind, / and its like below.
func (s *statement) operated(i int, piece string) func(string) string {
	put := strings.IndexByte("+&~", s.text[i]) >= 0 ||
		s.text[i] == '=' && s.text[i-1] == '+' || s.text[i] == '>' && i > 0 && s.text[i-1] == '<'
	before := strings.TrimRight(s.text[:i], " \t+&~=")
	if put && !separators().MatchString(before) {
		return behind(piece)
	}
	return joined([]string{piece})
}

var (
	// cuts take a part of a list where they are told how many are left.
	cuts = lazy.Pattern(`\b(?:take|Take|prefix|subpath|sublist|subList|slice|Slice|drop|first|` +
		`dropLast|substr|substring)\b`)
	// leavesLast is such a number, fromStart a slice that leaves the last parts out.
	leavesLast = lazy.Pattern(`-\s*\d`)
	fromStart  = lazy.Pattern(`\[\s*0?\s*\.\.[<=]?\s*(?:[^\]\[]*-\s*\d+|\^\d+)\s*\]`)
)

// shortened lists what leaves the last parts of a path out.
func (s *statement) shortened() (all []event) {
	for _, m := range cuts().FindAllStringIndex(s.text, mostCarriers) {
		c := s.callAt(m[0], m[1], false)
		if s.quoted[m[0]] || c.bracket < 0 || !leavesLast().MatchString(s.text[c.bracket:c.end]) {
			continue
		}
		all = append(all, event{over: []span{c.receiver}, end: c.end, apply: upBy(1)})
	}
	for _, m := range fromStart().FindAllStringIndex(s.text, mostCarriers) {
		if !s.quoted[m[0]] {
			all = append(all, event{over: []span{{s.around(m[0]).from, m[0]}}, end: m[1], apply: upBy(1)})
		}
	}
	return all
}
