package sourcepath

import (
	"path"
	"strings"

	"guard/internal/lazy"
)

// binds gives the names of a statement the paths that stand in it.
func (r *reader) binds(i int, s *statement) {
	carriers := r.carriers(s)
	if len(carriers) == 0 {
		return
	}
	local := r.local[s.scope]
	whole := span{0, len(s.text)}
	if to, from, ok := assignment(s); ok {
		if p, ok := r.value(s, span{from, len(s.text)}, carriers); ok {
			r.assigns(s, s.text[:to], p)
		}
	}
	r.changes(s, carriers)
	for _, m := range field().FindAllStringSubmatchIndex(s.text, mostCarriers) {
		if s.quoted[m[2]] || !strings.HasSuffix(s.file.File, ".rs") && !strings.HasSuffix(s.file.File, ".zig") {
			continue
		}
		end := m[1]
		for _, p := range s.parts(s.around(m[1])) {
			if p.covers(m[1]) {
				end = p.to
			}
		}
		if p, ok := r.value(s, span{m[1], end}, carriers); ok {
			r.give(r.global, s.text[m[2]:m[3]], p)
		}
	}
	p, ok := r.value(s, whole, carriers)
	if !ok {
		return
	}
	for _, m := range bindings().FindAllStringSubmatchIndex(s.text, mostCarriers) {
		for g := 2; g < len(m); g += 2 {
			if m[g] >= 0 && !s.quoted[m[g]] {
				r.give(local, s.text[m[g]:m[g+1]], p)
			}
		}
	}
	if strings.ContainsAny(s.text, "{&_$") {
		for _, name := range []string{"it", "_1"} {
			r.give(local, name, p)
		}
	}
	r.hands(s, carriers)
	if s.function != "" && s.function != "main" && r.from.Outside(p) && (r.last(i) || returns().MatchString(s.text)) {
		r.give(r.global, s.function, p)
	}
}

// last reports the last statement of a function: what stands behind it is of another, or only ends blocks.
func (r *reader) last(i int) bool {
	for n := i + 1; n < len(r.statements) && r.statements[n].scope == r.statements[i].scope; n++ {
		if strings.Trim(r.statements[n].text, "}) ") != "" {
			return false
		}
	}
	return true
}

// assignment is where the name ends and the value begins.
func assignment(s *statement) (to, from int, ok bool) {
	for i := 0; i < len(s.text); i++ {
		c := s.text[i]
		switch {
		case s.quoted[i]:
		case c == '(' || c == '[':
			i = s.partner[i]
		case c == '<' && strings.HasPrefix(s.text[i:], "<- "):
			return i, i + 2, true
		case c == '=':
			next := s.text[min(i+1, len(s.text)-1)]
			before := byte(' ')
			if i > 0 {
				before = s.text[i-1]
			}
			if before == '>' && typed().MatchString(s.text[:i]) { // let v: Vec<_>=x
				return i, i + 1, true
			}
			if next == '=' || next == '>' || next == '~' || strings.IndexByte("=!<>", before) >= 0 {
				i++
				continue
			}
			if strings.IndexByte(":+/?.", before) >= 0 {
				return i - 1, i + 1, true
			}
			return i, i + 1, true
		}
	}
	return 0, 0, false
}

// typed is a name with a type that takes others.
var typed = lazy.Pattern(`\b\w+\s*:\s*[\w:]+<[^=;]*>$`)

// assigns gives what stands on the left of an assignment a path.
func (r *reader) assigns(s *statement, left, p string) {
	if i := strings.LastIndexAny(left, "{;"); i >= 0 {
		left = left[i+1:]
	}
	left = strings.TrimSpace(left)
	if before, kind, ok := strings.Cut(left, ":"); ok && !strings.HasPrefix(kind, ":") {
		left = before
	}
	to := r.local[s.scope]
	member := strings.Contains(left, ".") || strings.Contains(left, "->")
	if s.scope == 0 || s.function == "" || member || declares().MatchString(left) {
		to = r.global
	}
	left = strings.TrimRight(left, " ])")
	all := names().FindAllString(left, -1)
	for i, name := range all {
		one := strings.ContainsAny(left, "({") && name[0] >= 'a' && name != "let" && !declares().MatchString(name)
		if i == len(all)-1 || one {
			r.give(to, name, p)
		}
	}
}

// changes follows what a statement does to a name without assigning: p.pop(), p.push("x"), strcat(b, "/x").
func (r *reader) changes(s *statement, carriers []carrier) {
	for _, m := range fills().FindAllStringIndex(s.text, mostCarriers) {
		c := s.callAt(m[0], m[1]-1, false)
		if len(c.arguments) == 0 || s.quoted[m[0]] {
			continue
		}
		into := names().FindString(s.text[c.arguments[0].from:c.arguments[0].to])
		if p, ok := r.value(s, span{m[0], c.end}, carriers); ok && into != "" {
			r.give(r.local[s.scope], into, p)
			r.local[s.scope][into] = p
		}
	}
	for _, c := range carriers {
		name := s.text[c.at:c.end]
		had, known := r.local[s.scope][name]
		if !known || r.from.Outside(had) {
			continue
		}
		if p, ok := r.value(s, span{c.at, len(s.text)}, []carrier{c}); ok && p != had && mutates(s, c) {
			r.local[s.scope][name] = p
		}
	}
}

// mutates reports a word of a statement that changes the path itself.
func mutates(s *statement, c carrier) bool {
	rest := s.text[c.end:]
	if mutators().MatchString(rest) {
		return true
	}
	return strings.Contains(s.text[:c.at], "strrchr") || strings.Contains(s.text[:c.at], "dirname")
}

// hands gives the functions of the sources the paths that they are called with.
func (r *reader) hands(s *statement, carriers []carrier) {
	for _, m := range names().FindAllStringIndex(s.text, -1) {
		name := s.text[m[0]:m[1]]
		params := r.params[name]
		if len(params) == 0 || s.quoted[m[0]] {
			continue
		}
		c := s.callAt(m[0], m[1], false)
		if c.bracket < 0 {
			continue
		}
		if piped, ok := r.value(s, c.receiver, carriers); ok && r.from.Outside(piped) {
			r.give(r.local[r.scopes[name]], params[0], piped)
		}
		for i, a := range c.arguments {
			if p, ok := r.value(s, a, carriers); ok && r.from.Outside(p) {
				// There may be a self before them.
				for _, param := range params[min(i, len(params)-1):min(i+2, len(params))] {
					r.give(r.local[r.scopes[name]], param, p)
				}
			}
		}
	}
}

// first is the name in a match of a head, parameters are its names.
func first(m []string) string { return m[1] + m[3] }

func parameters(m []string) (all []string) {
	for one := range strings.SplitSeq(m[2]+m[4], ",") {
		before, _, _ := strings.Cut(one, ":")
		found := names().FindAllString(before, -1)
		if len(found) > 0 { // the last: a type may stand before it
			all = append(all, found[len(found)-1])
		}
	}
	return all
}

// bareCalls are the endings of languages that call without brackets.
var bareCalls = map[string]bool{".hs": true, ".lhs": true, ".nim": true, ".nims": true, ".ml": true}

// writes lists what one statement writes outside.
func (r *reader) writes(s *statement) (found []Reach) {
	carriers := r.carriers(s)
	if len(carriers) == 0 {
		return nil
	}
	tell := func(in span, goes bool) {
		if p, ok := r.value(s, in, carriers); ok && r.from.Outside(p) {
			found = append(found, Reach{s.file.File, p, goes})
		}
	}
	each := func(at [][]int, bare bool, ask func(c call)) {
		for _, m := range at {
			if !s.quoted[m[0]] {
				ask(s.callAt(m[0], m[1], bare))
			}
		}
	}
	bare := bareCalls[path.Ext(s.file.File)] || buildFile(s.file.File)
	ofFirst := func(c call) {
		tell(c.receiver, false)
		if len(c.arguments) > 0 {
			tell(c.arguments[0], false)
		}
	}
	each(writers().FindAllStringIndex(s.text, mostCarriers), bare, func(c call) {
		if c.bracket < 0 && !bare { // `std::ofstream out(path)`: the name stands between
			rest := s.text[c.end:]
			if m := names().FindStringIndex(rest); m != nil {
				c.arguments = s.callAt(c.end+m[0], c.end+m[1], false).arguments
			}
		}
		ofFirst(c)
	})
	if writingMode().MatchString(s.text) {
		each(openers().FindAllStringIndex(s.text, mostCarriers), bare, ofFirst)
	}
	each(copiers().FindAllStringIndex(s.text, mostCarriers), bare, func(c call) {
		if n := len(c.arguments); n > 0 {
			tell(c.arguments[min(n, 2)-1], false)
		}
	})
	each(starters().FindAllStringIndex(s.text, mostCarriers), bare, func(c call) {
		for _, a := range c.arguments {
			tell(a, false)
		}
	})
	for _, m := range settings().FindAllStringIndex(s.text, mostCarriers) {
		if !s.quoted[m[0]] && s.text[m[0]] == '.' {
			tell(s.receiver(m[0]+1), false)
		}
	}
	if buildFile(s.file.File) {
		each(tasks().FindAllStringIndex(s.text, mostCarriers), true, func(c call) {
			for _, a := range c.arguments {
				tell(a, false)
			}
		})
	}
	for _, m := range enters().FindAllStringIndex(s.text, mostCarriers) {
		if !s.quoted[m[0]] {
			tell(span{m[0], len(s.text)}, true)
		}
	}
	return found
}
