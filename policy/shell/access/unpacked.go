package access

import (
	"io"
	"path"
	"strings"

	"guard/policy/shell/files"
)

// What compresses a file keeps what it holds (gzip(1), bzip2(1)): who shows it unpacked shows that.

// unpackedName is the name of what a compressed file holds.
func unpackedName(base string) (name string, packed bool) {
	switch ext := strings.ToLower(path.Ext(base)); ext {
	case ".gz", ".z", ".bz2":
		name = strings.TrimSuffix(base, path.Ext(base))
		return name, mayName(name) && path.Ext(name) != ""
	}
	return base, false
}

// unpacked is the text that a file holds, and its name.
func unpacked(base string, data []byte) (text []byte, name string) {
	name, packed := unpackedName(base)
	if !packed {
		return data, base
	}
	// what comes before a fault is shown as well
	text, _ = io.ReadAll(io.LimitReader(files.Unpacked(data), maxNamedText))
	return text, name
}
