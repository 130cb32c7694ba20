package tty

import (
	"strings"

	"guard/prompt/text"
)

// attention is how a terminal calls a person who is not looking, besides by its bell: by the
// window's title, and by a notification of the desktop.
type attention struct {
	titles bool
	notify string // the beginning of an OSC, up to the text
}

// titled are the terminals, by the beginning of TERM, that keep a stack of titles (xterm's window
// operations 22 and 23), or that ignore the request.
var titled = []string{
	"xterm", "screen", "tmux", "rxvt", "foot", "alacritty", "kitty", "wezterm", "ghostty", "vte", "konsole", "contour",
	"st-", "mlterm",
}

// Notifications: iTerm2's OSC 9, and rxvt-unicode's OSC 777, as the terminals'
// own documentation has them. Others would show nothing, or the text.
const (
	osc9   = "\x1b]9;"
	osc777 = "\x1b]777;notify;guard;"
)

var notified = []struct{ variable, begins, osc string }{
	{"TERM_PROGRAM", "iTerm.app", osc9},
	{"TERM_PROGRAM", "WezTerm", osc777},
	{"TERM_PROGRAM", "ghostty", osc777},
	{"TERM_PROGRAM", "WarpTerminal", osc777},
	{"TERM", "xterm-kitty", osc9},
	{"TERM", "xterm-ghostty", osc777},
	{"TERM", "foot", osc777},
	{"TERM", "rxvt-unicode", osc777},
}

func newAttention(getenv func(string) string) attention {
	var a attention
	for _, name := range titled {
		a.titles = a.titles || strings.HasPrefix(getenv("TERM"), name)
	}
	if getenv("TMUX") != "" || getenv("STY") != "" { // they keep notifications to themselves, and hand bells on
		return a
	}
	for _, n := range notified {
		if a.notify == "" && strings.HasPrefix(getenv(n.variable), n.begins) {
			a.notify = n.osc
		}
	}
	return a
}

// Sequences for the window's title (xterm's control sequences, 22 and 23 of its window operations).
const (
	titleKept   = "\x1b[22;2t"
	titleGiven  = "\x1b[23;2t"
	titleBegins = "\x1b]2;"
	stringEnds  = "\x1b\\"
)

// begin calls the person with these words.
func (a attention) begin(call text.Safe) string {
	var b strings.Builder
	if a.titles {
		b.WriteString(titleKept + titleBegins + string(call) + stringEnds)
	}
	if a.notify != "" {
		b.WriteString(a.notify + string(call) + stringEnds)
	}
	return b.String()
}

// end gives the window its title back.
func (a attention) end() string {
	if a.titles {
		return titleGiven
	}
	return ""
}
