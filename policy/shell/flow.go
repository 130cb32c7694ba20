package shell

// origin is the set of places that data comes from: what a pipe carries, what
// a substitution leaves in a word.
type origin uint16

// The origins.
const (
	fromFile        origin = 1 << iota // content of the workspace
	fromOutside                        // content from outside the workspace
	fromSecret                         // keys, tokens, credentials
	fromNet                            // what a host sent
	fromPaths                          // names of files in the workspace
	fromSecretPaths                    // names of files that hold secrets
	fromNumber                         // digits
	fromSystem                         // facts about the machine: its name, its user
	fromGuard                          // the process ids of guard itself
	fromUnknown                        // anything
	fromShared                         // names of files in folders that everybody may read
)

// tame are the origins whose text can be neither an option nor a path out of
// the workspace.
const tame = fromPaths | fromNumber

// maxJoined bounds the bytes that are copied to put a stream's text together.
const maxJoined = 4 << 20

// stream is what flows through a pipe or out of a substitution.
type stream struct {
	from  origin
	text  string // the text itself, with holes, as far as anything is known of it
	known bool   // text is all of it, and exact
	own   bool   // it is numbers of processes that the agent started, and nothing else
	cost  int    // bytes copied to put the text together
}

var (
	nothing     = stream{known: true}
	chatter     = stream{} // what a program says about its work
	unknownData = stream{from: fromUnknown}
)

// also joins what two commands write one after the other.
func (s stream) also(t stream) stream {
	both := stream{from: s.from | t.from, known: s.known && t.known}
	both.own = s.own && (t.own || t.empty()) || s.empty() && t.own
	both.cost = s.cost + t.cost
	switch {
	case s.text == "" || t.text == "":
		both.text = s.text + t.text
	case len(s.text)+len(t.text) <= MaxLine && both.cost < maxJoined:
		both.text = s.text + t.text
		both.cost += len(both.text)
	default:
		both.known = false
	}
	return both
}

// empty reports a stream that surely carries nothing.
func (s stream) empty() bool { return s.known && s.text == "" }

// perhaps is the stream when it is not certain that all of it is written, or
// that it is written once.
func (s stream) perhaps() stream { return stream{from: s.from, text: s.text, own: s.own} }
