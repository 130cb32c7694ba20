package place

import (
	"fmt"
	"io/fs"
	"path"
	"slices"
	"strings"

	"guard/agent/files/known"
	"guard/policy/gitconfig"
)

// Code may change what runs later in a way that nobody can tell from its text: what starts a shell or an editor, an
// agent's settings, git's hooks. So they are compared before and after it.

// LaterState is what a file that runs or is obeyed later, without anybody naming it, was when it was looked at.
type LaterState struct {
	Path  string // where it lies, links followed
	Name  string // for people
	State string // the same as long as nothing has changed it
}

// Bounds of what is looked at: files in all, and entries of one folder.
const (
	maxLater       = 400
	maxLaterFolder = 100
)

// RunsLater looks at what runs or is obeyed later: in the home, agents' settings and guard's own among it, and in the
// workspace's repository. What git tracks it shows by itself.
func RunsLater(w *World) []LaterState {
	if w.Disk == nil {
		return nil
	}
	l := laterFiles{w: w}
	if w.Home != "" {
		l.home()
	}
	for _, own := range w.Own { // wherever the person has it
		if path.Base(own) == "guard.toml" && !Below(own, w.Home+"/.config/guard") {
			l.add(own, own)
		}
	}
	if meta, name := l.repository(); meta != "" {
		l.git(meta, name)
	}
	return l.all
}

// laterFiles gathers what is there.
type laterFiles struct {
	w   *World
	all []LaterState
}

func (l *laterFiles) home() {
	for _, name := range slices.Concat(runsLater, known.Files().Later) {
		if dir, folder := strings.CutSuffix(name, "/"); folder {
			l.below(l.w.Home+"/"+dir, "~/"+dir, 1)
		} else {
			l.add(l.w.Home+"/"+name, "~/"+name)
		}
	}
}

func (l *laterFiles) add(file, name string) {
	if len(l.all) >= maxLater {
		return
	}
	info, err := l.w.Disk.Lstat(file)
	if err != nil || info.IsDir() {
		return
	}
	one := LaterState{file, name, l.stamp(file)}
	if info.Mode().Type() == fs.ModeSymlink {
		one.Path = l.w.At("", file).Path
		one.State += " " + l.stamp(one.Path)
	}
	l.all = append(l.all, one)
}

// below adds what lies below a folder, so many levels deeper.
func (l *laterFiles) below(dir, name string, deeper int) {
	n := 0
	_ = l.w.Disk.ReadDir(dir, func(e fs.DirEntry) bool {
		if file := dir + "/" + e.Name(); e.IsDir() && deeper > 0 {
			l.below(file, name+"/"+e.Name(), deeper-1)
		} else if !strings.HasSuffix(file, ".sample") { // git-init(1), its templates
			l.add(file, name+"/"+e.Name())
		}
		n++
		return n < maxLaterFolder && len(l.all) < maxLater
	})
}

func (l *laterFiles) stamp(p string) string {
	st, err := l.w.Disk.Stamp(p)
	if err != nil {
		return err.Error()
	}
	return fmt.Sprint(st.Dev, st.Ino, st.Size, st.Mode, st.Changed.UnixNano())
}

// git adds the hooks and the settings of a repository.
func (l *laterFiles) git(meta, name string) {
	l.below(meta+"/hooks", name+"/hooks", 1)
	if text, err := l.w.Disk.ReadFile(meta+"/config", maxGitSettings); err == nil {
		l.all = append(l.all, LaterState{meta + "/config", name + "/config", settingsThatRun(text)})
	}
}

// repository is the folder that holds the hooks and settings of the workspace's repository (gitrepository-layout(5)),
// and its name for people.
func (l *laterFiles) repository() (meta, name string) {
	root := l.w.Root()
	if root == "" {
		return "", ""
	}
	meta = root + "/.git"
	info, err := l.w.Disk.Lstat(meta)
	if err != nil || info.IsDir() {
		return meta, ".git"
	}
	if meta = l.pointedTo(meta, "gitdir: "); meta == "" {
		return "", ""
	}
	if common := l.pointedTo(meta+"/commondir", ""); common != "" {
		return common, common
	}
	return meta, meta
}

// pointedTo is the folder that a one-line file names.
func (l *laterFiles) pointedTo(file, before string) string {
	text, err := l.w.Disk.ReadFile(file, maxGitSettings)
	to, found := strings.CutPrefix(strings.TrimSpace(string(text)), before)
	switch {
	case err != nil || !found || to == "":
		return ""
	case !path.IsAbs(to):
		return path.Join(path.Dir(file), to)
	}
	return path.Clean(to)
}

// settingsThatRun are a repository's settings but for what everyday work changes: which branch follows which.
func settingsThatRun(text []byte) string {
	c, err := gitconfig.Parse(text)
	if err != nil {
		return string(text)
	}
	var b strings.Builder
	for _, e := range c.Entries {
		if !strings.HasPrefix(e.Key, "branch.") {
			fmt.Fprintf(&b, "%s=%s\n", e.Key, e.Value)
		}
	}
	return b.String()
}
