package access

import (
	"path"
	"slices"
	"strings"

	"guard/policy/shell/taint"
)

// OfSession are the files that this session wrote among what a pattern matches, and the folders in which such
// lie, as the pattern names them, so many at most: what a loop over it does to them can be told. ** stands for
// folders of any depth.
func (p Present) OfSession(pattern string, most int) (words []taint.Word) {
	if p.World.Disk == nil || p.State.Cwd == "" || len(p.State.Maybe) > 0 || p.Wrap.Remote ||
		strings.Contains(pattern, taint.Hole) || !strings.ContainsAny(pattern, "*?[") {
		return nil
	}
	bare := strings.TrimRight(pattern, "/")
	whole := bare
	if !path.IsAbs(whole) {
		whole = escapesWildcards.Replace(p.State.Cwd) + "/" + whole
	}
	seen := map[string]bool{}
	parts := strings.Split(path.Clean(whole), "/")
	for _, file := range p.SessionFiles() {
		for _, n := range matchedDepths(parts, strings.Split(file, "/"), p.Dotglob) {
			name := strings.Join(strings.Split(file, "/")[:n], "/")
			if bare != pattern && name == file {
				continue // a slash at the end is for folders
			}
			if rest, below := strings.CutPrefix(name, p.State.Cwd+"/"); below && !path.IsAbs(pattern) {
				name = rest
			}
			word := taint.Literal(name + pattern[len(bare):])
			if !odd(word) && !seen[word.Text] {
				seen[word.Text] = true
				words = append(words, word)
			}
			if len(words) == most {
				return words
			}
		}
	}
	return words
}

// escapesWildcards writes a folder's name as a pattern that matches just it.
var escapesWildcards = strings.NewReplacer(`\`, `\\`, "*", `\*`, "?", `\?`, "[", `\[`)

// matchedDepths tells how many parts of a path a pattern matches, in each way that it does.
func matchedDepths(pattern, parts []string, hidden bool) (depths []int) {
	ends := []int{0}
	for _, one := range pattern {
		var next []int
		for _, at := range ends {
			for n := at; n <= len(parts); n++ {
				if one == "**" {
					next = append(next, n)
				} else if n < len(parts) && fitsPart(one, parts[n], hidden) {
					next = append(next, n+1)
				}
				if one != "**" {
					break
				}
			}
		}
		slices.Sort(next)
		ends = slices.Compact(next)
	}
	return slices.DeleteFunc(ends, func(n int) bool { return n == 0 })
}

// fitsPart matches one part of a path; a hidden one is matched only by a pattern that begins with its dot.
func fitsPart(pattern, part string, hidden bool) bool {
	if pattern == part {
		return true
	}
	if strings.HasPrefix(part, ".") && !strings.HasPrefix(pattern, ".") && !hidden {
		return false
	}
	ok, err := path.Match(pattern, part)
	return ok && err == nil
}
