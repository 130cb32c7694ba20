// Package control is the broker of a running guard: every request of every
// channel comes here, is judged, recorded and, where policy says so, put to a
// person. A policy.Request comes in, a policy.Outcome goes out.
//
//	out, asked := broker.Decide(request, risk.Reason{}) // policy alone answers it, or …
//	broker.Ask(back, asked, dialog, done)                // … a person is asked; done gets the outcome
//
// HookBroker does the same for events of agents' hooks, and keeps one ledger of
// the calls that were allowed and have not ended.
//
// It reads no protocol, draws no screen and opens no connection: channels call
// it, as do hooks and faces through control/socket; what a record says is
// control/record's to know. No record, no allow: an outcome that allows is
// returned only after its record was written.
package control
