package repository

import (
	"slices"
	"strings"
	"time"

	"guard/policy/place"
)

// Bounds of a walk through the history: how many commits it passes, how many objects it reads that were not read
// before, and how long it takes. It stops there, and what it saw counts.
const (
	maxWalked = 4096
	maxRead   = 1024
	maxWalk   = 200 * time.Millisecond
)

// walk goes through commits, the newest first.
type walk struct {
	b       *bringing
	until   time.Time
	seen    map[oid]bool // true: it is left out, and so is what leads to it
	waiting []waiting    // by date, the newest last
	wanted  int          // how many of those that wait are not left out
	unseen  bool         // a commit could not be read
}

type waiting struct {
	id   oid
	date int64
}

func newWalk(v *view, w *worktree) *walk {
	b := &bringing{view: v, w: w, left: maxRead, trees: map[oid]map[string]treeEntry{}}
	return &walk{b: b, until: time.Now().Add(maxWalk), seen: map[oid]bool{}}
}

// each calls take with every commit that is meant.
func (k *walk) each(which place.Commits, take func(oid, *commitFacts)) {
	from, without := k.ends(which)
	if which.Alone {
		for _, id := range from {
			if c := k.b.factsOf(id); c != nil {
				take(id, c)
			}
		}
		return
	}
	for _, id := range without {
		k.wait(id, true)
	}
	for _, id := range from {
		k.wait(id, false)
	}
	most := which.Most
	for n := 0; n < maxWalked && k.wanted > 0 && time.Now().Before(k.until); n++ {
		next := k.waiting[len(k.waiting)-1]
		k.waiting = k.waiting[:len(k.waiting)-1]
		out := k.seen[next.id]
		c := k.b.factsOf(next.id)
		if !out {
			k.wanted--
			if c != nil {
				take(next.id, c)
			}
			if most--; most == 0 {
				return
			}
		}
		if c != nil {
			for _, up := range c.parents {
				k.wait(up, out)
			}
		}
	}
}

// wait has a commit come in its turn; out: it is left out.
func (k *walk) wait(id oid, out bool) {
	was, known := k.seen[id]
	if known && (was || !out) {
		return
	}
	k.seen[id] = out
	at := slices.IndexFunc(k.waiting, func(w waiting) bool { return w.id == id })
	switch {
	case at >= 0: // it was wanted, and is not any more
		k.wanted--
		return
	case !out:
		k.wanted++
	}
	c := k.b.factsOf(id)
	if c == nil {
		k.unseen = true
		if !out {
			k.wanted--
		}
		return
	}
	i, _ := slices.BinarySearchFunc(k.waiting, c.date, func(w waiting, date int64) int {
		if w.date < date {
			return -1
		}
		return 1
	})
	k.waiting = slices.Insert(k.waiting, i, waiting{id, c.date})
}

// ends are the commits that a walk begins at, and those at which it is left out.
func (k *walk) ends(which place.Commits) (from, without []oid) {
	v, w := k.b.view, k.b.w
	every, logged := which.Every, which.Logged
	for _, word := range which.From {
		if id, ok := v.pointedBy(w, word); ok {
			from = append(from, id)
		} else {
			every, logged = true, true
		}
	}
	for _, word := range which.Without {
		if id, ok := v.pointedBy(w, word); ok {
			without = append(without, id)
		}
	}
	if every {
		o := orphans{b: k.b}
		from = append(from, o.holders(nil)...)
		if id, ok := v.ref(w, stashRef); ok {
			from = append(from, id)
		}
		if id, ok := v.head(w); ok {
			from = append(from, id)
		}
	}
	if logged {
		from = append(from, k.logged()...)
	}
	for i, id := range from {
		if to, ok := v.peel(w, id); ok {
			from[i] = to
		}
	}
	return from, without
}

// logged are the commits that HEAD's reflog and the stash's tell of, the newest first.
func (k *walk) logged() (all []oid) {
	for _, file := range [...]string{under(k.b.w.dir, "logs/HEAD"), under(k.b.w.common, "logs/"+stashRef)} {
		lines, _ := k.b.view.log(file)
		for i := len(lines) - 1; i >= 0 && len(all) < maxHolders; i-- {
			if id, ok := loggedIn(lines[i]); ok {
				all = append(all, id)
			}
		}
	}
	return all
}

// pointedBy is revision, and reads words whose end says that they name a commit (gitrevisions(7), <rev>^{<type>}).
func (h *history) pointedBy(w *worktree, word string) (oid, bool) {
	for _, end := range [...]string{"^{}", "^{commit}", "^{object}"} {
		word = strings.TrimSuffix(word, end)
	}
	return h.revision(w, word)
}
