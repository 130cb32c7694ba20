package risk

import (
	"encoding/json"
	"iter"
	"strings"

	"guard/internal/spelling"
	"guard/locale"
)

// Categories is a set of the ways in which an action can be dangerous.
type Categories uint32

// The categories. Their names are the contract of rules, records and sockets.
const (
	FSDeleteOverwrite  Categories = 1 << iota // files deleted, truncated or overwritten beyond a visible edit
	FSOutsideWorkspace                        // reads or changes outside the workspace
	// keys, tokens, credentials, .env, start-up files, history, browser and cloud stores
	FSConfigSecrets
	DepsInstallUpdate   // packages installed, updated, removed
	GitPublish          // pushes, remote branches and tags
	SystemImpact        // services, foreign processes, devices, kernel, users, schedules, power
	Sudo                // privileges raised or another user's used
	NetworkRisk         // reaches a host
	ExecArbitrary       // runs code that the line does not show
	Send                // a message, mail or comment goes to people
	Delete              // irreversible deletion that is not of local files
	Payment             // money, subscriptions
	Publish             // packages, posts, releases made public
	AccountChange       // accounts, credentials, access, typing a password
	CloudFinancial      // financial files handed to a remote or a model
	FSAgentInstructions // what later sessions of an agent are told: AGENTS.md, rules folders
)

var categoryNames = []string{
	"FS_DELETE_OVERWRITE", "FS_OUTSIDE_WORKSPACE", "FS_CONFIG_SECRETS", "DEPS_INSTALL_UPDATE", "GIT_PUBLISH",
	"SYSTEM_IMPACT", "SUDO", "NETWORK_RISK", "EXEC_ARBITRARY", "SEND", "DELETE", "PAYMENT", "PUBLISH",
	"ACCOUNT_CHANGE", "CLOUD_FINANCIAL", "FS_AGENT_INSTRUCTIONS",
}

// Names lists the categories in a fixed order; never nil, so that JSON shows [].
func (c Categories) Names() []string {
	names := []string{}
	for one := range c.Each() {
		names = append(names, categoryNames[one.index()])
	}
	return names
}

// Each yields the categories in the set, one at a time.
func (c Categories) Each() iter.Seq[Categories] {
	return func(yield func(Categories) bool) {
		for i := range categoryNames {
			if one := Categories(1) << i; c&one != 0 && !yield(one) {
				return
			}
		}
	}
}

// Has reports whether every category of d is in c.
func (c Categories) Has(d Categories) bool { return c&d == d }

func (c Categories) index() int {
	i := 0
	for c > 1 {
		c >>= 1
		i++
	}
	return i
}

// String joins the names with spaces.
func (c Categories) String() string { return strings.Join(c.Names(), " ") }

// AllCategories lists every category's name.
func AllCategories() []string { return append([]string(nil), categoryNames...) }

// ParseCategory reads one category's name.
func ParseCategory(s string) (Categories, error) {
	for i, n := range categoryNames {
		if n == s {
			return 1 << i, nil
		}
	}
	if near := spelling.Nearest(s, categoryNames); near != "" {
		return 0, locale.Errorf("unknown category %q (did you mean %q?)", s, near)
	}
	return 0, locale.Errorf("unknown category %q", s)
}

// ParseCategories reads a list of names. With an error there are none.
func ParseCategories(names []string) (all Categories, err error) {
	for _, name := range names {
		one, err := ParseCategory(name)
		if err != nil {
			return 0, err
		}
		all |= one
	}
	return all, nil
}

// MarshalJSON writes an array of names.
func (c Categories) MarshalJSON() ([]byte, error) { return json.Marshal(c.Names()) }

// UnmarshalJSON reads an array of names.
func (c *Categories) UnmarshalJSON(b []byte) error {
	var names []string
	if err := json.Unmarshal(b, &names); err != nil {
		return err
	}
	all, err := ParseCategories(names)
	*c = all
	return err
}
