// Package record makes audit records of what the broker has judged, and reads
// them again. A policy.Case comes in, an audit.Record goes out; later an
// audit.Entry comes in, and its request, facts and verdict go out. For example
//
//	record.Of(audit.Decided, c, "gemini", policy.Safe)
//
// says who asked for what, what guard found out about it, and what was decided,
// each thing once. Preview is what a person was shown, Required what would have
// let a refused request through.
//
// A record never holds more text than its Budget, whatever an agent sends, and
// a case is never changed. The package writes no file and decides nothing.
package record
