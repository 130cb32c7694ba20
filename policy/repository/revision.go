package repository

import (
	"bytes"
	"encoding/hex"
	"io/fs"
	"strconv"
	"strings"

	"guard/policy/place"
)

// maxSteps bounds how far a revision leads back from a ref, and how many tags stand for
// tags.
const maxSteps = 100

// revision finds the commit that a word names (gitrevisions(7)): a ref, a commit's name or
// the beginning of one, an entry of a stash; each with ~N and ^N behind it.
func (h *history) revision(w *worktree, word string) (oid, bool) {
	name, steps := word, ""
	if i := strings.IndexAny(word, "~^"); i >= 0 {
		name, steps = word[:i], word[i:]
	}
	id, ok := h.namedBy(w, name)
	if !ok {
		return oid{}, false
	}
	if id, ok = h.peel(w, id); !ok {
		return oid{}, false
	}
	for steps != "" && ok {
		id, steps, ok = h.step(w, id, steps)
	}
	return id, ok
}

// step goes from a commit to an ancestor, as the next ~N or ^N says.
func (h *history) step(w *worktree, id oid, steps string) (oid, string, bool) {
	how, rest := steps[0], steps[1:]
	digits := rest[:len(rest)-len(strings.TrimLeft(rest, "0123456789"))]
	rest = rest[len(digits):]
	n := 1
	if digits != "" {
		var err error
		if n, err = strconv.Atoi(digits); err != nil || n > maxSteps {
			return oid{}, "", false
		}
	}
	if how != '~' && how != '^' || strings.HasPrefix(rest, "{") {
		return oid{}, "", false
	}
	if how == '^' {
		if n == 0 {
			return id, rest, true
		}
		id, ok := h.parent(w, id, n)
		return id, rest, ok
	}
	for ; n > 0; n-- {
		var ok bool
		if id, ok = h.parent(w, id, 1); !ok {
			return oid{}, "", false
		}
	}
	return id, rest, true
}

// namedBy finds what a word without steps names.
func (h *history) namedBy(w *worktree, name string) (oid, bool) {
	if name == "HEAD" || name == "@" || name == "" {
		return h.head(w)
	}
	if entry, ok := strings.CutPrefix(name, "stash@{"); ok {
		n, err := strconv.Atoi(strings.TrimSuffix(entry, "}"))
		if err != nil || n < 0 {
			return oid{}, false
		}
		return h.logged(under(w.common, "logs/refs/stash"), n)
	}
	if id, ok := h.leftBranch(w, name); ok {
		return id, true
	}
	if id, ok := h.loggedBy(w, name); ok {
		return id, true
	}
	for _, folder := range [...]string{"", "refs/", "refs/tags/", "refs/heads/", "refs/remotes/"} {
		if id, ok := h.ref(w, folder+name); ok {
			return id, true
		}
	}
	return h.abbreviated(w, name)
}

// leftBranch is what - and @{-N} name: where HEAD was before the N-th last switch, or its
// branch as it is now (gitrevisions(7)).
func (h *history) leftBranch(w *worktree, name string) (oid, bool) {
	n := 1
	if name != "-" {
		digits, ok := strings.CutPrefix(name, "@{-")
		if !ok {
			return oid{}, false
		}
		var err error
		if n, err = strconv.Atoi(strings.TrimSuffix(digits, "}")); err != nil || n < 1 || n > maxSteps {
			return oid{}, false
		}
	}
	lines, ok := h.log(under(w.dir, "logs/HEAD"))
	if !ok {
		return oid{}, false
	}
	for i := len(lines) - 1; i >= 0; i-- {
		_, moved, switched := strings.Cut(lines[i], "\tcheckout: moving from ")
		if !switched {
			continue
		}
		if n--; n == 0 {
			from, _, _ := strings.Cut(moved, " to ")
			if from == "-" || strings.HasPrefix(from, "@{") {
				return oid{}, false
			}
			return h.namedBy(w, from)
		}
	}
	return oid{}, false
}

// loggedBy is what NAME@{N} names: where a branch was before its N-th last change (gitrevisions(7)).
func (h *history) loggedBy(w *worktree, name string) (oid, bool) {
	ref, entry, ok := strings.Cut(name, "@{")
	n, err := strconv.Atoi(strings.TrimSuffix(entry, "}"))
	if !ok || err != nil || n < 0 || strings.Contains("/"+ref+"/", "/../") {
		return oid{}, false
	}
	if ref == "HEAD" {
		return h.logged(under(w.dir, "logs/HEAD"), n)
	}
	for _, folder := range [...]string{"", "refs/", "refs/tags/", "refs/heads/", "refs/remotes/"} {
		if id, ok := h.logged(under(w.common, "logs/"+folder+ref), n); ok {
			return id, true
		}
	}
	return oid{}, false
}

// ref reads a ref of the repository, loose or packed.
func (h *history) ref(w *worktree, ref string) (oid, bool) {
	for range maxRefs {
		if strings.Contains("/"+ref+"/", "/../") || strings.HasPrefix(ref, "/") {
			return oid{}, false
		}
		text, there, err := h.line(under(w.common, ref))
		if err != nil {
			return oid{}, false
		}
		if !there {
			return h.packedRef(w, ref)
		}
		next, symbolic := strings.CutPrefix(text, "ref: ")
		if !symbolic {
			return parseOID(text)
		}
		ref = next
	}
	return oid{}, false
}

// logged is the n-th last entry of a reflog: OLD NEW NAME….
func (h *history) logged(file string, n int) (oid, bool) {
	lines, ok := h.log(file)
	if !ok || n >= len(lines) {
		return oid{}, false
	}
	return loggedIn(lines[len(lines)-1-n])
}

// log are the lines of a reflog, the oldest first.
func (h *history) log(file string) (lines []string, ok bool) {
	data, _, ok := h.whole(file, maxPackedRefs)
	return strings.Split(strings.TrimRight(string(data), "\n"), "\n"), ok
}

// loggedIn is the commit that a line of a reflog leads to.
func loggedIn(line string) (oid, bool) {
	fields := strings.Fields(line)
	if len(fields) < 2 {
		return oid{}, false
	}
	return parseOID(fields[1])
}

// abbreviated finds the one object whose name begins so.
func (h *history) abbreviated(w *worktree, name string) (oid, bool) {
	if id, ok := parseOID(name); ok {
		return id, true
	}
	if len(name) < 4 || len(name) > 40 || strings.Trim(name, "0123456789abcdef") != "" {
		return oid{}, false
	}
	found := map[oid]bool{}
	for _, store := range h.stores(w) {
		_ = h.disk.ReadDir(under(store, name[:2]), func(e fs.DirEntry) bool {
			if id, ok := parseOID(name[:2] + e.Name()); ok && strings.HasPrefix(id.String(), name) {
				found[id] = true
			}
			return len(found) < 2
		})
		h.packedLike(store, name, found)
	}
	for id := range found {
		return id, len(found) == 1
	}
	return oid{}, false
}

// packedLike adds the packed objects whose names begin so.
func (db *database) packedLike(store, name string, found map[oid]bool) {
	disk, ok := db.disk.(place.Parts)
	first, err := hex.DecodeString(name[:2])
	if !ok || err != nil {
		return
	}
	for _, file := range db.packNames(under(store, "pack")) {
		p, ok := db.pack(disk, file)
		if !ok {
			continue
		}
		names, _ := p.bucket(first[0])
		for ; len(names) >= 20 && len(found) < 2; names = names[20:] {
			if id := oid(names[:20]); strings.HasPrefix(id.String(), name) {
				found[id] = true
			}
		}
	}
}

// peel follows tags to the commit that they stand for.
func (h *history) peel(w *worktree, id oid) (oid, bool) {
	for range maxSteps {
		o, ok := h.object(w, id)
		switch {
		case !ok:
			return oid{}, false
		case o.kind == "commit":
			return id, true
		case o.kind != "tag":
			return oid{}, false
		}
		if id, ok = header(o.data, "object "); !ok {
			return oid{}, false
		}
	}
	return oid{}, false
}

// header is the first object that a commit or a tag names so.
func header(data []byte, key string) (oid, bool) {
	for line := range bytes.Lines(data) {
		if text, ok := strings.CutPrefix(strings.TrimRight(string(line), "\n"), key); ok {
			return parseOID(text)
		}
		if len(line) == 1 {
			break
		}
	}
	return oid{}, false
}

// parent is the n-th parent of a commit.
func (h *history) parent(w *worktree, id oid, n int) (oid, bool) {
	o, ok := h.object(w, id)
	if !ok || o.kind != "commit" {
		return oid{}, false
	}
	if all := parentsIn(o.data); n > 0 && n <= len(all) {
		return all[n-1], all[n-1] != oid{}
	}
	return oid{}, false
}

// parentsIn are the commits that a commit comes after; one that cannot be read is the zero oid.
func parentsIn(data []byte) (all []oid) {
	for line := range bytes.Lines(data) {
		if text, is := strings.CutPrefix(strings.TrimRight(string(line), "\n"), "parent "); is {
			up, _ := parseOID(text)
			all = append(all, up)
		}
		if len(line) == 1 {
			break
		}
	}
	return all
}
