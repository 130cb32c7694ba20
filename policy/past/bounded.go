package past

import "slices"

// bounded is a map that forgets its oldest keys first. The zero value is ready.
type bounded[K comparable, V any] struct {
	known map[K]V
	order []K // as they came
}

// put notes a value, of at most so many keys.
func (b *bounded[K, V]) put(k K, v V, most int) {
	if _, have := b.known[k]; !have {
		if b.known == nil {
			b.known = map[K]V{}
		}
		if len(b.known) >= most {
			delete(b.known, b.order[0])
			b.order = b.order[1:]
		}
		b.order = append(b.order, k)
	}
	b.known[k] = v
}

// forget takes a key away.
func (b *bounded[K, V]) forget(k K) {
	if _, have := b.known[k]; have {
		delete(b.known, k)
		b.order = slices.DeleteFunc(b.order, func(one K) bool { return one == k })
	}
}
