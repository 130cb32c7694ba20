// Package remote is the commands by which a person speaks with guards that run
// already: sessions, pending, answer, approve, revoke, mode and watch. They find
// the runs by their sockets (control/socket), and do nothing by themselves.
//
//	guard answer 4af3df22-7 once
//
// finds the run whose id begins so, and answers its question.
package remote
