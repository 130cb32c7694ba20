package undo

// Hit is a path of which a call takes something.
type Hit struct {
	Path string // absolute; folders on the way are resolved, the last name is not
	// Unlinks: only names go (rm, mv). Nothing is written into the file that stands there, so a second
	// name keeps it whole.
	Unlinks bool
	Part    Part
	// Nested: repositories of their own that lie below it go too, whole (git clean -ff).
	Nested bool
	// Ref is of Refs the ref, or the folder of refs with its slash at the end ("refs/remotes/origin/"); "HEAD": the
	// branch that the work tree is on.
	Ref string
	// Stays: of Refs, they go on to name another object (git reset), or may (git fetch --prune).
	Stays bool
}

// Part says what of a folder is hit. The zero value is all of it.
type Part uint8

// The parts of a folder.
const (
	All         Part = iota
	Untracked        // what git neither tracks nor ignores (git clean)
	NotTracked       // what git does not track, ignored or not (git clean -x)
	Uncommitted      // tracked files that differ from what is committed (git reset --hard)
	NotIgnored       // all but what git ignores (a formatter that walks a project)
	// Unsaved is what git does not hold as it is, but for folders that tools fill: kept in case, where nobody knows
	// what a call takes.
	Unsaved
	Work   // all but git's own folder: what git tracks is not said before the call has begun (git rm --cached)
	Refs   // refs of the repository around it, with the logs of their moves
	Staged // what git's index alone holds of it: the work tree and HEAD have it otherwise (git add)
)

// Kept is what became of keeping what a call hits. Its zero value says that nothing was hit.
type Kept struct {
	Manifest string `json:"manifest,omitempty"` // the hash by which the store has it; empty: nothing was kept
	Files    int    `json:"files,omitempty"`    // files, folders and links that it takes and that can be brought back
	InCase   int    `json:"in_case,omitempty"`  // files and links that are kept in case it takes them
	Bytes    int64  `json:"bytes,omitempty"`    // of content that the store had to take in
	// Why not all can be brought back, in the person's language; empty: all can.
	Why string `json:"why,omitempty"`
}

// Undoable reports that something was kept and nothing is missing.
func (k Kept) Undoable() bool { return k.Manifest != "" && k.Why == "" && !k.OnlyInCase() }

// OnlyInCase reports that nobody knows what the call takes: all that is kept is kept in case.
func (k Kept) OnlyInCase() bool { return k.InCase > 0 && k.Files == 0 }

// None reports that the call hits nothing that is there.
func (k Kept) None() bool { return k == Kept{} }
