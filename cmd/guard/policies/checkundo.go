package policies

import (
	"errors"
	"io/fs"
	"path"
	"strconv"
	"time"

	"guard/config"
	"guard/internal/disk"
	"guard/locale"
	"guard/policy"
	"guard/policy/place"
	"guard/policy/risk"
	"guard/undo/keep"
)

// foreseeing is how long is looked at what could be brought back.
const foreseeing = 500 * time.Millisecond

// bringsBack says what git or guard could bring back of what a call takes, if it ran behind guard; empty where it
// takes nothing that is there. Nothing is kept for that.
func (j judge) bringsBack(f *policy.Facts, u config.Undo) string {
	hits, why := f.Hits(func() place.Disk { return disk.New(disk.LookBudget) })
	if len(hits) == 0 {
		return notKnown(f, why.String())
	}
	var git keep.Git
	if j.git != nil {
		git, _ = j.git(disk.New(foreseeing)).(keep.Git)
	}
	k := keep.Keeper{Exclude: u.Excludes(j.world.Home),
		Bounds: keep.Bounds{File: u.MaxFile.Value, Call: u.MaxCall.Value, Wait: foreseeing}}
	seen := k.Foresee(hits, git)
	if seen.Why == "" {
		seen.Why = why.String()
	}
	return foreseen(seen, u.On.Value)
}

// notKnown is why nothing can be brought back where no path is known that would be taken: of what changes nothing,
// nothing need be.
func notKnown(f *policy.Facts, why string) string {
	if why == "" || f.Level.Effective() < risk.High {
		return ""
	}
	return locale.Fill("nothing for certain: {0}", why)
}

// absent are the paths that a call deletes by their names and at which nothing is.
func absent(f *policy.Facts) (paths []string) {
	look := disk.New(disk.LookBudget)
	for _, p := range f.Deletes {
		if p.Open || !path.IsAbs(p.Path) || p.Any(place.Remote|place.Device) {
			continue
		}
		if _, err := look.Lstat(p.Path); errors.Is(err, fs.ErrNotExist) {
			paths = append(paths, p.Path)
		}
	}
	return paths
}

// foreseen is a forecast in words.
func foreseen(seen keep.Forecast, on bool) string {
	switch {
	case seen.Files == 0 && seen.Why == "":
		return ""
	case seen.Files == 0 && seen.Copied+seen.InGit+seen.Refs == 0:
		return locale.Fill("nothing for certain: {0}", seen.Why)
	case seen.Why == "" && seen.Copied == 0 && seen.InGit > 0:
		return locale.Text("git holds all of it as it is now")
	}
	holds := locale.Text("git holds none of it")
	switch {
	case seen.Refs > 0 && seen.Copied+seen.InGit == 0:
		holds = locale.Text("git keeps the commits for some weeks")
	case seen.InGit > 0:
		holds = locale.Fill("git holds {0} of {1} files", strconv.Itoa(seen.InGit),
			strconv.Itoa(seen.InGit+seen.Copied))
	}
	switch {
	case !on:
		return locale.Fill("{0}, and guard keeps nothing: undo = false", holds)
	case seen.Why != "":
		return locale.Fill("behind guard only a part could be brought back: {0}", seen.Why)
	}
	return locale.Fill("{0}; behind guard, guard undo brings it back", holds)
}
