package repository

import (
	"encoding/hex"
	"iter"
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
	for name, id := range h.packedRefs(w) {
		if name == ref {
			return id, id != oid{}
		}
	}
	return oid{}, false
}

// packedRefs yields the refs of packed-refs, and what each names: the zero oid where that cannot be read.
func (h *history) packedRefs(w *worktree) iter.Seq2[string, oid] {
	return func(yield func(string, oid) bool) {
		data, _, _ := h.whole(under(w.common, "packed-refs"), maxPackedRefs)
		for line := range strings.Lines(string(data)) {
			text, name, two := strings.Cut(strings.TrimRight(line, "\n"), " ")
			id, _ := parseOID(text)
			if two && !yield(name, id) {
				return
			}
		}
	}
}
