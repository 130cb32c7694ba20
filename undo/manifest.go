package undo

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"io"
	"io/fs"
	"time"
	"unicode/utf8"

	"golang.org/x/sys/unix"

	"guard/locale"
)

// Manifest is what stood at the hit paths of one call before it ran. Parents stand before what lies
// in them.
type Manifest struct {
	Version int       `json:"version"` // 1
	Time    time.Time `json:"time"`
	Entries []Entry   `json:"entries"`
	// Missing names what could not be kept, and why.
	Missing []Missing `json:"missing,omitempty"`
	// Open says that more was not kept than Missing names.
	Open bool `json:"open,omitempty"`

	Hash string `json:"-"` // its own, once it was read back
}

// version is the form that this guard writes and reads.
const version = 1

// Missing is a path that was not kept.
type Missing struct {
	Path Path   `json:"path"`
	Why  string `json:"why"`
}

// Kind is what stood at a path. The zero value is none of them.
type Kind string

// The kinds.
const (
	File   Kind = "file"
	Folder Kind = "folder"
	Link   Kind = "link"
	Other  Kind = "other"  // a socket, a pipe or a device: noted, never brought back
	Absent Kind = "absent" // nothing: what an undo put there may go again
)

// KindOf is the kind of a file with a mode, as stat(2) tells it.
func KindOf(mode uint32) Kind {
	switch mode & unix.S_IFMT {
	case unix.S_IFREG:
		return File
	case unix.S_IFDIR:
		return Folder
	case unix.S_IFLNK:
		return Link
	}
	return Other
}

// Entry is one file, folder or link as it was.
type Entry struct {
	Path  Path              `json:"path"`
	Kind  Kind              `json:"kind"`
	Mode  uint32            `json:"mode,omitempty"` // permission bits, with setuid, setgid and sticky
	UID   int               `json:"uid"`
	GID   int               `json:"gid"`
	Mtime int64             `json:"mtime,omitempty"` // nanoseconds since 1970
	Ctime int64             `json:"ctime,omitempty"` // of its last change of any kind, which no program can set
	Dev   uint64            `json:"dev,omitempty"`
	Inode uint64            `json:"inode,omitempty"`
	Names uint64            `json:"names,omitempty"` // hard links, where there are several
	Attrs map[string][]byte `json:"xattrs,omitempty"`

	Size   int64    `json:"size,omitempty"`
	Object string   `json:"object,omitempty"` // the store's name of the content: its hash, where it was read
	At     *int64   `json:"at,omitempty"`     // where the content begins in the manifest's own bundle; nil: elsewhere
	Git    *Blob    `json:"git,omitempty"`    // or git's
	Data   []Extent `json:"data,omitempty"`   // of a sparse file: where it is not a hole
	Sparse bool     `json:"sparse,omitempty"`
	Target Path     `json:"target,omitempty"` // of a link
	// Case: nobody knows whether the call takes it. What differs since may be later work.
	Case bool `json:"case,omitempty"`
	// Ref is the object that a ref of git's named, and without which it is none. One that names another object since
	// may have moved on, as in Case.
	Ref *Blob `json:"ref,omitempty"`
	// After is the content that an undo puts where nothing was: only that may go again.
	After string `json:"after,omitempty"`
	Puts  Kind   `json:"puts,omitempty"` // of Absent: the kind that an undo puts there
}

// Perm is the mode as Go has it.
func (e *Entry) Perm() fs.FileMode { return fs.FileMode(e.Mode & 0o777) }

// Blob is an object that git holds.
type Blob struct {
	Root string `json:"root"` // of the work tree
	ID   string `json:"id"`
}

// Extent is a run of bytes in a file.
type Extent struct {
	At  int64 `json:"at"`
	Len int64 `json:"len"`
}

// Path is a name as the file system has it, which need not be UTF-8. JSON holds it as a string, or,
// where it is no UTF-8, as {"bytes": base64}.
type Path string

// MarshalJSON implements json.Marshaler.
func (p Path) MarshalJSON() ([]byte, error) {
	if utf8.ValidString(string(p)) {
		return json.Marshal(string(p))
	}
	return json.Marshal(struct {
		Bytes []byte `json:"bytes"`
	}{[]byte(p)})
}

// UnmarshalJSON implements json.Unmarshaler.
func (p *Path) UnmarshalJSON(b []byte) error {
	if len(b) > 0 && b[0] == '{' {
		var raw struct {
			Bytes []byte `json:"bytes"`
		}
		err := json.Unmarshal(b, &raw)
		*p = Path(raw.Bytes)
		return err
	}
	return json.Unmarshal(b, (*string)(p))
}

// Encode writes a manifest, and the hash that names it.
func (m *Manifest) Encode() (text []byte, hash string, err error) {
	m.Version = version
	if text, err = json.Marshal(m); err != nil {
		return nil, "", err
	}
	return text, Hash(text), nil
}

// Decode reads a manifest that must have the hash.
func Decode(text []byte, hash string) (*Manifest, error) {
	if Hash(text) != hash {
		return nil, ErrChanged
	}
	m := new(Manifest)
	if err := json.Unmarshal(text, m); err != nil {
		return nil, locale.Errorf("guard: reading a manifest: %w", err)
	}
	if m.Version != version {
		return nil, locale.Errorf("guard: a manifest of version %d; this guard reads version %d", m.Version, version)
	}
	m.Hash = hash
	return m, nil
}

// ErrChanged is what was kept and is not what it was.
var ErrChanged = locale.New("what was kept was changed afterwards")

// Hash names content: SHA-256, in hexadecimal.
func Hash(b []byte) string {
	sum := sha256.Sum256(b)
	return hex.EncodeToString(sum[:])
}

// HashOf is Hash of all that a reader gives.
func HashOf(r io.Reader) (string, error) {
	sum := sha256.New()
	_, err := io.Copy(sum, r)
	return hex.EncodeToString(sum.Sum(nil)), err
}

// Named reports a hash in the form that Hash gives.
func Named(hash string) bool {
	b, err := hex.DecodeString(hash)
	return err == nil && len(b) == sha256.Size && len(hash) == 2*sha256.Size && hash == hex.EncodeToString(b)
}
