package policy

import (
	"io/fs"
	"testing/fstest"

	"guard/policy/place"
)

// world is where tests judge: a workspace on a disk that holds only what the
// test names.
func world(files map[string]string) place.World {
	tree := fstest.MapFS{"srv/project": {Mode: fs.ModeDir | 0o755}}
	for name, content := range files {
		tree[name[1:]] = &fstest.MapFile{Data: []byte(content), Mode: 0o644}
	}
	return place.World{Workspace: "/srv/project", Home: "/home/eve", User: "eve", Own: []string{"/home/eve/.config/guard"}, Disk: disk{tree}}
}

// disk is a place.Disk in memory.
type disk struct{ fs fstest.MapFS }

func inside(path string) string {
	if path == "/" {
		return "."
	}
	return path[1:]
}

func (d disk) Lstat(path string) (fs.FileInfo, error) { return fs.Stat(d.fs, inside(path)) }
func (d disk) Readlink(path string) (string, error)   { return "", fs.ErrInvalid }
func (d disk) ID(string) (place.FileID, error)        { return place.FileID{}, fs.ErrInvalid }
func (d disk) Stamp(string) (place.Stamp, error)      { return place.Stamp{}, fs.ErrInvalid }

func (d disk) ReadDir(path string, yield func(fs.DirEntry) bool) error {
	entries, err := fs.ReadDir(d.fs, inside(path))
	for _, e := range entries {
		if !yield(e) {
			break
		}
	}
	return err
}

func (d disk) ReadFile(path string, limit int64) ([]byte, error) {
	b, err := fs.ReadFile(d.fs, inside(path))
	return b[:min(int64(len(b)), limit)], err
}

// judged are the facts of a request in the tests' world.
func judged(r Request, files map[string]string) Facts {
	if r.Cwd == "" {
		r.Cwd = "/srv/project"
	}
	return Judge{World: world(files)}.Facts(r)
}

func text(s string) *string { return &s }
