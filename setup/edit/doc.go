// Package edit changes a settings file of another program without touching what stands in it.
//
// In goes a file's text and what is to be added; out comes the new text, in which every byte of
// the old one still stands in its order: comments, unknown keys and the person's own layout stay.
// For example, Put adds a member to the object agent_servers of Zed's settings:
//
//	edit.Put(text, []string{"agent_servers", "Gemini (guard)"}, entry)
//
// and Take takes it out again, if it still is what was put in. What cannot be edited so is an
// error: nothing is guessed, reformatted or overwritten. The package reads and writes no file.
package edit
