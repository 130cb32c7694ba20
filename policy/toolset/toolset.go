// Package toolset is how an agent's folder states what each of the agent's own tools
// really is, whatever channel tells of a call.
//
// A table of Tool by the agent's names is the folder's; where a call's facts stand is
// each channel's own to know. A name that is in no table is not understood. The
// helpers read what several agents' tools have in common: the addresses in a prompt,
// and search patterns that lead out of the folder searched.
package toolset

import (
	"path"
	"strings"

	"guard/internal/lazy"
	"guard/policy"
)

// Tool is one of an agent's own tools.
type Tool struct {
	Is policy.Tool // empty for what is Quiet or Asks
	// Quiet: it touches nothing but the agent's own memory of its task.
	Quiet bool
	// Asks: it only asks the person something, in the agent's own dialog.
	Asks bool
}

// What JavaScript takes for a blank ends an address, any letter case begins one.
var url = lazy.Pattern(`(?i)https?://[^\s\x0b\x{feff}\p{Z}"'<>]+`)

// URLs are those that a prompt to fetch something names.
func URLs(prompt string) []string { return url().FindAllString(prompt, -1) }

// maxAlternatives bounds the patterns that one stands for.
const maxAlternatives = 64

// lists are patterns in brackets behind a sign, and what a backslash keeps from being one.
var lists = lazy.Pattern(`[@!?+*]\(|\\`)

// Alternatives are the patterns that one with braces stands for, as JavaScript's glob (node-glob, 11) takes it:
// {.env,src/*} is .env and src/*. all is false where it may stand for others too: a range, a list of patterns in
// brackets behind a sign, or too many.
func Alternatives(pattern string) (patterns []string, all bool) {
	all = !lists().MatchString(pattern)
	waiting := []string{pattern}
	for len(waiting) > 0 {
		one := waiting[0]
		waiting = waiting[1:]
		open, end, parts := braces(one)
		switch {
		case open < 0:
			patterns = append(patterns, one)
			all = all && !strings.Contains(one, "{")
		case len(parts) < 2 || len(patterns)+len(waiting)+len(parts) > maxAlternatives:
			return append(patterns, pattern), false
		}
		for _, part := range parts {
			waiting = append(waiting, one[:open]+part+one[end:])
		}
	}
	return patterns, all
}

// Within are the files below a folder that a search looks at, where it is given a pattern for their names; the folder
// alone for none.
func Within(folder, pattern string) (paths []string, all bool) {
	if pattern == "" {
		if folder == "" {
			return nil, true
		}
		return []string{folder}, true
	}
	names, all := Alternatives(pattern)
	for _, name := range names {
		paths = append(paths, path.Join(folder, name))
	}
	return paths, all
}

// Ripgrep completes a search by ripgrep (rg(1), 14): what one of the patterns of names fits it does not pass over,
// hidden or ignored.
func Ripgrep(s policy.Search) *policy.Search {
	for _, name := range s.Names {
		if !strings.HasPrefix(name, "!") {
			s.Hidden, s.Ignored = true, true
		}
	}
	return &s
}

// braces finds the first braces of a pattern, and what stands between their commas; open is -1 where there are none.
func braces(pattern string) (open, end int, parts []string) {
	if open = strings.IndexByte(pattern, '{'); open < 0 {
		return -1, 0, nil
	}
	depth, from := 0, open+1
	for i := open; i < len(pattern); i++ {
		switch pattern[i] {
		case '{':
			depth++
		case ',':
			if depth == 1 {
				parts, from = append(parts, pattern[from:i]), i+1
			}
		case '}':
			if depth--; depth == 0 {
				return open, i + 1, append(parts, pattern[from:i])
			}
		}
	}
	return -1, 0, nil
}

// IsPath reports whether a search pattern leads somewhere by itself, out of the
// folder that is searched.
func IsPath(pattern string) bool {
	return strings.HasPrefix(pattern, "/") || strings.HasPrefix(pattern, "~") || strings.Contains(pattern, "..")
}
