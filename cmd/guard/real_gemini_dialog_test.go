package main

import (
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"time"

	"guard/internal/model"
)

// askedByAgent is a Gemini in the mode ask whose own dialog is to ask, about edits too.
func askedByAgent(t *testing.T, ways string) *headless {
	h := newHeadless(t)
	conf := filepath.Join(h.Home, "ask.toml")
	write(t, conf, "mode = \"ask\"\nask_from = \"medium\"\nask_via = "+ways+"\n")
	h.flags = []string{"--config", conf}
	return h
}

// Gemini's own dialog, with guard's words in it; each answer is obeyed, and stands in the record.
func TestRealGeminiDialog(t *testing.T) {
	t.Parallel()
	for _, tt := range []struct {
		name, key string
		runs      bool
		answer    string
	}{
		{"once", "1", true, `"answer":"once"`},
		{"no", "\x1b", false, `"answer":"not_run"`},
	} {
		t.Run(tt.name, func(t *testing.T) {
			t.Parallel()
			u := askedByAgent(t, `["agent"]`).open(t, model.Sh("ls"), model.Sh("rm -rf ./tmp_*"), model.Say("all is done"))
			u.shows("Allow execution")
			for _, want := range []string{"guard: HIGH", "deletes ./tmp_*", "tmp_one"} {
				if !strings.Contains(u.Text(), want) {
					t.Errorf("the dialog does not say %s:\n%s", want, u.Text())
				}
			}
			if !u.there("tmp_one") || strings.Contains(u.record(t), `"answer":"once"`) {
				t.Fatal("it ran before it was allowed")
			}
			time.Sleep(time.Second)
			u.types(tt.key)
			if tt.runs {
				u.shows("✦ all is done")
			} else {
				u.comes(func() bool { return !strings.Contains(u.Text(), "Allow execution") }, "the dialog stays")
			}
			if u.there("tmp_one") == tt.runs {
				t.Errorf("tmp_one there: %v", !tt.runs)
			}
			u.quit()
			log := u.record(t)
			if !strings.Contains(log, tt.answer) || strings.Contains(log, "unguarded") || strings.Count(log, `"event":"approval_requested"`) != 1 {
				t.Errorf("%.6000s", log)
			}
		})
	}
}

// presses answers the dialog that is on the screen, and waits until it is gone or another's.
func (u *tui) presses(key string) {
	u.t.Helper()
	asked := u.Text()
	time.Sleep(time.Second)
	u.types(key)
	patiently(u.t, func() bool { return u.Text() != asked }, "the dialog hears no key:\n"+asked)
}

// "For this session", said to Gemini, is a word to Gemini alone: guard asks about the next call again,
// and nothing of it outlives the run.
func TestRealGeminiDialogAlways(t *testing.T) {
	t.Parallel()
	h := askedByAgent(t, `["agent"]`)
	first, second := filepath.Join(h.folder, "first.txt"), filepath.Join(h.folder, "second.txt")
	u := h.open(t, model.Sh("rm -rf ./tmp_one"), model.Sh("rm -rf ./tmp_two"), model.Write(first, "a\n"), model.Write(second, "b\n"), model.Say("all is done"))
	for _, one := range []struct {
		says string
		done func() bool
	}{
		{"rm -rf ./tmp_one", func() bool { return !u.there("tmp_one") }},
		{"rm -rf ./tmp_two", func() bool { return !u.there("tmp_two") }},
		{"first.txt", func() bool { return u.there("first.txt") }},
		{"second.txt", func() bool { return u.there("second.txt") }},
	} {
		patiently(t, func() bool {
			return strings.Contains(u.Text(), one.says) && strings.Contains(u.Text(), "2. Allow for this session")
		}, "nobody is asked about "+one.says+":\n"+u.Text())
		if one.done() {
			t.Fatalf("%s is done before it was allowed", one.says)
		}
		u.presses("2")
		u.comes(one.done, one.says+" is not done")
	}
	u.shows("✦ all is done")
	u.quit()
	log := u.record(t)
	if strings.Count(log, `"event":"approval_requested"`) != 4 || strings.Count(log, `"answer":"once"`) != 8 || strings.Contains(log, "unguarded") {
		t.Errorf("%.9000s", log)
	}
	if saved, _ := filepath.Glob(filepath.Join(h.Home, ".gemini", "policies", "*")); saved != nil {
		t.Errorf("Gemini keeps %v", saved)
	}
	if saved, _ := filepath.Glob(filepath.Join(h.folder, ".gemini", "*")); saved != nil {
		t.Errorf("Gemini keeps %v", saved)
	}
	if settings := string(mustRead(t, filepath.Join(h.Home, ".gemini", "settings.json"))); strings.Contains(settings, "rm") || strings.Contains(settings, "auto") && strings.Contains(settings, "autoEdit") {
		t.Errorf("Gemini keeps %s", settings)
	}
}

// Where Gemini's dialog would not come, or would lift what the person forbids, nothing runs.
func TestRealGeminiNoDialog(t *testing.T) {
	t.Parallel()
	for _, tt := range []struct {
		name   string
		policy string // the person's own
		more   string // of the settings
		args   []string
		step   model.Step
		told   string
	}{
		{name: "plan mode", args: []string{"--approval-mode", "plan"}, step: model.Write("tmp_one", "z"), told: "would lift plan mode"},
		{name: "a denial of the person's", step: model.Sh("rm -rf ./tmp_*"), told: "would lift that",
			policy: "[[rule]]\ntoolName = \"run_shell_command\"\ncommandPrefix = \"rm\"\ndecision = \"deny\"\npriority = 100\n"},
		{name: "for all time", step: model.Sh("rm -rf ./tmp_*"), told: "for all time", more: `"enablePermanentToolApproval":true,`},
		{name: "a tool of a server's", step: model.Call("mcp_my_things_delete_thing", map[string]any{"id": "a"}), told: "without a dialog"},
		{name: "an edit that cannot be made", step: model.Call("replace", map[string]any{"file_path": "tmp_one", "old_string": "y", "new_string": "z", "instruction": "x"}),
			told: "without a dialog"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			t.Parallel()
			h := askedByAgent(t, `["agent"]`)
			h.args = tt.args
			write(t, filepath.Join(h.Home, "server.js"), mcpServer)
			write(t, filepath.Join(h.Home, ".gemini", "settings.json"), fmt.Sprintf(
				`{"security":{%s"auth":{"selectedType":"gemini-api-key"}},"mcpServers":{"my_things":{"command":"node","args":[%q]}}}`, tt.more, filepath.Join(h.Home, "server.js")))
			if tt.policy != "" {
				write(t, filepath.Join(h.Home, ".gemini", "policies", "mine.toml"), tt.policy)
			}
			u := h.open(t, tt.step, model.Say("all is done"))
			u.shows("✦ all is done")
			if !u.there("tmp_one") || u.there("delete_thing") || string(mustRead(t, filepath.Join(h.folder, "tmp_one"))) != "x" {
				t.Error("it ran")
			}
			if !u.toldOf(tt.told) {
				t.Errorf("the model was told %+v", u.model.Told())
			}
		})
	}
}

// Without a dialog of Gemini's the next way asks; headless there is none, and nothing runs.
func TestRealGeminiDialogElse(t *testing.T) {
	t.Parallel()
	t.Run("the terminal", func(t *testing.T) {
		t.Parallel()
		h := askedByAgent(t, `["agent", "terminal"]`)
		write(t, filepath.Join(h.Home, ".gemini", "policies", "mine.toml"), "[[rule]]\ntoolName = \"run_shell_command\"\ncommandPrefix = \"touch\"\ndecision = \"deny\"\npriority = 100\n")
		u := h.open(t, model.Sh("rm -rf ./tmp_*"), model.Say("all is done"))
		u.shows("allow once")
		u.answers("o")
		patiently(t, func() bool { return !u.there("tmp_one") }, "it did not run")
	})
	t.Run("headless", func(t *testing.T) {
		t.Parallel()
		h := askedByAgent(t, `["agent"]`)
		h.run(t, model.Sh("rm -rf ./tmp_*"))
		h.expect(t, 0, []string{"tmp_one"}, nil)
		if !h.toldOf("agent: this agent shows no dialog of its own") {
			t.Error(h)
		}
	})
	t.Run("-p in a terminal", func(t *testing.T) {
		t.Parallel()
		h := askedByAgent(t, `["agent"]`)
		h.args = []string{"-p", model.Prompt(model.Sh("rm -rf ./tmp_*"))}
		u := h.start(t)
		u.ended(func() {})
		if !u.there("tmp_one") || !u.toldOf("gemini has none") {
			t.Errorf("%+v\n%s", u.model.Told(), u.Text())
		}
	})
}

// The person may switch Gemini's modes by keys: in none of them runs what guard would ask about, without
// a dialog, and plan mode stays what it is to commands.
func TestRealGeminiDialogInEveryMode(t *testing.T) {
	t.Parallel()
	for _, tt := range []struct {
		name, key string
		in        *regexp.Regexp
	}{
		{"yolo", "\x19", regexp.MustCompile(`(?m)^ *YOLO`)},
		{"accept edits", "\x1b[Z", regexp.MustCompile(`(?m)^ *auto-accept`)},
	} {
		t.Run(tt.name, func(t *testing.T) {
			t.Parallel()
			u := askedByAgent(t, `["agent"]`).open(t, model.Sh("while ! [ -e switched ]; do sleep 0.1; done"), model.Sh("rm -rf ./tmp_*"), model.Say("all is done"))
			u.shows("[ -e switched ]")
			for range 8 {
				if soon(func() bool { return tt.in.MatchString(u.Text()) }) {
					break
				}
				u.types(tt.key)
			}
			if !tt.in.MatchString(u.Text()) {
				t.Fatalf("the mode is not reached:\n%s", u.Text())
			}
			write(t, filepath.Join(u.folder, "switched"), "")
			u.shows("Allow execution")
			if !u.there("tmp_one") {
				t.Error("it ran")
			}
		})
	}
	t.Run("plan", func(t *testing.T) { // which is not to be reached within a turn
		plan := regexp.MustCompile(`(?m)^ *plan`)
		u := askedByAgent(t, `["agent"]`).open(t, model.Say("now ready"))
		u.shows("✦ now ready")
		patiently(t, func() bool {
			u.types("\x1b[Z")
			return soon(func() bool { return plan.MatchString(u.Text()) })
		}, "no plan mode:\n"+u.Text())
		u.types("do:" + model.Prompt(model.Sh("rm -rf ./tmp_*"), model.Say("all is done")) + " .")
		u.shows("@@ .")
		patiently(t, func() bool {
			u.enter()
			return strings.Contains(u.Text(), "✦ all is done")
		}, "the turn does not end:\n"+u.Text())
		if !u.there("tmp_one") || strings.Contains(u.Text(), "Allow execution") {
			t.Errorf("plan mode was lifted:\n%s", u.Text())
		}
	})
}

// A sub-agent's calls are asked about in the same dialog.
func TestRealGeminiDialogOfASubAgent(t *testing.T) {
	t.Parallel()
	inner := strings.ReplaceAll(model.Prompt(model.Sh("rm -rf ./tmp_*"),
		model.Call("complete_task", map[string]any{"result": map[string]any{"response": "x"}})), "@", "{at}")
	script := model.Prompt(model.Call("invoke_agent", map[string]any{"agent_name": "generalist", "prompt": inner}), model.Say("all is done"))
	u := askedByAgent(t, `["agent"]`).start(t, "-i", strings.ReplaceAll(script, "{at}", `\u0040`))
	u.shows("guard: HIGH")
	u.shows("Allow execution")
	if !u.there("tmp_one") {
		t.Fatal("it ran before it was allowed")
	}
	u.presses("1")
	u.comes(func() bool { return !u.there("tmp_one") }, "it did not run")
	u.shows("✦ all is done")
	u.quit()
	if log := u.record(t); strings.Contains(log, "unguarded") || !strings.Contains(log, `"by":"agent","answer":"once"`) {
		t.Errorf("%.5000s", log)
	}
}

// The edit that the person changes in the dialog's editor is the one that was asked about.
func TestRealGeminiDialogEdited(t *testing.T) {
	t.Parallel()
	h := askedByAgent(t, `["agent"]`)
	editor := filepath.Join(h.Home, "bin", "vim")
	write(t, editor, "#!/bin/sh\nfor f; do case $f in *new*) echo mine > \"$f\";; esac; done\n")
	if err := os.Chmod(editor, 0o700); err != nil {
		t.Fatal(err)
	}
	h.env = append(h.env, "PATH="+filepath.Dir(editor)+":"+os.Getenv("PATH"), "EDITOR=vim")
	write(t, filepath.Join(h.Home, ".gemini", "settings.json"), `{"security":{"auth":{"selectedType":"gemini-api-key"}},"general":{"preferredEditor":"vim"}}`)
	u := h.open(t, model.Write(filepath.Join(h.folder, "made.txt"), "theirs\n"), model.Say("all is done"))
	u.shows("Modify with external editor")
	u.presses("3")
	u.shows("1 mine")
	u.presses("1")
	u.made("made.txt")
	u.shows("✦ all is done")
	if got := string(mustRead(t, filepath.Join(h.folder, "made.txt"))); got != "mine\n" {
		t.Errorf("made.txt holds %q", got)
	}
	u.quit()
	if log := u.record(t); strings.Contains(log, "unguarded") || !strings.Contains(log, `"by":"agent","answer":"once"`) {
		t.Errorf("%.5000s", log)
	}
}
