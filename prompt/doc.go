// Package prompt asks a person at the controlling terminal whether an agent may act.
//
// In comes a [Question], plain text and numbers that an agent may have chosen to mislead;
// out goes an [Answer], whose zero value is a refusal. Between them stands one escaper, the
// only way to the screen, a drawing that is a pure function of question, size and state, and
// a reader that lets nothing but a deliberate key answer.
//
// Where another program draws on the terminal, guard asks on a screen that it is lent ([Loan]);
// else below what stands there.
//
// It never judges, never records, never reads standard input, and never leaves the terminal
// in a mode other than the one it found.
package prompt
