package restore

import "golang.org/x/sys/unix"

// renameNew gives a file a name that nothing has (renameat2(2), RENAME_NOREPLACE).
func renameNew(folder int, from, to string) error {
	return unix.Renameat2(folder, from, folder, to, unix.RENAME_NOREPLACE)
}
