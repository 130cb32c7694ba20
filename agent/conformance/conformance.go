// Package conformance is the suite of tests that every agent's folder passes.
//
// In comes the folder's value (agent.Agent) with samples of what the agent says, as
// seen or as its manual tells; the suite makes plans for fake programs, and reads and
// answers sample events. It starts no agent: that is what the tests with real ones
// are for. testdata/example is the smallest agent with a hook that passes, and shows
// how one is added.
package conformance

import (
	"os"
	"strings"
	"testing"

	"guard/agent"
	"guard/agent/agenttest"
	"guard/control/hook"
	"guard/interpose/plan"
	"guard/policy"
)

// Params are one agent, and what the suite needs to know of it beside.
type Params struct {
	Agent agent.Agent
	// Install puts a version of it into a world; nil: as npm does, by its first package.
	Install func(w *agenttest.World, version string)

	Newest string // the newest version that guard was tested with
	TooOld string // one in which guard cannot put its hook; "": there is none
	Starts []Start
	// Disables are what may take guard's hook from it, or part of its protection.
	Disables []Disable

	// Recorded are the names of tools in sessions that were recorded, and Unlisted
	// those that stand in no table, with the reason.
	Recorded []string
	Unlisted map[string]string

	// Events are the agent's names of its hook's events, and Calls a sample of each of
	// its tools. Events are written as Event does; nil: as most agents write them.
	Events map[hook.Kind]string
	Calls  []Call
	Event  func(name, tool, input string) []byte
}

// Start is one way in which the agent is started.
type Start struct {
	Args     []string
	Protocol string // of the plan
	Hooks    bool   // guard's hook is put in
	Idle     bool   // no agent works in it, and it is left as it is
}

// Disable is one thing that may take protection away.
type Disable struct {
	Name  string
	Start []string // the arguments of a Start in which it is looked at
	Args  []string // more of them
	Env   []string
	Files map[string]string // below the world's root: home/… and work/proj/…
}

// Call is a call of one tool.
type Call struct {
	Tool, Input string
	Want        policy.Request // Tool, Command, Paths, URLs and Quiet of it count
}

// Run runs the whole suite.
func Run(t *testing.T, p Params) {
	if p.Install == nil {
		p.Install = func(w *agenttest.World, version string) {
			w.Install(p.Agent.Name(), p.Agent.Launch.Packages[0], version)
		}
	}
	t.Run("identity", p.identity)
	t.Run("plans", p.plans)
	t.Run("bypasses", p.bypasses)
	t.Run("informs", p.informs)
	t.Run("versions", p.versions)
	t.Run("disables", p.disables)
	t.Run("tools", p.tools)
	if p.Agent.Hook != nil {
		t.Run("calls", p.calls)
		t.Run("events", p.events)
	}
}

// identity: the values that the rest of guard relies on are there.
func (p Params) identity(t *testing.T) {
	a := p.Agent
	if a.Name() == "" || len(a.Launch.Starts) == 0 || len(p.Starts) == 0 {
		t.Errorf("no name, or no way to start it: %+v", a.Launch)
	}
	if h := a.Hook; h != nil && (h.Name == "" || h.Read == nil || h.Answer == nil) {
		t.Errorf("the hook says not enough: %+v", h)
	}
	if a.Hook != nil && len(a.Files.Settings) == 0 {
		t.Error("what could take its hook away is no file that guard protects")
	}
	seen := map[string]bool{}
	for _, d := range a.Dialects {
		if d.Name == "" || seen[d.Name] {
			t.Errorf("a dialect without a name of its own: %q", d.Name)
		}
		seen[d.Name] = true
	}
}

// world is one with a version of the agent installed.
func (p Params) world(t *testing.T, version string) *agenttest.World {
	w := agenttest.NewWorld(t, plan.Launches{p.Agent.Launch})
	p.Install(w, version)
	return w
}

// Names are the words of a file, one a line; # begins a comment, which tells their source.
func Names(t *testing.T, path string) (names []string) {
	t.Helper()
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	for line := range strings.Lines(string(text)) {
		if name := strings.TrimSpace(line); name != "" && !strings.HasPrefix(name, "#") {
			names = append(names, name)
		}
	}
	return names
}
