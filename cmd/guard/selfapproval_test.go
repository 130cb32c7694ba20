package main

import (
	"encoding/json"
	"errors"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"guard/config/trust"
	"guard/control"
	"guard/internal/acpclient"
)

// A self-approval is a way in which an agent could approve itself. In a command {own} is its guard's
// run, {other} another of the person's, {request} a question that waits there, {sockets} where both
// listen.
type selfApproval struct {
	name    string
	command string
	edit    string // a file it would write instead
	// hidden: neither the words nor the files that they run show it, so unrestricted lets it run, and
	// only the socket stands before it; plain: so does safe, to which it is an edit and a build.
	hidden, plain bool
	// hears is how often it is told, when it does it without leave, that an agent does not approve
	// itself. 0: it is not done, because guard could not hinder it (it is not a sandbox).
	hears int
	needs string // a program without which it is not done
}

const curlBoth = `for s in {sockets}; do curl -sS --unix-socket "$s" -d '{"mode":"unrestricted","confirmed":true}' http://guard/v1/mode; done`

// selfApprovals are the ways: guard's own commands, the socket, ways out of the agent's process tree,
// and the files in which guard and the agents keep what they may.
var selfApprovals = []selfApproval{
	{name: "the mode", command: `guard mode unrestricted --confirm --session {own}; guard mode unrestricted --confirm --session {other}`, hears: 2},
	{name: "a grant", command: `guard approve --session {own} GIT_PUBLISH; guard approve --session {other} GIT_PUBLISH`, hears: 2},
	{name: "an answer", command: `guard answer {request} once`, hears: 1},
	{name: "trust", command: `echo trust | guard trust`, hears: 1},
	{name: "undo", command: `guard undo --forget --yes`, hears: 1},
	{name: "by its path", command: `"$(command -v guard)" approve --session {own} SUDO`, hears: 1},
	{name: "by its path, looked up", command: `"$(readlink -f "$(command -v guard)")" approve --session {own} SUDO`, hears: 1},
	{name: "under another name", command: `cp "$(command -v guard)" g; ./g approve --session {own} SUDO`, hidden: true, hears: 1},
	{name: "without its environment", command: `env -i HOME="$HOME" XDG_STATE_HOME="$XDG_STATE_HOME" PATH="$PATH" guard approve --session {own} SUDO`, hears: 1},

	{name: "curl, the mode", command: curlBoth, hears: 2, needs: "curl"},
	{name: "curl, a grant", command: `for s in {sockets}; do curl -sS --unix-socket "$s" -d '{"session_id":"{own}.1","categories":["SUDO"]}' http://guard/v1/approve-session; done`, hears: 2, needs: "curl"},
	{name: "curl, an answer", command: `for s in {sockets}; do curl -sS --unix-socket "$s" -d '{"request_id":"{request}","option_id":"once","cancelled":false}' http://guard/v1/permission-response; done`, hears: 2, needs: "curl"},
	{name: "python on the socket", command: `python3 -c 'import glob,socket
for p in """{sockets}""".split():
    s = socket.socket(socket.AF_UNIX); s.connect(p)
    s.sendall(b"POST /v1/mode HTTP/1.0\r\nContent-Length: 41\r\n\r\n{\"mode\":\"unrestricted\",\"confirmed\":true}  "); print(s.recv(4096))'`, hidden: true, hears: 2, needs: "python3"},
	{name: "netcat on the socket", command: `printf 'POST /v1/mode HTTP/1.0\r\n\r\n' | nc -U {sockets}`, hidden: true},

	{name: "a session of its own", command: `setsid -w guard approve --session {own} SUDO`, hears: 1, needs: "setsid"},
	{name: "a double fork", command: `(setsid sh -c 'guard approve --session {own} SUDO' >fork 2>&1 & echo) ; sleep 1; until [ -s fork ]; do sleep 0.1; done; cat fork`, hears: 1, needs: "setsid"},
	{name: "the background", command: `nohup guard approve --session {own} SUDO >bg 2>&1 & wait; cat bg`, hears: 1},
	{name: "tmux", command: `tmux -S ./t -f /dev/null new-session -d 'guard approve --session {own} SUDO >pane 2>&1'; until [ -s pane ]; do sleep 0.1; done; cat pane`, hears: 1, needs: "tmux"},
	{name: "systemd-run", command: `systemd-run --user guard approve --session {own} SUDO`},
	{name: "at", command: `echo 'guard approve --session {own} SUDO' | at now`},
	{name: "a guard in a guard", command: `guard --mode safe run --protocol plain -- guard approve --session {own} SUDO`, hears: 1},

	{name: "a script written first", command: `printf 'guard approve --session {own} SUDO\n' >script; sh ./script`, hears: 1},
	{name: "a script of before", command: `sh ./script`, hears: 1},
	{name: "a sealed script of before", command: `sh ./opener`, hidden: true, hears: 1},
	{name: "a make file", command: `printf 'all:\n\tguard approve --session {own} SUDO\n' >Makefile; make`, hears: 1, needs: "make"},
	{name: "a program built", command: `printf '#define JOIN(a, b) a##b\nint JOIN(sys, tem)(const char *);\nint main(void) { return JOIN(sys, tem)("guard approve --session {own} SUDO"); }\n' >helper.c; cc -w -o helper helper.c; ./helper`, hidden: true, hears: 1, needs: "cc"},
	{name: "a hook of git's", command: `git init -q . && printf '#!/bin/sh\nguard approve --session {own} SUDO\n' >.git/hooks/pre-commit && chmod +x .git/hooks/pre-commit && git -c user.name=x -c user.email=x commit -q --allow-empty -m x`, hidden: true, hears: 1, needs: "git"},

	{name: "guard's settings", command: `echo 'mode = "unrestricted"' >{home}/config/guard/guard.toml`},
	{name: "guard's settings, in place", command: `sed -i s/safe/unrestricted/ {home}/config/guard/guard.toml`},
	{name: "guard's settings, moved away", command: `mv {home}/config/guard {home}/config/old`},
	{name: "guard's settings, by a link", command: `ln -s {home}/config/guard here && echo 'mode = "unrestricted"' >here/guard.toml`},
	{name: "guard's settings, as an edit", edit: `{home}/config/guard/guard.toml`},
	{name: "what is trusted", command: `cp mine {home}/state/guard/` + trust.FileName},
	{name: "what is trusted, as an edit", edit: `{home}/state/guard/` + trust.FileName},
	{name: "the record", command: `rm -rf {home}/state/guard/log`},
	{name: "what is kept for undo", command: `rm -rf {home}/state/guard/undo`},
	{name: "the folder that holds it", command: `rm -rf {home}/state`},
	{name: "all in the folder that holds it", command: `rm -rf {home}/state/*`},
	{name: "that folder, moved", command: `mv {home}/state {home}/elsewhere`},
	{name: "that folder, opened to others", command: `chmod -R a+rX {home}/state`},
	{name: "what is kept for undo, read", command: `cat {home}/state/guard/undo/manifests/*`},
	{name: "what is kept for undo, as an edit", edit: `{home}/state/guard/undo/manifests/x`},
	{name: "the project's file", command: `printf 'mode = "unrestricted"\n' >>.guard.toml`},
	{name: "the project's file, as an edit", edit: `{work}/.guard.toml`},
	{name: "the project's file, from elsewhere", command: `git checkout other -- .guard.toml`},

	{name: "Gemini's settings", command: `echo '{"hooksConfig":{"enabled":false}}' >{home}/.gemini/settings.json`},
	{name: "Gemini's settings, as an edit", edit: `{home}/.gemini/settings.json`},
	{name: "Gemini's policies", edit: `{home}/.gemini/policies/mine.toml`},
	{name: "Gemini's settings for the project", command: `mkdir -p .gemini && echo '{"hooksConfig":{"enabled":false}}' >.gemini/settings.json`},
	{name: "an extension of Gemini's", edit: `{home}/.gemini/extensions/mine/hooks/hooks.json`},
	{name: "Codex's settings", command: `printf '[features]\nhooks = false\n' >>{home}/.codex/config.toml`},
	{name: "Codex's rules", edit: `{home}/.codex/rules/default.rules`},
	{name: "Codex's settings for the project", edit: `{work}/.codex/config.toml`},
}

// approving is a script that approves what its guard's agent asks.
const approving = "guard approve --session $(ls $XDG_STATE_HOME/guard/run | head -n1) SUDO\n"

// rot13 seals a text: guard does not run what would open it.
func rot13(text string) string {
	return strings.Map(func(r rune) rune {
		switch {
		case 'a' <= r && r <= 'z':
			return 'a' + (r-'a'+13)%26
		case 'A' <= r && r <= 'Z':
			return 'A' + (r-'A'+13)%26
		}
		return r
	}, text)
}

// selfHome is a home in which a person has a policy, an untrusted project, agents' settings, and a
// guard that asks.
type selfHome struct {
	ownHome
	work, other, request string
	silent               <-chan string // what the other's agent hears
}

func newSelfHome(t *testing.T) selfHome {
	dir, err := os.MkdirTemp("", "g") // short: curl finds no socket under a long name
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { os.RemoveAll(dir) })
	h := selfHome{ownHome: ownHome{t, dir}, work: filepath.Join(dir, "work")}
	for name, text := range map[string]string{
		"config/guard/guard.toml": "mode = \"safe\"\n",
		"work/.guard.toml":        "[[rules]]\naction = \"allow\"\ncommand = [\"guard *\"]\n",
		"work/mine":               "{}\n",
		"work/script":             approving,
		"work/sealed":             rot13(approving),
		"work/opener":             "eval \"$(tr A-Za-z N-ZA-Mn-za-m <sealed)\"\n",
		".gemini/settings.json":   "{}\n",
		".codex/config.toml":      "model = \"x\"\n",
		"elsewhere/requests":      strings.ReplaceAll(removing, "%d", "0"),
	} {
		write(t, filepath.Join(dir, name), text)
	}
	for _, name := range []string{"fakeagent", "rogue"} {
		if err := os.Symlink(selfPath(t), filepath.Join(dir, name)); err != nil {
			t.Fatal(err)
		}
	}
	h.silent, _ = h.asking(filepath.Join(dir, "elsewhere"), filepath.Join(dir, "fakeagent"), filepath.Join(dir, "elsewhere", "requests"))
	h.request = askFor(h.ownHome, some[control.PermissionRequest](1), "pending")[0].RequestID
	h.other, _, _ = strings.Cut(h.request, "-")
	return h
}

// attempts are the ways as the rogue takes them.
func (h selfHome) attempts() (all []attempt) {
	fill := strings.NewReplacer("{home}", h.home, "{work}", h.work, "{other}", h.other, "{request}", h.request,
		"{sockets}", h.home+"/state/guard/run/{own}/guard.sock "+h.home+"/state/guard/run/"+h.other+"/guard.sock")
	for _, s := range selfApprovals {
		all = append(all, attempt{Name: s.name, Command: fill.Replace(s.command), Path: fill.Replace(s.edit), Act: s.acts()})
	}
	return all
}

func (s selfApproval) acts() bool {
	_, err := exec.LookPath(s.needs)
	return s.hears > 0 && (s.needs == "" || err == nil)
}

// kept is what must not change: every file in which guard or an agent keeps what may be done.
func (h selfHome) kept() map[string]string {
	files := map[string]string{}
	for _, name := range []string{"config", ".gemini", ".codex", "state/guard/" + trust.FileName, "work/.guard.toml", "work/.gemini", "work/.codex"} {
		_ = filepath.WalkDir(filepath.Join(h.home, name), func(path string, d fs.DirEntry, err error) error {
			if err == nil && d.Type().IsRegular() {
				files[path] = string(mustRead(h.t, path))
			}
			return nil
		})
	}
	return files
}

// An agent that tries to approve itself, in every way, as what it asks leave for and as what it does
// without: it is refused, each attempt stands in the record, and nothing is looser than it was.
func TestSelfApproval(t *testing.T) {
	for _, mode := range []string{"safe", "unrestricted"} {
		t.Run(mode, func(t *testing.T) {
			h := newSelfHome(t)
			before := h.kept()
			file := filepath.Join(h.home, "attempts")
			attempts := h.attempts()
			b, err := json.Marshal(attempts)
			write(t, file, string(b))
			flags := []string{"--mode", mode, "run", "--protocol", "acp"}
			if mode == "unrestricted" {
				flags = append(flags, "--confirm")
			}
			c := acpclient.Start(t, acpclient.Params{Path: guardPath, Dir: h.work, Env: h.env(), Args: append(flags, "--", filepath.Join(h.home, "rogue"), file), Patience: 3 * rogueMost})
			if _, failed := c.Open(h.work).Prompt("go"); errors.Join(err, failed) != nil {
				t.Fatalf("%v %v\n%s", err, failed, c.Stderr())
			}
			var outcomes []outcome
			if err := json.Unmarshal(mustRead(t, file+".out"), &outcomes); err != nil || len(outcomes) != len(attempts) {
				t.Fatalf("%d of %d attempts: %v", len(outcomes), len(attempts), err)
			}
			h.nothingIsLooser(mode)
			if len(c.Permissions()) != 0 {
				t.Errorf("the client was asked: %v", c.Permissions())
			}
			c.Close()
			h.wereRefused(mode, outcomes)
			after := h.kept()
			for path := range after {
				if after[path] != before[path] {
					t.Errorf("%s has changed:\n%s", path, after[path])
				}
			}
			if len(after) < len(before) {
				t.Errorf("of %d files, %d are left", len(before), len(after))
			}
		})
	}
}

// nothingIsLooser looks at the two guards as they run.
func (h selfHome) nothingIsLooser(mode string) {
	h.t.Helper()
	for _, s := range askFor(h.ownHome, some[control.Session](2), "sessions") {
		want, waiting := mode, 0
		if s.Run == h.other {
			want, waiting = "ask", 1
		}
		if s.Mode.String() != want || len(s.Grants) != 0 || s.Waiting != waiting {
			h.t.Errorf("it is looser now: %+v", s)
		}
	}
	select {
	case answer := <-h.silent:
		h.t.Errorf("the other agent was answered: %s", answer)
	default:
	}
}

// wereRefused looks at what the rogue was answered and heard, and at the record.
func (h selfHome) wereRefused(mode string, outcomes []outcome) {
	h.t.Helper()
	record := h.decisions(h.other)
	at := 0
	for i, o := range outcomes {
		way := selfApprovals[i]
		if o.Name != way.name || o.Allowed != (way.plain || way.hidden && mode == "unrestricted") {
			h.t.Errorf("%s: allowed %v", o.Name, o.Allowed)
		}
		if told := strings.Count(o.Heard, "does not approve itself"); way.acts() && told != way.hears {
			h.t.Errorf("%s: told %d times: %s", o.Name, told, o.Heard)
		}
		for at < len(record) && !record[at].about(way) {
			at++
		}
		if at == len(record) {
			h.t.Fatalf("%s: it is not in the record behind the one before", way.name)
		}
		if d := record[at]; (d.Verdict.Verdict == "allow") != o.Allowed || d.Mode != mode {
			h.t.Errorf("%s: the record tells %+v", way.name, d)
		}
		at++
	}
	whole := ""
	logs, _ := filepath.Glob(filepath.Join(h.home, "state", "guard", "log", "*"))
	for _, log := range logs {
		whole += string(mustRead(h.t, log))
	}
	for _, event := range []string{"mode_changed", "approval_granted", "approval_resolved"} {
		if strings.Contains(whole, `"event":"`+event+`"`) {
			h.t.Errorf("the record has %s", event)
		}
	}
	if n := strings.Count(whole, "was refused: it comes from a program that a guarded agent started"); n < 10 {
		h.t.Errorf("the socket has recorded %d refusals", n)
	}
}

// decided is what the record holds of one, for a test.
type decided struct {
	Mode    string
	Call    string `json:"request_id"`
	Request struct {
		Command string
		Paths   []string
	}
	Verdict struct{ Verdict string }
}

func (d decided) about(s selfApproval) bool {
	if s.edit != "" {
		return len(d.Request.Paths) == 1 && strings.HasSuffix(d.Request.Paths[0], s.edit[strings.Index(s.edit, "}")+1:])
	}
	start, _, _ := strings.Cut(s.command, "{")
	return d.Request.Command != "" && strings.HasPrefix(d.Request.Command, start)
}

// decisions are those of every run but one, in their order.
func (h selfHome) decisions(but string) (all []decided) {
	h.t.Helper()
	logs, _ := filepath.Glob(filepath.Join(h.home, "state", "guard", "log", "*"))
	for _, log := range logs {
		for line := range strings.Lines(string(mustRead(h.t, log))) {
			var d decided
			if !strings.Contains(log, but) && strings.Contains(line, `"event":"decided"`) {
				if err := json.Unmarshal([]byte(line), &d); err != nil {
					h.t.Fatal(err)
				}
				all = append(all, d)
			}
		}
	}
	return all
}
