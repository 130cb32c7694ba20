// Package undo says what a call would take from the person and what was kept of it, so that it can be
// brought back.
//
// What comes in are hits: the paths that a judged call would delete, overwrite, move or truncate.
// What goes out is a manifest: for each file, folder and link that stood there, what it was and
// where its content is now held (an object of git's, or one in guard's store).
//
//	hit := undo.Hit{Path: "/w/notes.md", Unlinks: true} // rm notes.md
//	entry := undo.Entry{Path: "/w/notes.md", Kind: undo.File, Object: "9f86d0…", Size: 4, Mode: 0o644}
//
// undo/keep makes manifests, undo/store holds them and the objects, undo/restore brings them back.
// The package itself never looks at the disk.
package undo
