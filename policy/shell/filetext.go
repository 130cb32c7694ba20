package shell

import (
	"path"
	"slices"
	"strings"

	"guard/policy/code"
	"guard/policy/place"
)

// seen is how far the text of a file that runs could be seen.
type seen uint8

const (
	unreadable seen = iota // it could not be read, or the line changes it unseen
	unseen                 // there is no disk to read it from, or no workspace on it
	wholly                 // the text is what will run
)

// textOf is the text of a file as it will stand when the command runs: as the
// line wrote it, as earlier calls did, or as the disk has it.
func (k *fileTexts) textOf(p place.Place) (string, seen) {
	if p.Path == "" || k.wrap.remote {
		return "", unreadable
	}
	if text, ok := k.brought(p.Path); ok && !k.changedHere(p.Path) {
		return text, wholly
	}
	text, whole, exact := k.filled(p.Path)
	if !exact || slices.Contains(k.blind, p.Path) || slices.Contains(k.unsettled, p.Path) {
		return text, unreadable
	}
	if whole {
		return text, wholly
	}
	if k.world.Disk == nil {
		return k.recordedText(p.Path, text)
	}
	old, err := k.world.Disk.ReadFile(p.Path, code.MaxText)
	k.inTime(err)
	switch {
	case err == nil && k.stale:
		return string(old) + text, unreadable
	case err == nil:
		return string(old) + text, wholly
	case text != "":
		return text, wholly
	case !k.standing():
		return "", unseen
	}
	return "", unreadable
}

// recordedText is textOf where there is no disk: what the session wrote is known,
// what it never touched is the person's own code, and anything else is not known.
func (k *fileTexts) recordedText(p, added string) (string, seen) {
	if k.world.Past == nil {
		return added, unreadable
	}
	if old, ok := k.world.Past.Text(p); ok {
		return old + added, wholly
	}
	if _, made := k.world.Past.Made(p); made || k.ownBirth(p) {
		return added, unreadable
	}
	return added, unseen
}

// filled is what the line itself has put into a file: all of it, or what it
// added. Not exact: other text, which the line does not show, may be there too.
func (k *fileTexts) filled(p string) (text string, whole, exact bool) {
	exact = true
	for _, t := range k.out.Texts {
		switch {
		case t.Path != p:
		case t.Appends:
			text, exact = text+t.Text, exact && t.Known
		default:
			text, whole, exact = t.Text, true, t.Known
		}
	}
	return text, whole, exact
}

// standing reports whether the workspace is on the disk at all.
func (k *fileTexts) standing() bool {
	root := k.world.Root()
	if root == "" {
		return true
	}
	_, err := k.world.Disk.Lstat(root)
	return err == nil
}

// binary reports text that is none.
func binary(text string) bool { return strings.IndexByte(text[:min(len(text), 8000)], 0) >= 0 }

// shellFile reports a script that a shell of POSIX's family reads: by its first
// line, else by its name.
func shellFile(name, text string) bool {
	first, _, _ := strings.Cut(text, "\n")
	if interp, ok := strings.CutPrefix(first, "#!"); ok {
		for word := range strings.FieldsSeq(interp) {
			switch path.Base(word) {
			case "sh", "bash", "dash", "ksh", "zsh", "ash", "mksh":
				return true
			}
		}
		return false
	}
	switch path.Ext(name) {
	case ".sh", ".bash", ".zsh", ".ksh", "":
		return true
	}
	return false
}
