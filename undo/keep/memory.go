package keep

import (
	"sync"

	"guard/undo"
)

// Memory is what was kept in case by earlier calls of a run. The zero value holds nothing.
type Memory struct {
	// Filled reports a folder that tools fill, by its name; nil: none.
	Filled func(name string) bool

	mu    sync.Mutex
	files map[string]caseFile
	held  map[string]heldFile // files that git held, as they were then
	heads map[string]string   // where the HEADs of their repositories stood
	last  string              // the manifest of the last call that kept nothing else
	count int                 // of its files
	root  string
	lent  map[string]bool // manifests that more than the call which wrote them names
}

// caseFile is a file as it was kept.
type caseFile struct {
	look  look
	entry undo.Entry
}

// wrote notes the manifest that now holds all that is kept in case.
func (m *Memory) wrote(hash string, count int) {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.last, m.count = hash, count
}

// drop notes that the call which wrote a manifest needs it no longer, and reports whether it may go.
func (m *Memory) drop(hash string) bool {
	if m == nil {
		return true
	}
	m.mu.Lock()
	defer m.mu.Unlock()
	if m.lent[hash] {
		return false
	}
	if m.last == hash {
		m.last = ""
	}
	return true
}

// turnTo forgets what was kept of another folder. With mu held, as for lend.
func (m *Memory) turnTo(root string) {
	if m.files == nil || m.root != root {
		m.files, m.held, m.root, m.last = map[string]caseFile{}, map[string]heldFile{}, root, ""
		m.heads = map[string]string{}
	}
	m.turnHeads()
}

// lend gives the last manifest to one more call, which it holds all for.
func (m *Memory) lend() (hash string) {
	if m.lent == nil {
		m.lent = map[string]bool{}
	}
	m.lent[m.last] = true
	return m.last
}
