package place

import (
	"crypto/sha256"
	"fmt"
	"io/fs"
	"path"
	"slices"
	"strings"

	"guard/agent/files/known"
)

// Code may change what runs later in a way that nobody can tell from its text: what starts a shell or an editor, an
// agent's settings, git's hooks. So they are compared before and after it.

// LaterState is what a file that runs or is obeyed later, without anybody naming it, was when it was looked at.
type LaterState struct {
	Path  string // where it lies, links followed
	Name  string // for people
	State string // the same as long as nothing has changed it
	Rest  bool   // it is a folder, of the files in which that are not listed
	// Project: it is one of the project's own files, which who writes all of that writes too.
	Project bool
}

// Bounds of what is looked at: files that are listed, in all and of one folder, and further ones of one folder, which
// are told together.
const (
	maxLater       = 400
	maxLaterFolder = 100
	maxLaterRest   = 2_000
)

// RunsLater looks at what runs or is obeyed later: in the workspace's repository and in the home, agents' settings and
// guard's own among it. What git tracks it shows by itself.
func RunsLater(w *World) []LaterState {
	if w.Disk == nil {
		return nil
	}
	l := laterFiles{w: w}
	l.repository() // first: what lies in a home can be much
	git := len(l.all)
	if w.Home != "" {
		l.home()
	}
	for _, own := range w.Own { // wherever the person has it
		if path.Base(own) == "guard.toml" && !Below(own, w.Home+"/.config/guard") {
			l.add(own, own)
		}
	}
	return slices.Concat(l.all[git:], l.all[:git])
}

// laterFiles gathers what is there.
type laterFiles struct {
	w        *World
	all      []LaterState
	resolved map[string]string // where folders lie, links followed
	hashed   bool              // files count by what they hold
	project  bool              // they are the project's
}

func (l *laterFiles) home() {
	l.list(l.w.Home+"/", "~/", slices.Concat(runsLater, known.Files().Later))
}

// list adds the files and folders of a list that are there.
func (l *laterFiles) list(dir, name string, list []string) {
	var folders []string
	for _, one := range list {
		if folder, ok := strings.CutSuffix(one, "/"); ok {
			folders = append(folders, folder)
		} else {
			l.add(dir+one, name+one)
		}
	}
	for _, folder := range folders {
		l.below(dir+folder, name+folder)
	}
}

// ofProject adds what runs later in a project. It counts by what it holds: tools write it anew, as it was.
func (l *laterFiles) ofProject(root string) {
	if root == l.w.Home {
		return
	}
	l.hashed, l.project = true, true
	l.list(root+"/", "", slices.Concat(runsInProject, known.Files().Later, setUpFiles(l.w)))
	l.hashed, l.project = false, false
}

// add adds a file, if it is there.
func (l *laterFiles) add(file, name string) {
	if st, err := l.w.Disk.Stamp(file); err == nil && !st.Mode.IsDir() {
		l.put(file, name, st)
	}
}

// put adds what stands at a name.
func (l *laterFiles) put(file, name string, st Stamp) {
	one := LaterState{Path: path.Join(l.real(path.Dir(file)), path.Base(file)), Name: name, State: l.stateOf(file, st),
		Project: l.project}
	if st.Mode.Type() == fs.ModeSymlink {
		one.Path = l.w.At("", file).Path
		one.State += " " + l.stamp(one.Path)
	}
	l.all = append(l.all, one)
}

// real is where a folder lies.
func (l *laterFiles) real(dir string) string {
	at, known := l.resolved[dir]
	if !known {
		if l.resolved == nil {
			l.resolved = map[string]string{}
		}
		if at = l.w.At("", dir).Path; at == "" {
			at = dir
		}
		l.resolved[dir] = at
	}
	return at
}

// below adds what lies in a folder and in those right in it. What is more than the bounds is one state: no change of it
// goes unseen.
func (l *laterFiles) below(dir, name string) {
	rest := laterRest{sum: sha256.New()}
	l.within(dir, name, 1, &rest)
	if rest.looked > 0 {
		l.all = append(l.all, LaterState{Path: l.real(dir), Name: name, Rest: true, Project: l.project,
			State: fmt.Sprintf("%d %x", rest.looked, rest.sum.Sum(nil))})
	}
}

func (l *laterFiles) within(dir, name string, deeper int, rest *laterRest) {
	var names []string
	_ = l.w.Disk.ReadDir(dir, func(e fs.DirEntry) bool {
		names = append(names, e.Name())
		return len(names) <= maxLaterRest
	})
	if len(names) > maxLaterRest {
		rest.add(dir, l.stamp(dir)) // the names of what is beyond
	}
	slices.Sort(names)
	n := 0
	for _, base := range names {
		file := dir + "/" + base
		st, err := l.w.Disk.Stamp(file)
		switch {
		case err != nil, strings.HasSuffix(base, ".sample"): // git-init(1), its templates
		case deeper > 0 && l.isFolder(file, st):
			l.within(file, name+"/"+base, deeper-1, rest)
		case st.Mode.IsDir():
		case n < maxLaterFolder && len(l.all) < maxLater:
			l.put(file, name+"/"+base, st)
			rest.names(file)
			n++
		case rest.looked >= maxLaterRest: // names that come and go change the folder
			rest.add(dir, l.stamp(dir))
			return
		default:
			rest.add(file, l.stateOf(file, st))
		}
	}
}

// isFolder reports a folder, or a link to one.
func (l *laterFiles) isFolder(file string, st Stamp) bool {
	if st.Mode.Type() != fs.ModeSymlink {
		return st.Mode.IsDir()
	}
	to, err := l.w.Disk.Stamp(l.w.At("", file).Path)
	return err == nil && to.Mode.IsDir()
}

// stateOf tells a file from what it is after any change.
func (l *laterFiles) stateOf(file string, st Stamp) string {
	if l.hashed && st.Mode.IsRegular() {
		if text, err := l.w.Disk.ReadFile(file, maxStarter); err == nil {
			return fmt.Sprintf("%v %x", st.Mode, sha256.Sum256(text))
		}
	}
	return fmt.Sprint(st.Dev, st.Ino, st.Size, st.Mode, st.Changed.UnixNano())
}

func (l *laterFiles) stamp(p string) string {
	st, err := l.w.Disk.Stamp(p)
	if err != nil {
		return err.Error()
	}
	return l.stateOf(p, st)
}
