package access

import (
	"slices"
	"strings"

	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell/effect"
	"guard/policy/shell/files"
	"guard/policy/shell/taint"
)

// What installs packages may keep each file once, and give every project a hard link to it (pnpm 10, "Symlinked
// node_modules structure"; uv 0.5, link-mode): who changes it in place changes it for all of them.

// putsInPlace are programs that write a new file, and put it in the place of the old one (sed(1), perlrun(1), ruby(1)).
var putsInPlace = strings.Fields("sed gsed perl ruby patch git npm pnpm yarn bun pip pip3 uv mv rm")

// changesShared judges a write to an installed file that lies elsewhere, too.
func changesShared(j *Judge, c *effect.Call, a taint.Word, p place.Place, how Manner) {
	if how == Makes || how == IntoFolder || !p.Is(place.Inside) || j.World.Disk == nil || j.Wrap.Remote ||
		slices.Contains(putsInPlace, c.Program()) || !files.InFilled(p.Path) {
		return
	}
	stamp, err := j.World.Disk.Stamp(p.Path)
	if j.InTime(err); err == nil && stamp.Mode.IsRegular() && stamp.Links > 1 {
		c.Raise(risk.High, risk.FSOutsideWorkspace|risk.FSDeleteOverwrite,
			effect.Say("changes {0}, which other projects share by a hard link", a.Show()))
	}
}
