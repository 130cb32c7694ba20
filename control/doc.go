// Package control is the broker of a running guard: every request of every
// channel comes here, is judged, recorded and, where policy says so, put to a
// person; the socket lets the agent's hooks reach it. A policy.Request comes
// in, a policy.Outcome goes out.
//
// It reads no protocol and draws no screen. No record, no allow: an outcome
// that allows is returned only after its record was written.
package control
