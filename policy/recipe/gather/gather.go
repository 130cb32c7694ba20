package gather

import (
	"slices"
	"strconv"
	"strings"

	"guard/policy/recipe"
)

// The bounds of what is read. A file past them is not read.
const (
	MaxText  = 256 << 10
	MaxLines = 2000
	MaxDepth = 50
	maxBytes = 2 << 20 // of all lines together
)

// Gathering collects a Reading and keeps it bounded and without repetitions.
type Gathering struct {
	Reading recipe.Reading
	seen    map[string]bool
	bytes   int
}

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

func (g *Gathering) Run(task, text string) { g.Line(recipe.Line{Text: text, Task: task}) }

func isComment(text string) bool {
	return strings.HasPrefix(text, "#") && !strings.Contains(text, "\n")
}

func (g *Gathering) Unread(why string) {
	if len(g.Reading.Unread) < 20 && !slices.Contains(g.Reading.Unread, why) {
		g.Reading.Unread = append(g.Reading.Unread, why)
	}
}

func (g *Gathering) Include(name string) {
	if !slices.Contains(g.Reading.Includes, name) {
		g.Reading.Includes = append(g.Reading.Includes, name)
	}
}

// TooLong refuses a text over the bound.
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

// Plain reports a character that no shell gives a meaning.
func Plain(r rune) bool {
	return r >= 'a' && r <= 'z' || r >= 'A' && r <= 'Z' || r >= '0' && r <= '9' || strings.ContainsRune("_./%+=:,@-", r)
}

// WithArguments appends what a person writes after a task's name.
func WithArguments(line string, args []string) string {
	for _, a := range args {
		line += " " + Quote(a)
	}
	return line
}

// InFolder says a line that runs in another folder.
func InFolder(dir, line string) string {
	if dir == "" || dir == "." || line == "" {
		return line
	}
	if strings.Contains(line, "\n") {
		return "cd " + dir + " || exit\n" + line
	}
	return "cd " + dir + " && " + line
}

const MaxValues = 16
