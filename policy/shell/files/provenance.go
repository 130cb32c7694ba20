package files

import (
	"encoding/hex"
	"slices"
	"strings"

	"guard/policy/place"
)

// Comes reports a file that this line or session wrote, or that came while a call of the session ran, as by a checkout.
func Comes(f *Folders, file string) bool {
	past := f.World.Past
	return f.Wrote(file) || past != nil && f.World.Git != nil && past.Arrived(file) && !InFilled(file)
}

// OfOthers reports a file that git brings, or has brought, with a text that is not known to be the session's.
func OfOthers(f *Folders, file string) bool {
	if f.brought(file).other && !f.changedHere(file) {
		return f.World.Past == nil || !earlierWrote(&f.fileTexts, file)
	}
	return !f.Wrote(file)
}

// earlierWrote is Wrote of earlier calls.
func earlierWrote(f *fileTexts, file string) bool {
	if f.World.Past.Installed(file) {
		return false
	}
	if _, ok := f.World.Past.Made(file); ok {
		return true
	}
	if _, ok := f.World.Past.Edited(file); ok {
		return true
	}
	return touched(f, file)
}

// InFilled reports a file in a folder that tools fill.
func InFilled(file string) bool {
	return slices.ContainsFunc(strings.Split(file, "/"), FilledByTools)
}

// heldTexts tells of files that were looked at whether they hold what a call left in them.
type heldTexts map[string]bool

// maxHeld bounds a file whose text is compared with what calls left, in bytes.
const maxHeld = 1 << 20

// heldBySession reports a file that holds what a call of this session left in it, be it that git brought that back: a
// checkout away and back makes no text the person's.
func heldBySession(f *fileTexts, file string) bool {
	if held, known := f.held[file]; known {
		return held
	}
	data, err := f.World.Disk.ReadFile(file, maxHeld)
	f.InTime(err)
	name := place.ObjectName("blob", data)
	held := err == nil && f.World.Past.Held(place.Content{Path: file, Blob: hex.EncodeToString(name[:])})
	if f.held == nil {
		f.held = heldTexts{}
	}
	f.held[file] = held
	return held
}
