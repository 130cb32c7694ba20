package cli

import (
	"runtime/debug"
	"testing"

	"guard/agent/registry"
)

// What each kind of build tells of itself.
func TestBuildOf(t *testing.T) {
	const commit = "abababababab0123456789abababababab012345"
	vcs := func(modified string) []debug.BuildSetting {
		return []debug.BuildSetting{{Key: "vcs.revision", Value: commit}, {Key: "vcs.time", Value: "2026-03-01T12:00:00Z"},
			{Key: "vcs.modified", Value: modified}}
	}
	for _, tt := range []struct {
		name, version string
		settings      []debug.BuildSetting
		want          Build
	}{
		{"go run, go test", "(devel)", nil, Build{Version: "(devel)"}},
		{"without modules", "", nil, Build{Version: "(devel)"}},
		{"a checkout", "v0.0.0-20260301120000-abababababab", vcs("false"),
			Build{Version: "v0.0.0-20260301120000-abababababab", Commit: commit, Date: "2026-03-01T12:00:00Z"}},
		{"a changed checkout", "v0.0.0-20260301120000-abababababab+dirty", vcs("true"),
			Build{Version: "v0.0.0-20260301120000-abababababab+dirty", Commit: commit, Date: "2026-03-01T12:00:00Z",
				Modified: true}},
		{"go install of a commit", "v1.2.1-0.20260301120000-abababababab", nil,
			Build{Version: "v1.2.1-0.20260301120000-abababababab", Commit: "abababababab", Date: "2026-03-01T12:00:00Z"}},
		{"go install of a release", "v1.2.0", nil, Build{Version: "v1.2.0"}},
	} {
		got := buildOf(&debug.BuildInfo{Main: debug.Module{Version: tt.version}, Settings: tt.settings})
		if got.Version != tt.want.Version || got.Commit != tt.want.Commit || got.Date != tt.want.Date ||
			got.Modified != tt.want.Modified {
			t.Errorf("%s: %+v, want %+v", tt.name, got, tt.want)
		}
	}
}

// Of every agent that guard starts by a plan of its own, a tested version is known.
func TestKnownAgents(t *testing.T) {
	tested := map[string]bool{}
	started := map[string]bool{"opencode": true, "copilot": true} // as they are: their plans only tell of what they ask
	for _, k := range knownAgents() {
		tested[k.Agent] = true
	}
	for _, a := range registry.Agents {
		if a.Launch.Prepare != nil && len(a.Launch.Packages) > 0 && !tested[a.Name()] && !started[a.Name()] {
			t.Errorf("%s: no version that guard was tested with", a.Name())
		}
	}
	if len(tested) < 5 {
		t.Errorf("only %v", tested)
	}
}
