package place

import (
	"io/fs"
	"path"
	"slices"
	"strings"

	"guard/policy/gitconfig"
)

// Git runs the hooks in a folder that its settings name, and reads further settings from files that they include
// (git-config(1), core.hooksPath, Includes; githooks(5), git 2.51).

// gitNamed is what the settings of the workspace's repository name.
type gitNamed struct {
	hooks    []string
	includes []string
	linked   []string // what hooks are links to
	programs []string // what it starts where a password or a key is at stake
}

// maxGitSettings bounds the bytes of the settings that are read.
const maxGitSettings = 64 << 10

// GitHooks are the hooks that git runs (githooks(5), git 2.51), but for a server's.
var GitHooks = strings.Fields("applypatch-msg pre-applypatch post-applypatch pre-commit pre-merge-commit " +
	"prepare-commit-msg commit-msg post-commit pre-rebase post-checkout post-merge pre-push reference-transaction " +
	"push-to-checkout pre-auto-gc post-rewrite sendemail-validate fsmonitor-watchman post-index-change")

// namedByGit says what a path in the workspace is by the settings of its repository.
func (w *World) namedByGit(abs string) Kind {
	if w.Disk == nil || w.root == "" {
		return 0
	}
	switch named := &w.namedFiles().git; {
	case slices.Contains(named.hooks, path.Dir(abs)) && slices.Contains(GitHooks, path.Base(abs)):
		return Executed
	case slices.Contains(named.linked, abs), slices.Contains(named.programs, abs):
		return Executed
	case slices.Contains(named.includes, abs):
		return VCS
	}
	return 0
}

func (w *World) readGitNamed() (named gitNamed) {
	dir := w.root + "/.git"
	_ = w.Disk.ReadDir(dir+"/hooks", func(e fs.DirEntry) bool {
		if e.Type() == fs.ModeSymlink && slices.Contains(GitHooks, e.Name()) {
			named.linked = append(named.linked, w.linkedTo(dir+"/hooks/"+e.Name()))
		}
		return true
	})
	if to := w.linkedTo(dir + "/hooks"); to != "" {
		named.hooks = append(named.hooks, to)
	}
	named.settings(w, dir+"/config")
	if w.Home != "" {
		named.settings(w, w.Home+"/.gitconfig")
		named.settings(w, w.Home+"/.config/git/config")
	}
	return named
}

// settings adds what a file of git's settings names: of this repository, or of all of the person's. What lies in a
// template comes to be the hooks and settings of each new repository (git-init(1), TEMPLATE DIRECTORY).
func (named *gitNamed) settings(w *World, file string) {
	data, err := w.Disk.ReadFile(file, maxGitSettings)
	if err != nil {
		return
	}
	settings, err := gitconfig.Parse(data)
	if err != nil {
		return
	}
	for _, e := range settings.Entries {
		switch {
		case e.Key == "core.hookspath":
			named.hooks = append(named.hooks, w.namedFrom(w.root, e.Value))
		case e.Key == "init.templatedir":
			template := w.resolve(w.namedFrom(path.Dir(file), e.Value))
			named.hooks = append(named.hooks, template+"/hooks")
			named.includes = append(named.includes, template+"/config")
		case startsPrograms(e.Key):
			named.programs = append(named.programs, programIn(w, e.Value))
		case e.Includes():
			named.includes = append(named.includes, w.namedFrom(path.Dir(file), e.Value))
		}
	}
}

// linkedTo is what a link leads to, if it is one.
func (w *World) linkedTo(link string) string {
	to, err := w.Disk.Readlink(link)
	if err != nil {
		return ""
	}
	return w.namedFrom(path.Dir(link), to)
}

// namedFrom is a path as git's settings name it.
func (w *World) namedFrom(dir, name string) string {
	switch {
	case name == "":
		return ""
	case strings.HasPrefix(name, "~/"):
		return path.Join(w.Home, name[2:])
	case path.IsAbs(name):
		return path.Clean(name)
	}
	return path.Join(dir, name)
}
