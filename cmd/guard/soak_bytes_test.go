package main

import (
	"bufio"
	"bytes"
	"encoding/base64"
	"fmt"
	"io"
	"os"
	"os/exec"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/creack/pty"
	"golang.org/x/term"

	"guard/internal/soak"
)

// mirrorVariable makes the test binary an ACP agent that answers initialize and
// says back every other line.
const mirrorVariable = "GUARD_TEST_MIRROR"

func init() {
	if os.Getenv(mirrorVariable) != "" {
		os.Exit(mirror())
	}
}

func mirror() int {
	in := bufio.NewReaderSize(os.Stdin, 1<<20)
	for {
		line, err := in.ReadBytes('\n')
		if err != nil {
			return 0
		}
		if bytes.Contains(line[:min(len(line), 80)], []byte(`"initialize"`)) {
			line = []byte(`{"jsonrpc":"2.0","id":1,"result":{"protocolVersion":1}}` + "\n")
		}
		if _, err := os.Stdout.Write(line); err != nil {
			return 0
		}
	}
}

// soakLines is what passes a relay of ACP unasked, in lines of many lengths,
// about one MiB at each call.
func soakLines(words soak.Pattern) []byte {
	var all bytes.Buffer
	piece := make([]byte, soak.Piece)
	for all.Len() < 1<<20 {
		_, _ = words.Read(piece)
		text := base64.StdEncoding.EncodeToString(piece)
		for size := 1 + int(piece[0]); text != ""; size *= 3 {
			cut := min(size, len(text))
			fmt.Fprintf(&all, `{"jsonrpc":"2.0","method":"session/update","params":{"sessionId":"s","update":{"sessionUpdate":"agent_message_chunk","content":{"type":"text","text":"%s"}}}}`+"\n", text[:cut])
			text = text[cut:]
		}
	}
	return all.Bytes()
}

// TestSoakACPBytes: 1 GiB of lines goes through guard to an agent and comes back
// through it, each byte as it was.
func TestSoakACPBytes(t *testing.T) {
	cmd := exec.Command(guardPath, "run", "--protocol", "acp", "--", selfPath(t))
	cmd.Env = append(newHome(t).env(), mirrorVariable+"=1")
	in, out := startPiped(t, cmd)
	t.Cleanup(func() { _ = cmd.Wait() })
	t.Cleanup(func() { in.Close(); out.Close() })
	lines := bufio.NewReaderSize(out, 1<<20)
	if _, err := io.WriteString(in, `{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":1}}`+"\n"); err != nil {
		t.Fatal(err)
	}
	if line, err := lines.ReadString('\n'); err != nil || !strings.Contains(line, "result") {
		t.Fatal(line, err)
	}
	part := soak.Begin(t, "MiB to an agent and back over ACP", soak.Params{Full: 1 << 10, Share: 30 * time.Second, Few: 4})
	go func() {
		for words := soak.NewPattern(); ; {
			if _, err := in.Write(soakLines(words)); err != nil {
				return
			}
		}
	}()
	words := soak.NewPattern()
	for mib, more := part.Next(); more; mib, more = part.Next() {
		want := soakLines(words)
		got := make([]byte, len(want))
		if n, err := io.ReadFull(lines, got); err != nil || !bytes.Equal(got, want) {
			t.Errorf("MiB %d: %d of %d bytes came (%v), or others", mib, n, len(want), err)
		}
	}
	part.Report("byte for byte the same")
}

// TestSoakTerminalBytes: 1 GiB is typed at guard's terminal to an agent that
// shows it again, each byte as it was.
func TestSoakTerminalBytes(t *testing.T) {
	master, slave, err := pty.Open()
	if err != nil {
		t.Fatal(err)
	}
	if _, err := term.MakeRaw(int(slave.Fd())); err != nil {
		t.Fatal(err)
	}
	const ready = "the mirror is ready"
	cmd := exec.Command(guardPath, "run", "--protocol", "pty", "--", "sh", "-c", "stty raw -echo && printf '"+ready+"' && exec cat")
	cmd.Env = append(newHome(t).env(), "TERM=xterm")
	cmd.Stdin, cmd.Stdout, cmd.Stderr = slave, slave, slave
	cmd.SysProcAttr = &syscall.SysProcAttr{Setsid: true, Setctty: true}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	slave.Close()
	t.Cleanup(func() { _ = cmd.Process.Kill(); _ = cmd.Wait(); master.Close() })
	for seen := ""; !strings.Contains(seen, ready); {
		b := make([]byte, 1)
		if _, err := master.Read(b); err != nil {
			t.Fatal(err, seen)
		}
		seen += string(b)
	}
	part := soak.Begin(t, "MiB to an agent and back at a terminal", soak.Params{Full: 1 << 10, Share: 30 * time.Second, Few: 2})
	go soak.NewPattern().Pour(master)
	words := soak.NewPattern()
	for mib, more := part.Next(); more; mib, more = part.Next() {
		if err := words.Same(master, 1<<20/soak.Piece); err != nil {
			t.Errorf("MiB %d: %v", mib, err)
		}
	}
	part.Report("byte for byte the same")
}
