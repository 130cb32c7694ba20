package client

import (
	"encoding/json"
	"path/filepath"
	"slices"
	"strings"

	"guard/locale"
)

// Agent is an agent as clients start it behind guard.
type Agent struct {
	Title string            // as a menu names it: Gemini
	Known map[string]string // how clients that know it call it (agent.Agent.Clients)
	Guard string            // guard's path
	Args  []string          // guard's arguments: gemini --acp
}

// Words are the whole command.
func (a Agent) Words() []string { return append([]string{a.Guard}, a.Args...) }

// Client is a program in which agents are started.
type Client struct {
	// Key is its name among agents' Clients, Name as a person knows it.
	Key, Name string
	// Programs are commands, and Traces patterns of paths, of which any on this machine tells
	// that the client is in use. Patterns begin with ~, $CONFIG or $DATA; see Place.
	Programs, Traces []string
	// Settings are where its settings stand: the first that is there, else the first. None: they
	// are a program, or it has none, and Paste is shown instead.
	Settings []string
	// Container is the object, in the settings, that holds the agents.
	Container string
	// Member is the agent's member of that object.
	Member func(Agent) (name string, value any)
	// ByName: agents are started by names that the client knows, so that no other name will do.
	ByName bool
	// Where says what to do with the lines of Paste.
	Where locale.Message
	// Paste are the lines for the person.
	Paste func([]Agent) string
}

// Place is where the folders of this person stand.
type Place struct{ Home, Config, Data string }

// Path is a pattern's path here.
func (p Place) Path(pattern string) string {
	for prefix, folder := range map[string]string{"~": p.Home, "$CONFIG": p.Config, "$DATA": p.Data} {
		if rest, ok := strings.CutPrefix(pattern, prefix+"/"); ok {
			return filepath.Join(folder, rest)
		}
	}
	return pattern
}

// Starts reports that one of the client's members, by their names, starts the agent behind guard
// already: its command is called guard, and its arguments are the agent's.
func (c Client) Starts(members map[string]json.RawMessage, a Agent) bool {
	own, _ := c.Member(a)
	for name, raw := range members {
		if c.ByName && name != own {
			continue
		}
		var m struct {
			Command    string
			Args, Argv []string
		}
		if json.Unmarshal(raw, &m) != nil {
			continue
		}
		words := append([]string{m.Command}, m.Args...)
		if m.Argv != nil {
			words = m.Argv
		}
		if len(words) > 0 && filepath.Base(words[0]) == "guard" && slices.Equal(words[1:], a.Args) {
			return true
		}
	}
	return false
}
