// Package decision is the vocabulary of what was decided: what decided a request
// (Source), what was answered to a question (Answer), and what the agent is told
// (Result). Every channel, the prompt and the record speak it: the key o at guard's
// prompt, "once" over the socket and in the record, and allow_once in a client's
// dialog are all [Once].
//
// In goes a name, out comes its value, and back; a name that it does not know is an
// error. The zero value of each refuses. It decides nothing itself and touches
// nothing outside memory.
package decision
