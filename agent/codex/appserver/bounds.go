package appserver

import (
	"slices"
	"strings"

	"github.com/go-json-experiment/json/jsontext"

	"guard/acp/dialect"
	"guard/acp/wire"
	"guard/locale"
	"guard/policy"
)

// bounds reads settings, and refuses those under which guard would see less.
func (e editor) bounds(line []byte, f wire.Frame) (t threadSettings, ok bool) {
	t, err := wire.Params[threadSettings](line)
	why := ""
	switch {
	case err != nil:
		why = locale.Fill("its params could not be read with certainty: {0}", err.Error())
	case e.Hooks() && t.touchesHooks():
		why = locale.Text("its settings would take guard's hooks from Codex")
	case !e.Unrestricted():
		why = e.tooLoose(&t)
	}
	if why == "" {
		return t, true
	}
	e.refuseSetting(f, t.ThreadID, why)
	return t, false
}

func (e editor) refuseSetting(f wire.Frame, thread, why string) {
	e.Note(policy.Note{Event: policy.NoteMode, Session: e.sessionOfThread(thread), Text: why})
	e.RefuseClient(f, why)
}

// touchesHooks reports whether settings may change which hooks run: the settings of
// a request count before those of the command line, and a table of them replaces
// the one there (0.169.0, seen).
func (t *threadSettings) touchesHooks() bool {
	for key, value := range t.Config {
		if setsHooks(key, value) {
			return true
		}
	}
	return false
}

// setsHooks reports whether a setting is about hooks: by its dotted name, or by what
// its table holds.
func setsHooks(key string, value jsontext.Value) bool {
	if strings.Contains(key, `\`) { // who knows what it is
		return true
	}
	words := segments(key)
	switch {
	case slices.Contains(words, "hooks"):
		return true
	case words[0] == "features":
		return strings.Contains(key, "hooks") || mentionsHooks(value, 0)
	}
	return (words[0] == "profiles" || words[0] == "") && mentionsHooks(value, 0)
}

// maxDepth bounds nesting in a table of settings.
const maxDepth = 16

// mentionsHooks looks for a member about hooks in a table of settings, at any depth.
func mentionsHooks(value jsontext.Value, depth int) (found bool) {
	if depth > maxDepth {
		return true
	}
	for name, inner := range wire.Members(value) {
		found = found || strings.Contains(name, "hooks") || mentionsHooks(inner, depth+1)
	}
	return found
}

// segments are the words of a dotted name, without what TOML allows round them.
func segments(key string) []string {
	return strings.Split(strings.NewReplacer(`"`, "", "'", "", " ", "", "\t", "").Replace(key), ".")
}

// looseness is which parts of Codex's own protection are taken away.
type looseness struct {
	never    bool // it never asks for approval
	full     bool // its sandbox gives full access
	reviewed bool // a model answers its approvals instead of the person
}

// loosening is what one request's settings change of it.
type loosening struct {
	looseness
	says looseness // the parts of which the settings say anything
}

// loosens reads it from settings.
func (t *threadSettings) loosens() (l loosening) {
	say := func(what *bool, says *bool, value, loose string) {
		if value != "" {
			*what, *says = *what || value == loose, true
		}
	}
	asks, _ := wire.Text(t.Approval)
	if asks == "" && dialect.Tells(t.Approval) {
		asks = "granular"
	}
	for _, never := range []string{asks, t.setting("approval_policy")} {
		say(&l.never, &l.says.never, never, "never")
	}
	for _, one := range [][2]string{
		{t.Sandbox, "danger-full-access"}, {t.setting("sandbox_mode"), "danger-full-access"},
		{t.SandboxPolicy.Type, "dangerFullAccess"}, {t.SandboxPolicy.Type, "externalSandbox"},
		{t.Permissions, ":danger-full-access"}, {t.setting("default_permissions"), ":danger-full-access"},
	} {
		say(&l.full, &l.says.full, one[0], one[1])
	}
	for _, who := range []string{t.Reviewer, t.setting("approvals_reviewer")} {
		say(&l.reviewed, &l.says.reviewed, strings.Replace(who, "guardian_subagent", "auto_review", 1), "auto_review")
	}
	return l
}

// setting is a text among the settings of a request.
func (t *threadSettings) setting(name string) string {
	s, _ := wire.Text(t.Config[name])
	return s
}

// over is what holds when the change is laid over what held before.
func (l loosening) over(was looseness) looseness {
	pick := func(says, is, was bool) bool { return says && is || !says && was }
	return looseness{pick(l.says.never, l.never, was.never), pick(l.says.full, l.full, was.full),
		pick(l.says.reviewed, l.reviewed, was.reviewed)}
}

// tooLoose says why settings are refused outside of unrestricted. Guard's hook sees
// every call however seldom Codex asks; what is refused then is what asks for
// everything to be allowed. Without hooks Codex's requests are all that guard sees.
func (e editor) tooLoose(t *threadSettings) string {
	now := t.loosens()
	e.mu.Lock()
	was := e.loose[t.ThreadID]
	e.mu.Unlock()
	holds := now.over(was)
	switch {
	case holds.never && holds.full && (now.never || now.full):
		return locale.Text("Codex would ask for nothing and run everything without its sandbox; start it with guard " +
			"--mode unrestricted to allow everything but the absurd")
	case !e.Hooks() && (now.never || now.full || now.reviewed):
		return locale.Text("Codex would ask less than guard must see; start it with guard --mode unrestricted to " +
			"allow everything but the absurd")
	}
	return ""
}
