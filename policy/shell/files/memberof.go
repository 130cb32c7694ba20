package files

import (
	"path"
	"strings"

	"guard/policy/place"
)

// A file that the line takes out of an archive stands nowhere yet. What the archive holds under its name is looked at
// as far as that may tell what is bad: whether it is all that will stand there is not known.

// Bounds of the archives of a line that are remembered, and of the looks into one.
const (
	maxUnpacks     = 8
	maxMemberLooks = 40
)

// unpack is an archive on the disk and the folder into which the line takes what it holds, without so many parts of its
// names.
type unpack struct {
	archive, into string
	strip         int
}

// notesUnpack remembers one.
func notesUnpack(f *fileTexts, archive, into string, strip int) {
	if archive != "" && into != "" && len(f.unpacks) < maxUnpacks {
		f.unpacks = append(f.unpacks, unpack{archive, into, strip})
	}
}

// memberText is what an archive that the line unpacks holds for a file; empty: none does.
func memberText(f *fileTexts, file string) (text string) {
	for _, u := range f.unpacks {
		if f.World.Disk == nil || !place.Below(file, u.into) || !f.World.At("", u.archive).Is(place.Inside) {
			continue
		}
		if f.memberLooks++; f.memberLooks > maxMemberLooks {
			return text
		}
		data, err := f.World.Disk.ReadFile(u.archive, maxArchive)
		if f.InTime(err); err != nil {
			continue
		}
		MemberTexts(data, nil, func(name string) bool {
			parts := strings.Split(path.Clean(name), "/")
			return len(parts) > u.strip && path.Join(u.into, path.Join(parts[u.strip:]...)) == file
		}, func(_ string, held []byte) bool {
			text = string(held)
			return false // the last of a name is what stays
		})
	}
	return text
}
