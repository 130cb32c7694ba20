// Package memo keeps what pure functions told, so that the same need not be told twice.
//
// A key comes in, with the function that makes its value; out comes the value, which must never be changed:
//
//	var readings = memo.Memo[[32]byte, Reading]{Most: 600}
//	…
//	r := readings.Of(sha256.Sum256(text), func() Reading { return read(text) })
//
// It holds at most so many values, any of which makes room for another. It returns no error.
package memo

import "sync"

// Memo keeps values by keys. Its method may be called by several goroutines at once.
type Memo[K comparable, V any] struct {
	Most int // values that are kept

	mu   sync.Mutex
	kept map[K]V
}

// Of returns the value of a key, made where it is not kept.
func (m *Memo[K, V]) Of(key K, value func() V) V {
	m.mu.Lock()
	v, ok := m.kept[key]
	m.mu.Unlock()
	if ok {
		return v
	}
	v = value() // others need not wait for it
	m.mu.Lock()
	defer m.mu.Unlock()
	if m.kept == nil {
		m.kept = map[K]V{}
	}
	for old := range m.kept { // any other makes room
		if len(m.kept) < m.Most {
			break
		}
		delete(m.kept, old)
	}
	m.kept[key] = v
	return v
}
