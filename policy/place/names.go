package place

import (
	"path"
	"slices"
	"strings"
	"sync"
)

// rule is one line of knowledge: a run of components and what a path that
// holds it is. "~/" anchors the run at a home, "/" at the top; otherwise it may
// stand anywhere. A trailing "/" covers the folder and all below it, else the
// run must end the path. Components are lower case (file systems that fold case
// exist) and may be globs.
type rule struct {
	run  string
	kind Kind
}

// compiled is a rule taken apart.
type compiled struct {
	parts []string
	home  bool // anchored at a home
	top   bool // anchored at /
	below bool // everything under it too
	kind  Kind

	// How the first component's glob begins and ends, and, for *abc*, what it
	// holds: a look that settles most comparisons.
	head, tail, inner string
	simple            bool // that look settles all
}

// index holds the rules by their first component. Those that begin with a glob
// stand apart: ends can only match a path's last component.
type index struct {
	by    map[string][]compiled
	globs globs
	ends  globs
	all   []compiled
}

var rules = sync.OnceValue(func() *index {
	ix := &index{by: make(map[string][]compiled, 256)}
	for _, table := range [...][]rule{secretRules(), startupRules, executedRules, laterRules,
		vcsRules, agentRules(), guardRules,
		instructionRules(), financialRules} {
		for _, r := range table {
			ix.add(compile(r))
		}
	}
	return ix
})

func (ix *index) add(c compiled) {
	ix.all = append(ix.all, c)
	switch first := c.parts[0]; {
	case !isGlob(first):
		ix.by[first] = append(ix.by[first], c)
	case len(c.parts) == 1 && !c.below:
		ix.ends.add(c)
	default:
		ix.globs.add(c)
	}
}

// globs are rules that begin with a glob. Most are passed by at a look at the
// letters that a component needs for them.
type globs struct {
	letters []uint32
	rules   []compiled
}

func (g *globs) add(c compiled) {
	g.letters = append(g.letters, letters(c.head)|letters(c.tail)|letters(c.inner))
	g.rules = append(g.rules, c)
}

// letters has a bit for every byte of a text; several bytes share one.
func letters(s string) (set uint32) {
	for i := range len(s) {
		set |= 1 << (s[i] & 31)
	}
	return set
}

func compile(r rule) compiled {
	c := compiled{kind: r.kind, below: strings.HasSuffix(r.run, "/")}
	run := r.run
	if strings.HasPrefix(run, "~/") {
		c.home, run = true, run[2:]
	} else if strings.HasPrefix(run, "/") {
		c.top = true
	}
	c.parts = splitPath(run)
	c.halves(c.parts[0])
	return c
}

func (c *compiled) halves(glob string) {
	if inner := strings.Trim(glob, "*"); glob == "*"+inner+"*" && !isGlob(inner) {
		c.inner, c.simple = inner, true
		return
	}
	c.simple = strings.Count(glob, "*") == 1 && !strings.ContainsAny(glob, "?[")
	if i := strings.IndexAny(glob, "*?["); i >= 0 {
		c.head = glob[:i]
		c.tail = glob[strings.LastIndexAny(glob, "*?]")+1:]
	}
}

// starts reports whether a component can be the rule's first.
func (c *compiled) starts(part string) bool {
	return len(part) >= len(c.head)+len(c.tail) && strings.HasPrefix(part, c.head) &&
		strings.HasSuffix(part, c.tail) && strings.Contains(part, c.inner)
}

// compare tells whether a component of a path can be a component of a rule.
type compare func(part, ruled string) bool

// exact compares a component that is written out.
func exact(part, ruled string) bool {
	if part == ruled {
		return true
	}
	if !isGlob(ruled) {
		return false
	}
	ok, _ := path.Match(ruled, part)
	return ok
}

func isGlob(s string) bool {
	for i := range len(s) {
		if c := s[i]; c == '*' || c == '?' || c == '[' {
			return true
		}
	}
	return false
}

// byName says what a path is by the names in it. home is the number of leading
// components that are a home.
func byName(parts []string, home int, same compare) Kind {
	ix := rules()
	var k Kind
	for i, part := range parts {
		if isGlob(part) {
			for j := range ix.all {
				k |= ix.all[j].at(parts, i, 0, home, same)
			}
			continue
		}
		for j := range ix.by[part] {
			k |= ix.by[part][j].at(parts, i, 1, home, same)
		}
		k |= ix.globs.at(parts, i, home, same)
		if i == len(parts)-1 {
			k |= ix.ends.at(parts, i, home, same)
		}
	}
	if k&Secret != 0 {
		k &^= exempted(parts)
	}
	return k
}

// at tries the rules at the component i.
func (g *globs) at(parts []string, i, home int, same compare) Kind {
	var k Kind
	have := letters(parts[i])
	for j, need := range g.letters {
		if need&^have != 0 {
			continue
		}
		c := &g.rules[j]
		if !c.starts(parts[i]) {
			continue
		}
		settled := 0
		if c.simple {
			settled = 1
		}
		k |= c.at(parts, i, settled, home, same)
	}
	return k
}

// at matches a rule whose first component stands at i; its first settled
// components are known to be the same.
func (c *compiled) at(parts []string, i, settled, home int, same compare) Kind {
	n := i + len(c.parts)
	switch {
	case c.home && (home == 0 || i != home), c.top && i != 0, n > len(parts), n < len(parts) && !c.below:
		return 0
	}
	for j := settled; j < len(c.parts); j++ {
		if !same(parts[i+j], c.parts[j]) {
			return 0
		}
	}
	return c.kind
}

// exempted lists what a name cannot be although a rule says so: the samples
// that projects publish, and public halves of keys.
func exempted(parts []string) Kind {
	if len(parts) == 0 {
		return 0
	}
	if Sample(parts[len(parts)-1]) {
		return Secret
	}
	return 0
}

// Sample reports the name of a sample that a project publishes, in any case: .env.example.
func Sample(base string) bool {
	return slices.ContainsFunc(sampleSuffixes, func(suffix string) bool {
		return len(base) >= len(suffix) && strings.EqualFold(base[len(base)-len(suffix):], suffix)
	})
}
