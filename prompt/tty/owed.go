package tty

// owe has the decoder begin in the midst of something that somebody else has begun to read. Its rest is no key, and
// kept for them.
func (d *decoder) owe(begun []byte) {
	for _, c := range begun {
		d.step(c)
	}
	d.replies, d.stop, d.owed = nil, false, d.at != ground
}

// handOn takes a byte of that.
func (d *decoder) handOn(c byte) {
	kept, was := len(d.replies), d.at
	d.step(c)
	d.replies, d.stop = d.replies[:kept], false
	d.reply([]byte{c})
	if d.at != ground {
		return
	}
	if d.owed = false; was == pasting && len(d.replies) == repliesMost { // there was no room for its end
		d.replies = append(d.replies[:repliesMost-len(pasteEnd)], pasteEnd...)
	}
}

// giveUp hands on what the decoder itself is in the midst of: the rest goes to somebody else.
func (d *decoder) giveUp() {
	switch {
	case d.owed:
	case d.at == replying:
		d.reply(append([]byte{esc}, d.seq...))
	case d.at == control:
		d.reply(append([]byte{esc, '['}, d.seq...))
	case d.at == pasting:
		d.reply(append(append(append([]byte(nil), pasteBegins...), d.pasted...), d.tail...))
	}
}

var pasteBegins = []byte("\x1b[200~")
