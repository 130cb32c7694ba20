package node

import (
	"github.com/go-json-experiment/json/jsontext"
	"maps"
	"slices"
	"strings"

	"guard/policy/recipe"
)

// denoTask is a task of deno.json. Source: docs.deno.com, "deno task".
type denoTask struct {
	Command      string   `json:"command"`
	Dependencies []string `json:"dependencies"`
}

// Deno lists what deno task runs for a task of deno.json or deno.jsonc.
func Deno(text, name string, args ...string) recipe.Reading {
	s := &scripts{runners: []runner{{program: "deno", verb: "task"}}}
	var file struct {
		Tasks map[string]jsontext.Value `json:"tasks"`
	}
	if s.TooLong(text) || !s.ReadJSON(withoutComments(text), &file) {
		return s.Reading
	}
	all := map[string]denoTask{}
	for _, n := range slices.Sorted(maps.Keys(file.Tasks)) {
		all[n] = s.denoTask(string(file.Tasks[n]))
	}
	s.names = slices.Sorted(maps.Keys(all))
	s.lines = func(name string) ([]string, bool) {
		task, ok := all[name]
		return []string{task.Command}, ok
	}
	s.around = func(name string) []string { return []string{name} }
	s.before = func(name string) []string { return all[name].Dependencies }
	for _, n := range s.matching(name) {
		s.Reading.Found = s.task(n, args) || s.Reading.Found
	}
	return s.Reading
}

// denoTask reads a task, which is a line or an object.
func (s *scripts) denoTask(value string) denoTask {
	var task denoTask
	if strings.HasPrefix(value, "{") {
		s.ReadJSON(value, &task)
	} else {
		s.ReadJSON(value, &task.Command)
	}
	return task
}

// withoutComments returns JSON without comments and trailing commas.
func withoutComments(text string) string {
	b := make([]byte, 0, len(text))
	comma := -1 // the index of the last comma, if only blanks come after it
	for i := 0; i < len(text); i++ {
		rest := text[i:]
		switch {
		case text[i] == '"':
			end := stringEnd(rest)
			b = append(b, rest[:end]...)
			i += end - 1
			comma = -1
		case strings.HasPrefix(rest, "//"):
			if end := strings.IndexByte(rest, '\n'); end >= 0 {
				i += end - 1
			} else {
				i = len(text)
			}
		case strings.HasPrefix(rest, "/*"):
			end := strings.Index(rest[2:], "*/")
			if end < 0 {
				return text
			}
			i += end + 3
		case (text[i] == '}' || text[i] == ']') && comma >= 0:
			b[comma] = ' '
			b = append(b, text[i])
			comma = -1
		default:
			if text[i] == ',' {
				comma = len(b)
			} else if strings.IndexByte(" \t\r\n", text[i]) < 0 {
				comma = -1
			}
			b = append(b, text[i])
		}
	}
	return string(b)
}

// stringEnd returns the length of the JSON string with which a text begins.
func stringEnd(s string) int {
	for i := 1; i < len(s); i++ {
		switch s[i] {
		case '\\':
			i++
		case '"':
			return i + 1
		}
	}
	return len(s)
}
