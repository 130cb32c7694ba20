package main

import (
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"guard/internal/model"
)

// keyOfTheirs is what stands in a person's .env, and in a file that nothing names as one of secrets.
const keyOfTheirs = "k3yOfTheirs7f3a9c2e51d8"

// hides lays such files in a workspace.
func hides(t *testing.T, folder string) {
	write(t, filepath.Join(folder, ".env"), "API_KEY="+keyOfTheirs+"\n")
	write(t, filepath.Join(folder, "rendered.txt"), "the key is "+keyOfTheirs+", and that is all\n")
}

const hidden = "the key is «hidden by guard: .env», and that is all"

// wasHidden checks what a model read of a result that held a secret.
func wasHidden(t *testing.T, m *model.Server, path string, said string) {
	t.Helper()
	if n := heard(m, path, keyOfTheirs); n != 0 {
		t.Errorf("the model reads the key %d times", n)
	}
	if heard(m, path, hidden) != 1 {
		t.Errorf("the model does not read the rest\n%s", m.Requests()[len(m.Requests())-1].Body)
	}
	if !strings.Contains(said, "does not see what is secret") || !strings.Contains(said, ".env") {
		t.Errorf("the person is not told: %s", said)
	}
}

// A secret that a call was not judged to show does not reach Gemini's model.
func TestRealGeminiSecretsAreHidden(t *testing.T) {
	t.Parallel()
	h := newHeadless(t)
	hides(t, h.folder)
	h.run(t, model.Sh("cat rendered.txt; false"), model.Say("that is all"))
	if h.status != 0 || !strings.Contains(h.out, "that is all") {
		t.Fatalf("%s", h)
	}
	wasHidden(t, h.model, geminiAsks, h.complaints)
	if !strings.Contains(h.record(t), `"secret_hidden"`) {
		t.Error("it is not in the record")
	}
}

// Nor under a key that only the code knows that has read it.
func TestRealGeminiOpenedSecretsAreHidden(t *testing.T) {
	t.Parallel()
	h := newHeadless(t)
	hides(t, h.folder)
	write(t, filepath.Join(h.folder, "names.txt"), ".env\n")
	write(t, filepath.Join(h.folder, "report.py"), "name = open('names.txt').readline().strip()\n"+
		"print('codes', [(ord(c) * 7 + i * 13) % 257 for i, c in enumerate(open(name).read())], 'in all')\n")
	h.run(t, model.Sh("python3 report.py"), model.Say("that is all"))
	if h.status != 0 || !strings.Contains(h.out, "that is all") {
		t.Fatalf("%s", h)
	}
	if heard(h.model, geminiAsks, "codes [«hidden by guard: .env»] in all") != 1 {
		t.Errorf("the model reads\n%s", h.model.Requests()[len(h.model.Requests())-1].Body)
	}
	if !strings.Contains(h.complaints, "does not see what is secret") {
		t.Errorf("the person is not told: %s", h.complaints)
	}
}

// Nor Codex's.
func TestRealCodexSecretsAreHidden(t *testing.T) {
	t.Parallel()
	c := realCodex(t)
	hides(t, c.folder)
	cmd := exec.Command(guardPath, c.cli, "exec", "--skip-git-repo-check", model.Prompt(model.Sh("cat rendered.txt; false"), model.Say("that is all")))
	cmd.Dir, cmd.Env = c.folder, c.env
	out, err := cmd.CombinedOutput()
	if err != nil || !strings.Contains(string(out), "that is all") {
		t.Fatalf("%v\n%s", err, out)
	}
	wasHidden(t, c.model, codexAsks, string(out))
}

// Nor Claude's, which gets the result in the tool's own shape.
func TestRealClaudeSecretsAreHidden(t *testing.T) {
	t.Parallel()
	h := newClaude(t)
	hides(t, h.folder)
	h.run(t, model.Sh("cat rendered.txt"))
	h.expect(t, 0, nil, nil)
	wasHidden(t, h.model, "/messages", h.complaints)
}

// What the person let a call read, the model reads.
func TestRealGeminiSecretsThatWereAllowed(t *testing.T) {
	t.Parallel()
	h := newHeadless(t)
	hides(t, h.folder)
	write(t, filepath.Join(h.Home, ".config", "guard", "guard.toml"), "[[rules]]\nname = \"my key\"\naction = \"allow\"\ncommand = [\"cat .env\"]\n")
	h.run(t, model.Sh("cat .env"), model.Say("that is all"))
	if heard(h.model, geminiAsks, keyOfTheirs) != 1 {
		t.Errorf("the model does not read what it was let read\n%s", h)
	}
}
