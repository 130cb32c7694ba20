// Package trial starts an agent behind guard for a moment, and sees whether guard judges what it does.
//
// In go the agent's program and how it is tried (agent.Trial). It works in a temporary home and project, with a
// model on loopback that has it run two commands: one that guard lets run, and one that guard refuses. Out comes
// what guard's record says of the two, and what is there on the disk:
//
//	r, err := trial.Run(ctx, trial.Params{Guard: "/usr/bin/guard", Agent: "gemini", Program: "/usr/bin/gemini", …})
//	r.Judged() // guard saw both
//
// It reads and writes nothing of the person's: neither home nor settings nor keys reach the agent. Whatever the
// agent would call but the model is sent to the model as its proxy, which leads nowhere.
package trial

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"guard/agent"
	"guard/audit"
	"guard/internal/model"
)

// Params are one start of an agent.
type Params struct {
	Guard   string // the program that it is started behind
	Agent   string // as guard knows it
	Program string // of the agent, absolute
	Args    []string
	ACP     bool // it speaks ACP over its pipes; else it works headless
	Path    string
	Trial   agent.Trial
}

// Result is what came of it. The zero value is that guard saw nothing.
type Result struct {
	Harmless, Refused Call
	// Complaint is the last line that the agent complained with, or else guard.
	Complaint string
	// Told is what the model was told of the calls, in the agent's words.
	Told []string
	// Beyond are the addresses that the agent asked for beside the model, in vain.
	Beyond []string
}

// Call is one of the two calls.
type Call struct {
	Judged  bool // guard's record says so
	Allowed bool
	Ran     bool // what it does is done
}

// Judged reports that guard saw both calls, and that what it refused did not run.
func (r Result) Judged() bool {
	return r.Harmless.Judged && r.Refused.Judged && !(r.Refused.Ran && !r.Refused.Allowed)
}

// Called reports that the agent made a call at all.
func (r Result) Called() bool {
	return r.Harmless.Judged || r.Refused.Judged || r.Harmless.Ran || r.Refused.Ran || len(r.Told) > 0
}

// The files of the two commands.
const (
	made = "made-by-the-trial"
	kept = "kept-by-guard"
)

// script is what the model has the agent do. The wildcard makes a deletion high, which the mode safe refuses.
func script() string {
	return model.Prompt(model.Sh("touch "+made), model.Sh("rm -rf ./"+kept+"*"), model.Say("that is all"))
}

// Run carries the trial out. The error is that it could not be; an agent that does not work is a result.
func Run(ctx context.Context, p Params) (Result, error) {
	h, err := newHome(p)
	if err != nil {
		return Result{}, err
	}
	defer os.RemoveAll(h.dir)
	server, err := model.Serve(p.Trial.API)
	if err != nil {
		return Result{}, err
	}
	defer server.Close()
	if err := h.furnish(p, server.URL); err != nil {
		return Result{}, err
	}
	var complaints bytes.Buffer
	cmd := h.command(ctx, p, server.URL, &complaints)
	if p.ACP {
		err = speak(cmd, h.project)
	} else {
		err = cmd.Run()
	}
	r := Result{Complaint: complaint(complaints.String()), Beyond: server.Beyond()}
	if r.Complaint == "" && err != nil {
		r.Complaint = err.Error()
	}
	for _, told := range server.Told() {
		r.Told = append(r.Told, told.Text)
	}
	return r, h.read(&r)
}

// read adds what the record and the disk tell.
func (h home) read(r *Result) error {
	_, err := os.Lstat(filepath.Join(h.project, made))
	r.Harmless.Ran = err == nil
	_, err = os.Lstat(filepath.Join(h.project, kept))
	r.Refused.Ran = err != nil
	files, err := audit.Files(filepath.Join(h.dir, ".state", "guard", "log"))
	if err != nil {
		return nil // guard got to no record: nothing was judged
	}
	for _, f := range files {
		for e, err := range audit.ReadWith(f.Path, fmt.Sprintf("%q", audit.Decided)) {
			if err != nil {
				return err
			}
			r.count(e)
		}
	}
	return nil
}

// count adds one decision of guard's.
func (r *Result) count(e audit.Entry) {
	raw, _ := e.Verdict.(json.RawMessage)
	var verdict struct{ Verdict string }
	if e.Event != audit.Decided || json.Unmarshal(raw, &verdict) != nil {
		return
	}
	for name, call := range map[string]*Call{"touch " + made: &r.Harmless, "rm -rf ./" + kept: &r.Refused} {
		if bytes.Contains(e.Line, []byte(name)) {
			call.Judged, call.Allowed = true, call.Allowed || verdict.Verdict == "allow"
		}
	}
}

// complaint is the last line of what was complained: the agent's own words tell more than guard's of its end.
func complaint(text string) (last string) {
	for line := range strings.SplitSeq(strings.TrimSpace(text), "\n") {
		if !strings.HasPrefix(line, "guard:") || last == "" || strings.HasPrefix(last, "guard:") {
			last = strings.TrimSpace(line)
		}
	}
	return last
}
