package state

// window is the terminal's, of which the program may have set the title.
type window struct {
	title  string
	titled bool
	titles []title // kept by the program, the newest last
}

// title is one that was kept, and whether the program had set it.
type title struct {
	text string
	set  bool
}

// titlesMost bounds how many a program can keep; xterm keeps as many.
const titlesMost = 10

// keepTitle is how a program puts the title on the terminal's stack, and takes it back (xterm's window operations 22
// and 23): an editor does, in the midst of an agent.
func (w *window) keepTitle(p params) {
	if p.at(1, 0) == 1 { // of the icon alone
		return
	}
	switch n := len(w.titles); {
	case p.first() == 22:
		kept := w.titles[max(0, n+1-titlesMost):n]
		w.titles = append(kept[:len(kept):len(kept)], title{w.title, w.titled})
	case p.first() == 23 && n > 0:
		w.title, w.titled = w.titles[n-1].text, w.titles[n-1].set
		w.titles = w.titles[:n-1]
	}
}
