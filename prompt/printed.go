package prompt

import "guard/prompt/text"

// Escape is s as one line that a terminal can only print, for what guard prints outside of a
// question (see text.Escape).
func Escape(s string) string { return string(text.Escape(s)) }

// Tame is s, of which parts may be escaped, as one line that a terminal can only print (see text.Tame).
func Tame(s string) string { return string(text.Tame(s)) }

// Cells is the width of escaped text in terminal cells.
func Cells(s string) int { return text.Cells(s) }

// Clip is s escaped, in at most so many cells; what is cut off ends in "…".
func Clip(s string, width int) string { return string(text.Clip(text.Escape(s), width)) }

// Lines is s escaped, in lines of at most so many cells that leave nothing of it out; 0 is one line.
func Lines(s string, width int) (lines []string) {
	if width <= 0 {
		return []string{Escape(s)}
	}
	for _, line := range text.Wrap(s, width, false) {
		lines = append(lines, string(line))
	}
	return lines
}

// Changes are a question's edits as unified diffs, a line each, not escaped yet.
func Changes(q Question) []string { return changes(q) }

// ByteSize is a size as a person reads it: 12.3 kB.
func ByteSize(n int64) string { return string(text.ByteSize(n)) }
