package recorded

import (
	"path"
	"strings"
)

func isPattern(name string) bool { return strings.ContainsAny(name, "*?[") }

// matching lists the known paths that a pattern matches, component by component
// (glob(7)). Names with a dot in front are among them, though the shell passes
// over them. A pattern that crosses folders (**) is not read.
func (p *Past) matching(pattern string) []*node {
	if !path.IsAbs(pattern) || strings.Contains(pattern, "**") {
		return nil
	}
	found := []*node{p.root}
	for part := range parts(path.Clean(pattern)) {
		found = oneLevel(found, part)
	}
	return found
}

func oneLevel(folders []*node, part string) (found []*node) {
	for _, f := range folders {
		if !isPattern(part) {
			if n := f.below[part]; n != nil {
				found = append(found, n)
			}
			continue
		}
		for name, n := range f.below {
			if ok, err := path.Match(part, name); ok && err == nil {
				found = append(found, n)
			}
		}
	}
	return found
}

// namesHidden reports a pattern whose last component asks for hidden names.
func namesHidden(pattern string) bool { return strings.HasPrefix(path.Base(pattern), ".") }
