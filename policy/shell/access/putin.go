package access

import (
	"encoding/hex"
	"path"

	"guard/policy/place"
	"guard/policy/shell/files"
)

// What git holds is the project's, but for a secret that got there only just: the person put it into a tracked file and
// did not commit it, or this session committed what was nobody's to see. That makes it no less a secret.

// putIn reports a file of which git holds a text, and did not hold its secret before this session.
func putIn(j *readJudge, file, text string) bool {
	return broughtIn(j, file, text) || !namesSecret(path.Base(file), []byte(text))
}

// blobOf is git's name of a text.
func blobOf(text string) string {
	name := place.ObjectName("blob", []byte(text))
	return hex.EncodeToString(name[:])
}

// broughtIn reports a text of a file that git came to hold by a call of this session, which did not write it: its
// object lies there since then (gitrepository-layout(5), objects).
func broughtIn(j *readJudge, file, text string) bool {
	past, root := j.World.Past, j.World.Root()
	if past == nil || root == "" {
		return false
	}
	id := blobOf(text)
	return past.Arrived(root+"/.git/objects/"+id[:2]+"/"+id[2:]) && !past.Held(place.Content{Path: file, Blob: id})
}

// NamesUnkept reports a file of the person's in the work tree that is shown, whole, and holds a secret by its name
// which git does not keep.
func NamesUnkept(j *Judge, file string) bool {
	base := path.Base(file)
	if !mayPrint(j, file) || j.OwnEdit(file) || j.ChangedByLine(file) || j.OwnBirth(file) || j.World.Disk == nil {
		return false
	}
	text, err := j.World.Disk.ReadFile(file, maxNamedText)
	if j.InTime(err); err != nil || !namesSecret(base, text) {
		return false
	}
	return unkept(&j.readJudge, file)
}

// NamesPutIn reports a text of a file that git holds which names a secret that got there by this session; loose: or
// which no commit holds, be it staged or stashed.
func NamesPutIn(j *Judge, file, text string, loose bool) bool {
	if !mayPrint(j, file) || j.OwnEdit(file) || !namesSecret(path.Base(file), []byte(text)) {
		return false
	}
	r := &j.readJudge
	if broughtIn(r, file, text) {
		return true
	}
	if !loose || j.World.Past != nil && j.World.Past.Held(place.Content{Path: file, Blob: blobOf(text)}) {
		return false
	}
	was, held := j.World.Committed(file)
	return !held || broughtIn(r, file, was) || !namesSecret(path.Base(file), []byte(was))
}

// NamesPacked reports a member of an archive that holds a secret by its name, which the file that lies beside the
// archive under that name does not tell to be git's or this session's own.
func NamesPacked(j *Judge, archive, member string, text []byte) bool {
	file := path.Join(path.Dir(archive), member)
	if !mayPrint(j, file) || !namesSecret(path.Base(file), text) {
		return false
	}
	if !j.World.Missing(file) {
		return NamesUnkept(j, file)
	}
	return unkept(&j.readJudge, archive)
}

// mayPrint reports a file whose text may count so.
func mayPrint(j *Judge, file string) bool {
	base := path.Base(file)
	return j.World.Git != nil && mayName(base) && !place.Sample(base) && !files.OfTests(j.World.Root(), file)
}

// MayNameSecret reports a name of a file whose text may hold a secret by its name.
func MayNameSecret(file string) bool { return mayName(path.Base(file)) }

// UnkeptData reports a file of the person's own that git does not keep.
func UnkeptData(j *Judge, file string) bool {
	if j.World.Git == nil || j.OwnEdit(file) || j.ChangedByLine(file) || j.OwnBirth(file) ||
		files.OfTests(j.World.Root(), file) {
		return false
	}
	if j.World.Git.Ignored(file) {
		return true
	}
	text, held := j.World.Git.Text(path.Dir(file), ":", file)
	return !held || broughtIn(&j.readJudge, file, text)
}
