package repository

import (
	"bytes"
	"strconv"
	"strings"
	"sync"

	"guard/policy/place"
)

// commitFacts are what a commit says once and for all: its name is a hash of it.
type commitFacts struct {
	parents []oid
	date    int64 // of the committer, in seconds
	secrets []secretChange
}

// secretChange is a file, named as one of secrets, that a commit has otherwise than its parents.
type secretChange struct {
	name    string // from the work tree's root
	was, is treeEntry
	ofAll   bool // than every one of them
}

// maxFacts bounds the commits that are remembered from one request to the next.
const maxFacts = 16384

// facts remembers commits.
type facts struct {
	mu    sync.Mutex
	known map[oid]*commitFacts
}

func (f *facts) get(id oid) *commitFacts {
	f.mu.Lock()
	defer f.mu.Unlock()
	return f.known[id]
}

func (f *facts) put(id oid, c *commitFacts) {
	f.mu.Lock()
	defer f.mu.Unlock()
	if f.known == nil || len(f.known) >= maxFacts {
		f.known = map[oid]*commitFacts{}
	}
	f.known[id] = c
}

// factsOf reads a commit and what it changes; nil: it could not be seen.
func (b *bringing) factsOf(id oid) *commitFacts {
	if c := b.view.commits.get(id); c != nil {
		return c
	}
	if b.left--; b.left < 0 {
		return nil
	}
	o, ok := b.view.object(b.w, id)
	tree, named := header(o.data, "tree ")
	if !ok || o.kind != "commit" || !named {
		return nil
	}
	c := &commitFacts{parents: parentsIn(o.data), date: committed(o.data)}
	if b.changes(c, tree) {
		b.view.commits.put(id, c)
	}
	return c // what was found of it counts, though not all was seen
}

// changes collects the secrets by which a commit's tree differs from those of its parents; false: not all were seen.
func (b *bringing) changes(c *commitFacts, tree oid) bool {
	before := make([]oid, max(len(c.parents), 1)) // the empty tree, of a first commit
	whole := true
	for i, up := range c.parents {
		if b.left--; b.left < 0 {
			return false
		}
		var ok bool
		if before[i], ok = b.treeIn(up); !ok {
			return false // the history ends here (a shallow clone): what the parent held is not known
		}
	}
	times := map[string]int{}
	for _, old := range before {
		b.found = func(file string, was, is treeEntry) {
			name := strings.TrimPrefix(file, "/")
			if !place.SecretName(name) {
				return
			}
			if times[name]++; times[name] == 1 {
				c.secrets = append(c.secrets, secretChange{name: name, was: was, is: is})
			}
		}
		whole = b.compare("", old, tree, 0) && whole
	}
	for i := range c.secrets {
		c.secrets[i].ofAll = times[c.secrets[i].name] == len(before)
	}
	return whole
}

// committed is when a commit was made: "committer NAME <MAIL> SECONDS ZONE".
func committed(data []byte) int64 {
	for line := range bytes.Lines(data) {
		if rest, ok := bytes.CutPrefix(line, []byte("committer ")); ok {
			fields := strings.Fields(string(rest[bytes.LastIndexByte(rest, '>')+1:]))
			if len(fields) == 0 {
				return 0
			}
			at, _ := strconv.ParseInt(fields[0], 10, 64)
			return at
		}
		if len(line) == 1 {
			break
		}
	}
	return 0
}
