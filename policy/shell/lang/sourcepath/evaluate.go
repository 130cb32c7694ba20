package sourcepath

import (
	"cmp"
	"path"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"sync"
)

// carrier is a piece of a statement that stands for a path.
type carrier struct {
	at, end int
	path    string
}

// event is what a word does to the paths that it is asked of or given.
type event struct {
	over  []span
	end   int
	apply func(p string) string
}

var basePatterns = sync.OnceValue(func() map[string]*regexp.Regexp {
	m := map[string]*regexp.Regexp{}
	for _, b := range bases {
		m[b.kind] = regexp.MustCompile(b.words)
	}
	m["gradle"] = regexp.MustCompile(gradleBases)
	return m
})

// carriers lists those in a statement.
func (r *reader) carriers(s *statement) []carrier {
	all := slices.Clone(r.basesIn(s))
	for _, m := range s.words {
		if p, ok := r.lookup(s, s.text[m[0]:m[1]]); ok && len(all) <= mostCarriers && !s.quoted[m[0]] {
			all = append(all, carrier{m[0], m[1], p})
		}
	}
	slices.SortFunc(all, func(a, b carrier) int { return cmp.Compare(a.at, b.at) })
	return all
}

// basesIn lists the bases in a statement, and notes its names.
func (r *reader) basesIn(s *statement) []carrier {
	if s.looked {
		return s.bases
	}
	s.looked, s.words = true, names().FindAllStringIndex(s.text, -1)
	for kind, pattern := range basePatterns() {
		if kind == "gradle" && !buildFile(s.file.File) {
			continue
		}
		for _, m := range pattern.FindAllStringIndex(s.text, mostCarriers) {
			at := m[1] - 1
			if kind != atFile && kind != atDir && s.quoted[m[0]] && s.text[m[0]] != '"' {
				continue
			}
			s.bases = append(s.bases, carrier{at, m[1], r.basePath(s, kind)})
			if strings.HasSuffix(s.text[m[0]:m[1]], `"."`) { // Java's File takes the point for a piece
				s.bases = append(s.bases, carrier{at, m[1], r.from.Folder + "/."})
			}
		}
	}
	return s.bases
}

// mostCarriers bounds those of one statement.
const mostCarriers = 40

// buildFile reports a build file in which a project's folders have names.
func buildFile(name string) bool {
	return slices.Contains([]string{".gradle", ".kts", ".sbt", ".groovy"}, path.Ext(name))
}

// basePath is where a base lies.
func (r *reader) basePath(s *statement, kind string) string {
	dir := s.file.Package
	if dir == "" {
		dir = r.from.Folder
	}
	switch kind {
	case atPackage, "gradle":
		return dir
	case atHome:
		return r.from.Home
	case atFile:
		return s.file.File
	case atDir:
		return path.Dir(s.file.File)
	case atProgram:
		return s.file.exe
	case atUp:
		return path.Dir(r.from.Folder)
	case atTop:
		return "/"
	}
	return r.from.Folder
}

// events lists what the words of a statement do, the inner ones first.
func (r *reader) events(s *statement) []event {
	if s.sorted {
		return s.did
	}
	s.sorted = true
	for _, m := range ups().FindAllStringIndex(s.text, -1) {
		if s.quoted[m[0]] {
			continue
		}
		word := s.text[m[0]:m[1]]
		c := s.callAt(m[0], m[1], bareUps().MatchString(word))
		steps := 1
		if word == "ancestors" {
			steps = r.ancestors(s, m[1])
		} else if s.loop {
			if steps = 0; r.unbounded(s) {
				steps = manySteps
			}
		}
		s.did = append(s.did, event{over: append(c.arguments, c.receiver), end: c.end, apply: upBy(steps)})
	}
	for _, m := range joins().FindAllStringIndex(s.text, -1) {
		if s.quoted[m[0]] {
			continue
		}
		c := s.callAt(m[0], m[1], false)
		if c.bracket < 0 {
			continue
		}
		inside := span{c.bracket + 1, c.end - 1}
		apply := inOrder(s.text[m[0]:m[1]], s.literals(inside))
		s.did = append(s.did, event{over: []span{inside, c.receiver}, end: c.end, apply: apply})
	}
	s.did = append(s.did, s.shortened()...)
	for _, m := range s.marks {
		i := s.back(m[0])
		grows := i > 0 && s.text[i] == '=' && strings.IndexByte("+/", s.text[i-1]) >= 0
		if i < 0 || !grows && strings.IndexByte("+/&~>.", s.text[i]) < 0 {
			continue
		}
		before := span{s.around(m[0]).from, i}
		for _, p := range s.parts(span{before.from, m[1]}) {
			if p.covers(i) {
				before.from = p.from
			}
		}
		apply := s.operated(i, s.text[m[0]+1:m[1]])
		s.did = append(s.did, event{over: []span{before}, end: m[1] + 1, apply: apply})
	}
	for _, m := range reads().FindAllStringIndex(s.text, -1) {
		if c := s.callAt(m[0], m[1], false); !s.quoted[m[0]] {
			s.did = append(s.did, event{over: append(c.arguments[:min(1, len(c.arguments))], c.receiver), end: c.end,
				apply: func(string) string { return "" }})
		}
	}
	slices.SortStableFunc(s.did, func(a, b event) int { return cmp.Compare(a.end, b.end) })
	return s.did
}

// manySteps lead up to the root.
const manySteps = 100

func upBy(steps int) func(string) string {
	return func(p string) string {
		for range steps {
			if p != "" {
				p = path.Dir(path.Clean(p))
			}
		}
		return p
	}
}

// joined puts pieces to a path; where none is known, one that is not.
func joined(pieces []string) func(string) string {
	return func(p string) string {
		if p == "" {
			return p
		}
		for _, piece := range pieces {
			if noFolder().MatchString(piece) {
				continue
			}
			for one := range strings.SplitSeq(piece, "/") {
				if !noFolder().MatchString(one) {
					p = path.Join(p, placeholder().ReplaceAllString(one, ""))
				}
			}
		}
		return p
	}
}

// ancestors is how many steps up stand behind the word.
func (r *reader) ancestors(s *statement, at int) int {
	if m := goesOn().FindStringSubmatch(s.text[at:]); m != nil {
		n, _ := strconv.Atoi(m[1])
		return min(n, manySteps)
	}
	if r.unbounded(s) {
		return manySteps
	}
	return 0
}

// unbounded reports a walk upwards that does not look for the file which tells the top of the project.
func (r *reader) unbounded(s *statement) bool {
	near := slices.IndexFunc(r.statements, func(o statement) bool { return o.text == s.text && o.scope == s.scope })
	for i := max(0, near-loopStatements); i < min(len(r.statements), near+loopStatements); i++ {
		o := &r.statements[i]
		for _, m := range o.marks {
			if o.scope == s.scope && r.from.Marks(o.text[m[0]+1:m[1]]) {
				return false
			}
		}
	}
	return true
}

// value is the path that stands in a piece of a statement: one outside, if any.
func (r *reader) value(s *statement, in span, carriers []carrier) (value string, ok bool) {
	for _, c := range carriers {
		if !in.covers(c.at) {
			continue
		}
		p := c.path
		for _, e := range r.events(s) {
			if e.end <= c.end-1 || e.end > in.to+1 {
				continue
			}
			for _, over := range e.over {
				if over.covers(c.at) {
					p = e.apply(p)
					break
				}
			}
		}
		if p == "" {
			continue
		}
		if r.from.Outside(p) {
			return p, true
		}
		if !ok {
			value, ok = p, true
		}
	}
	return value, ok
}
