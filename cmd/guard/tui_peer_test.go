package main

import (
	"bytes"
	"fmt"
	"os"
	"os/exec"
	"os/signal"
	"path/filepath"
	"syscall"
	"time"

	"golang.org/x/term"
)

// The folder in which the fake agent and its test leave word for each other.
const tuiFolder = "GUARD_TEST_TUI"

// fakeTUI is an agent that draws on its terminal: what the file "show" holds.
// It writes what it is typed into "heard", its sizes into "sizes", and takes
// every file "call-N" for an event of its hook, which it gives to guard's hook
// as Codex does; the answer goes into "answer-N". It ends with the key X.
func fakeTUI() int {
	in := func(name string) string { return filepath.Join(os.Getenv(tuiFolder), name) }
	if os.Getenv("GUARD_TEST_LINES") != "" { // it writes lines, and leaves its terminal as it is
	} else if _, err := term.MakeRaw(0); err != nil {
		fmt.Fprintln(os.Stderr, "faketui:", err)
		return 1
	}
	show, err := os.ReadFile(in("show"))
	if err != nil {
		fmt.Fprintln(os.Stderr, "faketui:", err)
		return 1
	}
	os.Stdout.Write(show)
	go func() {
		for n := 0; ; n++ {
			call := in(fmt.Sprintf("call-%d", n))
			for ; ; time.Sleep(time.Millisecond) {
				if _, err := os.Stat(call); err == nil {
					break
				}
			}
			go answerCall(in, n)
		}
	}()
	sizes := make(chan os.Signal, 16)
	signal.Notify(sizes, syscall.SIGWINCH)
	go func() {
		f, _ := os.Create(in("sizes"))
		for range sizes {
			cols, rows, _ := term.GetSize(0)
			fmt.Fprintf(f, "%d×%d ", cols, rows)
		}
	}()
	heard, _ := os.Create(in("heard"))
	for b := make([]byte, 256); ; {
		n, err := os.Stdin.Read(b)
		heard.Write(b[:n])
		if err != nil || bytes.ContainsRune(b[:n], 'X') {
			return 0
		}
	}
}

func answerCall(in func(string) string, n int) {
	event, _ := os.ReadFile(in(fmt.Sprintf("call-%d", n)))
	hook := exec.Command(os.Getenv("GUARD_TEST_GUARD"), "hook", "codex")
	hook.Stdin = bytes.NewReader(event)
	out, err := hook.CombinedOutput()
	answer := in(fmt.Sprintf("answer-%d", n))
	_ = os.WriteFile(answer+".tmp", []byte(fmt.Sprintf("%v %s", err, out)), 0o600)
	_ = os.Rename(answer+".tmp", answer)
}
