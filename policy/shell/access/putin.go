package access

import (
	"crypto/sha1"
	"encoding/hex"
	"fmt"
	"path"
	"strings"

	"guard/policy/place"
)

// What git holds is the project's, but for a secret that got there only just: the person put it into a tracked file and
// did not commit it, or this session committed what was nobody's to see. That makes it no less a secret.

// putIn reports a file that git holds, whose secret it did not hold before this session.
func putIn(j *readJudge, file string) bool {
	text, held := j.World.Git.Text(path.Dir(file), ":", file)
	if !held {
		return false
	}
	return j.bringsIn(text) || !namesSecret(path.Base(file), []byte(text))
}

// bringsIn reports a text that git came to hold by a call of this session: its object lies there since then
// (gitrepository-layout(5), objects).
func (j *readJudge) bringsIn(text string) bool {
	if j.World.Past == nil || j.World.Root() == "" {
		return false
	}
	sum := sha1.Sum(fmt.Appendf(nil, "blob %d\x00%s", len(text), text))
	id := hex.EncodeToString(sum[:])
	return j.World.Past.Arrived(j.World.Root() + "/.git/objects/" + id[:2] + "/" + id[2:])
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

// NamesPutIn reports a text that git holds of a file which names a secret that got there only just, or not into what
// was committed.
func NamesPutIn(j *Judge, file, text string) bool {
	if !mayPrint(j, file) || j.OwnEdit(file) || !namesSecret(path.Base(file), []byte(text)) {
		return false
	}
	if j.bringsIn(text) {
		return true
	}
	was, held := j.World.Git.Text(path.Dir(file), "HEAD", file)
	return !held || j.bringsIn(was) || !namesSecret(path.Base(file), []byte(was))
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
	return j.World.Git != nil && mayName(base) && !place.Sample(strings.ToLower(base)) && !ofTests(j.World.Root(), file)
}

// MayNameSecret reports a name of a file whose text may hold a secret by its name.
func MayNameSecret(file string) bool { return mayName(path.Base(file)) }
