// Package page makes one self-contained page of HTML of what guard has decided.
//
// What is shown comes in as texts and numbers, in the language of the person; the page goes out, to be looked at in a
// browser without guard. For example
//
//	err := page.Page{Title: "What happened", Sessions: sessions}.Write(file)
//
// writes a page with a section for each session. It works without script, in the dark and on a phone; a script of a few
// lines adds a search.
//
// The texts hold what attackers wrote: all of them are escaped for where they stand, and the page's own policy forbids
// every script and style but its own, and every connection. The package reads no record, knows no verdict's meaning,
// and never cuts a text: who makes the page bounds it.
package page

import (
	"bytes"
	"crypto/sha256"
	_ "embed" // the page's style and script
	"encoding/base64"
)

// Page is what a page shows.
type Page struct {
	Lang     string // BCP 47
	Title    string
	Total    string // all that was counted, in one line
	Made     string // when, and of what
	LeftOut  string // what is not shown, and how to see it
	Tables   []Table
	Words    Words
	Sessions []Session
}

// Words are the page's own, in the person's language.
type Words struct{ Show, All, Ran, Asked, Refused, Search, Timeline string }

// Table is a table of counts with bars.
type Table struct {
	Name  string
	Heads []string // above the numbers
	Rows  []Row
}

// Row is one row of a table.
type Row struct {
	Name    string
	Numbers []int
	Bar     []Part
}

// Part is a piece of a bar, in thousandths of the longest one.
type Part struct {
	Kind        Kind
	From, Width int
}

// Kind is what became of something, as the page's style knows it.
type Kind string

// The kinds.
const (
	Ran     Kind = "ran"
	Asked   Kind = "asked"
	Refused Kind = "refused"
	Note    Kind = "note" // no decision
)

// Session is one run of an agent.
type Session struct {
	ID, Agent string
	Start     string // for people
	Machine   string // the same for machines, RFC 3339
	About     []string
	Marks     []Mark
	Steps     []Step
}

// Mark is a step on a session's line of time.
type Mark struct {
	Kind Kind
	At   int    // thousandths of the session
	To   string // the step's anchor
	Says string // the step in a few words
}

// Step is one decision, or another event: then it has no verdict.
type Step struct {
	Anchor, ID    string
	Time, Machine string
	Kind          Kind
	Asked         bool // a person was asked
	Verdict       string
	Level         string // its name in every language
	LevelName     string
	Short, What   string // in one line, and whole
	Who           string // or what decided
	Facts         []Fact
}

// Fact is something told of a decision.
type Fact struct {
	Name  string
	Texts []string
}

//go:embed page.css
var style string

//go:embed page.js
var script string

// policy allows the page its own style and script, by their hashes, and nothing else
// (Content Security Policy Level 3, https://www.w3.org/TR/CSP3/).
func policy() string {
	return "default-src 'none'; style-src " + hash(style) + "; script-src " + hash(script) +
		"; base-uri 'none'; form-action 'none'"
}

func hash(text string) string {
	sum := sha256.Sum256([]byte(text))
	return "'sha256-" + base64.StdEncoding.EncodeToString(sum[:]) + "'"
}

// generator names in a page who wrote it.
const generator = "<meta name=\"generator\" content=\"guard log --html\">"

// HeadSize is how much of a file Own has to see.
const HeadSize = 512

// Own reports whether a file that begins so is a page of this package's.
func Own(head []byte) bool {
	return bytes.HasPrefix(head, []byte("<!doctype html>\n<html lang=")) && bytes.Contains(head, []byte(generator))
}
