package shell

import "guard/policy/shell/files"

// ArchiveNames lists what a zip or tar archive has names for; false where not all of it could
// be told.
func ArchiveNames(data []byte) (names []string, whole bool) { return files.ArchiveNames(data) }

// MaxArchive bounds an archive that is looked into, in bytes.
const MaxArchive = files.MaxArchive
