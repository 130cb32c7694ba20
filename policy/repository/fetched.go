package repository

import (
	"path"
	"slices"
	"strings"

	"guard/policy/place"
)

// FetchLoses implements place.Moving.
func (v checkedOut) FetchLoses(folder string, f place.Fetch) (refs []string, lost []place.Content, ok bool) {
	w, ok := v.around(path.Clean(folder))
	if !ok {
		return nil, nil, true
	}
	m := moving{checkedOut: v, w: w, fetch: f}
	m.other()
	for _, spec := range f.Specs {
		m.by(spec)
	}
	if len(m.refs) == 0 {
		return nil, nil, true
	}
	o := orphans{b: &bringing{view: v.view, w: w, left: maxTrees}, kept: map[oid]bool{}}
	tips, ok := o.tips(m.refs)
	if !ok {
		return m.refs, nil, false
	}
	held := o.holders(m.refs)
	if m.there == nil {
		held = append(held, m.fetched()...)
	}
	o.loseTags(m.refs, held)
	o.keep(held)
	if m.there != nil {
		theirs := orphans{b: &bringing{view: v.view, w: m.there, left: maxTrees}, kept: o.kept}
		for _, id := range m.theirs {
			theirs.keep([]oid{id})
		}
	}
	if !o.lose(tips) {
		return m.refs, nil, false
	}
	return m.refs, o.lost, true
}

// moving finds the refs that a fetch moves.
type moving struct {
	checkedOut
	w      *worktree
	fetch  place.Fetch
	there  *worktree      // the other side, where it is on this disk; else nil
	theirs map[string]oid // its refs
	refs   []string       // those of this side that move
}

// other looks for the other side on this disk (git-clone(1), "Git URLs"): a repository, or a work tree that holds one.
func (m *moving) other() {
	at, local := strings.CutPrefix(m.fetch.From, "file://")
	if colon := strings.IndexByte(at, ':'); at == "" || !local && colon >= 0 && !strings.Contains(at[:colon], "/") {
		return // HOST:PATH, or an address
	}
	if !path.IsAbs(at) {
		at = path.Join(m.w.root, at)
	}
	for _, dir := range [...]string{under(at, ".git"), at, at + ".git"} {
		there := &worktree{root: at, dir: dir, common: dir, kind: primary}
		head, err := m.member(under(dir, "HEAD"))
		if err != nil || !head.there || !m.folder(under(dir, "objects")) {
			continue
		}
		if _, tables, err := m.stamp(under(dir, "reftable")); tables || err != nil {
			return
		}
		refs, whole := m.refsBelow(there, "refs")
		if !whole {
			return
		}
		m.there, m.theirs = there, map[string]oid{}
		for _, r := range refs {
			m.theirs[r.name] = r.id
		}
		if id, ok := m.head(there); ok {
			m.theirs["HEAD"] = id
		}
		return
	}
}

// by collects the refs that one refspec moves.
func (m *moving) by(spec string) {
	spec, forced := strings.CutPrefix(spec, "+")
	from, to, two := strings.Cut(spec, ":")
	if !two || to == "" || strings.HasPrefix(spec, "^") {
		return
	}
	if !strings.HasPrefix(to, "refs/") {
		to = "refs/heads/" + strings.TrimPrefix(to, "heads/")
	}
	before, after, many := strings.Cut(to, "*")
	if !many {
		if id, there := m.ref(m.w, to); there {
			m.moves(to, from, id, forced)
		}
		return
	}
	below, _ := m.refsBelow(m.w, strings.TrimSuffix(before[:strings.LastIndexByte(before, '/')+1], "/"))
	for _, r := range below {
		middle, begins := strings.CutPrefix(r.name, before)
		middle, fits := strings.CutSuffix(middle, after)
		if begins && fits {
			m.moves(r.name, strings.Replace(from, "*", middle, 1), r.id, forced)
		}
	}
}

// moves adds a ref of this side which names an object, where the fetch may give it another. What lies outside of
// refs/heads and refs/tags moves without a plus, too (git-fetch(1), <refspec>).
func (m *moving) moves(name, from string, id oid, forced bool) {
	text, _, _ := m.line(under(m.w.dir, "HEAD"))
	if slices.Contains(m.refs, name) || !m.fetch.Head && text == "ref: "+name || !m.asks(from) {
		return
	}
	forced = forced || m.fetch.Forced ||
		!strings.HasPrefix(name, "refs/heads/") && !strings.HasPrefix(name, "refs/tags/")
	tracks := strings.HasPrefix(name, "refs/remotes/") // the other side has moved on, in all likelihood
	if m.there == nil {
		if forced && !tracks && m.fetch.Brings && !m.asFetched(name, id) {
			m.refs = append(m.refs, name)
		}
		return
	}
	if !strings.HasPrefix(from, "refs/") && from != "HEAD" {
		from = "refs/heads/" + from
	}
	theirs, has := m.theirs[from]
	if has && theirs != id && forced && !tracks && m.fetch.Brings || !has && m.fetch.Prunes {
		m.refs = append(m.refs, name)
	}
}

// asks reports a ref of the other side that is asked for.
func (m *moving) asks(from string) bool {
	return len(m.fetch.Only) == 0 || slices.ContainsFunc(m.fetch.Only, func(only string) bool {
		only, _, _ = strings.Cut(strings.TrimPrefix(only, "+"), ":")
		return slices.Contains([]string{only, "refs/" + only, "refs/heads/" + only, "refs/tags/" + only}, from)
	})
}

// asFetched reports a ref that is as a fetch has left it: its reflog says so (refs.c and builtin/fetch.c of git 2.46).
// A tag has none: one that this work tree has not been at is taken for fetched.
func (m *moving) asFetched(name string, id oid) bool {
	if strings.HasPrefix(name, "refs/tags/") {
		commit, ok := m.peel(m.w, id)
		lines, _ := m.log(under(m.w.dir, "logs/HEAD"))
		return !ok || !slices.ContainsFunc(lines, func(line string) bool {
			at, sound := loggedIn(line)
			return sound && at == commit
		})
	}
	lines, ok := m.log(under(m.w.common, "logs/"+name))
	if !ok {
		return false
	}
	_, says, _ := strings.Cut(lines[len(lines)-1], "\t")
	return strings.HasPrefix(says, "clone: from") || slices.ContainsFunc(fetchSays, func(end string) bool {
		return strings.HasSuffix(says, ": "+end)
	})
}

// fetchSays are the ends of what fetch writes into reflogs.
var fetchSays = []string{"storing head", "storing ref", "storing tag", "forced-update", "fast-forward", "updating tag"}

// fetched are the objects that the last fetch brought (git-fetch(1), FETCH_HEAD): the other side has them.
func (m *moving) fetched() (all []oid) {
	data, _, _ := m.whole(under(m.w.dir, "FETCH_HEAD"), maxText)
	for line := range strings.Lines(string(data)) {
		name, _, _ := strings.Cut(line, "\t")
		if id, ok := parseOID(name); ok && len(all) < maxHolders {
			all = append(all, id)
		}
	}
	return all
}

// Strays implements place.Moving. A rebase and its like move HEAD by copies of commits.
func (v checkedOut) Strays(folder string) bool {
	w, ok := v.around(path.Clean(folder))
	if !ok {
		return false
	}
	text, there, err := v.line(under(w.dir, "HEAD"))
	if err != nil || !there || strings.HasPrefix(text, "ref: ") {
		return false
	}
	lines, ok := v.log(under(w.dir, "logs/HEAD"))
	if !ok {
		return true
	}
	for _, line := range slices.Backward(lines) {
		_, says, _ := strings.Cut(line, "\t")
		if was, is, _ := strings.Cut(line, " "); strings.HasPrefix(is, was+" ") {
			continue // nothing has moved
		}
		return !strings.HasPrefix(says, "checkout: moving from ") && !strings.HasPrefix(says, "clone: from")
	}
	return false
}
