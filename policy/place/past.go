package place

import "time"

// Past is what is known of the calls of a session that ran before: what they
// made and changed. Paths are absolute and resolved. An implementation answers
// for one request; what it cannot find out it answers with no.
type Past interface {
	// Absent reports that nothing is at a path now. Where there is a Disk, the
	// Disk tells.
	Absent(path string) bool
	// Made tells of a file or folder that is there now and that a call of this
	// session made, whatever path leads to it. Of a folder it says nothing of
	// what it holds.
	Made(path string) (Origin, bool)
	// MadeAll is Made of a path and of all that lies below it now.
	MadeAll(path string) (Origin, bool)
	// MadeMatching is Made of all that a pattern matches now; recursive: and of
	// all that lies below. False where it matches nothing.
	MadeMatching(pattern string, recursive bool) (Origin, bool)
	// MadeNamed reports that all below a folder whose name a pattern matches is
	// the session's own, with all that lies below it; true where nothing is found.
	MadeNamed(folder, name string) (Origin, bool)
	// Built tells of a program that a compiler or a build of this session made.
	Built(path string) (Origin, bool)
	// Edited tells of a file that git held as it was when a call of this session
	// first changed it, and that only calls of this session have changed since:
	// what git does not hold of it is the session's own work.
	Edited(path string) (Origin, bool)
	// Text is the text of a file as calls of this session wrote it, where there
	// is no Disk to read it from.
	Text(path string) (string, bool)
	// Touched reports a file that calls may have changed, whether or not they told of it: it has changed last since
	// the session began, or while an earlier run was at work there.
	Touched(path string) bool
	// Arrived reports a file that changed last while a call of this session ran, whatever git holds of it: what a
	// checkout, a merge or a patch of that call put there, too.
	Arrived(path string) bool
	// Installed reports a file that a package manager put into a folder of packages while a call of this session ran
	// that did nothing but install, and nothing of the session's ran beside it: its text is not the session's, though
	// the session made the file.
	Installed(path string) bool
	// MadeEarlier reports a file that came, and changed last, while an earlier run was at work there.
	MadeEarlier(path string) bool
	// Wrote lists files below a folder that calls of this session made or
	// changed, the latest first, at most limit.
	Wrote(folder string, limit int) []string
	// Held reports that a call of this session left a file with that content at its path, and that the file was the
	// session's own, or git's with only the session's changes.
	Held(c Content) bool
	// Jobs are what calls of this session left running in the background.
	Jobs() []Job
}

// Span is when and where an earlier run was at work.
type Span struct {
	Folder   string    // absolute, resolved: its workspace
	From, To time.Time // by the clock that files are stamped with
}

// Origin is the call that made something.
type Origin struct {
	At time.Time // when it was allowed
	By string    // the call in short: a command, a tool and a path
}

// Content is what a file holds, or held.
type Content struct {
	Path string // absolute
	Blob string // git's name of it as a blob: SHA-1, in hexadecimal digits (gitformat-pack(5))
}

// GitSetting is a setting of git's: its key in lower case, but for the name in it, and its value.
type GitSetting struct{ Key, Value string }

// Git is what version control can bring back. It runs no git and no code of a
// repository; what it cannot read is not restorable. Paths are absolute and
// resolved.
type Git interface {
	Printed
	CheckedOut
	Moving
	// Restorable reports a regular file that is the same as git's index or HEAD
	// holds, so that "git checkout -- FILE" brings it back.
	Restorable(path string) bool
	// SameProject reports whether a path lies in a work tree of the repository
	// that the workspace belongs to: the main one, or a linked one.
	SameProject(workspace, path string) bool
	// Ignored reports a path that the repository's ignore files exclude.
	Ignored(path string) bool
	// Tracked reports a path that is in the index of the work tree around it.
	Tracked(path string) bool
	// Changed lists the tracked files at or below a path that are there and differ
	// from the index; false where not all could be told, or there are over limit.
	Changed(path string, limit int) (files []string, ok bool)
	// Staged lists the entries of the index at or below a path of which the work
	// tree does not hold the same, be it that the file is gone; false as in Changed.
	Staged(path string, limit int) (files []string, ok bool)
	// Committed reports that the index of the work tree around a path is HEAD's
	// tree: nothing is staged.
	Committed(path string) bool
	// Uncommitted lists the entries of the index of the work tree around a path that
	// HEAD's tree does not hold the same: a reset to HEAD takes them away; false as in
	// Changed.
	Uncommitted(path string, limit int) (files []string, ok bool)
	// Brings lists the files by which two commits of the repository around a folder
	// differ, and that wanted takes, by their paths in the work tree. Revisions are as in
	// gitrevisions(7), an empty one is an empty tree; false where one of them is not understood, or not all
	// could be seen.
	Brings(folder, from, to string, wanted func(path string) bool) (files []string, ok bool)
	// Orphans lists what only those commits of the repository around a folder hold that no branch or tag leads
	// to once some refs are gone (HEAD: with its branch; refs/stash: with all its entries; refs/tags/*: all below
	// refs/tags), though revisions stay:
	// what a reset or the deletion of a branch leaves to the reflog. Paths are of the work tree around the folder; of
	// a tag with a text of its own it is the file that names it below refs/tags.
	// False where not all of it could be seen.
	Orphans(folder string, gone, stays []string) (lost []Content, ok bool)
	// Merged reports a file that a merge, a rebase, a pick or a revert under way left as git
	// wrote it: its text, and what is staged of it, is of the commits that are brought
	// together, or of their lines with the marks of a conflict. False too where giving up what
	// is under way would take commits away that git did not itself copy.
	Merged(path string) bool
	// Begun is the commit to which HEAD goes back where what is under way in the work tree around a folder is given up:
	// a rebase, or a series of picks, reverts or patches; empty: nothing is under way. copies: what goes with it are
	// commits that git itself copied, none that were made or changed by hand.
	Begun(folder string) (commit string, copies bool)
	// Text is the text of a file, by its path in the work tree around a folder, as a
	// revision holds it, or as the index does (":"); false where there is none, or it could not be read.
	Text(folder, revision, path string) (text string, ok bool)
	// Link is the first symlink on the way to a path in the work tree around a folder, as a
	// revision holds it, or as the index does (":"), and where it leads.
	Link(folder, revision, path string) (at, target string, ok bool)
	// Remotes lists the settings of the repository around a folder, of its own and of the person's, that say what a
	// fetch removes (FetchSetting), where a push goes that names no remote (PushSetting) and where remotes are
	// (RemoteSetting), a later one standing over an earlier one of its name; and the branch that the work tree is on,
	// empty where that is not known.
	Remotes(folder string) (branch string, settings []GitSetting)
	// Clean reports that no tracked file below a folder differs from the index
	// and that the index holds nothing that HEAD does not: a reset loses nothing.
	Clean(folder string) bool
}

// Processes are the processes that run now.
type Processes interface {
	// Own reports a process that the guarded agent started, however far down.
	Own(pid int) bool
	// Named lists the processes whose name, or with full whose command line, a
	// pattern matches (pgrep(1)); false where they cannot be listed.
	Named(pattern string, full bool) (pids []int, ok bool)
	// AtPort lists the processes that hold a socket bound or connected to a port, be it of this machine or of another
	// (lsof(8), -i); false where they cannot all be told.
	AtPort(port int) (pids []int, ok bool)
}
