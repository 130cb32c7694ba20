package shell

import (
	"slices"

	"guard/policy/risk"
	"guard/policy/shell/source"
	"guard/policy/shell/taint"
)

// awaited judges what the texts that a line has put into files have the person's tools run later. It belongs to the
// last command.
func awaited(w *walker) {
	if w.World.Disk == nil || len(w.Out.Texts) == 0 || w.World.Root() == "" || w.Out.Level == risk.Critical {
		return
	}
	var written []string
	for _, t := range w.Out.Texts {
		if t.Known && !slices.Contains(written, t.Path) && len(written) < maxAwaited {
			written = append(written, t.Path)
		}
	}
	c := w.Begin(taint.Nothing)
	source.LoadedCode{Judge: &w.texts}.Awaits(c, written)
	found := c.Cmd.Own
	if found.Level < risk.High {
		return
	}
	if n := len(w.Out.Commands); n > 0 {
		w.Out.Commands[n-1].Own.Add(found)
		w.Out.Commands[n-1].Finding.Add(found)
	}
	w.Out.Add(found)
}

// maxAwaited bounds the files of one line that are looked at.
const maxAwaited = 32
