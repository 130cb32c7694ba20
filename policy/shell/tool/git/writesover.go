package git

import (
	"errors"
	"io/fs"
	"path"
	"strings"

	"guard/policy/impact"
	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell/effect"
	"guard/policy/shell/option"
	"guard/policy/shell/table"
	"guard/undo"
)

// What git takes off the disk for the files of another tree. What it ignores it takes for expendable: it writes over
// such a file, puts a file or a link in the place of a folder that holds nothing else, and a folder in the place of a
// file (git-checkout(1), --overwrite-ignore; git 2.39, verify_absent in unpack-trees.c).

// overwriting judges the files that a tree brings.
type overwriting struct {
	*Judge
	lays func(file string) bool // the tree holds a file or a link of that name, and no submodule or folder
	from string                 // the revision, where it is a branch of a remote
	told bool                   // and none that the person goes by: what it tells agents is asked
}

// wants reports a file that is worth a word: agents' and guard's own settings, and what costs the person something.
func (o overwriting) wants(file string) bool {
	kind := place.AgentSettings | place.Guard
	if o.told {
		kind |= place.Instructions
	}
	return o.World.At("", file).Any(kind) || o.opens(file) || o.lost(file) != ""
}

// opens reports tasks that an editor runs by itself when the folder is opened, from a branch of a remote that changes
// them (code.visualstudio.com, Tasks: runOptions).
func (o overwriting) opens(file string) bool {
	if o.from == "" || !strings.HasSuffix(file, "/.vscode/tasks.json") {
		return false
	}
	text, _ := o.World.Git.Text(o.State.Cwd, o.from, file)
	return strings.Contains(text, "folderOpen")
}

// fromRemote notes a revision that is a branch of a remote. The main branch, and the one of the same name as that which
// is checked out, are the project's own.
func (o overwriting) fromRemote(rev string) overwriting {
	name := strings.TrimPrefix(strings.TrimPrefix(rev, "refs/"), "remotes/")
	_, branch, ok := strings.Cut(name, "/")
	if !ok || o.World.Disk == nil || strings.ContainsAny(name, "~^:@") || !o.refExists("refs/remotes/"+name) {
		return o
	}
	on, _ := o.World.Git.Remotes(o.State.Cwd)
	o.from = rev
	o.told = branch != on && !table.HasWord(mainBranches, branch)
	return o
}

// mainBranches are the names that a project's own line goes by.
const mainBranches = "HEAD main master develop dev trunk next stable"

// judge raises for the files that are wanted.
func (o overwriting) judge(c *effect.Call, v *option.Invocation, files []string) {
	for _, file := range files {
		if lost := o.lost(file); lost != "" {
			o.loses(c, v, lost)
			continue
		}
		f := risk.Finding{Level: risk.Low}
		impact.Touch(&f, impact.Change, o.World.At("", file), file)
		f.Protected = false // branches of the person's own project may differ in them: asked, not refused
		c.Finding().Add(f)
	}
}

func (o overwriting) loses(c *effect.Call, v *option.Invocation, lost string) {
	c.Raise(risk.High, risk.FSDeleteOverwrite,
		effect.Say("{0} writes over {1}, which git does not hold", v.Name, path.Base(lost)))
	c.Sweeps(effect.Sweep{Folder: o.World.At("", lost), Part: undo.All})
}

// lost is a file of the person's that goes where git puts one of its own; empty: none.
func (o overwriting) lost(file string) string {
	if o.expendable(file) {
		return file
	}
	if o.World.Disk == nil {
		return ""
	}
	info, err := o.World.Disk.Lstat(file)
	if err == nil && info.IsDir() {
		return o.lostIn(file)
	}
	for dir := file; errors.Is(err, fs.ErrNotExist) && dir != "/"; { // git makes a folder of what is a file
		dir = path.Dir(dir)
		if _, err = o.World.Disk.Lstat(dir); err == nil && o.expendable(dir) {
			return dir
		}
	}
	return ""
}

// lostIn is lost of a folder where the tree has a file: all that it holds goes. What tools make again does not count.
func (o overwriting) lostIn(folder string) (lost string) {
	if !o.lays(folder) {
		return ""
	}
	all := o.World.Found(folder, func(at string, isFolder bool) (counts, enters bool) {
		switch {
		case lost != "" || o.InExpendableFolder(at):
			return false, false
		case !isFolder && o.expendable(at):
			lost = at
		}
		return false, true
	})
	if lost == "" && all.More {
		return folder // not all of it could be looked at
	}
	return lost
}

// expendable reports a file of the person's that git overwrites without a word, for the
// ignore files name it (gitignore(5)).
func (j *Judge) expendable(file string) bool {
	if j.Unsaved(file) {
		return true // checkout, restore and reset with a tree do not ask (git-checkout(1))
	}
	if j.World.Disk == nil || !j.World.Git.Ignored(file) || j.OwnEdit(file) || j.OwnFile(file) {
		return false
	}
	info, err := j.World.Disk.Lstat(file)
	j.InTime(err)
	return err == nil && info.Mode().IsRegular()
}
