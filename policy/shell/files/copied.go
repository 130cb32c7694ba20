package files

import (
	"path"
	"slices"
	"strings"

	"guard/policy/place"
	"guard/policy/shell/option"
	"guard/policy/shell/taint"
)

// A wildcard in a folder that the line makes matches nothing on the disk yet: it stands for what the line puts there.

// SecretsCopied lists the secrets that a pattern will match in the copies of folders that the line makes, and below
// its links to folders, by their names there. dots: a wildcard matches a leading dot too.
func (f *Folders) SecretsCopied(glob string, dots bool) (found []string) {
	if f.World.Disk == nil || f.Wrap.Remote || glob == "" || len(f.taken)+len(f.Links) == 0 || f.State.Cwd == "" {
		return nil
	}
	pattern := path.Clean(glob)
	if !strings.HasPrefix(pattern, "/") {
		pattern = path.Join(f.State.Cwd, pattern)
	}
	below := func(at, from string) {
		if at == "" || from == "" || from == Anywhere || !mayLieBelow(pattern, at) {
			return
		}
		for _, file := range SecretsAndOutputs(f, from) {
			if rel, ok := strings.CutPrefix(file, from); ok && shellMatches(pattern, at+rel, dots) {
				found = append(found, at+rel)
			}
		}
	}
	for _, t := range f.taken {
		if !t.archive {
			below(t.at, t.from)
		}
	}
	for _, l := range f.Links {
		below(l.Name, l.Target)
	}
	return found
}

// mayLieBelow reports a folder in which a pattern may match something: the parts that both have fit.
func mayLieBelow(pattern, dir string) bool {
	fixed, _ := place.FixedFolder(pattern)
	fixed = path.Clean(fixed)
	return place.Below(dir, fixed) || place.Below(fixed, dir)
}

// shellMatches reports a path that a pattern matches, part by part (glob(7)); ** may stand for any folders.
func shellMatches(pattern, name string, dots bool) bool {
	parts, names := strings.Split(pattern, "/"), strings.Split(name, "/")
	if strings.Contains(pattern, "**") {
		parts, names = parts[len(parts)-1:], names[len(names)-1:]
	}
	if len(parts) != len(names) {
		return false
	}
	for i, part := range parts {
		if strings.HasPrefix(names[i], ".") && !dots && !strings.HasPrefix(part, ".") {
			return false
		}
		if ok, err := path.Match(strings.ReplaceAll(part, "[!", "[^"), names[i]); !ok && err == nil {
			return false
		}
	}
	return true
}

// PackedSecrets lists the secrets among the members of an archive that the line makes; no members: all of it. known:
// it is such an archive, of folders that are known.
func (f *Folders) PackedSecrets(archive string, members []taint.Word) (found []string, known bool) {
	for _, t := range f.taken {
		if !t.archive || !t.names(archive) {
			continue
		}
		if t.sealed {
			return nil, false
		}
		known = true
		for _, file := range SecretsAndOutputs(f, t.from) {
			if !t.leaves(file) && (len(members) == 0 || slices.ContainsFunc(members, func(a taint.Word) bool {
				return takesMember(a, file)
			})) {
				found = append(found, file)
			}
		}
	}
	return found, known
}

// leaves reports a file that the archive was made without.
func (t taken) leaves(file string) bool {
	rel := strings.TrimPrefix(strings.TrimPrefix(file, t.from), "/")
	return slices.ContainsFunc(t.but, func(pattern string) bool {
		return slices.ContainsFunc(strings.Split(rel, "/"), func(part string) bool {
			ok, _ := path.Match(pattern, part)
			return ok
		})
	})
}

// takesMember reports a word for members of an archive that takes in a file: its name, the folder of it, a pattern.
func takesMember(a taint.Word, file string) bool {
	if !a.Known() || strings.ContainsAny(a.Text, "*?[") {
		pattern := path.Base(a.Text)
		ok, err := path.Match(pattern, path.Base(file))
		return ok || err != nil || strings.Contains(a.Text, taint.Hole)
	}
	name := path.Clean(a.Text)
	return name == "." || strings.Contains(file+"/", "/"+strings.TrimPrefix(name, "/")+"/")
}

// leavesOutOf are the patterns of what an archive is made without (tar(1), --exclude).
func leavesOutOf(v *option.Invocation) (patterns []string) {
	for _, u := range v.Used {
		if u.Name == "--exclude" && u.Value.Known() {
			patterns = append(patterns, strings.Trim(strings.TrimPrefix(u.Value.Text, "./"), "/"))
		}
	}
	return patterns
}

// AddsTaken finds an archive with secrets at a path, or one of the line's below it.
func (f *Folders) AddsTaken(at string) string {
	if f.holdsTaken(at) {
		return at
	}
	for _, t := range f.taken {
		if t.archive && place.Below(t.at, at) && f.holdsTaken(t.at) &&
			(f.World.Git == nil || !f.World.Git.Ignored(t.at)) {
			return t.at
		}
	}
	return ""
}
