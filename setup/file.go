package setup

import (
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"syscall"

	"golang.org/x/sys/unix"

	"guard/locale"
)

// maxSize is how large a settings file may be, in bytes.
const maxSize = 4 << 20

// file is a settings file as it was read.
type file struct {
	real  string // where a link leads; it is what is written
	there bool
	text  []byte
	mode  fs.FileMode
}

func has(path string) bool {
	_, err := os.Lstat(path)
	return err == nil
}

// read reads a file that may be written, or says why it may not. A link is followed, so that a
// dotfiles folder keeps its files.
func read(path string) (file, error) {
	f := file{real: path, mode: newMode()}
	if real, err := filepath.EvalSymlinks(path); err == nil {
		f.real = real
	} else if has(path) {
		return f, locale.Errorf("it is a link that leads nowhere")
	}
	open, err := os.OpenFile(f.real, os.O_RDONLY|syscall.O_NONBLOCK|syscall.O_NOFOLLOW, 0)
	if errors.Is(err, fs.ErrNotExist) {
		return f, nil
	}
	if err != nil {
		return f, err
	}
	defer open.Close()
	info, err := open.Stat()
	if err == nil {
		err = writable(f.real, info)
	}
	if err != nil {
		return f, err
	}
	f.there, f.mode = true, info.Mode().Perm()
	f.text, err = io.ReadAll(open)
	if f.text == nil {
		f.text = []byte{}
	}
	return f, err
}

// newMode is the mode of a new file, as the person's umask has it: a file that is renamed into its place does not get
// it by itself. Asking for it sets it, so it is the strictest for a moment.
func newMode() fs.FileMode {
	mask := syscall.Umask(0o077)
	syscall.Umask(mask)
	return fs.FileMode(0o666 &^ mask)
}

// writable says why a file cannot be replaced as it is.
func writable(real string, info fs.FileInfo) error {
	var st unix.Stat_t
	if err := unix.Stat(real, &st); err != nil {
		return err
	}
	switch {
	case !info.Mode().IsRegular():
		return locale.Errorf("it is no regular file")
	case info.Size() > maxSize:
		return locale.Errorf("it is larger than any settings")
	case st.Nlink > 1:
		return locale.Errorf("it has a second name, which a new file would not have")
	case int(st.Uid) != os.Getuid():
		return locale.Errorf("it belongs to another user")
	case unix.Access(real, unix.W_OK) != nil || unix.Access(filepath.Dir(real), unix.W_OK) != nil:
		return locale.Errorf("it cannot be written")
	}
	return nil
}

// makeFolders makes a folder and those above it, and returns the ones that were missing, the
// innermost first.
func makeFolders(dir string) (made []string, err error) {
	for at := dir; !has(at); at = filepath.Dir(at) {
		made = append(made, at)
	}
	return made, os.MkdirAll(dir, 0o755)
}
