// Package past remembers what the calls of one session made and changed, so
// that its own files can be told from the person's. Calls that begin and end
// come in; a view for one request (place.Past) goes out.
//
//	s := run.Session(began)
//	s.Began(past.Call{ID: "7", At: now, Writes: []string{"/w/a.go"}}, see) // /w/a.go is looked at before …
//	s.Ended("7", later, disk)                                              // … and after
//	s.For(disk, git).Made("/w/a.go")                                       // true, unless the person changed it since
//
// A Run is what its sessions share: what their calls left running, and what
// earlier runs left.
//
// A file is known by what the file system tells of it (device, inode, time of
// birth, time of the last change), never by its name alone: a file of the
// person's that was moved, linked or mounted onto a name, or that took a name
// that was freed, was born before the call or by nobody's call, and one that
// the person edited changed while no call ran. Whatever cannot be found out is
// not the session's.
package past
