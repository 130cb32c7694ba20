package store

import (
	"bytes"
	"encoding/binary"
	"io"
	"os"

	"guard/locale"
	"guard/undo"
)

// Bundle is one file that holds a manifest and the small contents that it names: making a file costs more than
// writing a small one. The contents come first, then the manifest's text, then its length in eight bytes,
// big-endian.
type Bundle struct {
	s     *Store
	draft *Draft // nil: nothing was added yet
	parts bytes.Buffer
	at    int64
	known map[string]int64 // where a content lies already, by its hash
	lost  error            // once something could not be written: the contents are not whole
}

// Bundle begins one. Discard must be called.
func (s *Store) Bundle() *Bundle { return &Bundle{s: s} }

// flushed is how much of a bundle is held until it is written, in bytes.
const flushed = 1 << 20

// Add takes in a content whose hash is known, and reports where it lies and the bytes that are new.
func (b *Bundle) Add(content []byte, hash string) (at, written int64, err error) {
	if at, ok := b.known[hash]; ok {
		return at, 0, nil
	}
	if err := b.flush(flushed - len(content)); err != nil {
		return 0, 0, err
	}
	if b.known == nil {
		b.known = map[string]int64{}
	}
	at = b.at
	b.known[hash] = at
	b.parts.Write(content)
	b.at += int64(len(content))
	return at, int64(len(content)), nil
}

// flush writes what is held, if it is more than so much.
func (b *Bundle) flush(most int) error {
	if b.lost != nil || b.parts.Len() <= max(most, 0) {
		return b.lost
	}
	if b.draft == nil {
		b.draft, b.lost = b.s.Draft()
	}
	if b.lost == nil {
		_, b.lost = b.draft.file.Write(b.parts.Bytes())
	}
	b.parts.Reset()
	return b.lost
}

// Keep writes the manifest behind the contents, and returns the hash that names both.
func (b *Bundle) Keep(m *undo.Manifest) (hash string, err error) {
	text, hash, err := m.Encode()
	if err == nil {
		b.parts.Write(text)
		b.parts.Write(binary.BigEndian.AppendUint64(nil, uint64(len(text))))
		err = b.flush(0)
	}
	if err == nil {
		err = os.Rename(b.draft.file.Name(), b.s.manifest(hash))
	}
	if err != nil {
		return "", locale.Errorf("guard: keeping a manifest: %w", err)
	}
	return hash, nil
}

// Discard drops a bundle that was not kept, and closes it in any case.
func (b *Bundle) Discard() {
	if b.draft != nil {
		b.draft.Discard()
	}
}

// maxManifest bounds a manifest that is read, in bytes.
const maxManifest = 1 << 30

// readText reads the manifest's text from a bundle.
func readText(f *os.File) ([]byte, error) {
	info, err := f.Stat()
	if err != nil {
		return nil, err
	}
	var length [8]byte
	end := info.Size() - int64(len(length))
	if end < 0 {
		return nil, undo.ErrChanged
	}
	if _, err := f.ReadAt(length[:], end); err != nil {
		return nil, err
	}
	n := binary.BigEndian.Uint64(length[:])
	if n > uint64(end) || n > maxManifest {
		return nil, undo.ErrChanged
	}
	text := make([]byte, n)
	_, err = io.ReadFull(io.NewSectionReader(f, end-int64(n), int64(n)), text)
	return text, err
}

// Content opens what an entry of a manifest holds, wherever the store has it.
func (s *Store) Content(m string, e *undo.Entry) (io.ReadCloser, error) {
	if e.At == nil {
		return s.Open(e.Object)
	}
	f, err := s.openManifest(m)
	if err != nil {
		return nil, err
	}
	return section{io.NewSectionReader(f, *e.At, e.Size), f}, nil
}

type section struct {
	io.Reader
	io.Closer
}
