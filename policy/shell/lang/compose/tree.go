package compose

import (
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"

	"go.yaml.in/yaml/v3"
)

// A tree is made of texts, lists of any, and mappings; numbers and words of YAML are texts, nothing is nil.

// maxText bounds the bytes that are read; nobody writes more by hand.
const maxText = 1 << 20

// documents reads a text in YAML, of which JSON is a part, with the reader that compose has as well; not ok: compose
// would not read it either.
func documents(text string) (roots []any, ok bool) {
	if len(text) > maxText {
		return nil, false
	}
	for in := yaml.NewDecoder(strings.NewReader(text)); ; {
		var root any
		switch err := in.Decode(&root); {
		case errors.Is(err, io.EOF):
			return roots, true
		case err != nil:
			return roots, false
		}
		roots = append(roots, root)
	}
}

type entry struct {
	key   string
	value any
}

// entries are the keys of a mapping and their values, in order of the keys.
func entries(value any) (all []entry) {
	switch m := value.(type) {
	case map[string]any:
		for key, one := range m {
			all = append(all, entry{key, plain(one)})
		}
	case map[any]any:
		for key, one := range m {
			all = append(all, entry{fmt.Sprint(key), plain(one)})
		}
	}
	slices.SortFunc(all, func(a, b entry) int { return strings.Compare(a.key, b.key) })
	return all
}

// get is the value of a key, or nil.
func get(value any, key string) any {
	for _, e := range entries(value) {
		if e.key == key {
			return e.value
		}
	}
	return nil
}

// plain makes texts of numbers and the like.
func plain(value any) any {
	switch v := value.(type) {
	case nil, string, []any, map[string]any, map[any]any:
		return v
	}
	return fmt.Sprint(value)
}

// items are the values of a list; a value that is none is a list of itself.
func items(value any) []any {
	switch v := value.(type) {
	case nil:
		return nil
	case []any:
		all := make([]any, 0, len(v))
		for _, one := range v {
			all = append(all, plain(one))
		}
		return all
	}
	return []any{value}
}

// texts are the texts of a value: its own, those of a list, or what stands behind a key of a mapping.
func texts(value any, key string) (all []string) {
	for _, one := range items(value) {
		switch v := one.(type) {
		case string:
			all = append(all, v)
		case map[string]any, map[any]any:
			if key != "" {
				all = append(all, texts(get(v, key), "")...)
			}
		}
	}
	return all
}
