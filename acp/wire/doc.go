// Package wire reads and writes lines of JSON-RPC 2.0, one message a line, as they go between a
// client and an agent.
//
// A line comes in, a [Frame] goes out:
//
//	line := []byte(`{"jsonrpc":"2.0","id":7,"method":"fs/read_text_file","params":{"path":"/etc/hosts"}}`)
//	f := wire.Scan(line)                    // Request, "fs/read_text_file", id 7, params as they stand
//	file, err := wire.Params[struct{ Path string }](line)
//
// There are three looks at a line, and each costs only what it must:
//
//   - [Scan] finds the members of the envelope and skips over their values. Every line gets it.
//   - [Stream.HidesRequest] tells whether another reader could find a request in a line that
//     Scan calls something else. Such a line is not passed on.
//   - [Params] reads what a request asks for, strictly: duplicate members and bad UTF-8 are
//     errors, so that guard judges what the peer reads. Only requests that are judged get it.
//
// It never decides what a message may do, knows no method by its name, opens no file and starts
// nothing. What it cannot read with certainty is [Suspect] or an error, never a request.
//
// # Budget
//
// What is written here for speed serves these figures, and nothing faster is needed: a permission
// that policy answers, at p50, within 2.5 times of what a client answers itself; a flood of lines
// at 0.4 of cat or better, at 200 B, 4 KB and 1 MB a line; 15 ms more to start; 20 MB of memory.
// BenchmarkPermission, BenchmarkFlood and BenchmarkStart in cmd/guard measure them.
package wire
