package plan

import (
	"errors"
	"io"
	"io/fs"
	"os"
	"slices"
	"syscall"

	"github.com/BurntSushi/toml"

	"guard/internal/tomltext"
	"guard/locale"
)

// maxFile bounds what is read of a file that a project may have made, in bytes.
const maxFile = 1 << 20

// ReadFile reads a file that a project may have put there: it never waits, and of one without an end it reads no more
// than 1 MiB.
func ReadFile(path string) ([]byte, error) {
	f, err := os.OpenFile(path, os.O_RDONLY|syscall.O_NONBLOCK|syscall.O_CLOEXEC, 0)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	info, err := f.Stat()
	switch {
	case err != nil:
		return nil, err
	case info.IsDir():
		return nil, &fs.PathError{Op: "read", Path: path, Err: syscall.EISDIR}
	case !info.Mode().IsRegular():
		return nil, locale.New("it is no regular file")
	}
	text, err := io.ReadAll(io.LimitReader(f, maxFile+1))
	if err == nil && len(text) > maxFile {
		return nil, locale.New("it is larger than 1 MiB")
	}
	return text, err
}

// ReadTOML is what such a file holds as TOML.
func ReadTOML(path string) (table map[string]any, err error) {
	err = DecodeTOML(path, &table)
	return table, err
}

// DecodeTOML fills in what such a file holds as TOML.
func DecodeTOML(path string, into any) error {
	text, err := ReadFile(path)
	if err != nil {
		return err
	}
	return decodeTOML(text, into)
}

// errTooMuch is why guard does not look at all of something.
var errTooMuch = locale.New("it is too long or too deeply nested")

func decodeTOML(text []byte, into any) error {
	if tomltext.TooDeep(string(text)) > 0 { // a decoder takes minutes for it
		return errTooMuch
	}
	_, err := toml.Decode(string(text), into)
	return err
}

// unreadableByAll are the errors at which whoever opens a file for reading fails as guard does (open(2)): there is none
// for an agent either. Others may be guard's alone, as EWOULDBLOCK is, which only who does not wait for a lease meets.
var unreadableByAll = []syscall.Errno{syscall.ENOENT, syscall.ENOTDIR, syscall.EISDIR, syscall.EACCES, syscall.EPERM,
	syscall.ELOOP, syscall.ENAMETOOLONG, syscall.ENXIO}

// ofProject is a file of the project; nil without an error where nobody could read one.
func ofProject(path string) ([]byte, error) {
	text, err := ReadFile(path)
	if errno := syscall.Errno(0); errors.As(err, &errno) && slices.Contains(unreadableByAll, errno) {
		return nil, nil
	}
	return text, err
}
