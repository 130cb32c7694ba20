package restore_test

import (
	"bytes"
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"guard/undo"
	"guard/undo/keep"
	"guard/undo/restore"
	"guard/undo/store"
)

// killed names what a child of the tests does until it is killed: "keep" or "restore", the store, the tree and the
// manifest.
const killed = "GUARD_TEST_UNDO_CHILD"

func TestMain(m *testing.M) {
	if what := os.Getenv(killed); what != "" {
		child(strings.Split(what, "\x1f"))
		return
	}
	os.Exit(m.Run())
}

func child(args []string) {
	s, err := store.Open(args[1])
	if err != nil {
		fmt.Println(err)
		os.Exit(1)
	}
	fmt.Println("ready")
	if args[0] == "keep" {
		c := (&keep.Keeper{Store: s}).Keep([]undo.Hit{{Path: args[2], Unlinks: args[3] == "unlinks"}}, nil)
		fmt.Println(c.Kept().Manifest)
		return
	}
	m, err := s.Manifest(args[3])
	if err == nil {
		err = restore.NewPlan(m, restore.Where{}, restore.Contents{Store: s}).Restore()
	}
	fmt.Println("done", err)
}

// kill starts a child, and kills it after so long; it reports what the child printed.
func kill(t *testing.T, after time.Duration, args ...string) string {
	t.Helper()
	cmd := exec.Command(os.Args[0])
	cmd.Env = append(os.Environ(), killed+"="+strings.Join(args, "\x1f"))
	var out bytes.Buffer
	ready := make(chan struct{})
	cmd.Stdout = &watched{out: &out, ready: ready}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	<-ready
	time.Sleep(after)
	_ = cmd.Process.Kill()
	_ = cmd.Wait()
	return strings.TrimSpace(out.String())
}

// watched tells of the first thing that is written.
type watched struct {
	out   *bytes.Buffer // not embedded: its ReadFrom would be taken
	ready chan struct{}
	told  bool
}

func (w *watched) Write(b []byte) (int, error) {
	n, err := w.out.Write(b)
	if !w.told {
		w.told = true
		close(w.ready)
	}
	return n, err
}

// wood is a tree in which there is something to do for a while.
func wood(t *testing.T, top string) map[string]string {
	t.Helper()
	for i := range 60 {
		dir := filepath.Join(top, fmt.Sprint(i%6))
		if err := os.MkdirAll(dir, 0o755); err != nil {
			t.Fatal(err)
		}
		size := 100
		if i%10 == 0 {
			size = 2 << 20
		}
		content := bytes.Repeat(fmt.Appendf(nil, "%04d", i), size/4)
		if err := os.WriteFile(filepath.Join(dir, fmt.Sprint(i)), content, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	return contentOnly(state(t, top))
}

// TestKilled: whenever guard is killed, while it keeps or while it brings back, each path is as it was before or as
// it comes back, nothing of the person's is lost, and what was begun can be done again.
func TestKilled(t *testing.T) {
	rounds := 12
	if testing.Short() {
		rounds = 3
	}
	r := rand.New(rand.NewPCG(9, 14))
	s := open(t)
	top := filepath.Join(t.TempDir(), "tree")
	before := wood(t, top)
	same := func(when string) {
		t.Helper()
		if got := differ(before, tidied(contentOnly(state(t, top)))); got != "" {
			t.Fatalf("%s:\n%s", when, got)
		}
	}
	for i := range rounds {
		how := []string{"unlinks", "writes"}[i%2]
		said := kill(t, time.Duration(r.IntN(40))*time.Millisecond, "keep", s.Folder(), top, how)
		same("killed while keeping")
		if _, hash, done := strings.Cut(said, "\n"); done { // what says that it is kept is kept whole
			whole(t, s, hash)
		}
	}
	k := &keep.Keeper{Store: s}
	for i := range rounds {
		c := k.Keep([]undo.Hit{{Path: top}}, nil)
		if i%2 == 0 {
			if err := os.RemoveAll(top); err != nil {
				t.Fatal(err)
			}
		} else {
			for p := range before {
				if strings.HasSuffix(p, "5") {
					_ = os.WriteFile(filepath.Join(top, p), []byte("written over"), 0o600)
				}
			}
		}
		spoilt := tidied(contentOnly(state2(t, top)))
		kill(t, time.Duration(r.IntN(40))*time.Millisecond, "restore", s.Folder(), top, c.Kept().Manifest)
		for p, line := range tidied(contentOnly(state2(t, top))) {
			if !strings.Contains(p, ".guard-undo-") && line != before[p] && line != spoilt[p] {
				t.Fatalf("%s is half: %s", p, line)
			}
		}
		m, err := s.Manifest(c.Kept().Manifest)
		if err != nil {
			t.Fatal(err)
		}
		if err := restore.NewPlan(m, restore.Where{}, restore.Contents{Store: s}).Restore(); err != nil {
			t.Fatal(err)
		}
		same("brought back after all")
	}
	if _, err := s.Expire(store.Retention{}, time.Now().Add(2*time.Hour)); err != nil {
		t.Fatal(err)
	}
	if left, _ := filepath.Glob(filepath.Join(s.Folder(), "partial", "*")); len(left) > 0 {
		t.Errorf("the store holds %v", left)
	}
}

// state2 is the state of a folder that may not be there.
func state2(t *testing.T, top string) map[string]string {
	t.Helper()
	if _, err := os.Lstat(top); err != nil {
		return nil
	}
	return state(t, top)
}

// tidied leaves out that a file has a second name: the store's, until a guard that was killed is followed by another.
func tidied(s map[string]string) map[string]string {
	for p, line := range s {
		s[p], _, _ = strings.Cut(line, " with ")
	}
	return s
}

// whole reads all that a manifest names.
func whole(t *testing.T, s *store.Store, hash string) {
	t.Helper()
	m, err := s.Manifest(hash)
	if err != nil {
		t.Fatal(err)
	}
	for i := range m.Entries {
		if e := &m.Entries[i]; e.Kind == undo.File && s.Check(hash, e) != nil {
			t.Errorf("%s is not kept whole", e.Path)
		}
	}
}
