package archive

import (
	"io/fs"
	"path"
	"slices"
	"strings"

	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell/access"
	"guard/policy/shell/effect"
	"guard/policy/shell/files"
	"guard/policy/shell/option"
	"guard/policy/shell/taint"
)

// What git add and a stash of untracked files take: what their paths name, and without one all of the work tree, which
// may begin above the folder they are told in (git-add(1), --all; git-stash(1)).

// addsSecrets judges the secrets among it that no ignore file keeps out, or that git is forced to take.
func (j *Judge) addsSecrets(c *effect.Call, v *option.Invocation) {
	forced := v.Has("-f", "--force")
	if v.Has("-u", "--update") && !stashes(v) || v.Has("-n", "--dry-run") {
		return // tracked already, or nothing is added
	}
	for _, a := range j.stagedPaths(v) {
		dir := j.Place(a).Path
		if file := j.AddsTaken(dir); file != "" {
			sayAdded(c, file)
		}
		if forced {
			j.addsCredentials(c, dir)
		}
		for _, file := range j.secretsStaged(a) {
			if !forced && !j.Unkept(file) &&
				(j.World.Git == nil || j.World.Git.Ignored(file) || j.World.Git.Restorable(file)) {
				continue
			}
			if !forced && j.NamedHere(file) && !j.World.At("", file).Is(place.Secret) {
				continue // shown it is asked, be it committed
			}
			sayAdded(c, file)
			read := place.Place{Path: file, Kind: place.Secret}
			if root := j.World.Root(); root != "" && place.Below(file, root) {
				read.Kind |= place.Inside
			}
			c.Cmd.Reads = append(c.Cmd.Reads, read)
		}
	}
}

func sayAdded(c *effect.Call, file string) {
	c.Raise(risk.High, risk.FSConfigSecrets,
		effect.Say("puts {0}, which holds secrets, under version control", c.Near(file)))
}

// stashes reports git stash, which takes all without being told to.
func stashes(v *option.Invocation) bool { return strings.HasPrefix(v.Name, "git stash") }

// stagedPaths are the paths that are taken from.
func (j *Judge) stagedPaths(v *option.Invocation) []taint.Word {
	words := v.Operands
	if v.Name == "git stash save" {
		words = nil // they are a message
	}
	switch {
	case len(words) > 0:
		return words
	case stashes(v), v.Has("-A", "--all", "--no-ignore-removal"):
		return []taint.Word{taint.Literal(j.WorkTree())}
	}
	return []taint.Word{taint.Literal(".")}
}

// secretsStaged lists the secrets that a path takes. A pattern of git's own may match anywhere in the work tree.
func (j *Judge) secretsStaged(a taint.Word) []string {
	rest, fromTop := strings.CutPrefix(a.Text, ":/")
	switch {
	case fromTop && !strings.ContainsAny(rest, "*?[:"):
		return j.secretsToKeep(path.Join(j.WorkTree(), rest))
	case strings.HasPrefix(a.Text, ":"), strings.ContainsAny(a.Text, "*?["):
		found := j.SecretsIn(j.State.Cwd)
		specs := access.Pathspecs{Judge: j.Judge, Words: []taint.Word{a}}
		for _, file := range j.secretsToKeep(j.WorkTree()) {
			if specs.Take(file) && !slices.Contains(found, file) {
				found = append(found, file)
			}
		}
		return found
	}
	return j.secretsToKeep(j.Place(a).Path)
}

// secretsToKeep are those in a folder and below it, but for what lies in a repository of its own there: of that git
// takes no more than its commit (git-add(1); gitsubmodules(7)).
func (j *Judge) secretsToKeep(dir string) []string {
	own := map[string]bool{dir: false}
	var within func(folder string) bool
	within = func(folder string) bool {
		is, known := own[folder]
		if !known && place.Below(folder, dir) {
			is = j.IsThere(folder+"/.git") || within(path.Dir(folder))
			own[folder] = is
		}
		return is
	}
	return slices.DeleteFunc(j.SecretsBelow(dir), func(file string) bool { return within(path.Dir(file)) })
}

// addsCredentials judges files of settings that git is told to ignore, with a credential in them: the one that is
// named, or those below a folder.
func (j *Judge) addsCredentials(c *effect.Call, at string) {
	if files.IgnoredCredential(&j.World, at) {
		sayAdded(c, at)
	}
	if !j.FolderAt(at) {
		return
	}
	_, settings, _ := files.SecretsOf(j.World, at)
	for _, file := range settings {
		if files.IgnoredCredential(&j.World, file) {
			sayAdded(c, file)
		}
	}
	if file := j.ignoredNamed(at); file != "" {
		sayAdded(c, file)
	}
}

// maxForced bounds the ignored files of which the text is read.
const maxForced = 100

// ignoredNamed is a file at or below a folder that git is told to ignore, and that holds a secret under a name that no
// table has; empty: none was found.
func (j *Judge) ignoredNamed(folder string) (found string) {
	if j.World.Git == nil {
		return ""
	}
	left := maxForced
	for _, dir := range j.FoldersBelow(folder) {
		j.InTime(j.World.Disk.ReadDir(dir, func(e fs.DirEntry) bool {
			file := path.Join(dir, e.Name())
			if !e.Type().IsRegular() || !j.World.Git.Ignored(file) {
				return true
			}
			if left--; files.HoldsNamed(&j.Folders, file) {
				found = file
			}
			return found == "" && left > 0
		}))
		if found != "" || left <= 0 {
			break
		}
	}
	return found
}
