package main

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"time"

	"guard/audit"
	"guard/internal/seed"
	"guard/policy"
)

// inProcess runs a command of guard's within the test, which can then afford many.
func inProcess(args ...string) (string, error) {
	var out bytes.Buffer
	root := newRoot()
	root.SetArgs(args)
	root.SetOut(&out)
	err := root.Execute()
	return out.String(), err
}

// TestACutRecordTellsAllBeforeTheCut: wherever a record file ends, guard log and verify tell what stands
// whole in it, the next run keeps its own, and the file stays as it was found.
func TestACutRecordTellsAllBeforeTheCut(t *testing.T) {
	state, log := recorded(t, "cut", short("first"), short("second"), audit.Record{Event: audit.SessionEnded})
	t.Setenv("XDG_STATE_HOME", state)
	t.Setenv("XDG_CONFIG_HOME", state)
	t.Setenv("HOME", state)
	if err := log.Close(); err != nil {
		t.Fatal(err)
	}
	path := log.Path()
	whole := mustRead(t, path)
	for n := range len(whole) + 1 {
		cut := whole[:n]
		if err := os.WriteFile(path, cut, 0o600); err != nil {
			t.Fatal(err)
		}
		next, err := audit.Create(audit.Params{Dir: filepath.Dir(path), Session: "next"})
		if err == nil {
			err = errors.Join(next.Append(short("next")), next.Append(audit.Record{Event: audit.SessionEnded}), next.Close())
		}
		if err != nil {
			t.Fatalf("cut at %d: the next run: %v", n, err)
		}
		told, err := inProcess("log", "--all")
		if errors.Is(err, audit.ErrTorn) != torn(cut) || err != nil && !torn(cut) {
			t.Fatalf("cut at %d: guard log: %v", n, err)
		}
		kept := strings.Count(string(cut), "\n")
		for i, command := range []string{"next", "first", "second"} {
			if got := strings.Contains(told, "the-"+command); got != (i <= kept) {
				t.Fatalf("cut at %d: %s is told: %v\n%s", n, command, got, told)
			}
		}
		if raw, _ := inProcess("log", "--json"); strings.Count(raw, "\n") != min(kept, 3)+2 {
			t.Fatalf("cut at %d: guard log --json: %s", n, raw)
		}
		said, err := inProcess("log", "verify")
		if sound := n == len(whole); (err == nil) != sound || torn(cut) != strings.Contains(said, "torn") {
			t.Fatalf("cut at %d: guard log verify: %v\n%s", n, err, said)
		}
		if !bytes.Equal(mustRead(t, path), cut) {
			t.Fatalf("cut at %d: the file changed", n)
		}
		if err := os.Remove(next.Path()); err != nil {
			t.Fatal(err)
		}
	}
}

// short is a decision in few bytes.
func short(command string) audit.Record {
	return audit.Record{Event: audit.Decided, Request: map[string]string{"command": "the-" + command}, Verdict: policy.Verdict{}}
}

func torn(text []byte) bool { return len(text) > 0 && text[len(text)-1] != '\n' }

var answered = regexp.MustCompile(`(?m)^answer (\d+): .*"optionId":"yes"`)

// TestNoAllowWithoutItsRecord: a guard that is killed at any moment under a stream of permissions has
// each allow that the agent got whole in the record, and the next run works.
func TestNoAllowWithoutItsRecord(t *testing.T) {
	h := newHome(t)
	requests, agent := filepath.Join(h.home, "requests.jsonl"), filepath.Join(h.home, "fakeagent")
	var lines strings.Builder
	for i := range 20_000 {
		fmt.Fprintf(&lines, strings.ReplaceAll(removing, "rm -rf ./tmp_*", "cat README.md"), i)
	}
	write(t, requests, lines.String())
	work := filepath.Join(h.home, "work")
	if err := errors.Join(os.Symlink(selfPath(t), agent), os.Mkdir(work, 0o755)); err != nil {
		t.Fatal(err)
	}
	write(t, filepath.Join(work, "README.md"), "x")
	random, allows := seed.Rand(t, 5, 1), 0
	for round := range 20 {
		heard := filepath.Join(h.home, fmt.Sprint("heard", round)) // of its own: what wrote the last one may be dying still
		write(t, heard, "")
		cmd := exec.Command(guardPath, "run", "--protocol", "acp", "--", "sh", "-c", `exec "$0" "$1" 2>"$2"`, agent, requests, heard)
		cmd.Dir, cmd.Env = work, h.env()
		in, err := cmd.StdinPipe()
		if err != nil {
			t.Fatal(err)
		}
		all, err := cmd.StderrPipe() // open as long as any of guard's processes is there
		if err != nil {
			t.Fatal(err)
		}
		if err := cmd.Start(); err != nil {
			t.Fatal(err)
		}
		for i, method := range []string{"initialize", "session/new", "session/prompt"} {
			params, _ := json.Marshal(map[string]any{"protocolVersion": 1, "cwd": work, "mcpServers": []string{}, "sessionId": "s1", "prompt": []string{}})
			fmt.Fprintf(in, `{"jsonrpc":"2.0","id":%d,"method":%q,"params":%s}`+"\n", i, method, params)
		}
		eventually(t, func() bool { return len(mustRead(t, heard)) > 0 }, "an answer")
		time.Sleep(time.Duration(random.IntN(20_000)) * time.Microsecond) // the moment, not a wait for anything
		kill(t, cmd.Process.Pid)
		_, _ = io.Copy(io.Discard, all)
		_ = cmd.Wait()
		in.Close()
		allows += h.holdToRecord(string(mustRead(t, heard)))
	}
	if allows < 20 {
		t.Errorf("%d allows only", allows)
	}
}

// holdToRecord compares what an agent heard with the one record there is, takes that away, and gives
// how many allows there were.
func (h ownHome) holdToRecord(heard string) (allows int) {
	h.t.Helper()
	if files, _ := filepath.Glob(filepath.Join(h.home, "state", "guard", "log", "*")); len(files) != 1 {
		h.t.Fatalf("%d records", len(files))
	}
	allows, err := heldToRecord(h.home, heard)
	if err != nil {
		h.t.Error(err)
	}
	return allows
}

// heldToRecord is holdToRecord in a home. A guard that died early has kept no record, and allowed nothing.
func heldToRecord(home, heard string) (allows int, err error) {
	files, _ := filepath.Glob(filepath.Join(home, "state", "guard", "log", "*"))
	if len(files) > 1 {
		return 0, fmt.Errorf("%d records", len(files))
	}
	recorded := map[string]bool{}
	for _, file := range files {
		var end error
		if recorded, end, err = allowed(file); err != nil {
			return 0, err
		}
		if !errors.Is(end, audit.ErrNotEnded) {
			return 0, fmt.Errorf("verify: %v", end) // nil is none either
		}
		defer os.Remove(file)
	}
	for _, one := range answered.FindAllStringSubmatch(heard, -1) {
		if allows++; !recorded["c"+one[1]] {
			err = errors.Join(err, fmt.Errorf("the agent heard that call %s is allowed, and the record does not: %d records", one[1], len(recorded)))
		}
	}
	return allows, err
}

// allowed are the calls that a record says were allowed, and what its end lacks, if anything.
func allowed(file string) (calls map[string]bool, end, err error) {
	calls = map[string]bool{}
	for e, err := range audit.Read(file) {
		if errors.Is(err, audit.ErrTorn) {
			break
		}
		if err != nil {
			return nil, nil, err
		}
		if v, _ := e.Verdict.(json.RawMessage); e.Event == audit.Decided && bytes.Contains(v, []byte(`"verdict":"allow"`)) {
			calls[e.RequestID] = true
		}
	}
	if end = audit.Verify(file); errors.As(end, new(*audit.BadRecord)) {
		return nil, nil, end
	}
	return calls, end, nil
}
