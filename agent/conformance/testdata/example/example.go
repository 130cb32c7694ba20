// Package example is an agent that does not exist, "parrot", as its folder would be. The
// steps around it stand in docs/adding.md.
//
// A field that is not stated is taken in the strict way. Each fact has its source, with
// the version.
package example

import (
	"encoding/json"

	jsonv2 "github.com/go-json-experiment/json"
	"github.com/go-json-experiment/json/jsontext"

	"guard/acp/dialect"
	"guard/agent"
	"guard/agent/conformance/testdata/example/settings"
	"guard/control/hook"
	"guard/interpose/plan"
	"guard/locale"
	"guard/policy"
	"guard/policy/toolset"
)

// Versions of parrot, from its notes of each release.
const (
	tested     = "2.1.0" // the newest that was run
	hooksSince = "2.0.0" // the first with --hook
)

// Agent is parrot.
var Agent = agent.Agent{
	Launch: plan.Launch{
		Names:    []string{"parrot"},
		Packages: []string{"@example/parrot"},
		Starts:   [][]string{nil, {"acp"}}, // guard doctor plans each
		ACP:      []string{"acp"},          // parrot acp speaks the Agent Client Protocol
		Dialect:  "parrot",                 // one of Dialects
		Bypass:   bypass,
		Prepare:  prepare,
		// What a project has it run beside its calls, for the person to trust.
		ProjectFiles: []plan.ProjectFile{{Path: ".parrot/settings.json", Runs: []string{"servers.*.command"}}},
	},
	Hook:  &parrotHook,
	Tools: tools,
	// Its hook runs over ACP too: a call that the hook did not see ends the run there.
	Dialects: []dialect.Dialect{{Name: "parrot", HookCovers: true}},
	Files:    settings.Files,
}

// grammar is as much of its command line as guard must read (its --help, 2.1.0).
var grammar = plan.Grammar{Values: []string{"hook", "model"}, Short: map[string]string{"m": "model"}}

// bypass is how its arguments ask for everything to be allowed.
var bypass = plan.BypassFlags{Grammar: grammar, Spellings: [][]plan.Choice{{{Option: "trust-all"}}}}

// prepare puts guard's hook in, by an option that stands for the one run.
func prepare(b *plan.Builder) error {
	b.NoteVersion(tested)
	b.RemoveBypass(bypass)
	if b.Version != "" && plan.Before(b.Version, hooksSince) {
		// A text of a real agent goes through b.Note, and locale.
		b.Notes = append(b.Notes, "parrot "+b.Version+" is too old for guard's hook")
		b.NoteUninstructed()
		return nil
	}
	for _, o := range b.Remove(grammar, "guard's hook takes its place", func(o plan.Option) bool {
		return o.Name == "hook" || o.Name == "no-hooks"
	}) {
		b.Notes = append(b.Notes, "--"+o.Name+" gives way to guard's hook")
	}
	b.Insert(0, "guard's hook", "--hook", plan.ShellWord(b.Request.Guard)+" hook parrot")
	b.ExpectHook()
	if b.Request.Instructions != "" {
		b.Tells = plan.TellsByHook // by the hook's Context
	}
	return nil
}

// tools are parrot's own (its tool reference, 2.1.0): one table for every channel.
var tools = map[string]toolset.Tool{
	"run":   {Is: policy.Shell},
	"write": {Is: policy.Edit},
	"note":  {Quiet: true},
	"ask":   {Asks: true},
}

// parrotHook is guard's hook in it. Its calls have ids. If a hook is missing, parrot runs
// the call (seen in 2.1.0); guard then ends the run when the call's result comes.
var parrotHook = hook.Hook{Name: "parrot", Read: read, Answer: answer, Context: hook.Context, CallIDs: true}

// input is what parrot writes to a hook (seen in 2.1.0).
type input struct {
	Session string         `json:"session_id"`
	Cwd     string         `json:"cwd"`
	Event   string         `json:"hook_event_name"`
	Tool    string         `json:"tool_name"`
	ID      string         `json:"tool_use_id"`
	Args    jsontext.Value `json:"tool_input"`
	Result  jsontext.Value `json:"tool_response"`
}

// read makes an event of it. What cannot be read with certainty is an error, which refuses.
func read(stdin []byte) (hook.Event, error) {
	var in input
	if err := hook.Decode(stdin, &in); err != nil {
		return hook.Event{}, err
	}
	e := hook.Event{Session: in.Session, Name: in.Event, Tool: in.Tool}
	switch in.Event {
	case "before":
		e.Kind = hook.Call
	case "after":
		e.Kind, e.Output = hook.Result, string(in.Result)
	case "start":
		e.Kind, e.Begins = hook.SessionStarted, true
		return e, nil
	default:
		return hook.Event{}, hook.UnknownEvent(in.Event)
	}
	if in.Tool == "" || in.Session == "" || in.ID == "" {
		return hook.Event{}, locale.Errorf("a %s event without the tool's name or the session", in.Event)
	}
	e.Request = request(in)
	e.CallKey = hook.CallKey(in.Session, in.Tool, hook.Canonical(in.Args))
	return e, nil
}

// request is a call's facts. One that is not in the table is not understood.
func request(in input) policy.Request {
	r := policy.Request{Channel: policy.ChannelHook, Session: in.Session, Call: in.ID, Cwd: in.Cwd}
	var args struct {
		Command string `json:"command"`
		Path    string `json:"path"`
		Text    string `json:"text"`
	}
	unread := jsonv2.Unmarshal(in.Args, &args) != nil
	switch tool := tools[in.Tool]; tool.Is {
	case policy.Shell:
		r.Tool, r.Command, r.Raw, r.Partial = policy.Shell, args.Command, args.Command, unread || args.Command == ""
	case policy.Edit:
		r.Tool, r.Paths, r.Raw = policy.Edit, []string{args.Path}, in.Tool+" "+args.Path
		r.Partial = unread || args.Path == ""
		r.Edits = []policy.Change{{Path: args.Path, New: &args.Text}}
	default:
		r.Tool, r.Name, r.Args, r.Raw = policy.Other, in.Tool, policy.Raw(in.Args), in.Tool
		r.Quiet = tool.Quiet || tool.Asks
	}
	return r
}

// answer is what the hook prints: nothing lets the call go on, a denial reaches the
// model with its reason, and the turn continues (seen in 2.1.0).
func answer(_ hook.Kind, out policy.Outcome) []byte {
	if out.Allowed() {
		return nil
	}
	b, _ := json.Marshal(map[string]string{"decision": "deny", "reason": "guard: refused: " + out.Reason})
	return append(b, '\n')
}
