package interpose

import (
	"bytes"
	"errors"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"syscall"
	"testing"
)

func startPlain(t testing.TB, program string, args ...string) (pid int) {
	t.Helper()
	cmd := exec.Command(program, args...)
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = cmd.Process.Kill(); _ = cmd.Wait() })
	return cmd.Process.Pid
}

// run starts p and returns all that it wrote and how it ended.
func run(t testing.TB, p Params) (string, Exit) {
	t.Helper()
	started, err := Start(p)
	if err != nil {
		t.Fatal(err)
	}
	out, err := io.ReadAll(started.Stdout)
	if err != nil {
		t.Errorf("reading: %v", err)
	}
	exit := started.Wait()
	started.Stdout.Close()
	return string(out), exit
}

func TestBytesPassBothWays(t *testing.T) {
	p, err := Start(Params{Path: "/bin/cat"})
	if err != nil {
		t.Fatal(err)
	}
	want := bytes.Repeat([]byte("a line\x00\xff\r\n"), 1<<20)
	go func() {
		_, _ = p.Stdin.Write(want)
		_ = p.Stdin.Close()
	}()
	got, err := io.ReadAll(p.Stdout)
	if err != nil || !bytes.Equal(got, want) {
		t.Errorf("got %d bytes (%v), want %d, the same", len(got), err, len(want))
	}
	if exit := p.Wait(); exit != (Exit{}) {
		t.Errorf("ended as %+v", exit)
	}
}

// roleVariable is how a helper process of guard knows its role (package supervise).
const roleVariable = "GUARD_ROLE"

func TestEnvironmentAndFolder(t *testing.T) {
	t.Setenv(roleVariable, "watchdog") // as if a person had set it
	dir, err := filepath.EvalSymlinks(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	odd := "ODD=a\nb\xff=\x01"
	out, _ := run(t, Params{Path: self(), Args: peerArgs("environ"), Env: []string{"A=1", roleVariable + "=watchdog", odd}})
	if want := "A=1\n" + odd + "\n"; out != want {
		t.Errorf("environment %q, want %q", out, want)
	}
	out, _ = run(t, Params{Path: self(), Args: peerArgs("environ")})
	if strings.Contains(out, roleVariable) || !strings.Contains(out, "PATH=") {
		t.Errorf("inherited environment %q", out)
	}
	out, _ = run(t, Params{Path: "/bin/pwd", Dir: dir, Env: []string{}})
	if out != dir+"\n" {
		t.Errorf("folder %q, want %q", out, dir)
	}
}

// Only the three streams reach the agent, whatever guard itself was given.
func TestNoDescriptorLeaks(t *testing.T) {
	leak, err := syscall.Open(os.DevNull, syscall.O_RDONLY, 0) // without CLOEXEC
	if err != nil {
		t.Fatal(err)
	}
	defer syscall.Close(leak)
	out, _ := run(t, Params{Path: "/bin/ls", Args: []string{"/proc/self/fd"}})
	if out != "0\n1\n2\n3\n" { // 3 is the folder that ls reads
		t.Errorf("descriptors %q", out)
	}
	out, _ = run(t, Params{Path: "/bin/sh", Args: []string{"-c", "grep -h flags /proc/self/fdinfo/0 /proc/self/fdinfo/1"}})
	for line := range strings.Lines(out) {
		if octal := strings.Fields(line)[1]; len(octal) >= 4 && strings.ContainsAny(octal[len(octal)-4:len(octal)-3], "4567") {
			t.Errorf("a stream of the agent is non-blocking: %s", line)
		}
	}
}

func TestStartErrors(t *testing.T) {
	dir := t.TempDir()
	write := func(name, text string, mode os.FileMode) string {
		path := filepath.Join(dir, name)
		if err := os.WriteFile(path, []byte(text), mode); err != nil {
			t.Fatal(err)
		}
		return path
	}
	for name, c := range map[string]struct {
		p      Params
		status int
		says   string
	}{
		"not there":       {Params{Path: dir + "/none"}, 127, "none: not found"},
		"below a file":    {Params{Path: write("file", "", 0o600) + "/x"}, 127, "not a directory"},
		"no interpreter":  {Params{Path: write("script", "#!/no/such\n", 0o700)}, 127, "interpreter"},
		"not executable":  {Params{Path: write("plain", "#!/bin/sh\n", 0o600)}, 126, "chmod +x"},
		"a folder":        {Params{Path: dir}, 126, "folder"},
		"not a program":   {Params{Path: write("text", "hello\n", 0o700)}, 126, "#!/bin/sh"},
		"relative":        {Params{Path: "sh"}, 126, "absolute"},
		"too long":        {Params{Path: "/bin/true", Args: []string{strings.Repeat("x", 1<<18)}}, 126, "too long"},
		"NUL in argument": {Params{Path: "/bin/true", Args: []string{"a\x00b"}}, 126, "NUL"},
		"no folder":       {Params{Path: "/bin/true", Dir: dir + "/none"}, 127, "its folder"},
		"folder is file":  {Params{Path: "/bin/true", Dir: write("f", "", 0o600)}, 126, "not a folder"},
		"in a terminal":   {Params{Path: dir + "/none", Stdio: Terminal}, 127, "not found"},
	} {
		t.Run(name, func(t *testing.T) {
			p, err := Start(c.p)
			if err == nil {
				p.Kill()
				t.Fatal("started")
			}
			if got := ExitOf(err).Status(); got != c.status {
				t.Errorf("status %d, want %d", got, c.status)
			}
			if !strings.HasPrefix(err.Error(), "guard: cannot start ") || !strings.Contains(err.Error(), c.says) {
				t.Errorf("error %q, want it to say %q", err, c.says)
			}
		})
	}
}

func TestExitCodes(t *testing.T) {
	step := 1
	if testing.Short() {
		step = 15
	}
	for code := 0; code < 256; code += step {
		cmd := exec.Command("/bin/sh", "-c", "exit $0", strconv.Itoa(code))
		_ = cmd.Run()
		_, exit := run(t, Params{Path: "/bin/sh", Args: []string{"-c", "exit $0", strconv.Itoa(code)}})
		if want := (Exit{Code: cmd.ProcessState.ExitCode()}); exit != want {
			t.Fatalf("exit %d seen as %+v", code, exit)
		}
	}
}

// The last words of a short life are never lost: 300 lives, or 10,000 with
// GUARD_TEST_FULL.
func TestLastMarkers(t *testing.T) {
	rounds := 300
	switch {
	case os.Getenv("GUARD_TEST_FULL") != "":
		rounds = 10_000
	case testing.Short():
		rounds = 30
	}
	for name, stdio := range map[string]Stdio{"pipes": Pipes, "terminal": Terminal} {
		t.Run(name, func(t *testing.T) {
			for i := range rounds {
				out, exit := run(t, Params{
					Path: "/bin/sh", Args: []string{"-c", `printf '%03000d' 7; printf '<%s>' "$0"; exit 9`, strconv.Itoa(i)}, Stdio: stdio,
				})
				if want := "7<" + strconv.Itoa(i) + ">"; len(out) != 2999+len(want) || !strings.HasSuffix(out, want) || exit.Code != 9 {
					t.Fatalf("round %d: %d bytes, ending %q, %+v", i, len(out), out[max(0, len(out)-20):], exit)
				}
			}
		})
	}
}

// A grandchild that holds the output neither delays the end nor eats the tail.
func TestHolderOfOutput(t *testing.T) {
	for name, stdio := range map[string]Stdio{"pipes": Pipes, "terminal": Terminal} {
		t.Run(name, func(t *testing.T) {
			dir := t.TempDir()
			out, exit := run(t, Params{Path: self(), Args: peerArgs("holder", dir), Stdio: stdio, Grace: brief})
			if strings.TrimSpace(out) != "last words" || exit != (Exit{Code: 3}) {
				t.Errorf("got %q, %+v", out, exit)
			}
			if pids := pidFiles(dir); slices.ContainsFunc(pids, alive) {
				t.Errorf("a process of %v lives", pids)
			}
		})
	}
}

// A stream that the agent closes is closed for guard too: nobody in between
// holds it open.
func TestStreamsClosedByAgent(t *testing.T) {
	for _, speaks := range []bool{false, true} {
		closed(t, speaks)
	}
}

func closed(t *testing.T, speaks bool) {
	p, err := Start(Params{Path: "/bin/sh", Args: []string{"-c", "exec sleep 30 <&- >&-"}, Speaks: speaks})
	if err != nil {
		t.Fatal(err)
	}
	if out, err := io.ReadAll(p.Stdout); len(out) > 0 || err != nil {
		t.Errorf("read %q, %v", out, err)
	}
	eventually(t, "input is refused", func() bool {
		_, err := p.Stdin.Write([]byte("x"))
		return errors.Is(err, syscall.EPIPE)
	})
	select {
	case <-p.Exited():
		t.Error("the agent did not live on")
	default:
	}
	p.Kill()
	p.Wait()
}

func TestShutdown(t *testing.T) {
	for name, c := range map[string]struct {
		path string
		args []string
		want Exit
	}{
		"goes at the end of input": {"/bin/cat", nil, Exit{}},
		"goes at SIGTERM":          {"/bin/sleep", []string{"30"}, Exit{Signal: syscall.SIGTERM}},
		"says its own at SIGTERM":  {"/bin/sh", []string{"-c", "exec 2>/dev/null; trap 'exit 5' TERM; echo; while :; do sleep 0.01; done"}, Exit{Code: 5}},
		"does not go":              {self(), peerArgs("deaf"), Exit{Signal: syscall.SIGKILL}},
	} {
		t.Run(name, func(t *testing.T) {
			p, err := Start(Params{Path: c.path, Args: c.args, Grace: brief})
			if err != nil {
				t.Fatal(err)
			}
			if c.path != "/bin/cat" && c.path != "/bin/sleep" { // it has set its signals
				if _, err := p.Stdout.Read(make([]byte, 1)); err != nil {
					t.Fatal(err)
				}
			}
			go func() { _, _ = io.Copy(io.Discard, p.Stdout) }()
			if exit := p.Shutdown(); exit != c.want {
				t.Errorf("ended as %+v, want %+v", exit, c.want)
			}
			if exit := p.Shutdown(); exit != c.want {
				t.Errorf("the second time %+v", exit)
			}
			if _, err := p.Stdin.Write([]byte("x")); err == nil {
				t.Error("input still open")
			}
		})
	}
}

func TestStartErrorUnwraps(t *testing.T) {
	_, err := Start(Params{Path: "/none/such"})
	var start *StartError
	if !errors.As(err, &start) || start.Path != "/none/such" || !errors.Is(err, syscall.ENOENT) {
		t.Errorf("error %#v", err)
	}
}

func BenchmarkStart(b *testing.B) {
	b.Run("direct", func(b *testing.B) {
		for b.Loop() {
			if err := exec.Command("/bin/true").Run(); err != nil {
				b.Fatal(err)
			}
		}
	})
	b.Run("supervised", func(b *testing.B) {
		for b.Loop() {
			p, err := Start(Params{Path: "/bin/true"})
			if err != nil {
				b.Fatal(err)
			}
			_, _ = io.Copy(io.Discard, p.Stdout)
			p.Wait()
			p.Stdout.Close()
		}
	})
	b.Run("to first byte", func(b *testing.B) {
		for b.Loop() {
			p, err := Start(Params{Path: "/bin/cat"})
			if err != nil {
				b.Fatal(err)
			}
			_, _ = p.Stdin.Write([]byte("x"))
			_, _ = p.Stdout.Read(make([]byte, 1))
			b.StopTimer()
			p.Kill()
			p.Wait()
			p.Stdout.Close()
			b.StartTimer()
		}
	})
}

// With guard's own streams there is nothing to read or write, only an end.
func TestInherit(t *testing.T) {
	p, err := Start(Params{Path: "/bin/sh", Args: []string{"-c", "exit 12"}, Stdio: Inherit})
	if err != nil {
		t.Fatal(err)
	}
	if p.Stdin != nil || p.Stdout != nil {
		t.Error("streams that guard does not hold")
	}
	if exit := p.Wait(); exit != (Exit{Code: 12}) {
		t.Errorf("ended as %+v", exit)
	}
}
