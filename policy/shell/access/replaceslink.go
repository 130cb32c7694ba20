package access

import (
	"io/fs"
	"path"
	"slices"
	"strings"

	"guard/policy/impact"
	"guard/policy/place"
	"guard/policy/shell/effect"
	"guard/policy/shell/files"
	"guard/policy/shell/option"
	"guard/policy/shell/taint"
)

// linkOptions are those of ln's with which it makes one link of its last word, or in that folder (ln(1), GNU
// coreutils 9.5; FreeBSD 14).
var linkOptions = strings.Fields("-s --symbolic -f --force -n -h --no-dereference -T --no-target-directory -v " +
	"--verbose -r --relative")

// LinksOverNothing judges ln -f by what it would take the place of: nothing, or what the session made itself, or what
// git brings back. It then loses nothing for its option.
func LinksOverNothing(j *Judge, c *effect.Call, v *option.Invocation) bool {
	if v.Chain[0].Name != "ln link" || len(v.Operands) != 2 || len(v.Unknown)+len(v.Unlisted) > 0 || j.Wrap.Remote ||
		j.World.Disk == nil || len(j.State.Folders()) != 1 ||
		slices.ContainsFunc(v.Used, func(u option.Used) bool { return !slices.Contains(linkOptions, u.Name) }) {
		return false
	}
	target, name := v.Operands[0], v.Operands[1]
	if !plainWord(target) || !plainWord(name) || strings.HasSuffix(name.Text, "/") {
		return false
	}
	whole := v.Has("-n", "-h", "--no-dereference", "-T", "--no-target-directory")
	entry := entryOf(&j.nameJudge, name)
	if leads := j.Place(name).Path; leads != "" && j.FolderAt(leads) && !(whole && isLink(j, entry)) {
		if v.Has("-T", "--no-target-directory") || linkedHere(j, leads) {
			return false
		}
		name = taint.Literal(path.Join(name.Text, path.Base(target.Text)))
		entry = place.Place{Raw: name.Text, Path: path.Join(leads, path.Base(target.Text)),
			Kind: j.World.At("", leads).Kind &^ (place.WorkspaceRoot | place.HomeFolder | place.TopLevel)}
	}
	return losesNothingAt(j, c, name, entry)
}

// losesNothingAt reports an entry of a folder that may be replaced.
func losesNothingAt(j *Judge, c *effect.Call, name taint.Word, entry place.Place) bool {
	if entry.Path == "" || !entry.Any(place.Inside|place.Temp) || j.Touched(entry.Path) || linkedHere(j, entry.Path) {
		return false
	}
	if j.World.Missing(entry.Path) {
		return true
	}
	if isLink(j, entry) {
		_, own := j.OwnLink(j.State.Cwd, name)
		if own {
			c.Cmd.Writes = append(c.Cmd.Writes, entry) // the word stands for what the link leads to
		}
		return own
	}
	why, _ := impact.Spared(&j.World, impact.Loss{Place: entry, Shown: name.Show()})
	if info, err := j.World.Disk.Lstat(entry.Path); why.Msg == "" || err != nil || !info.Mode().IsRegular() ||
		j.ChangedByLine(entry.Path) {
		return false
	}
	c.Spare(why)
	return true
}

// linkedHere reports a path that the line has made a link of, or below one.
func linkedHere(j *Judge, p string) bool {
	return slices.ContainsFunc(j.Links, func(l files.Link) bool { return l.Name == p || place.Below(p, l.Name) })
}

// plainWord reports a word that is one path.
func plainWord(a taint.Word) bool {
	return a.Known() && a.Text != "" && a.Glob == "" && a.Proc == nil && !strings.HasPrefix(a.Text, "-")
}

// isLink reports a symlink at an entry.
func isLink(j *Judge, entry place.Place) bool {
	if entry.Path == "" {
		return false
	}
	info, err := j.World.Disk.Lstat(entry.Path)
	return err == nil && info.Mode()&fs.ModeSymlink != 0
}

// entryOf is the place of a word as the name in its folder, whatever a symlink there leads to.
func entryOf(j *nameJudge, a taint.Word) place.Place {
	dir, base := path.Split(a.Text)
	at := j.World.At(j.State.Cwd, dir+".")
	if base == "" || base == "." || base == ".." || at.Path == "" {
		return place.Place{}
	}
	return place.Place{Raw: a.Text, Path: path.Join(at.Path, base),
		Kind: at.Kind &^ (place.WorkspaceRoot | place.HomeFolder | place.TopLevel)}
}
