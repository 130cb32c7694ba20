package access

import (
	"io/fs"
	"path"
	"strings"

	"guard/policy/place"
	"guard/policy/shell/effect"
	"guard/policy/shell/files"
	"guard/policy/shell/option"
	"guard/policy/shell/taint"
)

// A program that goes through the symlinks of a folder comes to what they lead to, as if that stood on the line.

// follower is how a program does so.
type follower struct {
	by     []string // options by which it follows links; none: it does unless told otherwise
	with   []string // and the options by which it goes through folders at all; none: it always does
	but    []string // options by which it does not
	tops   tops
	looks  bool     // it tells names, sizes and dates only
	ignore []string // options by which it goes where git's ignore files keep it out; none: it always does
}

// tops says which words are the folders.
type tops uint8

const (
	allWords   tops = iota
	behindOne       // all but the first: an archive, a mode
	beforeLast      // all but the last: a target
	sought          // those of a search
)

// followers by program. Sources: grep(1), GNU grep 3.11; rg(1), ripgrep 14; ag(1), 2.2; ack(1), 3.7; tar(1), GNU tar
// 1.35 and bsdtar 3.7; zip(1), Info-ZIP 3.0; cp(1), ls(1), du(1), chown(1), GNU coreutils 9.5; rsync(1), 3.3;
// tree(1), 2.1; scp(1), OpenSSH 9.9; ctags(1), Universal Ctags 6.1.
var followers = map[string]follower{
	"grep": searchFollower, "egrep": searchFollower, "fgrep": searchFollower, "zgrep": searchFollower,
	"rg":  {by: []string{"-L", "--follow"}, tops: sought, ignore: inIgnored["rg"]},
	"ag":  {by: []string{"-f", "--follow"}, tops: sought, ignore: inIgnored["ag"]},
	"ack": {by: []string{"--follow"}, tops: sought},
	"tar": tarFollower, "gtar": tarFollower,
	"bsdtar": {by: []string{"-h", "-L"}, with: []string{"-c", "-r", "-u"}},
	"zip": {with: []string{"-r", "-R", "--recurse-paths", "--recurse-patterns"}, but: []string{"-y", "--symlinks"},
		tops: behindOne},
	"cp": {by: []string{"-L", "--dereference"}, with: []string{"-r", "-R", "-a", "--recursive", "--archive"},
		tops: beforeLast},
	"rsync": {by: []string{"-L", "--copy-links", "-k", "--copy-dirlinks", "--copy-unsafe-links"}, tops: beforeLast},
	"scp":   {with: []string{"-r"}, tops: beforeLast},
	"ls":    {by: []string{"-L", "--dereference"}, with: []string{"-R", "--recursive"}, looks: true},
	"du":    {by: []string{"-L", "--dereference"}, looks: true},
	"tree":  {by: []string{"-l"}, looks: true},
	"ctags": {with: []string{"-R", "--recurse"}, but: []string{"--links"}},
}

var (
	searchFollower = follower{by: []string{"-R", "--dereference-recursive"}, tops: sought}
	tarFollower    = follower{by: []string{"-h", "--dereference"},
		with: []string{"-c", "--create", "-r", "--append", "-u", "--update"}}
)

// folders are the words that a program goes through.
func (f follower) folders(v *option.Invocation) []taint.Word {
	words := v.Operands
	switch {
	case f.tops == sought:
		_, words = files.Sought(v)
	case f.tops == behindOne && len(words) > 0:
		return words[1:]
	case f.tops == beforeLast:
		return words[:max(0, len(words)-1)]
	}
	if len(words) == 0 {
		return []taint.Word{taint.Literal(".")}
	}
	return words
}

// followsLinks judges what such a program comes to by the links in the folders that it goes through.
func followsLinks(j *readJudge, c *effect.Call, v *option.Invocation) {
	first, _ := v.Words()
	f, known := followers[first]
	if !known || j.World.Disk == nil || len(f.by) > 0 && !v.Has(f.by...) || len(f.with) > 0 && !v.Has(f.with...) ||
		len(f.but) > 0 && v.Has(f.but...) {
		return
	}
	shown := 0
	for _, top := range f.folders(v) {
		p := j.Place(top)
		if !top.Known() || !p.Is(place.Inside) {
			continue // what lies elsewhere is judged by where
		}
		for _, rel := range linksOut(j, p.Path, len(f.ignore) > 0 && !v.Has(f.ignore...)) {
			one := taint.Literal(path.Join(top.Text, rel))
			if f.looks {
				j.LooksAt(c, one)
			} else {
				j.Reads(c, one)
			}
			if shown++; shown == maxLinksShown {
				return
			}
		}
	}
}

// maxLinksShown bounds the links of which a reason tells.
const maxLinksShown = 2

// linksOut lists the links in a folder and those below it that lead to what is the person's elsewhere. open: but for
// those that an ignore file names, or that are hidden.
func linksOut(j *readJudge, dir string, open bool) (found []string) {
	for _, one := range j.FoldersBelow(dir) {
		n := 0
		j.InTime(j.World.Disk.ReadDir(one, func(e fs.DirEntry) bool {
			at := path.Join(one, e.Name())
			if n++; e.Type()&fs.ModeSymlink != 0 && leadsOutside(j, at) &&
				!(open && (strings.HasPrefix(e.Name(), ".") || j.IgnoredName(at))) {
				found = append(found, strings.TrimPrefix(at, dir+"/"))
			}
			return n < maxEntries && len(found) < maxLinksShown
		}))
	}
	return found
}

// leadsOutside reports a link to what is the person's outside of the workspace.
func leadsOutside(j *readJudge, at string) bool {
	if !j.World.LeadsAway(at) {
		return false
	}
	p := j.World.At("", at)
	return !p.Any(place.Inside|place.System|place.Shared|place.Temp) || p.Is(place.Secret) && !p.Is(place.Inside)
}

// readsLinked judges names that were found, of which some are links that lead away: who reads one reads what it leads
// to.
func readsLinked(j *readJudge, c *effect.Call, a taint.Word) {
	if a.Named == nil || j.World.Disk == nil || j.Wrap.Remote || j.State.Cwd == "" {
		return
	}
	for _, name := range a.Named.Kept[:min(len(a.Named.Kept), maxKept)] {
		at := name
		if !path.IsAbs(at) {
			at = path.Join(j.State.Cwd, at)
		}
		if leadsOutside(j, at) {
			j.Reads(c, taint.Literal(name))
			return
		}
	}
}
