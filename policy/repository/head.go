package repository

import (
	"encoding/hex"
	"path"
	"strings"
)

// maxRefs is how many symbolic refs lead on from HEAD, as in git.
const maxRefs = 5

// maxPackedRefs bounds packed-refs, in bytes.
const maxPackedRefs = 4 << 20

// history finds the commits that names and revisions stand for.
type history struct{ database }

// head is the commit that HEAD names, by a branch or itself.
func (h *history) head(w *worktree) (oid, bool) {
	file := under(w.dir, "HEAD")
	for range maxRefs {
		text, there, err := h.line(file)
		if err != nil || !there {
			return oid{}, false
		}
		ref, symbolic := strings.CutPrefix(text, "ref: ")
		if !symbolic {
			return parseOID(text)
		}
		if !soundRef(ref) {
			return oid{}, false
		}
		file = under(w.common, ref)
		if _, there, err = h.stamp(file); err != nil {
			return oid{}, false
		}
		if !there {
			return h.packedRef(w, ref)
		}
	}
	return oid{}, false
}

// soundRef reports a branch: work trees share their branches
// (gitrepository-layout(5)).
func soundRef(ref string) bool {
	return strings.HasPrefix(ref, "refs/heads/") && path.Clean(ref) == ref
}

func parseOID(text string) (id oid, ok bool) {
	b, err := hex.DecodeString(text)
	if err != nil || len(b) != len(id) {
		return id, false
	}
	return oid(b), true
}

// packedRef looks a ref up in packed-refs: lines of a name of an object, a
// blank, and the ref's.
func (h *history) packedRef(w *worktree, ref string) (oid, bool) {
	data, _, ok := h.whole(under(w.common, "packed-refs"), maxPackedRefs)
	if !ok {
		return oid{}, false
	}
	for line := range strings.Lines(string(data)) {
		if id, name, ok := strings.Cut(strings.TrimRight(line, "\n"), " "); ok && name == ref {
			return parseOID(id)
		}
	}
	return oid{}, false
}
