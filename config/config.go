package config

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"

	"guard/policy"
)

// Config is the effective policy.
type Config struct {
	Values

	Rules   []policy.Rule
	Agents  map[string]Agent
	Sources []Source // the files that were read, the first layer first
	Missing []Source // the places of one's own and of the system where no file was

	// Preconfirmed are operations confirmed in a file, also those that have ended.
	Preconfirmed []policy.Preconfirmed

	// Locks are what managed files do not leave to the other layers.
	Locks Locks

	// Ignored are allow rules that do not count: of a project file that nobody has trusted, and where a managed
	// file locks rules.
	Ignored []policy.Rule
	// Loosens is what the project file could loosen, trusted or not.
	Loosens []Loosening
	// Warnings say which rules do nothing, see policy.Lint.
	Warnings []policy.Warning

	// Notices say what was ignored and why, for stderr, once.
	Notices []string
	// Untrusted is the one of them that says it of a project's file that nobody has trusted; empty: there is none.
	Untrusted string
}

// Agent is one [agents.NAME] table. Empty members are guard's own to fill.
type Agent struct {
	Command string            // the program
	Args    []string          // before the person's own arguments
	Env     map[string]string // added to the environment
	Mode    *policy.Mode      // nil: as for every agent
	Source  string            // the file that named Command, or that stands last

	modeSource  string
	managed     bool // some of it a managed file says
	modeManaged bool // and the mode
}

// Layer is where a file stands; later layers speak over earlier ones, but for
// Managed, which they may only tighten.
type Layer string

// The layers, in order.
const (
	Managed Layer = "managed" // system-wide
	User    Layer = "user"
	Project Layer = "project" // .guard.toml
	Extra   Layer = "config"  // --config FILE
)

// Source is a file that was read.
type Source struct {
	Layer   Layer
	Path    string
	Shown   string // the path as people know it, which stands as the source of what the file says
	Trusted bool   // false only for a project file whose content nobody has trusted

	Sum [sha256.Size]byte // SHA-256 of what it holds; of a file that was not read zero
}

// Withholds reports whether something that a file says does not hold because nobody has trusted it.
func (c *Config) Withholds(s Source) bool { return !s.Trusted && len(c.Loosens) > 0 }

func defaults() Config {
	c := Config{Agents: map[string]Agent{}}
	for _, k := range keys {
		k.start(&c.Values)
	}
	return c
}

// Sources of values that no file and no flag said.
const (
	byDefault  = "default"
	atTerminal = "default at a terminal"
)

// Attend says that a person sits at the terminal where the agent is started. Where nobody chose a mode, it is ask
// then. Whatever only judges a command stays safe: its answer must be the same in a terminal and in a pipe.
func (c *Config) Attend() {
	if c.Mode.Source == byDefault && c.Mode.fixedBy == "" { // a managed file may lock it as it is
		c.Mode.Value, c.Mode.Source = policy.Asking, atTerminal
	}
}

// Unchosen reports whether nobody chose the mode in which an agent starts: it is ask at a person's terminal then, and
// safe elsewhere.
func (c *Config) Unchosen(agent string) bool {
	_, source := c.ModeFor(agent)
	return source == byDefault && c.Mode.fixedBy == ""
}

// Attended reports whether the mode is what Attend made it.
func (c *Config) Attended() bool { return c.Mode.Source == atTerminal }

// ModeFor is the mode to start an agent in, and where it comes from: its own
// table's where the person gave none on the command line.
func (c *Config) ModeFor(agent string) (policy.Mode, string) {
	a := c.Agents[agent]
	if a.Mode == nil || c.Mode.Source == commandLineMode {
		return c.Mode.Value, c.Mode.Source
	}
	return *a.Mode, a.modeSource
}

// Settings are what policy.Decide takes, for an agent: without grants and, for
// want of a time, without what is preconfirmed.
func (c *Config) Settings(agent string) policy.Settings {
	mode, _ := c.ModeFor(agent)
	return policy.Settings{Mode: mode, AskFrom: c.AskFrom.Value, Rules: c.Rules, Preconfirmed: c.Preconfirmed}
}

// Files are the paths of the files that hold here.
func (c *Config) Files() (paths []string) {
	for _, s := range c.Sources {
		paths = append(paths, s.Path)
	}
	return paths
}

// Hash names the policy: the files that hold, in their order, by what is in them. Wherever the same files hold, on
// whichever machine, it is the same. Shape: "sha256:" and 64 hexadecimal digits.
func (c *Config) Hash() string {
	sum := sha256.New()
	for _, s := range c.Sources {
		fmt.Fprintf(sum, "%s %x %t\n", s.Layer, s.Sum, s.Trusted)
	}
	return "sha256:" + hex.EncodeToString(sum.Sum(nil))
}
