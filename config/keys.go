package config

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"time"

	"guard/locale"
	"guard/policy"
	"guard/policy/risk"
)

// Values are the keys that have a single value each.
type Values struct {
	Mode         Setting[policy.Mode]
	AskFrom      Setting[risk.Level]               // Medium or High, see policy.Settings
	AskVia       Setting[[]policy.ApprovalChannel] // where a person is asked, in this order
	Instructions Setting[bool]                     // the model is told of guard at the start of a session
	Quiet        Setting[bool]                     // no line at the end of a session
	Language     Setting[string]                   // of what guard says, one of locale.Tags; empty: the environment's
	Record       Record
	Undo         Undo
	Export       Export
}

// keys are their declarations, in the order in which they are read, told of and shown. A new
// key is a field of Values and a declaration here (docs/adding.md).
var keys = append([]declaration{
	key[policy.Mode]{
		name: "mode", at: func(v *Values) *Setting[policy.Mode] { return &v.Mode },
		initial: policy.Safe,
		parse:   parseMode, read: readMode, text: policy.Mode.String,
		tightens: func(wanted, now policy.Mode) bool { return wanted != now && wanted.Tightens(now) },
		same:     equal[policy.Mode],
		lock:     policy.Mode.Tightens, forbidden: (*Config).forbiddenMode,
		loosens: func(m policy.Mode) string { return locale.Text(modeLoosens[m]) },
		flag: &option{commandLineMode, func(p *Params) string { return p.Mode }, func(file, mode string) error {
			return locale.Errorf("%s fixes the mode at %q; leave the flag out", file, mode)
		}},
	},
	key[risk.Level]{
		name: "ask_from", at: func(v *Values) *Setting[risk.Level] { return &v.AskFrom },
		initial: risk.High,
		parse:   parseAskFrom, text: risk.Level.String,
		tightens: func(wanted, _ risk.Level) bool { return wanted == risk.Medium },
		same:     equal[risk.Level],
		lock:     func(wanted, fixed risk.Level) bool { return wanted <= fixed },
		loosens:  askFromLoosens,
		flag: &option{commandLineAskFrom, func(p *Params) string { return p.AskFrom }, func(file, level string) error {
			return locale.Errorf("%s fixes it at %q; leave the flag out", file, level)
		}},
	},
	key[[]policy.ApprovalChannel]{
		name: "ask_via", at: func(v *Values) *Setting[[]policy.ApprovalChannel] { return &v.AskVia },
		initial: defaultWays,
		read:    readAskVia, text: func(ways []policy.ApprovalChannel) string { return joined(ways, ", ") },
		lock:    slices.Equal[[]policy.ApprovalChannel],
		loosens: askViaLoosens,
	},
	key[bool]{
		name: "instructions", at: func(v *Values) *Setting[bool] { return &v.Instructions },
		read: readBool, text: func(b bool) string { return fmt.Sprint(b) },
		same:    equal[bool],
		loosens: func(b bool) string { return locale.Text(instructionsLoosen[b]) },
	},
	key[bool]{ // who reads decides, so a project's file has no say
		name: "quiet", at: func(v *Values) *Setting[bool] { return &v.Quiet },
		read: readBool, parse: strconv.ParseBool, text: func(b bool) string { return fmt.Sprint(b) },
		ownOnly: locale.New("only your own file sets quiet, not a project's"),
	},
	key[string]{ // the same
		name: "language", at: func(v *Values) *Setting[string] { return &v.Language },
		parse: parseLanguage, text: func(tag string) string { return tag },
		ownOnly: locale.New("only your own file sets the language, not a project's"),
		unset:   func() (string, string) { return locale.Spoken(), locale.Text("the environment") },
	},
	key[time.Duration]{
		name: "record.keep", at: func(v *Values) *Setting[time.Duration] { return &v.Record.Keep },
		initial: defaultKeep,
		parse:   parseKeep, text: keepText,
		lock:  nothingElse[time.Duration],
		label: "records", frame: "kept {0}",
	},
	key[int64]{
		name: "record.max_size", at: func(v *Values) *Setting[int64] { return &v.Record.MaxSize },
		initial: defaultMaxSize,
		parse:   parseSize, text: sizeText,
		lock:  nothingElse[int64],
		label: "records", frame: "at most {0}",
	},
}, slices.Concat(undoKeys, exportKeys)...)

// Names of the command line's own "file" in sources and errors.
const (
	commandLineMode    = "--mode"
	commandLineAskFrom = "--ask-from"
)

// defaultWays leaves the agent's own dialog out: it shows less, and hears no note to the model.
var defaultWays = []policy.ApprovalChannel{policy.ViaTerminal, policy.ViaClient, policy.ViaWatch}

func equal[T comparable](a, b T) bool { return a == b }

// nothingElse is the lock of a value that stands as the managed file says it.
func nothingElse[T any](_, _ T) bool { return false }

func readBool(t *table, name string) (value, ok bool) {
	v := t.boolean(name)
	return v != nil && *v, v != nil
}

func parseMode(s string) (policy.Mode, error) { return policy.ParseMode(s) }

// readMode reads a mode's name, or true or false.
func readMode(t *table, name string) (m policy.Mode, ok bool) {
	var err error
	switch v := t.get(name).(type) {
	case nil:
		return m, false
	case string:
		m, err = parseMode(v)
	default:
		if m, err = policy.ParseMode(v); err != nil {
			err = locale.Errorf("must be a mode's name, or true or false, not %s", kindOf(v))
		}
	}
	if err != nil {
		t.wrong(name, "%v", err)
	}
	return m, err == nil
}

var modeLoosens = map[policy.Mode]locale.Message{
	policy.Safe: "the mode is safe: nobody is asked, and edits, builds and tests in the workspace run " +
		"even where ask_from is medium",
	policy.Asking: "the mode is ask: what safe refuses runs when you say yes to it",
	policy.Unrestricted: "the mode is unrestricted: everything runs unasked but what is refused in every mode " +
		"(you confirm it at each start)",
}

// askFromNames are the levels from which the mode ask can ask for plain work.
var askFromNames = []string{"medium", "high"}

func parseAskFrom(s string) (risk.Level, error) {
	level, err := risk.ParseLevel(s)
	if err != nil || !slices.Contains(askFromNames, s) {
		return risk.Unset, locale.Errorf("unknown level %q%s", s, suggest(s, askFromNames))
	}
	return level, nil
}

func askFromLoosens(level risk.Level) string {
	if level != risk.High {
		return ""
	}
	return locale.Text("edits, builds and tests in the workspace run unasked in the mode ask")
}

func readAskVia(t *table, name string) (ways []policy.ApprovalChannel, ok bool) {
	names := t.texts(name)
	for i, one := range names {
		way, known := policy.ParseApprovalChannel(one)
		switch {
		case !known:
			t.wrong(name, "this version cannot ask by %q%s", one, suggest(one, policy.ApprovalChannels()))
		case slices.Contains(names[:i], one):
			t.wrong(name, "%q stands twice", one)
		}
		ways = append(ways, way)
	}
	return ways, names != nil
}

// joined are the names of approval channels in one text.
func joined(ways []policy.ApprovalChannel, between string) string {
	var names []string
	for _, way := range ways {
		names = append(names, way.String())
	}
	return strings.Join(names, between)
}

func askViaLoosens(ways []policy.ApprovalChannel) string {
	all := joined(ways, locale.Text(", then "))
	if slices.Contains(ways, policy.ViaAgent) {
		return locale.Sprintf("you are asked by %s, and no other way; agent is the agent's own dialog, "+
			"which shows less than guard's", all)
	}
	return locale.Sprintf("you are asked by %s, and no other way", all)
}

var instructionsLoosen = map[bool]locale.Message{
	true:  "the model is told of guard at the start of a session",
	false: "the model is not told of guard",
}

func parseLanguage(s string) (string, error) {
	tag, ok := locale.Match(s)
	if !ok {
		return "", locale.Errorf("guard does not speak %q (it speaks %s)", s, strings.Join(locale.Tags(), ", "))
	}
	return tag, nil
}
