// Package shadow knows what a program has made of the terminal it draws on.
//
// In come the bytes that the terminal was sent ([Shadow.Write]); out come the
// bytes that clear it for something else ([Shadow.Clear]), those that put the
// program's screen back as it was ([Shadow.Restore]), and those that leave it as
// a shell expects it ([Shadow.Reset]).
//
// On the main screen only modes are followed: the terminal itself keeps that
// screen while another is shown, and a flood of text costs next to nothing. On
// the alternate screen every cell is followed as well, because nothing but a
// shadow could bring it back without the program's help. What a shadow cannot
// follow (images, left and right margins) makes it not [Shadow.Exact].
//
// It does no I/O, holds a bounded amount of memory whatever comes in, and never
// changes what passes.
//
// Control functions are as in ECMA-48, the VT510's manual (DEC), xterm's
// ctlseqs, and kitty's description of its keyboard protocol.
package shadow
