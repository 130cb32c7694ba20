// Package table looks words up in the tables of policy/shell. A list of words is written
// as one text with blanks between them, so that it can be read and reviewed.
//
//	HasWord("npm yarn pnpm", "yarn") // true
//
// It knows no program and judges nothing.
package table
