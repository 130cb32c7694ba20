package registry

import (
	"slices"
	"testing"

	"guard/acp/dialect"
	"guard/agent"
	"guard/agent/files"
	"guard/agent/files/known"
	"guard/control/hook"
	"guard/setup/client"
)

// What guard protects is what the agents' folders say.
func TestFilesOfEveryAgentAreKnown(t *testing.T) {
	lists := func(f files.Files) [][]string {
		return [][]string{f.Settings, f.Secrets, f.Instructions, f.Shared, f.Mentions, f.Variables}
	}
	all := lists(known.Files())
	for _, a := range Agents {
		for i, list := range lists(a.Files) {
			for _, path := range list {
				if !slices.Contains(all[i], path) {
					t.Errorf("%s: %s is not in agent/files/known", a.Name(), path)
				}
			}
		}
	}
}

// No two agents share a name, and no two hooks or dialects of different agents do.
func TestNamesAreDistinct(t *testing.T) {
	names, hooks, dialects := map[string]bool{}, map[string]*hook.Hook{}, map[string]*dialect.Protocol{}
	for _, a := range Agents {
		for _, name := range a.Launch.Names {
			if names[name] {
				t.Errorf("two agents are called %s", name)
			}
			names[name] = true
		}
		if h := a.Hook; h != nil {
			if other := hooks[h.Name]; other != nil && other != h {
				t.Errorf("two hooks are called %s", h.Name)
			}
			hooks[h.Name] = h
		}
		for _, d := range a.Dialects {
			if was, seen := dialects[d.Name]; seen && was != d.Speaks {
				t.Errorf("two dialects are called %s", d.Name)
			}
			dialects[d.Name] = d.Speaks
		}
	}
}

// A client that an agent's folder names is one that guard knows, and an agent that a client can start
// has a command that speaks ACP.
func TestClientsAreKnown(t *testing.T) {
	known := map[string]bool{}
	for _, c := range client.Clients {
		known[c.Key] = true
	}
	for _, a := range Agents {
		for key := range a.Clients {
			if !known[key] {
				t.Errorf("%s: no client %s", a.Name(), key)
			}
		}
		if a.Clients != nil && a.Launch.ACPCommand(a.Name()) == nil {
			t.Errorf("%s: no client can start it", a.Name())
		}
	}
	for _, tt := range []struct {
		agent string
		want  []string
	}{{"gemini", []string{"gemini", "--acp"}}, {"codex", nil}, {"codex-acp", []string{"codex-acp"}}, {"opencode", []string{"opencode", "acp"}}} {
		i := slices.IndexFunc(Agents, func(a agent.Agent) bool { return a.Name() == tt.agent })
		if got := Agents[i].Launch.ACPCommand(tt.agent); !slices.Equal(got, tt.want) {
			t.Errorf("%s: %q", tt.agent, got)
		}
	}
}
