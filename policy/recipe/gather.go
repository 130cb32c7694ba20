package recipe

import (
	"slices"
	"strconv"
	"strings"
)

// The bounds of what is read. A file past them is not read.
const (
	maxText  = 256 << 10
	maxLines = 2000
	maxDepth = 50
	maxBytes = 2 << 20 // of all lines together
)

// gathering collects a Reading and keeps it bounded and without repetitions.
type gathering struct {
	reading Reading
	seen    map[string]bool
	bytes   int
}

func (g *gathering) line(l Line) {
	l.Text = strings.TrimSpace(l.Text)
	key := l.Task + "\x00" + strings.Join(l.Exports, "\x00") + "\x00" + l.Text + "\x00" + strconv.FormatBool(l.Always)
	if l.Text == "" || isComment(l.Text) || g.seen[key] {
		return
	}
	if g.seen == nil {
		g.seen = map[string]bool{}
	}
	g.bytes += len(key)
	if len(g.reading.Lines) >= maxLines || g.bytes > maxBytes {
		g.unread("more than " + strconv.Itoa(maxLines) + " lines")
		return
	}
	g.seen[key] = true
	g.reading.Lines = append(g.reading.Lines, l)
}

func (g *gathering) run(task, text string) { g.line(Line{Text: text, Task: task}) }

func isComment(text string) bool {
	return strings.HasPrefix(text, "#") && !strings.Contains(text, "\n")
}

func (g *gathering) unread(why string) {
	if len(g.reading.Unread) < 20 && !slices.Contains(g.reading.Unread, why) {
		g.reading.Unread = append(g.reading.Unread, why)
	}
}

func (g *gathering) include(name string) {
	if !slices.Contains(g.reading.Includes, name) {
		g.reading.Includes = append(g.reading.Includes, name)
	}
}

// tooLong refuses a text over the bound.
func (g *gathering) tooLong(text string) bool {
	if len(text) <= maxText {
		return false
	}
	g.unread("more than 256 KiB")
	return true
}

// quote writes a text as one word of the shell.
func quote(s string) string {
	if s != "" && !strings.ContainsFunc(s, func(r rune) bool { return !plain(r) }) {
		return s
	}
	return "'" + strings.ReplaceAll(s, "'", `'\''`) + "'"
}

// plain reports a character that no shell gives a meaning.
func plain(r rune) bool {
	return r >= 'a' && r <= 'z' || r >= 'A' && r <= 'Z' || r >= '0' && r <= '9' || strings.ContainsRune("_./%+=:,@-", r)
}

// withArguments appends what a person writes after a task's name.
func withArguments(line string, args []string) string {
	for _, a := range args {
		line += " " + quote(a)
	}
	return line
}

// inFolder says a line that runs in another folder.
func inFolder(dir, line string) string {
	if dir == "" || dir == "." || line == "" {
		return line
	}
	if strings.Contains(line, "\n") {
		return "cd " + dir + " || exit\n" + line
	}
	return "cd " + dir + " && " + line
}
