package files

import (
	"archive/tar"
	"archive/zip"
	"bytes"
	"compress/bzip2"
	"compress/gzip"
	"io"
	"path"
	"slices"

	"guard/policy/shell/taint"
)

// maxMemberText bounds what is looked at of one member of an archive, in bytes.
const maxMemberText = 256 << 10

// MemberTexts hands on the texts of the members of a zip or tar archive, compressed or not, that words choose (none:
// all) and wanted takes, until look is content.
func MemberTexts(data []byte, chosen []taint.Word, wanted func(name string) bool,
	look func(name string, text []byte) (enough bool)) {
	takes := func(name string) bool {
		return wanted(name) && (len(chosen) == 0 || slices.ContainsFunc(chosen, func(a taint.Word) bool {
			return takesMember(a, path.Join("/", name))
		}))
	}
	if z, err := zip.NewReader(bytes.NewReader(data), int64(len(data))); err == nil {
		zipTexts(z, takes, look)
		return
	}
	t := tar.NewReader(io.LimitReader(Unpacked(data), 4*maxArchive))
	for range maxMembers {
		h, err := t.Next()
		if err != nil {
			return
		}
		if h.Typeflag != tar.TypeReg || !takes(h.Name) {
			continue
		}
		text, _ := io.ReadAll(io.LimitReader(t, maxMemberText))
		if look(h.Name, text) {
			return
		}
	}
}

func zipTexts(z *zip.Reader, takes func(string) bool, look func(string, []byte) bool) {
	for _, f := range z.File[:min(len(z.File), maxMembers)] {
		if !f.Mode().IsRegular() || !takes(f.Name) {
			continue
		}
		r, err := f.Open()
		if err != nil {
			continue // enciphered, or of a method that is not known
		}
		text, _ := io.ReadAll(io.LimitReader(r, maxMemberText))
		_ = r.Close()
		if look(f.Name, text) {
			return
		}
	}
}

// unreadable is what cannot be unpacked: an error, and no end.
type unreadable struct{ err error }

func (u unreadable) Read([]byte) (int, error) { return 0, u.err }

// Unpacked reads what gzip or bzip2 compressed, or the bytes as they are.
func Unpacked(data []byte) io.Reader {
	r := bytes.NewReader(data)
	switch {
	case bytes.HasPrefix(data, []byte("\x1f\x8b")):
		gz, err := gzip.NewReader(r)
		if err != nil {
			return unreadable{err}
		}
		return gz
	case bytes.HasPrefix(data, []byte("BZh")):
		return bzip2.NewReader(r)
	}
	return r
}
