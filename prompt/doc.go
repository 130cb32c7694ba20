// Package prompt asks a person at the controlling terminal whether an agent may act.
//
// A [Question] comes in: plain text and numbers that an agent may have chosen to mislead. An
// [Answer] goes out, whose zero value is a refusal. For example, a Question whose Raw is
// "rm -rf ./build" is drawn in a box with its risk and the keys, and the key o gives an Answer
// of the kind [Once].
//
// Three packages do it, and what they know flows one way. text makes lines of strings that must
// not be trusted. tty shows a dialog at the terminal and brings keys to it. Here stand the dialogs
// themselves: [Draw] is a pure function of question, size and state, and one method turns keys
// into an answer. A [Queue] has many questions shown one after the other.
//
// It never judges and never records.
package prompt
