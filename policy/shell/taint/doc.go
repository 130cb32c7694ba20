// Package taint holds what is known of words and streams before anything runs, and where
// their data comes from. A word is a text with holes for the parts that are not known.
//
//	rm -rf "$DIR/x" // Word{Text: "\x00/x", From: FromUnknown}
//
// These are values: they expand nothing, look at no disk and judge nothing.
package taint
