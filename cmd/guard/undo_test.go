package main

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"

	"guard/audit"
	"guard/cmd/guard/cli"
	"guard/policy"
	"guard/policy/risk"
	"guard/undo"
	"guard/undo/keep"
	"guard/undo/store"
)

// took is `took SESSION COMMAND PATH…` in a script: a call that guard allowed and that took what stands at the paths,
// kept and recorded as a guard would, in a session of its own. A path behind a minus sign is unlinked only.
func took() int {
	if err := takeAway(os.Args[1], os.Args[2], os.Args[3:]); err != nil {
		fmt.Fprintln(os.Stderr, "took:", err)
		return 1
	}
	return 0
}

func takeAway(session, command string, paths []string) error {
	folder, err := cli.UndoFolder()
	if err != nil {
		return err
	}
	s, err := store.Open(folder)
	if err != nil {
		return err
	}
	dir, err := audit.DefaultFolder()
	if err != nil {
		return err
	}
	log, err := audit.Create(audit.Params{Dir: dir, Session: session})
	if err != nil {
		return err
	}
	defer log.Close()
	var hits []undo.Hit
	for _, p := range paths {
		p, unlinks := strings.CutPrefix(p, "-")
		abs, err := filepath.Abs(p)
		if err != nil {
			return err
		}
		hits = append(hits, undo.Hit{Path: abs, Unlinks: unlinks})
	}
	call := (&keep.Keeper{Store: s, Bounds: keep.Bounds{File: 1 << 20}}).Keep(hits, nil)
	decided := audit.Record{Event: audit.Decided, Agent: "gemini", RequestID: "c1", By: audit.ByPolicy,
		Request: policy.Request{Tool: policy.Shell, Command: command}, Verdict: policy.Verdict{Action: policy.Allow, Categories: risk.FSDeleteOverwrite}}
	if call != nil {
		kept := call.Kept()
		decided.Undo = &kept
	}
	for _, r := range []audit.Record{{Event: audit.SessionStarted, Agent: "gemini", Mode: "ask"}, decided} {
		if err := log.Append(r); err != nil {
			return err
		}
	}
	cmd := exec.Command("sh", "-c", command)
	cmd.Stdout, cmd.Stderr = os.Stdout, os.Stderr
	if err := cmd.Run(); err != nil {
		return err
	}
	call.Settle()
	return log.Append(audit.Record{Event: audit.SessionEnded, Agent: "gemini", Exit: &audit.Exit{}})
}
