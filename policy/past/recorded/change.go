package recorded

import (
	"path"
	"slices"
	"strings"

	"guard/policy/place"
)

// see notes that something is at a path, and so the folders that lead there. What
// is not known of it is the person's.
func (p *Past) see(name string) *node {
	clean, ok := plain(name)
	if !ok {
		return nil
	}
	n := p.root
	for part := range parts(clean) {
		if n = p.enter(n, part); n == nil {
			return nil
		}
	}
	return n
}

// claim notes that what is at a path now is the person's, in place of all that
// was known of it.
func (p *Past) claim(name string) *node {
	p.delete(name)
	n := p.see(name)
	if n != nil && n.made {
		n.made, n.fresh = false, false
		n.count(1)
	}
	return n
}

// enter finds what a folder holds under a name, which is the person's if it was
// not known. Nil where there is no room to remember it.
func (p *Past) enter(folder *node, name string) *node {
	if n := folder.below[name]; n != nil {
		return n
	}
	if p.known >= maxPaths {
		p.lost = true
		return nil
	}
	n := &node{name: name, theirs: 1}
	if folder.lends() && name != others && !p.lost {
		n.made, n.fresh, n.origin, n.theirs = true, true, folder.origin, 0
	}
	p.known++
	folder.add(n)
	return n
}

// make notes that a path is new, and, where the call makes parents, the folders
// that lead to it. Once a path was lost nothing is new for certain.
func (p *Past) make(clean string, parents bool, by place.Origin) *node {
	n, at := p.root, ""
	for part := range parts(clean) {
		at += "/" + part
		known := n.below[part] != nil
		if n = p.enter(n, part); n == nil {
			return nil
		}
		if known || p.lost || at != clean && !(parents && p.ours(at)) {
			continue
		}
		if n.origin = by; !n.made {
			n.made = true
			n.count(-1)
		}
	}
	return n
}

// tempFolders are where sessions make folders of their own besides the workspace
// (hier(7)).
var tempFolders = []string{"/tmp", "/var/tmp", "/private/tmp"}

// ours reports a folder that a session may have made on the way: below the
// workspace or a temporary folder. Any other is older than the session.
func (p *Past) ours(folder string) bool {
	within := func(top string) bool { return strings.HasPrefix(folder, top+"/") }
	return p.workspace != "" && within(p.workspace) || slices.ContainsFunc(tempFolders, within)
}

// delete forgets a path and all below it; of a pattern, what the session made of
// what it matches.
func (p *Past) delete(name string) {
	if isPattern(name) {
		for _, n := range p.matching(name) {
			if n.allMade() && !n.hidden() {
				p.remove(n)
			}
		}
		return
	}
	clean, ok := plain(name)
	if !ok || clean == "/" {
		return
	}
	p.see(path.Dir(clean))
	if n := p.find(clean); n != nil {
		p.remove(n)
	}
}

func (p *Past) remove(n *node) {
	p.forgetTexts(n)
	n.cut()
	p.known -= n.size()
}

// rename gives a node another name, in place of what was there.
func (p *Past) rename(n *node, to string) {
	if strings.HasPrefix(to+"/", n.path()+"/") {
		return // into itself, which fails
	}
	if there := p.find(to); there != nil {
		if strings.HasPrefix(n.path()+"/", to+"/") {
			return // onto a folder that holds it, which fails
		}
		p.remove(there)
	}
	folder := p.see(path.Dir(to))
	if folder == nil {
		p.remove(n)
		p.lost = true
		return
	}
	n.cut()
	n.name = path.Base(to)
	folder.add(n)
}

// fill puts things of unknown names into a folder, or onto a file. What is moved
// there is the person's; copies are nobody's loss.
func (p *Past) fill(to string, copies bool) {
	n := p.find(to)
	switch {
	case copies:
		if n = p.see(to); n != nil {
			p.forgetText(n)
		}
	case n != nil && n.folder:
		p.enter(n, others)
	default:
		p.claim(to)
	}
}
