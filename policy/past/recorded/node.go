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

// codeEndings are names of files that a program runs or loads, as their
// languages and build tools end them.
var codeEndings = []string{
	".py", ".pyi", ".js", ".mjs", ".cjs", ".jsx", ".ts", ".mts", ".cts", ".tsx", ".rb", ".pl", ".pm", ".go", ".rs", ".c", ".h", ".cc", ".cpp", ".hpp",
	".java", ".kt", ".kts", ".scala", ".swift", ".php", ".lua", ".r", ".jl", ".ex", ".exs", ".erl", ".hs", ".ml", ".cs", ".fs", ".dart", ".zig", ".nim",
	".sh", ".bash", ".zsh", ".fish", ".ps1", ".awk", ".sql", ".mk", ".cmake", ".gradle", ".toml", ".json", ".yml", ".yaml", ".cfg", ".ini",
}

// codeNames are files without such an ending that a tool runs.
var codeNames = []string{"Makefile", "makefile", "GNUmakefile", "Rakefile", "Gemfile", "Dockerfile", "Justfile", "justfile", "Taskfile", "Jenkinsfile", "CMakeLists.txt"}

// isCode reports a file of code; without any ending it may be a script.
func isCode(name string) bool {
	end := strings.ToLower(path.Ext(name))
	return end == "" || slices.Contains(codeEndings, end) || slices.Contains(codeNames, name)
}

// code lists the files of code below a folder that the session wrote.
func (n *node) code(found []string, limit int) []string {
	for _, name := range slices.Sorted(maps.Keys(n.below)) {
		if len(found) >= limit {
			break
		}
		b := n.below[name]
		if b.wrote && !b.folder && isCode(name) {
			found = append(found, b.path())
		}
		found = b.code(found, limit)
	}
	return found
}
