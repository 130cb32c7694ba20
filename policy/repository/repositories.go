// Package repository tells what git can bring back of a work tree: what a
// repository's own files say, read without git.
//
// Paths come in, absolute and resolved; yes or no goes out, and no is what
// everything means that is not there, not understood, or not read in time. It
// starts no process, runs no filter, hook or fsmonitor, changes nothing, and
// looks at the disk only through the place.Disk of a request.
package repository

import (
	"path"

	"guard/policy/gitconfig"
	"guard/policy/place"
)

// Repositories remembers, from one request to the next, what it read of
// repositories, as long as the files are the same. It may be shared.
type Repositories struct {
	home     string // the person's home, or empty
	personal string // where git looks for the person's files: $XDG_CONFIG_HOME/git

	indexes kept[*index]
	configs kept[*gitconfig.Config]
	attrs   kept[*attributes]
	ignores kept[ignores]
	texts   kept[string]
	folders kept[[]string]
	fanouts kept[*fanout]
	members kept[member]
	proofs  kept[proof]
	commits facts
}

// Bounds of what is remembered. A decoded index is up to thrice its file.
const (
	maxIndexes = 8
	maxTexts   = 256
	maxProofs  = 2048
)

// New is for a person with a home; configHome is $XDG_CONFIG_HOME, and empty
// where that is not set.
func New(home, configHome string) *Repositories {
	if configHome == "" && home != "" {
		configHome = path.Join(home, ".config")
	}
	r := &Repositories{}
	if home != "" {
		r.home = path.Clean(home)
	}
	if configHome != "" {
		r.personal = path.Join(configHome, "git")
	}
	r.indexes.most, r.proofs.most, r.members.most = maxIndexes, maxProofs, maxProofs
	r.configs.most, r.attrs.most, r.ignores.most, r.texts.most = maxTexts, maxTexts, maxTexts, maxTexts
	r.folders.most, r.fanouts.most = maxTexts, maxTexts
	return r
}

// For looks through the disk of one request, within that disk's time. It serves
// that request only: what it saw once it does not look at again.
func (r *Repositories) For(disk place.Disk) place.Git {
	one := new(struct { // all in one piece of memory: every request has them
		view
		printed
		checkedOut
		named
		files files
	})
	one.files = files{Repositories: r, disk: disk}
	one.view = view{files: &one.files, finder: finder{&one.files}, history: history{database{&one.files}}}
	one.printed, one.checkedOut, one.named = printed{&one.view}, checkedOut{&one.view}, named{&one.view}
	return one
}

// view is Repositories seen through the disk of one request. Its parts call downwards only:
// the finder and the history look at files, and the view asks all three.
type view struct {
	*files
	finder
	history
	sites map[string]*site // by folder
}
