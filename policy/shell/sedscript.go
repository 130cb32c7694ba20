package shell

import "strings"

// sedAction is something a sed script does beyond editing its stream: write,
// read or execute, with the file or command it names.
type sedAction struct {
	verb byte // 'w', 'r', 'e'
	text string
}

// sedReader takes a sed script apart, command by command.
type sedReader struct {
	text string
	at   int
	lost bool
}

func (r *sedReader) done() bool { return r.lost || r.at >= len(r.text) }

func (r *sedReader) peek() byte {
	if r.at < len(r.text) {
		return r.text[r.at]
	}
	return 0
}

// command reads one command with its addresses.
func (r *sedReader) command() []sedAction {
	r.skip(" \t\n;")
	if r.done() {
		return nil
	}
	r.address()
	r.skip(" \t!")
	verb := r.peek()
	r.at++
	switch verb {
	case 0, '}', '{', 'd', 'D', 'g', 'G', 'h', 'H', 'n', 'N', 'p', 'P', 'x', '=', 'F', 'z':
		return nil
	case '#':
		r.line()
	case 'a', 'i', 'c':
		r.appended()
	case ':', 'b', 't', 'T', 'v':
		r.label()
	case 'q', 'Q', 'l', 'L':
		r.skip(" \t0123456789")
	case 'r', 'R':
		return []sedAction{{'r', strings.TrimSpace(r.line())}}
	case 'w', 'W':
		return []sedAction{{'w', strings.TrimSpace(r.line())}}
	case 'e':
		return []sedAction{{'e', strings.TrimSpace(r.line())}}
	case 's':
		return r.substitute()
	case 'y':
		r.delimited()
	default:
		r.lost = true
	}
	return nil
}

func (r *sedReader) skip(set string) {
	for r.at < len(r.text) && strings.IndexByte(set, r.text[r.at]) >= 0 {
		r.at++
	}
}

// line takes the rest of the line: file names and commands end only there.
func (r *sedReader) line() string {
	rest := r.text[min(r.at, len(r.text)):]
	line, _, _ := strings.Cut(rest, "\n")
	r.at += len(line)
	return line
}

// appended takes the text of a, i and c, which goes on after a backslash at a
// line's end.
func (r *sedReader) appended() {
	for {
		line := r.line()
		r.at++
		if !strings.HasSuffix(line, `\`) || r.done() {
			return
		}
	}
}

func (r *sedReader) label() {
	for r.at < len(r.text) && r.text[r.at] != ';' && r.text[r.at] != '\n' && r.text[r.at] != '}' {
		r.at++
	}
}

// address skips 1, $, /re/, \cREc, first~step, addr,+n.
func (r *sedReader) address() {
	for !r.done() {
		switch c := r.peek(); {
		case c >= '0' && c <= '9' || strings.IndexByte("$,~+ \t", c) >= 0:
			r.at++
		case c == '/':
			r.until('/')
			r.skip("IM")
		case c == '\\':
			r.at++
			r.until(r.peek())
			r.skip("IM")
		default:
			return
		}
	}
}

// until skips from a delimiter to the next one that is not escaped, a bracket
// expression counting as one.
func (r *sedReader) until(d byte) {
	r.at++
	for r.at < len(r.text) {
		switch r.text[r.at] {
		case '\\':
			r.at++
		case d:
			r.at++
			return
		}
		r.at++
	}
	r.lost = true
}

// delimited skips s's or y's two parts.
func (r *sedReader) delimited() {
	d := r.peek()
	r.until(d)
	r.at--
	r.until(d)
}

// substitute reads s/…/…/flags: e executes, w writes.
func (r *sedReader) substitute() []sedAction {
	r.delimited()
	var acts []sedAction
	for r.at < len(r.text) {
		c := r.text[r.at]
		r.at++
		switch {
		case c == 'e':
			acts = append(acts, sedAction{'e', ""})
		case c == 'w':
			return append(acts, sedAction{'w', strings.TrimSpace(r.line())})
		case strings.IndexByte("gpiImM0123456789", c) >= 0:
		case c == ' ' || c == '\t':
		default:
			r.at--
			return acts
		}
	}
	return acts
}
