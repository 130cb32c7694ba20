// Package state follows what a program has made of the terminal that it draws on:
// which modes it has set, where the cursor is, and what the alternate screen shows.
//
// The bytes that the program sends to its terminal come in ([State.Write]). Three
// strings of control sequences go out: one that clears the terminal for something
// else ([State.Clear]), one that puts the program's screen back as it was
// ([State.Restore]), and one that leaves the terminal as a shell expects it
// ([State.Reset]). For example, after "\x1b[?25l" (hide the cursor) has come in,
// Reset holds "\x1b[?25h" (show it again).
//
// On the main screen only the modes are followed: a terminal keeps the text of that
// screen by itself while the alternate one is shown, and so a flood of text costs
// next to nothing. On the alternate screen every cell is followed too, because the
// program draws it once and nobody else could draw it again. Where the program uses
// something that is not followed here (images, left and right margins), the state is
// not [State.Exact], and the program has to be made to draw anew.
//
// The package does no I/O, holds a bounded amount of memory whatever comes in, and
// never changes the bytes that it follows.
//
// Control functions are as in ECMA-48, the VT510's manual (DEC), xterm's
// ctlseqs, and kitty's description of its keyboard protocol.
package state
