// Package tty shows a dialog at the controlling terminal and brings what the person types to it.
//
// A [Dialog] comes in, which draws lines and hears keys; when [Terminal.Show] returns without
// an error, the dialog has its result. For example, a dialog that returns [Finished] at the key
// d is over as soon as the person presses d, but not before the keys are heard: never in the
// first half second, and never as part of a paste.
//
// guard shares the terminal with other programs, so the package looks before each dialog whether
// guard may ask there, sets the terminal to give single keys, and watches for a program that
// takes it away. Where another program draws on the whole terminal, guard asks on an empty screen
// that it borrows ([Lender], [Lease]); else below what stands there. On every path the terminal
// is left in the mode in which it was found.
//
// The package knows no question and no answer, and never reads standard input.
package tty
