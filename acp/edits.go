package acp

import (
	"crypto/sha256"
	"path/filepath"

	"guard/policy"
)

// edits are the edits that were allowed and not written yet, each with the calls that
// it belongs to. An agent whose client writes files for it asks the client for the same
// write right after (fs/write_text_file), and that is not a second question. An edit is
// good for one write of exactly those bytes to exactly that path, until its call ends.
type edits map[edit][]callKey

type edit struct {
	session, path string
	text          [sha256.Size]byte
}

// maxEdits bounds how many edits wait. A write for which none is remembered is judged.
const maxEdits = 1024

// drop forgets the edits of a call.
func (e edits) drop(k callKey) {
	for one, calls := range e {
		for i, c := range calls {
			if c == k {
				e.use(one, i)
				break
			}
		}
	}
}

// use takes away one of the calls that an edit belongs to.
func (e edits) use(one edit, i int) {
	rest := append(e[one][:i:i], e[one][i+1:]...)
	if e[one] = rest; len(rest) == 0 {
		delete(e, one)
	}
}

// rememberEdits remembers the edits of a request that was allowed.
func (g *Gate) rememberEdits(r *policy.Request) {
	if r.Tool != policy.Edit || r.Partial {
		return
	}
	g.mu.Lock()
	defer g.mu.Unlock()
	for _, c := range r.Edits {
		if c.New == nil || !filepath.IsAbs(c.Path) || len(g.edits) >= maxEdits {
			continue
		}
		one := edit{r.Session, c.Path, sha256.Sum256([]byte(*c.New))}
		if len(g.edits[one]) < maxEdits {
			g.edits[one] = append(g.edits[one], callKey{r.Session, r.Call})
		}
	}
}

// useEdit reports whether a write was allowed as an edit, and uses that up.
func (g *Gate) useEdit(session, path, content string) bool {
	g.mu.Lock()
	defer g.mu.Unlock()
	one := edit{session, path, sha256.Sum256([]byte(content))}
	if len(g.edits[one]) == 0 {
		return false
	}
	g.edits.use(one, 0)
	return true
}
