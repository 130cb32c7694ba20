package acp

import "crypto/sha256"

// edits are the edits that were allowed and not written yet, each with the calls that
// it belongs to. An agent whose client writes files for it asks the client for the same
// write right after (fs/write_text_file), and that is not a second question. An edit is
// good for one write of exactly those bytes to exactly that path, until its call or turn ends, and only
// while the path leads to where it led when the edit was judged.
type edits map[edit][]callKey

type edit struct {
	session, path, real string
	text                [sha256.Size]byte
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
