// Package relay passes lines from one pipe to another, and has each looked at before it goes on.
//
// Bytes come in by an [io.Reader], as they arrive; lines go to a function that looks at each, and
// those that it lets pass go out through an [Outlet], byte for byte and in order. What guard itself
// has to say goes through the same Outlet, between two lines:
//
//	toClient := relay.NewOutlet(os.Stdout)
//	err := relay.Lines(agent, toClient, func(line []byte) (pass bool) {
//		if mayPass(line) {
//			return true
//		}
//		_ = toAgent.Send(refusal) // returns at once, however slowly the agent reads
//		return false
//	})
//
// It never reads what a line says, never changes or reorders one, and never holds more of a peer
// that does not read than is stated here. Its budgets are those of [guard/acp/wire]: a flood at 0.4
// of cat or better, whatever the length of its lines, and 20 MB of memory.
package relay
