package decision

// Answer is what became of a question to a person. The zero value is no answer,
// which refuses; only [Once], [ForSession] and [LetRun] allow.
type Answer uint8

// The answers. The first five are a person's; the others say why there is none.
const (
	NoAnswer   Answer = iota // asked, and nothing came
	Once                     // this one time
	ForSession               // guard remembers; the agent hears "once"
	Refused                  // the agent goes on
	Cancelled                // refused, and the agent's turn ends where the channel can say so
	Withdrawn                // the request or the terminal went away first
	Nobody                   // there was nobody to ask
	NotRun                   // left to the agent's own dialog, and it did not run
	LetRun                   // a mode or a grant lets it run now, so nobody need answer
	NotAsked                 // no question was put
)

var answerNames = []string{"none", "once", "session", "deny", "cancelled",
	"withdrawn", "nobody", "not_run", "allow", ""}

// String is the name in records and over the socket; [NotAsked] has the empty one.
func (a Answer) String() string { return nameOf(answerNames, a) }

// Allows reports whether the request runs.
func (a Answer) Allows() bool { return a == Once || a == ForSession || a == LetRun }

// ParseAnswer reads an answer's name.
func ParseAnswer(name string) (Answer, error) { return parse[Answer](answerNames, name) }

// MarshalText implements encoding.TextMarshaler.
func (a Answer) MarshalText() ([]byte, error) { return []byte(a.String()), nil }

// UnmarshalText implements encoding.TextUnmarshaler.
func (a *Answer) UnmarshalText(b []byte) (err error) {
	*a, err = ParseAnswer(string(b))
	return err
}

// The kinds of option in ACP's permission requests (agentclientprotocol.com, tool-calls).
const (
	AllowOnce    = "allow_once"
	AllowAlways  = "allow_always"
	RejectOnce   = "reject_once"
	RejectAlways = "reject_always"
)

// OptionKind is ACP's kind of the option by which a client says so. No other option
// of a client's allows anything.
func (a Answer) OptionKind() string {
	switch a {
	case Once:
		return AllowOnce
	case ForSession:
		return AllowAlways
	}
	return RejectOnce
}
