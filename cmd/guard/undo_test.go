package main

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"

	"github.com/creack/pty"

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

// answers is `answers AHEAD KEYS COMMAND…` in a script: the command has a terminal at which AHEAD (RETURN is that key) was typed before it
// began, and KEYS are when it asks. What the terminal shows, its standard output says.
func answers() int {
	if err := answerOnce(os.Args[1], os.Args[2], os.Args[3:]); err != nil {
		fmt.Fprintln(os.Stderr, "answers:", err)
		return 1
	}
	return 0
}

func answerOnce(ahead, keys string, command []string) error {
	master, slave, err := pty.Open()
	if err != nil {
		return err
	}
	defer master.Close()
	if _, err := fmt.Fprint(master, strings.ReplaceAll(ahead, "RETURN", "\n")); err != nil {
		return err
	}
	cmd := exec.Command(command[0], command[1:]...)
	cmd.Stdin, cmd.Stdout, cmd.Stderr = slave, slave, os.Stderr
	cmd.SysProcAttr = &syscall.SysProcAttr{Setsid: true, Setctty: true}
	if err := cmd.Start(); err != nil {
		return err
	}
	slave.Close()
	buffer, shown := make([]byte, 4096), ""
	for asked := false; ; {
		n, err := master.Read(buffer)
		shown += string(buffer[:n])
		if !asked && strings.Contains(shown, "[y/N] ") {
			asked = true
			if _, err := fmt.Fprint(master, keys+"\n"); err != nil {
				return err
			}
		}
		if err != nil { // the terminal has gone with the program
			fmt.Print(shown)
			return cmd.Wait()
		}
	}
}
