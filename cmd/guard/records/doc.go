// Package records is the commands that read what guard has recorded: log, with its
// show and verify, and replay, which judges recorded requests again.
//
//	guard log --since 2h --verdict deny
//
// guard undo brings back what recorded calls took, and writes a record of its own for that.
//
// They write no other record, run nothing that was recorded, and escape all that an
// agent wrote before it reaches the terminal.
package records
