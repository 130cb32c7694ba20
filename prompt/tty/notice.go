package tty

import "guard/prompt/text"

// Notice are the control sequences that tell a person something beside what stands on their terminal: keep puts the
// window's title on the terminal's stack, title makes the words the title, call has the desktop show them, and give
// takes the title of before back. All are empty where the terminal knows none.
func (t *Terminal) Notice(words text.Safe) (keep, title, call, give string) {
	if t.dumb {
		return "", "", "", ""
	}
	a := t.attention
	if a.titles {
		keep, title, give = titleKept, titleBegins+string(words)+stringEnds, titleGiven
	}
	if a.notify != "" {
		call = a.notify + string(words) + stringEnds
	}
	return keep, title, call, give
}
