package codex

import (
	"errors"
	"io/fs"
	"path/filepath"

	"guard/interpose/plan"
	"guard/locale"
)

// machineFolder is where an administrator's settings stand (0.169.0, its manual of settings). A variable for tests.
var machineFolder = func() string { return "/etc/codex" }

// machineSettings is as much of an administrator's files as can keep guard's hooks from being heard: they stand above
// all that guard can give.
type machineSettings struct {
	ManagedHooksOnly any            `toml:"allow_managed_hooks_only"`
	Features         map[string]any `toml:"features"`
	Required         map[string]any `toml:"feature_requirements"`
}

// machineFiles are those files.
func machineFiles() []string {
	return []string{filepath.Join(machineFolder(), "requirements.toml"),
		filepath.Join(machineFolder(), "managed_config.toml")}
}

// heard is an error where an administrator's settings keep guard's hooks from being heard.
func (l *launch) heard() error {
	if why := l.unheard(); why != "" {
		return locale.Errorf("%s: %w: guard's hook would not be heard (%s)", l.Agent, plan.ErrConfig, why)
	}
	return nil
}

// unheard says what keeps guard's hooks from being heard; "" for nothing.
func (l *launch) unheard() string {
	for _, path := range machineFiles() {
		var s machineSettings
		if why := s.disabler(plan.DecodeTOML(path, &s)); why != "" {
			return why + " in " + path
		}
	}
	return ""
}

// disabler says what of them it is; "" for nothing.
func (s machineSettings) disabler(err error) string {
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return ""
	case err != nil:
		return "what cannot be read"
	case s.ManagedHooksOnly != nil && s.ManagedHooksOnly != false:
		return "allow_managed_hooks_only"
	}
	for _, all := range []map[string]any{s.Features, s.Required} {
		for _, name := range hookFeatures {
			if all[name] == false {
				return "features." + name
			}
		}
	}
	return ""
}
