package access

import (
	"bytes"
	"compress/bzip2"
	"compress/gzip"
	"io"
	"path"
	"strings"
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

// unpacked is the text that a file holds, and its name; of one that cannot be read there is none.
func unpacked(base string, data []byte) (text []byte, name string) {
	name, packed := unpackedName(base)
	if !packed {
		return data, base
	}
	var from io.Reader = bzip2.NewReader(bytes.NewReader(data))
	if !strings.EqualFold(path.Ext(base), ".bz2") {
		unzipped, err := gzip.NewReader(bytes.NewReader(data))
		if err != nil {
			return nil, name
		}
		from = unzipped
	}
	text, _ = io.ReadAll(io.LimitReader(from, maxNamedText)) // what comes before a fault is shown as well
	return text, name
}
