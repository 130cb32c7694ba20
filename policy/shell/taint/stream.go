package taint

import (
	"slices"
	"strings"
)

// Origin is the set of places that data comes from: what a pipe carries, what
// a substitution leaves in a word.
type Origin uint16

// The origins.
const (
	FromFile        Origin = 1 << iota // content of the workspace
	FromOutside                        // content from outside the workspace
	FromSecret                         // keys, tokens, credentials
	FromNet                            // what a host sent
	FromPaths                          // names of files in the workspace
	FromSecretPaths                    // names of files that hold secrets
	FromNumber                         // digits
	FromSystem                         // facts about the machine: its name, its user
	FromGuard                          // the process ids of guard itself
	FromUnknown                        // anything
	FromShared                         // names of files in folders that everybody may read
	FromKeptPaths                      // names of files in the workspace that a write is refused to
	FromCut                            // names that a filter cut or put something before: one may begin with a dash
	FromAway                           // names of files in folders outside the workspace, which the line looks into
)

// Tame are the origins whose text can be neither a path out of the workspace nor, but for FromCut,
// an option.
const Tame = FromPaths | FromNumber | FromKeptPaths | FromCut

// FromContent are the origins of what files and the machine say.
const FromContent = FromFile | FromOutside | FromSecret | FromSystem

// maxJoined bounds the bytes that are copied to put a stream's text together.
const maxJoined = 4 << 20

// Stream is what flows through a pipe or out of a substitution.
type Stream struct {
	From  Origin
	Text  string // the text itself, with holes, as far as anything is known of it
	Known bool   // Text is all of it, and exact
	Own   bool   // it is numbers of processes that the agent started, and nothing else
	Named *Files // it is the names of these files, one on each line
	Diff  string // it is what git diff tells, in that folder, of the work tree against the index, and nothing else
	Shape Shape  // each of its lines reads so
	Front Front  // each of its lines begins so
	cost  int    // bytes copied to put the text together
}

// Streams that many commands have.
var (
	Nothing     = Stream{Known: true}
	Chatter     = Stream{}                  // what a program says about its work
	UnknownData = Stream{From: FromUnknown} // anything at all
)

// Also joins what two commands write one after the other.
func (s Stream) Also(t Stream) Stream {
	both := Stream{From: s.From | t.From, Known: s.Known && t.Known}
	both.Own = s.Own && (t.Own || t.empty()) || s.empty() && t.Own
	switch {
	case s.empty():
		both.Named, both.Diff = t.Named, t.Diff
	case t.empty():
		both.Named, both.Diff = s.Named, s.Diff
	}
	switch {
	case s.empty():
		both.Shape, both.Front = t.Shape, t.Front
	case t.empty():
		both.Shape, both.Front = s.Shape, s.Front
	default:
		both.Shape = min(s.shape(), t.shape())
		if both.Shape == Plain && !t.Known {
			both.Shape = AnyShape // it stands behind the end of a line
		}
		if s.Front == t.Front {
			both.Front = s.Front
		}
	}
	both.cost = s.cost + t.cost
	switch {
	case s.Text == "" || t.Text == "":
		both.Text = s.Text + t.Text
	case len(s.Text)+len(t.Text) <= MaxLine && both.cost < maxJoined:
		both.Text = s.Text + t.Text
		both.cost += len(both.Text)
	default:
		both.Known = false
	}
	return both
}

// empty reports a stream that surely carries nothing.
func (s Stream) empty() bool { return s.Known && s.Text == "" }

// shape is how it reads, known or not.
func (s Stream) shape() Shape {
	dashed := func(word string) bool { return word[0] == '-' }
	if s.Shape == AnyShape && s.Known && !slices.ContainsFunc(strings.Fields(s.Text), dashed) {
		return Plain
	}
	return s.Shape
}

// Perhaps is the stream when it is not certain that all of it is written, or
// that it is written once.
func (s Stream) Perhaps() Stream {
	return Stream{From: s.From, Text: s.Text, Own: s.Own, Shape: s.Shape, Front: s.Front}
}
