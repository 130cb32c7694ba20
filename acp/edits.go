package acp

import (
	"crypto/sha256"

	"guard/policy"
)

// edits are the edits that were allowed and not yet written: a client that has
// a file system is asked for the same write right after (fs/write_text_file),
// and that is not a second question. Each is good for one write of exactly
// those bytes.
type edits map[edit]int

type edit struct {
	session, path string
	text          [sha256.Size]byte
}

// maxEdits bounds how many wait; past it the next write is simply judged anew.
const maxEdits = 1024

func (g *Gate) rememberEdits(r policy.Request) {
	if r.Tool != policy.Edit || r.Partial {
		return
	}
	g.mu.Lock()
	defer g.mu.Unlock()
	if g.edits == nil || len(g.edits) > maxEdits {
		g.edits = edits{}
	}
	for _, c := range r.Edits {
		if c.New != nil {
			g.edits[edit{r.Session, within(r.Cwd, c.Path), sha256.Sum256([]byte(*c.New))}]++
		}
	}
}

// useEdit uses up the consent for one write, if there is one.
func (g *Gate) useEdit(session, path, content string) bool {
	g.mu.Lock()
	defer g.mu.Unlock()
	e := edit{session, path, sha256.Sum256([]byte(content))}
	if g.edits[e] == 0 {
		return false
	}
	if g.edits[e]--; g.edits[e] == 0 {
		delete(g.edits, e)
	}
	return true
}
