package policy

import (
	"fmt"

	"guard/internal/spelling"
	"guard/locale"
)

// Mode is how much runs unasked. The zero value is Safe, which never asks.
type Mode uint8

// The modes.
const (
	Safe         Mode = iota // everyday work runs, the rest is refused
	Asking                   // a person is asked about what safe refuses
	Unrestricted             // everything runs but what is refused in every mode
)

var modeNames = [...]string{"safe", "ask", "unrestricted"}

// Modes lists the modes' names, the strictest first.
func Modes() []string { return append([]string(nil), modeNames[:]...) }

// String gives the name used in JSON, TOML and on the command line.
func (m Mode) String() string {
	if int(m) < len(modeNames) {
		return modeNames[m]
	}
	return modeNames[Safe]
}

// rule is how verdicts name a mode as what decided.
func (m Mode) rule() string {
	if int(m) < len(modeRules) {
		return modeRules[m]
	}
	return modeRules[Safe]
}

var modeRules = func() (rules [len(modeNames)]string) {
	for m, name := range modeNames {
		rules[m] = "default: mode " + name
	}
	return rules
}()

// ParseMode reads a mode's name, or TOML's true (safe) and false (unrestricted).
func ParseMode(v any) (Mode, error) {
	switch v := v.(type) {
	case bool:
		if v {
			return Safe, nil
		}
		return Unrestricted, nil
	case string:
		for i, name := range modeNames {
			if v == name {
				return Mode(i), nil
			}
		}
	}
	if near := spelling.Nearest(fmt.Sprint(v), modeNames[:]); near != "" {
		return Safe, locale.Errorf("unknown mode %q (did you mean %q?)", fmt.Sprint(v), near)
	}
	return Safe, locale.Errorf("unknown mode %q (safe, ask, unrestricted)", fmt.Sprint(v))
}

// Tightens reports whether going from one mode to m can loosen nothing. Safe
// and ask do not compare: ask lets a person allow what safe refuses, and where
// Settings.AskFrom is medium, safe lets a plain edit run that ask would ask for.
func (m Mode) Tightens(from Mode) bool { return m == from || from == Unrestricted }

// MarshalText implements encoding.TextMarshaler.
func (m Mode) MarshalText() ([]byte, error) { return []byte(m.String()), nil }

// UnmarshalText implements encoding.TextUnmarshaler.
func (m *Mode) UnmarshalText(b []byte) (err error) {
	*m, err = ParseMode(string(b))
	return err
}
