package recorded

import (
	"iter"
	"maps"
	"path"
	"slices"
	"strings"

	"guard/policy/place"
)

// node is a path that is there: made by the session, or the person's.
type node struct {
	name   string
	up     *node // the folder that holds it; nil: the root, or removed
	below  map[string]*node
	made   bool
	folder bool // other paths lie below it, or did
	fresh  bool // a folder that was surely not there before: all in it came after
	wrote  bool // the session made or changed its content
	origin place.Origin
	theirs int // how many nodes in the tree from here on are the person's
	text   *text
}

// parts are the components of a clean absolute path.
func parts(clean string) iter.Seq[string] {
	return func(yield func(string) bool) {
		for part := range strings.SplitSeq(clean, "/") {
			if part != "" && !yield(part) {
				return
			}
		}
	}
}

func (n *node) allMade() bool { return n.made && n.theirs == 0 }

// lends reports a folder in which a path that is not known can only be the
// session's own work.
func (n *node) lends() bool { return n.fresh && n.below[others] == nil }

// others stands in a folder for things of unknown names that are the person's.
const others = "*"

// hidden reports a name that a wildcard passes over (bash(1), dotglob).
func (n *node) hidden() bool { return strings.HasPrefix(n.name, ".") }

func (n *node) path() string {
	if n.up == nil {
		return "/" + n.name
	}
	return path.Join(n.up.path(), n.name)
}

// count adds the person's nodes to all folders from here up.
func (n *node) count(more int) {
	for ; n != nil; n = n.up {
		n.theirs += more
	}
}

// size is how many nodes the tree from here on has.
func (n *node) size() int {
	all := 1
	for _, b := range n.below {
		all += b.size()
	}
	return all
}

// add puts a node into a folder.
func (n *node) add(b *node) {
	if n.below == nil {
		n.below = map[string]*node{}
	}
	n.below[b.name], n.folder = b, true
	b.up = n
	n.count(b.theirs)
}

// cut takes a node out of its folder.
func (n *node) cut() {
	up := n.up
	delete(up.below, n.name)
	n.up = nil
	up.count(-n.theirs)
}

// texts lists the files below a folder that the session wrote.
func (n *node) texts(found []string, limit int) []string {
	for _, name := range slices.Sorted(maps.Keys(n.below)) {
		if len(found) >= limit {
			break
		}
		b := n.below[name]
		if b.wrote && !b.folder {
			found = append(found, b.path())
		}
		found = b.texts(found, limit)
	}
	return found
}
