// Package place tells where a path lies and what lives there: inside the
// workspace or out of it, a secret, a start-up file, version control's own
// data, an agent's settings, guard's own files. Paths are compared by component
// after symlinks are resolved; a new file counts by its nearest existing parent.
//
//	w := place.World{Workspace: "/w", Home: "/home/eve"}
//	w.At("/w/src", "../.env") // Place{Raw: "../.env", Path: "/w/.env", Kind: Inside | Secret}
//
// It looks at the disk only through a Disk that the caller gives, and never
// changes anything.
package place

import (
	"io/fs"
	"path"

	"guard/locale"
)

// Kind is a set of what a path is. The zero value means: an ordinary path
// whose relation to the workspace is not known, which is read as Outside.
type Kind uint32

// What a path can be; several at once.
const (
	Inside        Kind = 1 << iota // the workspace or below it
	Secret                         // keys, tokens, credentials, .env, shell history, browser and cloud stores
	Startup                        // read by a shell, an editor, a login or a scheduler when it starts
	Executed                       // run later by a tool without being named: git hooks, .husky, .envrc, CI files
	VCS                            // version control's own data (.git and the like)
	AgentSettings                  // an agent's settings, hooks or policies: protected in every mode
	Guard                          // guard's own files: protected in every mode
	System                         // /etc, /usr, /boot, /System …
	Device                         // a device node that is no harmless one
	Harmless                       // /dev/null, /dev/stdout, /dev/tty and the like
	Temp                           // the system's temporary folder (outside, but nobody's property)
	Root                           // / itself
	TopLevel                       // a home, or a folder right below /, itself
	WorkspaceRoot                  // the workspace's root itself
	Financial                      // invoices, tax, bank statements, payroll, by name
	Remote                         // host:path
	BlockDevice                    // a Device that holds a whole disk or partition
	HomeFolder                     // a home itself, wherever it lies
	Instructions                   // what later sessions of an agent are told: AGENTS.md and the like, rules folders
	Shared                         // what everybody has: system folders, toolchains, package caches
	HoldsGuard                     // a folder, or what a pattern names, with guard's own state below it
	Kept                           // what guard keeps for undo: the person's bytes, which nobody else reads
)

// ErrBudget is what a Disk returns when the time for one request is used up.
var ErrBudget = locale.New("out of time for looking at the disk")

// Disk is what the judge may see of the machine. Every method must return
// quickly; a nil Disk in a World means that nothing is known of the disk.
type Disk interface {
	// Lstat is os.Lstat.
	Lstat(path string) (fs.FileInfo, error)
	// Readlink is os.Readlink.
	Readlink(path string) (string, error)
	// ID is what a path leads to, symlinks followed.
	ID(path string) (FileID, error)
	// Stamp is what a path itself is, symlinks not followed.
	Stamp(path string) (Stamp, error)
	// ReadDir yields a folder's entries until yield returns false.
	ReadDir(path string, yield func(fs.DirEntry) bool) error
	// ReadFile reads at most limit bytes of a small file (a .gitignore, an index).
	ReadFile(path string, limit int64) ([]byte, error)
}

// World is where a request is judged: its folders, its person and its disk. It
// remembers what it has looked at, so every request takes a copy of its own.
type World struct {
	Workspace string   // absolute, or empty: nothing is inside
	Start     string   // where the session began, if that is no workspace; empty: where the request begins
	Home      string   // the person's home, absolute, or empty
	User      string   // the person's name, or empty
	Own       []string // guard's own files and folders, absolute
	Disk      Disk     // nil: judged by names alone
	// Past, Git and Processes are the facts that lower a level; nil: none is known.
	Past      Past
	Git       Git
	Processes Processes
	// OneLineVariables: no variable of what the agent was started with has a value of several lines; false: not known.
	OneLineVariables bool
	// Workspaces is what earlier requests found out; nil: each finds out anew.
	Workspaces *Workspaces

	root      string // Workspace with symlinks resolved, once it was needed
	rootKinds Kind   // what the workspace is by its own name
	named     *namedFiles
	seen      []seen // places found so far; a World serves one request
}

// Committed is the text of a file in the last commit; false: that holds none, or there is no git.
func (w *World) Committed(file string) (text string, held bool) {
	if w.Git == nil {
		return "", false
	}
	return w.Git.Text(path.Dir(file), "HEAD", file)
}

// seen remembers a place by the path it was asked for.
type seen struct {
	abs   string
	place Place
}

// Place is a path as judged.
type Place struct {
	Raw  string // as it stood in the request
	Path string // absolute and resolved; empty when it could not be
	Kind Kind
	// Open: a part of it is not known before it runs, and stands in Path as a wildcard.
	Open bool
	// Pattern: Path holds wildcards, and stands for all that they match.
	Pattern bool
	// Linked: its last name is a symlink (World.Link).
	Linked bool
}

// Is reports whether every kind of k holds.
func (p Place) Is(k Kind) bool { return p.Kind&k == k }

// Any reports whether one kind of k holds.
func (p Place) Any(k Kind) bool { return p.Kind&k != 0 }

// Top reports /, a home or a folder right below /: a whole system or home. The
// workspace and temporary folders are none, wherever they lie.
func (p Place) Top() bool {
	return p.Any(Root|HomeFolder) || p.Is(TopLevel) && !p.Any(Inside|Temp)
}
