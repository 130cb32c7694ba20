// Package socket is the door of a running guard: HTTP over a Unix socket that
// only this user's programs reach. An agent's hook sends an event and is given
// what it is to print; a person's face (guard watch, guard answer, an editor)
// lists what waits, answers it, grants, and follows what happens. For example
//
//	POST /v1/hook/codex                 the event, as Codex wrote it
//	GET  /v1/pending                    the questions that wait, as JSON
//	POST /v1/permission-response        {"request_id":"4af3df22-7","option_id":"once"}
//
// The server (Listen) hands each to the broker; Client, SendHookEvent and
// Running are the other end. Whatever could loosen anything is refused to
// programs that a guarded agent started (authorizePeer).
//
// The package judges nothing and keeps nothing: no answer of it is an allow
// that the broker did not give.
package socket
