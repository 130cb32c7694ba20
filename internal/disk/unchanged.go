package disk

import (
	"path"
	"time"

	"golang.org/x/sys/unix"

	"guard/internal/stall"
)

// What was found by looking at names and files stands as long as the folders of the names and the files are as they
// were: a name that comes, goes or leads elsewhere changes its folder's ctime, a write the file's (inode(7)).

// looked gathers what a find looked at.
type looked map[string]bool

// note remembers a look at a name, and at what it leads to where that counts.
func (d *Disk) note(name string, leadsTo bool) {
	if d.looked == nil {
		return
	}
	d.looked[path.Dir(name)] = true
	if leadsTo {
		d.looked[name] = true
	}
}

// state is what tells that a file or a folder is as it was.
type state struct {
	path     string
	dev, ino uint64
	size     int64
	changed  time.Time
}

// settled is how old a change must be to count: file systems count in ticks (inode(7)), and what changes twice in
// one shows once.
const settled = 50 * time.Millisecond

// maxStates bounds what is compared: beyond it, looking anew is as quick.
const maxStates = 60

// states are those of what was looked at; ok: they tell all later changes. What is not there changes with the folder
// that it would lie in.
func (l looked) states(began time.Time) (all []state, ok bool) {
	seen := map[string]bool{}
	for name := range l {
		for !seen[name] {
			seen[name] = true
			s, err := stateOf(name)
			if err == unix.ENOENT || err == unix.ENOTDIR {
				if up := path.Dir(name); len(up) < len(name) {
					name = up
					continue
				}
			}
			if err != nil || began.Sub(s.changed) < settled || len(all) >= maxStates {
				return nil, false
			}
			all = append(all, s)
		}
	}
	return all, len(all) > 0
}

func stateOf(name string) (state, error) {
	st, err := stall.Look(name, shortLook, func() (st unix.Stat_t, err error) {
		_, err = again(func() (int, error) { return 0, unix.Stat(name, &st) })
		return st, err
	})
	return state{name, uint64(st.Dev), uint64(st.Ino), st.Size, time.Unix(st.Ctim.Unix())}, err
}

// unchanged reports that all is as it was.
func unchanged(all []state) bool {
	for _, was := range all {
		if is, err := stateOf(was.path); err != nil || is != was {
			return false
		}
	}
	return len(all) > 0
}
