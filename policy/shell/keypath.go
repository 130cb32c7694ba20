package shell

import (
	"maps"
	"slices"
	"strconv"
	"strings"
)

// keyValue is a member that a JSON text gets, by its path from the top.
type keyValue struct {
	path  []string
	value any
}

// maxIndex bounds the elements of a list that a key may reach.
const maxIndex = 1_000

// keyPath cuts a key as npm does: scripts.test, jest.reporters[0], scripts[pre.test], files[] for one more
// (npm-pkg(1)).
func keyPath(key string) (path []string) {
	for key != "" {
		if rest, ok := strings.CutPrefix(key, "["); ok {
			name, after, _ := strings.Cut(rest, "]")
			path, key = append(path, strings.Trim(name, `"'`)), strings.TrimPrefix(after, ".")
			continue
		}
		end := strings.IndexAny(key, ".[")
		if end < 0 {
			return append(path, key)
		}
		path = append(path, key[:end])
		key = strings.TrimPrefix(key[end:], ".")
	}
	return path
}

// withKey is a value of JSON with a member more, or another.
func withKey(in any, path []string, value any) any {
	if len(path) == 0 {
		return value
	}
	at, err := strconv.Atoi(path[0])
	list, isList := in.([]any)
	if isList && path[0] == "" {
		at, err = len(list), nil
	}
	if (isList || in == nil) && err == nil && at >= 0 && at < maxIndex || path[0] == "" {
		list = slices.Clone(list)
		for at >= len(list) {
			list = append(list, nil)
		}
		list[at] = withKey(list[at], path[1:], value)
		return list
	}
	members, _ := in.(map[string]any)
	if members = maps.Clone(members); members == nil {
		members = map[string]any{}
	}
	members[path[0]] = withKey(members[path[0]], path[1:], value)
	return members
}

// eachLeaf calls a function for each text in a value of JSON, with its path.
func eachLeaf(path []string, value any, f func(path []string, value string)) {
	switch v := value.(type) {
	case string:
		f(path, v)
	case []any:
		for i, one := range v {
			eachLeaf(append(slices.Clip(path), strconv.Itoa(i)), one, f)
		}
	case map[string]any:
		for _, name := range slices.Sorted(maps.Keys(v)) {
			eachLeaf(append(slices.Clip(path), name), v[name], f)
		}
	}
}
