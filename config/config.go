package config

import (
	"slices"

	"guard/policy"
	"guard/policy/risk"
)

// Config is the effective policy.
type Config struct {
	Mode       policy.Mode
	ModeSource string // the file or flag that Mode comes from, or "default"

	AskFrom       risk.Level // Medium or High, see policy.Settings
	AskFromSource string

	AskVia       []string // where a person is asked, in this order; see AskWays
	AskViaSource string

	Rules   []policy.Rule
	Agents  map[string]Agent
	Sources []Source // the files that were read, the first layer first
	Missing []Source // the places of one's own and of the system where no file was

	Record Record

	Instructions       bool // the model is told of guard at the start of a session
	InstructionsSource string

	Language       string // of what guard says, one of locale.Tags; empty: as the environment has it
	LanguageSource string

	// Preconfirmed are operations confirmed in a file, also those that have ended.
	Preconfirmed []policy.Preconfirmed

	// Ignored are the allow rules of a project file that nobody has trusted.
	Ignored []policy.Rule
	// Loosens is what the project file could loosen, trusted or not.
	Loosens []Loosening
	// Warnings say which rules do nothing, see policy.Lint.
	Warnings []policy.Warning

	// Notices say what was ignored and why, for stderr, once.
	Notices []string

	// the managed file that fixes the value, or empty
	modeLocked, askFromLocked, askViaLocked, keepLocked, maxSizeLocked string
}

// Agent is one [agents.NAME] table. Empty members are guard's own to fill.
type Agent struct {
	Command string            // the program
	Args    []string          // before the person's own arguments
	Env     map[string]string // added to the environment
	Mode    *policy.Mode      // nil: as for every agent
	Source  string            // the file that named Command, or that stands last

	modeSource, managed string
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
	Trusted bool // false only for a project file whose content nobody has trusted
}

// AskWays are the ways of asking that this version has.
var AskWays = []string{"terminal", "client", "watch", "agent"}

// defaultWays leaves the agent's own dialog out: it shows less, and hears no note to the model.
var defaultWays = []string{"terminal", "client", "watch"}

func defaults() Config {
	return Config{
		Mode: policy.Safe, ModeSource: "default",
		AskFrom: risk.High, AskFromSource: "default",
		Record: Record{Keep: defaultKeep, KeepSource: "default", MaxSize: defaultMaxSize,
			MaxSizeSource: "default"},
		InstructionsSource: "default",
		AskVia:             slices.Clone(defaultWays), AskViaSource: "default", Agents: map[string]Agent{},
	}
}

// ModeFor is the mode to start an agent in, and where it comes from: its own
// table's where the person gave none on the command line.
func (c *Config) ModeFor(agent string) (policy.Mode, string) {
	a := c.Agents[agent]
	if a.Mode == nil || c.ModeSource == commandLineMode {
		return c.Mode, c.ModeSource
	}
	return *a.Mode, a.modeSource
}

// Settings are what policy.Decide takes, for an agent: without grants and, for
// want of a time, without what is preconfirmed.
func (c *Config) Settings(agent string) policy.Settings {
	mode, _ := c.ModeFor(agent)
	return policy.Settings{Mode: mode, AskFrom: c.AskFrom, Rules: c.Rules, Preconfirmed: c.Preconfirmed}
}
