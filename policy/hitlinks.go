package policy

import (
	"cmp"
	"slices"
	"strings"

	"guard/policy/place"
	"guard/policy/risk"
	"guard/undo"
)

// conclude tells each path once, those of a folder that is hit whole not again, and of which only
// names go.
func (h *hitting) conclude() ([]undo.Hit, risk.Reason) {
	blind := h.blind || !h.why.IsZero() || h.otherNames()
	h.untracked()
	slices.SortStableFunc(h.hits, func(a, b undo.Hit) int {
		if c := strings.Compare(sortKey(a.Path), sortKey(b.Path)); c != 0 {
			return c
		}
		return cmp.Or(int(a.Part)-int(b.Part), strings.Compare(a.Ref, b.Ref))
	})
	hits := h.hits[:0]
	whole := -1 // the last hit that takes a whole folder
	for _, hit := range h.hits {
		hit.Unlinks = hit.Unlinks && !blind && !h.written(hit.Path)
		if n := len(hits); n > 0 && hits[n-1].Path == hit.Path && hits[n-1].Part == hit.Part &&
			hits[n-1].Ref == hit.Ref {
			hits[n-1].Stays = hits[n-1].Stays && hit.Stays
			hits[n-1].Unlinks = hits[n-1].Unlinks && hit.Unlinks
			hits[n-1].Nested = hits[n-1].Nested || hit.Nested
			continue
		}
		if whole >= 0 && hit.Part != undo.Refs && place.Below(hit.Path, hits[whole].Path) {
			hits[whole].Unlinks = hits[whole].Unlinks && hit.Unlinks
			continue
		}
		if hits = append(hits, hit); hit.Part == undo.All {
			whole = len(hits) - 1
		}
	}
	if len(hits) == 0 {
		return nil, h.why
	}
	return hits, h.why
}

// sortKey has what lies below a folder stand right behind it.
func sortKey(p string) string { return strings.ReplaceAll(p, "/", "\x00") }

// written reports a path that the call may write into, at or below it or by a folder above.
func (h *hitting) written(name string) bool {
	return slices.ContainsFunc(h.writes, func(w string) bool {
		return place.Below(w, name) || place.Below(name, w)
	})
}

// otherNames reports that what is written into may be a file that goes, under another name: what
// was moved there, or a hard link.
func (h *hitting) otherNames() bool {
	for _, w := range h.writes {
		for _, to := range h.landing {
			if to == "" || place.Below(w, to) {
				return true
			}
		}
		s, err := h.w.Disk.Stamp(w)
		h.inTime(err)
		if err == nil && s.Mode.IsRegular() && s.Links > 1 {
			return true
		}
	}
	return false
}

// link is the symlink that a place's last name is: what a deletion or a move takes. Where the command
// had gone to another folder by then, its name is not known.
func (h *hitting) link(p place.Place) string {
	if !p.Linked {
		return ""
	}
	for _, cwd := range [...]string{h.cwd, h.f.Cwd} {
		if h.w.At(cwd, p.Raw).Path == p.Path {
			return h.w.Link(cwd, p.Raw)
		}
	}
	h.unsure(sayNotKnown())
	return ""
}
