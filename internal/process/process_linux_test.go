package process

import (
	"bufio"
	"fmt"
	"os"
	"os/exec"
	"slices"
	"strconv"
	"strings"
	"syscall"
	"testing"
	"time"

	"golang.org/x/sys/unix"

	"guard/policy/place"
)

var _ place.Processes = new(Tree)

// TestMain plays guard's own program where it is started as that.
func TestMain(m *testing.M) {
	if os.Getenv("PLAY_GUARD") != "" {
		time.Sleep(time.Minute)
		return
	}
	os.Exit(m.Run())
}

// family is an agent below this process, which stands for the supervisor, and
// what the agent started, by name.
type family struct {
	Tree
	pids map[string]int
}

// agentScript starts one process of each kind and says their numbers. The last
// is left to the supervisor, in a session of its own.
const agentScript = `
sleep 61 & echo part $!
setsid sleep 62.5 & echo detached $!
setsid sh -c 'sleep 63 & echo grandchild $!; wait' &
setsid sh -c '$0 & echo hooked $$; wait' "$GUARD" &
(setsid sh -c 'echo orphan $$; exec sleep 64' &)
wait
`

func newFamily(t *testing.T) *family {
	t.Helper()
	if err := unix.Prctl(unix.PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0); err != nil {
		t.Fatal(err)
	}
	exe, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	cmd := exec.Command("sh", "-c", agentScript)
	cmd.Env = append(os.Environ(), "PLAY_GUARD=1", "GUARD="+exe)
	cmd.SysProcAttr = &syscall.SysProcAttr{Setpgid: true} // as interpose starts it
	out, err := cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	f := &family{pids: map[string]int{"agent": cmd.Process.Pid, "supervisor": os.Getpid(), "parent": os.Getppid(), "init": 1}}
	t.Cleanup(func() {
		for name, pid := range f.pids {
			if name != "supervisor" && name != "parent" && name != "init" {
				_ = syscall.Kill(pid, syscall.SIGKILL)
			}
		}
		_ = cmd.Wait()
	})
	for lines := bufio.NewScanner(out); len(f.pids) < 9 && lines.Scan(); {
		var name string
		var pid int
		if _, err := fmt.Sscan(lines.Text(), &name, &pid); err != nil {
			t.Fatal(err)
		}
		f.pids[name] = pid
	}
	f.Follow(cmd.Process.Pid)
	return f
}

// in asks until a deadline: processes become what they are a moment after they
// were started, and a look on a busy machine may take too long.
func in(t *testing.T, what string, holds func() bool) {
	t.Helper()
	for until := time.Now().Add(10 * time.Second); !holds(); time.Sleep(fresh) {
		if time.Now().After(until) {
			t.Errorf("never: %s", what)
			return
		}
	}
}

func TestOwn(t *testing.T) {
	f := newFamily(t)
	for _, name := range []string{"detached", "grandchild", "orphan"} {
		in(t, name+" is the agent's own", func() bool { return f.Own(f.pids[name]) })
	}
	in(t, "the orphan has come to the supervisor", func() bool { return f.look()[f.pids["orphan"]].parent == os.Getpid() })
	if !f.Own(f.pids["orphan"]) {
		t.Error("the orphan is not the agent's own any more")
	}
	in(t, "guard runs below its shell", func() bool { return f.look().holdsGuard(f.pids["hooked"]) })
	for _, name := range []string{"agent", "part", "hooked", "supervisor", "parent", "init"} {
		if f.Own(f.pids[name]) {
			t.Errorf("%s counts as the agent's own", name)
		}
	}
	for _, pid := range []int{0, -1, -f.pids["detached"], 1 << 30} {
		if f.Own(pid) {
			t.Errorf("%d counts as the agent's own", pid)
		}
	}
	if stranger := new(Tree); stranger.Own(f.pids["detached"]) {
		t.Error("without an agent something is its own")
	}
}

func TestNamed(t *testing.T) {
	f := newFamily(t)
	for _, tt := range []struct {
		pattern string
		full    bool
		finds   string // one of the family; empty: nobody of it
	}{
		{"sleep", false, "detached"},
		{"^sleep$", false, "part"},
		{"^slee$", false, ""},
		{"^sleep 62\\.5$", true, "detached"},
		{"[s]leep 6[3]", true, "grandchild"},
		{"sleep 6(3|4)", true, "orphan"},
		{"62\\.5", false, ""},
		{"^/no/such/program$", true, ""},
	} {
		in(t, fmt.Sprintf("%q, full %v, finds %q", tt.pattern, tt.full, tt.finds), func() bool {
			pids, ok := f.Named(tt.pattern, tt.full)
			if tt.finds != "" {
				return ok && slices.Contains(pids, f.pids[tt.finds])
			}
			return ok && !slices.ContainsFunc(pids, func(pid int) bool { return pid == f.pids["detached"] || pid == f.pids["part"] })
		})
	}
	if _, ok := f.Named("[[:alpha:]]", false); ok {
		t.Error("a pattern that two may read differently is looked for")
	}
}

// What pgrep of this machine finds, Named finds.
func TestNamedAsPgrep(t *testing.T) {
	if _, err := exec.LookPath("pgrep"); err != nil {
		t.Skip(err)
	}
	f := newFamily(t)
	for _, tt := range []struct {
		pattern string
		full    bool
	}{{"sleep", false}, {"sleep 6[2]", true}, {"sleep (61|64)$", true}, {"^sh$", false}, {"s.*p", false}, {"a|b", true}, {"setsid|wait", true}} {
		in(t, "as pgrep "+tt.pattern, func() bool {
			args := []string{"--", tt.pattern}
			if tt.full {
				args = append([]string{"-f"}, args...)
			}
			cmd := exec.Command("pgrep", args...)
			out, _ := cmd.Output()
			pids, ok := f.Named(tt.pattern, tt.full)
			for word := range strings.FieldsSeq(string(out)) {
				pid, err := strconv.Atoi(word)
				_, there := f.look()[pid]
				if err != nil || there && !slices.Contains(pids, pid) {
					return false
				}
			}
			return ok
		})
	}
}

func TestParse(t *testing.T) {
	for name, tt := range map[string]struct {
		line string
		want proc
		ok   bool
	}{
		"plain":          {"12 (sh) S 1 12 10 0 -1", proc{1, 12, "sh"}, true},
		"hostile name":   {"12 (a) S 7 8 9 (b) ) R 1 2 3 4", proc{1, 2, "a) S 7 8 9 (b) "}, true},
		"a line in it":   {"12 (a\nb) R 1 2 3 4", proc{1, 2, "a\nb"}, true},
		"cut":            {"12 (sh) S 1", proc{}, false},
		"no name":        {"12 S 1 12 10", proc{}, false},
		"no number":      {"12 (sh) S x 12 10", proc{name: "sh", group: 12}, false},
		"nothing at all": {"", proc{}, false},
	} {
		if got, ok := parse([]byte(tt.line)); ok != tt.ok || ok && got != tt.want {
			t.Errorf("%s: %+v, %v", name, got, ok)
		}
	}
}

func FuzzParse(f *testing.F) {
	f.Add([]byte("12 (sh) S 1 12 10 0 -1"))
	f.Add([]byte(") ("))
	f.Fuzz(func(_ *testing.T, line []byte) { parse(line) })
}

func BenchmarkOwn(b *testing.B) {
	var t Tree
	t.Follow(os.Getpid())
	for b.Loop() {
		t.latest = nil
		t.Own(1)
	}
}
