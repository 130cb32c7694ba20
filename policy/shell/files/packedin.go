package files

import (
	"bytes"
	"path"
	"slices"
	"strings"

	"guard/policy/place"
	"guard/policy/shell/taint"
)

// An archive that was there before: which secrets its own list of members names.

// archiveEndings are those of archives that people make of their files; packages (.whl, .jar) hold what is published.
var archiveEndings = strings.Fields(".zip .tar .tgz .tar.gz .tbz .tbz2 .tar.bz2")

// IsArchive reports a name of an archive of files.
func IsArchive(name string) bool {
	return slices.ContainsFunc(archiveEndings, func(ending string) bool {
		return strings.HasSuffix(strings.ToLower(name), ending)
	})
}

// SecretsHeld lists the secrets among the members of an archive in the workspace; none chosen: all of it.
func SecretsHeld(f *Folders, archive string, chosen []taint.Word) (found []string) {
	if archive == "" || f.World.Disk == nil || f.Wrap.Remote || !f.World.At("", archive).Is(place.Inside) {
		return nil
	}
	data, err := f.World.Disk.ReadFile(archive, maxArchive)
	if f.InTime(err); err != nil {
		return nil
	}
	dir := path.Dir(archive)
	for _, m := range members(data).list {
		file := path.Join(dir, m.name)
		if f.World.At(dir, file).Is(place.Secret) && (len(chosen) == 0 ||
			slices.ContainsFunc(chosen, func(a taint.Word) bool { return takesMember(a, file) })) {
			found = append(found, file)
		}
	}
	return found
}

// MembersOutside lists the names in a tar archive that lead out of the folder into which it is unpacked: those that
// begin at the root, or go up. Other archives' readers take such parts off.
func MembersOutside(f *Folders, archive string) (names []string) {
	if archive == "" || f.World.Disk == nil || f.Wrap.Remote {
		return nil
	}
	data, err := f.World.Disk.ReadFile(archive, maxArchive)
	if f.InTime(err); err != nil || bytes.HasPrefix(data, []byte("PK")) {
		return nil
	}
	for _, m := range members(data).list {
		if clean := path.Clean(m.name); path.IsAbs(clean) || strings.HasPrefix(clean, "../") {
			names = append(names, clean)
		}
	}
	return names
}
