package audit

import (
	"slices"

	"guard/locale"
)

// By says who gave an answer. The zero value is nobody: a refusal for want of anybody to ask.
type By uint8

// Who can answer.
const (
	Nobody       By = iota
	ByPolicy        // rules and defaults
	ByGrant         // something a person allowed earlier in this session
	ByConfirmed     // a person, in a file, before it was asked for
	ByTerminal      // a person at the controlling terminal
	ByClient        // a person in the client's own dialog
	ByClientAuto    // the client, too fast for a person
	ByAgent         // a person in the agent's own dialog, as its hooks tell
	ByHook          // carried out through the agent's hook
	ByWatch         // a person in another terminal, or over the socket
)

var byNames = []string{"", "policy", "grant", "preconfirmed", "terminal",
	"client", "client-auto", "agent", "hook", "watch"}

// String is the name in records; nobody has the empty one.
func (b By) String() string {
	if int(b) < len(byNames) {
		return byNames[b]
	}
	return ""
}

// Asked reports whether it was somebody who was asked now.
func (b By) Asked() bool {
	switch b {
	case Nobody, ByPolicy, ByGrant, ByConfirmed:
		return false
	}
	return true
}

// MarshalText implements encoding.TextMarshaler.
func (b By) MarshalText() ([]byte, error) { return []byte(b.String()), nil }

// UnmarshalText implements encoding.TextUnmarshaler. A name that it does not know is an error.
func (b *By) UnmarshalText(text []byte) error {
	i := slices.Index(byNames, string(text))
	if i < 0 {
		*b = Nobody
		return locale.Errorf("unknown name %q", text)
	}
	*b = By(i)
	return nil
}
