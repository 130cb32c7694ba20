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
}

// BringsTree notes a work tree that the line adds, of a commit, else of HEAD
// (git-worktree(1)).
func (k *places) BringsTree(at taint.Word, commit []taint.Word) {
	rev := "HEAD"
	if len(commit) > 0 && commit[0].Known() {
		rev = commit[0].Text
	}
	if p := k.Place(at).Path; p != "" && k.World.Git != nil && !k.Wrap.Remote {
		k.Bring(BroughtTree{Folder: k.State.Cwd, TreeChange: TreeChange{"HEAD", rev}, at: p})
	}
}

// maxBrought bounds the revisions whose files are looked up.
const maxBrought = 8

// Bring notes a tree, the last of which decides. What was found of the others is asked again.
func (k *places) Bring(t BroughtTree) {
	if len(k.trees) < taint.MaxWords {
		k.trees = append(k.trees, t)
	}
	k.foundTexts, k.foundLinks = nil, nil
}

// lastTrees are those that are looked into.
func (k *places) lastTrees() []BroughtTree { return k.trees[max(0, len(k.trees)-maxBrought):] }

// broughtText is the text that git brings to a file, where it is another than it has.
type broughtText struct {
	text  string
	other bool
}

// brought is the text that a file gets by what git brings earlier in the line, where it is
// another than it has.
func (k *places) brought(file string) (text string, ok bool) {
	if len(k.trees) == 0 {
		return "", false
	}
	found, known := k.foundTexts[file]
	if !known {
		found = k.lookBrought(file)
		if k.foundTexts == nil {
			k.foundTexts = map[string]broughtText{}
		}
		k.foundTexts[file] = found
	}
	return found.text, found.other
}

// lookBrought asks the last tree first. One that holds the file as HEAD does says nothing:
// HEAD may be another by then.
func (k *places) lookBrought(file string) broughtText {
	for _, t := range slices.Backward(k.lastTrees()) {
		if t.From == t.To || !k.Among(file, t.Paths) {
			continue
		}
		file := file
		if t.at != "" {
			rel, below := strings.CutPrefix(file, t.at+"/")
			if !below {
				continue
			}
			file = path.Join(k.World.Root(), rel)
		}
		if is, there := k.World.Git.Text(t.Folder, t.To, file); there {
			if was, _ := k.World.Git.Text(t.Folder, t.From, file); is != was {
				return broughtText{is, true}
			}
		}
	}
	return broughtText{}
}

// linksBrought notes the link that git brings on the way to a place.
func (k *places) linksBrought(p string) {
	if len(k.trees) == 0 || p == "" || k.foundLinks[p] {
		return
	}
	if k.foundLinks == nil {
		k.foundLinks = map[string]bool{}
	}
	k.foundLinks[p] = true
	for _, t := range k.lastTrees() {
		if at, target, ok := k.World.Git.Link(t.Folder, t.To, p); ok {
			if l := (Link{at, k.World.At(path.Dir(at), target).Path}); len(k.Links) < taint.MaxWords &&
				!slices.Contains(k.Links, l) {
				k.Links = append(k.Links, l)
			}
			return
		}
	}
}

// Among reports a file that one of the paths of the line takes in; no path takes in all.
func (k *places) Among(file string, paths []taint.Word) bool {
	for _, a := range paths {
		if !a.Known() || strings.ContainsAny(a.Text, "*?[") || strings.HasPrefix(a.Text, ":") ||
			place.Below(file, k.Place(a).Path) {
			return true
		}
	}
	return len(paths) == 0
}

// TreeChange is two revisions; what differs between them comes into the work tree.
type TreeChange struct{ From, To string }
