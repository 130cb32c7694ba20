// Package gather has what the readers of all kinds of task files share: it collects the lines of a Reading within
// fixed bounds, writes words for the shell, and takes words and lines of the shell apart.
//
// For example, InFolder("web", "npm test") returns "cd web && npm test". The bounds hold for every file: text over
// MaxText is not read, and nothing nests deeper than MaxDepth.
//
// The package knows no kind of task file. It runs nothing and opens no file.
package gather

import (
	"slices"
	"strconv"
	"strings"

	"guard/policy/recipe"
)

// The bounds of what is read. A file over them is not read.
const (
	MaxText  = 256 << 10
	MaxLines = 2000
	MaxDepth = 50
	maxBytes = 2 << 20 // of all lines of a task together
)

// Gathering collects a Reading, without repetitions and within the bounds.
type Gathering struct {
	Reading recipe.Reading
	seen    map[string]bool
	bytes   int
}

// Line adds a line, unless it is empty, a comment, or there already.
func (g *Gathering) Line(l recipe.Line) {
	l.Text = strings.TrimSpace(l.Text)
	key := l.Task + "\x00" + strings.Join(l.Exports, "\x00") + "\x00" + l.Text + "\x00" + strconv.FormatBool(l.Always)
	if l.Text == "" || isComment(l.Text) || g.seen[key] {
		return
	}
	if g.seen == nil {
		g.seen = map[string]bool{}
	}
	g.bytes += len(key)
	if len(g.Reading.Lines) >= MaxLines || g.bytes > maxBytes {
		g.Unread("more than " + strconv.Itoa(MaxLines) + " lines")
		return
	}
	g.seen[key] = true
	g.Reading.Lines = append(g.Reading.Lines, l)
}

// Run adds a line of a task that has nothing but its text.
func (g *Gathering) Run(task, text string) { g.Line(recipe.Line{Text: text, Task: task}) }

// isComment reports whether a line is nothing but a comment.
func isComment(text string) bool {
	return strings.HasPrefix(text, "#") && !strings.Contains(text, "\n")
}

// Unread notes something that could not be told.
func (g *Gathering) Unread(why string) {
	if len(g.Reading.Unread) < 20 && !slices.Contains(g.Reading.Unread, why) {
		g.Reading.Unread = append(g.Reading.Unread, why)
	}
}

// Include notes a file that the text includes and that was not given.
func (g *Gathering) Include(name string) {
	if !slices.Contains(g.Reading.Includes, name) {
		g.Reading.Includes = append(g.Reading.Includes, name)
	}
}

// TooLong reports whether a text is over the bound, and notes that.
func (g *Gathering) TooLong(text string) bool {
	if len(text) <= MaxText {
		return false
	}
	g.Unread("more than 256 KiB")
	return true
}

// Quote writes a text as one word of the shell.
func Quote(s string) string {
	if s != "" && !strings.ContainsFunc(s, func(r rune) bool { return !Plain(r) }) {
		return s
	}
	return "'" + strings.ReplaceAll(s, "'", `'\''`) + "'"
}

// Plain reports whether a character has no meaning in any shell.
func Plain(r rune) bool {
	return r >= 'a' && r <= 'z' || r >= 'A' && r <= 'Z' || r >= '0' && r <= '9' || strings.ContainsRune("_./%+=:,@-", r)
}

// WithArguments returns the line with the arguments that a person writes after the name of a task.
func WithArguments(line string, args []string) string {
	for _, a := range args {
		line += " " + Quote(a)
	}
	return line
}

// InFolder returns a line that runs in the folder dir.
func InFolder(dir, line string) string {
	if dir == "" || dir == "." || line == "" {
		return line
	}
	if strings.Contains(line, "\n") {
		return "cd " + dir + " || exit\n" + line
	}
	return "cd " + dir + " && " + line
}

// MaxValues is the most values that one variable may have.
const MaxValues = 16
