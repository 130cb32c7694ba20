package files

import (
	"bytes"
	"path"
	"slices"

	"guard/policy/place"
)

// Bounds of looking for a text in the files of a workspace.
const (
	maxHeldFolders = 2_000
	maxHeldFiles   = 5_000
	maxHeldText    = 256 << 10 // bytes of one file
	maxHeldTexts   = 64        // that are looked for at once; the others in the files that hold one of these
)

// HeldTexts tells of the first of some texts which are in a file below a folder that is as git has it: whoever has the
// project has them.
func HeldTexts(w place.World, dir string, texts []string) map[string]bool {
	held := map[string]bool{}
	texts = slices.DeleteFunc(slices.Clone(texts), func(text string) bool { return text == "" })
	if w.Git == nil || w.Disk == nil || len(texts) == 0 {
		return held
	}
	enters := func(p string) bool { return path.Base(p) != ".git" && !FilledByTools(path.Base(p)) }
	left := maxHeldFiles
	place.Nearest(w.Disk, dir, maxHeldFolders, enters, func(p string) bool {
		left--
		texts = notIn(w, p, texts, held)
		return left > 0 && len(texts) > 0
	})
	return held
}

// notIn gives the texts that are not in a file as git has it, and notes the others.
func notIn(w place.World, file string, texts []string, held map[string]bool) []string {
	has, err := w.Disk.ReadFile(file, maxHeldText)
	if err != nil {
		return texts
	}
	in := func(text string) bool { return bytes.Contains(has, []byte(text)) }
	if !slices.ContainsFunc(texts[:min(len(texts), maxHeldTexts)], in) || !w.Git.Restorable(file) {
		return texts
	}
	return slices.DeleteFunc(texts, func(text string) bool {
		held[text] = held[text] || in(text)
		return held[text]
	})
}
