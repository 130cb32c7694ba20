package conformance

import (
	"io/fs"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"guard/acp/dialect"
	"guard/agent/agenttest"
	"guard/interpose/plan"
)

// plans: each way of starting gets its protocol and its hook in every mode; nothing is
// written by making a plan, and nothing is to be written but into the run folder and
// the home overlay.
func (p Params) plans(t *testing.T) {
	for _, s := range p.Starts {
		for _, mode := range []string{"safe", "ask", "unrestricted"} {
			w := p.world(t, p.Newest)
			before := files(t, w.Root)
			got := w.Plan(mode, p.Agent.Name(), s.Args...)
			if got.Protocol != s.Protocol || got.Hooks != s.Hooks {
				t.Errorf("%q in %s: %q, hooks %v", s.Args, mode, got.Protocol, got.Hooks)
			}
			at := slices.IndexFunc(p.Agent.Dialects, func(d dialect.Dialect) bool { return d.Name == got.Dialect })
			if got.Dialect != "" && at < 0 {
				t.Errorf("%q in %s: no dialect %q", s.Args, mode, got.Dialect)
			}
			if s.Hooks && s.Protocol != "pty" && (at < 0 || !p.Agent.Dialects[at].HookCovers) {
				t.Errorf("%q in %s: the hook is put in, and no dialect says HookCovers", s.Args, mode)
			}
			if s.Hooks && !(tells(got, "/opt/guard") && tells(got, filepath.Join(w.Root, "run", "sock"))) {
				t.Errorf("%q in %s: the hook is not told where guard is", s.Args, mode)
			}
			if !slices.Equal(before, files(t, w.Root)) {
				t.Errorf("%q in %s: the plan wrote something", s.Args, mode)
			}
			for _, f := range got.Files {
				if filepath.Dir(f.Path) != filepath.Join(w.Root, "run") {
					t.Errorf("%q in %s: %s would be written", s.Args, mode, f.Path)
				}
			}
		}
	}
}

// tells reports whether a plan hands a text to the agent.
func tells(p plan.Plan, text string) bool {
	all := strings.Join(p.Args, "\n")
	for _, s := range p.Env {
		all += "\n" + s.Value
	}
	for _, f := range p.Files {
		all += "\n" + string(f.Content)
	}
	if p.Overlay != nil {
		for _, content := range p.Overlay.Files {
			all += "\n" + string(content)
		}
	}
	return strings.Contains(all, text)
}

func files(t *testing.T, root string) (all []string) {
	t.Helper()
	err := filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
		if err == nil {
			all = append(all, path)
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return all
}

// bypasses: every spelling by which everything is to be allowed is seen, and taken
// away in the modes that do not give it.
func (p Params) bypasses(t *testing.T) {
	bypass := p.Agent.Launch.Bypass
	for _, spelling := range bypass.Spellings {
		for _, s := range p.Starts {
			if s.Idle {
				continue
			}
			args := slices.Concat(s.Args, spelled(spelling))
			for _, mode := range []string{"safe", "ask"} {
				got := p.world(t, p.Newest).Plan(mode, p.Agent.Name(), args...)
				if !got.Bypass || bypass.In(got.Args) {
					t.Errorf("%q in %s: seen %v, left in %q", args, mode, got.Bypass, got.Args)
				}
			}
		}
	}
}

// informs: where the agent only tells something it is idle and started as it is; no way in which it works is taken
// for that.
func (p Params) informs(t *testing.T) {
	all := plan.Launches{p.Agent.Launch}
	for _, form := range p.Agent.Launch.Informs {
		args := slices.Clone(form)
		if last := len(args) - 1; args[last] == "…" {
			args[last] = "x"
		}
		got := p.world(t, p.Newest).Plan("safe", p.Agent.Name(), args...)
		if !all.Informs(p.Agent.Name(), args) || !got.Idle || !slices.Equal(got.Args, args) {
			t.Errorf("%q: idle %v, started with %q", args, got.Idle, got.Args)
		}
	}
	for _, s := range p.Starts {
		for _, args := range [][]string{s.Args, slices.Concat([]string{"--no-such-option"}, s.Args)} {
			if !s.Idle && all.Informs(p.Agent.Name(), args) {
				t.Errorf("%q is taken to tell something", args)
			}
		}
	}
}

func spelled(spelling []plan.Choice) (args []string) {
	for _, c := range spelling {
		switch {
		case c.Key != "":
			args = append(args, "--"+c.Option, c.Key+"="+c.Value)
		case c.Value != "":
			args = append(args, "--"+c.Option, c.Value)
		default:
			args = append(args, "--"+c.Option)
		}
	}
	return args
}

// versions: the person is told of a version that is too old for guard's hook, and of
// one that guard was not tested with.
func (p Params) versions(t *testing.T) {
	for _, s := range p.Starts {
		if !s.Hooks {
			continue
		}
		tested := p.world(t, p.Newest).Plan("safe", p.Agent.Name(), s.Args...)
		newer := p.world(t, "9999.0.0").Plan("safe", p.Agent.Name(), s.Args...)
		if !strings.Contains(agenttest.Notes(newer), "9999.0.0") || strings.Contains(agenttest.Notes(tested), "newer") {
			t.Errorf("%q: a version newer than any is told as %q", s.Args, newer.Notes)
		}
		if p.TooOld == "" {
			continue
		}
		w := p.world(t, p.TooOld)
		old, err := plan.For(w.Request("safe", p.Agent.Name(), s.Args...))
		if err != nil { // it is not even started
			old.Notes = append(old.Notes, err.Error())
		}
		if old.Hooks || !strings.Contains(agenttest.Notes(old), p.TooOld) {
			t.Errorf("%q: hooks %v in %s, %q", s.Args, old.Hooks, p.TooOld, old.Notes)
		}
	}
}

// disables: what may take guard's hook away is told, taken out, or keeps the agent
// from being started.
func (p Params) disables(t *testing.T) {
	for _, d := range p.Disables {
		w := p.world(t, p.Newest)
		without := w.Plan("safe", p.Agent.Name(), d.Start...)
		for path, text := range d.Files {
			w.Write(path, text)
		}
		w.Env = append(w.Env, d.Env...)
		with, err := plan.For(w.Request("safe", p.Agent.Name(), slices.Concat(d.Start, d.Args)...))
		told := slices.ContainsFunc(with.Notes, func(n string) bool { return !slices.Contains(without.Notes, n) })
		if err == nil && !told {
			t.Errorf("%s: nothing is told: %q", d.Name, with.Args)
		}
	}
}
