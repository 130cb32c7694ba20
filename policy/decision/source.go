package decision

// Source is what decided a request. The zero value is no decision, which refuses.
type Source uint8

// The sources. Rule, Grant and Preconfirmed are a person's own words; the others
// are guard's defaults.
const (
	Undecided    Source = iota
	Mode                // the table of modes
	Rule                // a rule of a policy file
	Grant               // what a person allowed earlier in the session
	Preconfirmed        // what a person confirmed in a file before it was asked for
	Absurd              // prohibited: it would destroy a whole disk, system or home
	Protected           // prohibited: it would change guard itself or an agent's settings
	Question            // the words of a question hold a critical command
	Doubt               // policy would allow it, but the channel leaves a doubt
	Consent             // the same call, allowed just before
	Unread              // it could not be read with certainty
	Fault               // guard's own code broke
)

var sourceNames = []string{"undecided", "mode", "rule", "grant", "preconfirmed", "absurd",
	"protected", "question", "doubt", "consent", "unread", "fault"}

// String is the source's name.
func (s Source) String() string { return nameOf(sourceNames, s) }

// ParseSource reads a source's name.
func ParseSource(name string) (Source, error) { return parse[Source](sourceNames, name) }

// MarshalText implements encoding.TextMarshaler.
func (s Source) MarshalText() ([]byte, error) { return []byte(s.String()), nil }

// UnmarshalText implements encoding.TextUnmarshaler.
func (s *Source) UnmarshalText(b []byte) (err error) {
	*s, err = ParseSource(string(b))
	return err
}

// Personal reports whether a person decided beforehand, in a file or by a grant.
func (s Source) Personal() bool { return s == Rule || s == Grant || s == Preconfirmed }
