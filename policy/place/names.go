package place

import (
	"path"
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

	fold shape // how the first component is compared
	stem string
}

// shape sorts the globs of the tables into those that need no real matching.
type shape uint8

const (
	literal  shape = iota
	prefix         // abc*
	suffix         // *abc
	contains       // *abc*
	pattern        // anything else
)

// index holds the rules by their first component; those that begin with a glob
// stand apart.
type index struct {
	by    map[string][]compiled
	globs []compiled
	all   []compiled
}

var rulesOnce = sync.OnceValue(func() *index {
	ix := &index{by: make(map[string][]compiled, 256)}
	for _, table := range [...][]rule{secretRules, startupRules, executedRules, vcsRules, agentRules, financialRules} {
		for _, r := range table {
			c := compile(r)
			ix.all = append(ix.all, c)
			if first := c.parts[0]; isGlob(first) {
				ix.globs = append(ix.globs, c)
			} else {
				ix.by[first] = append(ix.by[first], c)
			}
		}
	}
	return ix
})

func compile(r rule) compiled {
	c := compiled{kind: r.kind, below: strings.HasSuffix(r.run, "/")}
	run := r.run
	if strings.HasPrefix(run, "~/") {
		c.home, run = true, run[2:]
	} else if strings.HasPrefix(run, "/") {
		c.top = true
	}
	c.parts = splitPath(run)
	c.fold, c.stem = shapeOf(c.parts[0])
	return c
}

func shapeOf(p string) (shape, string) {
	inner := strings.Trim(p, "*")
	switch {
	case strings.ContainsAny(inner, "*?["):
		return pattern, p
	case inner == p:
		return literal, p
	case p == inner+"*":
		return prefix, inner
	case p == "*"+inner:
		return suffix, inner
	}
	return contains, inner
}

// starts reports whether a component can be the rule's first: a quick look
// before the real comparison.
func (c *compiled) starts(part string) bool {
	switch c.fold {
	case prefix:
		return strings.HasPrefix(part, c.stem)
	case suffix:
		return strings.HasSuffix(part, c.stem)
	case contains:
		return strings.Contains(part, c.stem)
	}
	return true
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

func isGlob(s string) bool { return strings.ContainsAny(s, "*?[") }

// byName says what a path is by the names in it. home is the number of leading
// components that are a home.
func byName(parts []string, home int, same compare) Kind {
	ix := rulesOnce()
	var k Kind
	for i, part := range parts {
		rest, glob := ix.globs, isGlob(part)
		if glob {
			rest = ix.all
		} else {
			for j := range ix.by[part] {
				k |= ix.by[part][j].at(parts, i, home, same)
			}
		}
		for j := range rest {
			if c := &rest[j]; glob || c.starts(part) {
				k |= c.at(parts, i, home, same)
			}
		}
	}
	return k &^ exempted(parts)
}

// at matches a rule whose first component stands at i.
func (c *compiled) at(parts []string, i, home int, same compare) Kind {
	n := i + len(c.parts)
	switch {
	case c.home && (home == 0 || i != home), c.top && i != 0, n > len(parts), n < len(parts) && !c.below:
		return 0
	}
	for j, p := range c.parts {
		if !same(parts[i+j], p) {
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
	base := parts[len(parts)-1]
	for _, suffix := range sampleSuffixes {
		if strings.HasSuffix(base, suffix) {
			return Secret
		}
	}
	return 0
}
