// Package past remembers what the calls of one session made and changed, so
// that its own files can be told from the person's. Calls that begin and end
// come in; a view for one request (place.Past) goes out.
//
// A file is known by what the file system tells of it (device, inode, time of
// birth, time of the last change), never by its name alone: a file of the
// person's that was moved, linked or mounted onto a name, or that took a name
// that was freed, was born before the call or by nobody's call, and one that
// the person edited changed while no call ran. Whatever cannot be found out is
// not the session's.
package past
