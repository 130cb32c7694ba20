package files

import (
	"path"
	"slices"
	"strings"

	"guard/policy/place"
	"guard/policy/shell/taint"
)

// BroughtTree is what a part of the line brings into the work tree around a folder.
type BroughtTree struct {
	Folder string
	TreeChange
	Paths []taint.Word
	at    string // a work tree that the line adds, where it is one

	Guess   bool // it may be this one or another
	Unknown bool // nobody knows what it holds
}

// BringsTree notes a work tree that the line adds, of a commit, else of HEAD
// (git-worktree(1)).
func (ps *places) BringsTree(at taint.Word, commit []taint.Word) {
	rev := "HEAD"
	if len(commit) > 0 && commit[0].Known() {
		rev = commit[0].Text
	}
	if p := ps.Place(at).Path; p != "" && ps.World.Git != nil && !ps.Wrap.Remote {
		ps.Bring(BroughtTree{Folder: ps.State.Cwd, TreeChange: TreeChange{"HEAD", rev}, at: p})
	}
}

// maxBrought bounds the revisions whose files are looked up.
const maxBrought = 96

// Bring notes a tree, the last of which decides. What was found of the others is asked again.
func (ps *places) Bring(t BroughtTree) {
	if ps.Room(len(ps.trees), maxBrought) {
		ps.trees = append(ps.trees, t)
	}
	ps.foundTexts, ps.foundLinks = nil, nil
}

// Under walks a part of the line as if a tree had been brought before it, which is gone again behind it.
func (ps *places) Under(t BroughtTree, part func()) {
	before := ps.trees
	ps.Bring(t)
	part()
	ps.trees = before
	ps.foundTexts, ps.foundLinks = nil, nil
}

// broughtText is the text that git brings to a file, where it is another than it has.
type broughtText struct {
	text  string
	other bool
	open  bool // it may be another text too
}

// brought is the text that a file gets by what git brings earlier in the line, where it is
// another than it has.
func (ps *places) brought(file string) (text broughtText) {
	if len(ps.trees) == 0 {
		return broughtText{}
	}
	found, known := ps.foundTexts[file]
	if !known {
		found = ps.lookBrought(file)
		if ps.foundTexts == nil {
			ps.foundTexts = map[string]broughtText{}
		}
		ps.foundTexts[file] = found
	}
	return found
}

// maxHeldBefore bounds the file of the work tree that is compared, in bytes.
const maxHeldBefore = 1 << 20

// heldBefore is the text that a file has before a tree comes: the work tree's own where it comes from no commit.
func (ps *places) heldBefore(t BroughtTree, file string) string {
	if t.From != "" || ps.World.Disk == nil {
		was, _ := ps.World.Git.Text(t.Folder, t.From, file)
		return was
	}
	was, err := ps.World.Disk.ReadFile(file, maxHeldBefore)
	ps.InTime(err)
	return string(was)
}

// BringsIndex notes files that come out of the index as it holds them: into the work tree, or below another folder.
func (ps *places) BringsIndex(paths []taint.Word, into taint.Word) {
	if ps.World.Git == nil || ps.Wrap.Remote || ps.State.Cwd == "" {
		return
	}
	t := BroughtTree{Folder: ps.State.Cwd, TreeChange: TreeChange{To: ":"}, Paths: paths}
	if into.Text != "" {
		t.at = ps.Place(into).Path
	}
	ps.Bring(t)
}

// lookBrought asks the last tree first. One that holds the file as HEAD does says nothing:
// HEAD may be another by then.
func (ps *places) lookBrought(file string) broughtText {
	for _, t := range slices.Backward(ps.trees) {
		if t.From == t.To && !t.Unknown || !ps.Among(file, t.Paths) {
			continue
		}
		if t.Unknown {
			return broughtText{"", true, true}
		}
		file := file
		if t.at != "" {
			rel, below := strings.CutPrefix(file, t.at+"/")
			if !below {
				continue
			}
			file = path.Join(ps.World.Root(), rel)
		}
		if is, there := ps.World.Git.Text(t.Folder, t.To, file); there {
			if t.at != "" || is != ps.heldBefore(t, file) { // a new work tree has nothing before
				return broughtText{is, true, t.Guess}
			}
		}
	}
	return broughtText{}
}

// linksBrought notes the link that git brings on the way to a place.
func (ps *places) linksBrought(p string) {
	if len(ps.trees) == 0 || p == "" || ps.foundLinks[p] {
		return
	}
	if ps.foundLinks == nil {
		ps.foundLinks = map[string]bool{}
	}
	ps.foundLinks[p] = true
	for _, t := range ps.trees {
		q, root := p, ps.World.Root()
		if t.at != "" { // another work tree has the same links in its own place
			rel, below := strings.CutPrefix(p, t.at+"/")
			if !below {
				continue
			}
			q = path.Join(root, rel)
		}
		if at, target, ok := ps.World.Git.Link(t.Folder, t.To, q); ok {
			if t.at != "" {
				at = t.at + strings.TrimPrefix(at, root)
			}
			ps.addsLink(Link{Name: at, Target: ps.World.At(path.Dir(at), target).Path, Text: target})
			return
		}
	}
}

// Among reports a file that one of the paths of the line takes in; no path takes in all.
func (ps *places) Among(file string, paths []taint.Word) bool {
	for _, a := range paths {
		if !a.Known() || strings.ContainsAny(a.Text, "*?[") || strings.HasPrefix(a.Text, ":") ||
			place.Below(file, ps.Place(a).Path) {
			return true
		}
	}
	return len(paths) == 0
}

// TreeChange is two revisions; what differs between them comes into the work tree.
type TreeChange struct{ From, To string }
