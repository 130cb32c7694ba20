package restore

import "golang.org/x/sys/unix"

// renameNew gives a file a name that nothing has (renamex_np(2), RENAME_EXCL).
func renameNew(folder int, from, to string) error {
	return unix.RenameatxNp(folder, from, folder, to, unix.RENAME_EXCL)
}
