package past_test

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"testing"
	"time"

	"guard/internal/disk"
	"guard/policy/past"
	"guard/policy/place"
)

// scene is a folder of the person's, a session in it, and a clock that is the
// machine's own.
type scene struct {
	t   *testing.T
	top string
	s   past.Session
	n   int
}

func newScene(t *testing.T) *scene {
	t.Helper()
	top, err := filepath.EvalSymlinks(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	sc := &scene{t: t, top: top}
	if st, err := look().Stamp(top); err != nil || st.Born.IsZero() {
		t.Skip("this file system does not tell when a file was born")
	}
	return sc
}

func look() place.Disk { return disk.New(time.Minute) }

func (sc *scene) at(name string) string { return filepath.Join(sc.top, name) }

// pause outlasts the clock by which the kernel stamps files.
func pause() { time.Sleep(25 * time.Millisecond) }

// person runs a shell line as the person, while no call runs.
func (sc *scene) person(line string) {
	sc.t.Helper()
	pause()
	sc.sh(line)
	pause()
}

func (sc *scene) sh(line string) {
	sc.t.Helper()
	cmd := exec.Command("sh", "-c", line)
	cmd.Dir = sc.top
	if out, err := cmd.CombinedOutput(); err != nil {
		sc.t.Fatalf("%s: %v\n%s", line, err, out)
	}
}

// call runs a line as an allowed call of the session that writes the named paths, moves -NAME away, and leaves
// =NAME to hold alone what git did.
func (sc *scene) call(line string, writes ...string) {
	sc.t.Helper()
	id := sc.begin(line, writes...)
	sc.sh(line)
	sc.end(id)
}

func (sc *scene) begin(line string, writes ...string) string {
	sc.n++
	c := past.Call{ID: fmt.Sprint("call-", sc.n), By: line, At: disk.Clock()}
	for _, w := range writes {
		if w[0] == '-' {
			c.Takes = append(c.Takes, sc.at(w[1:]))
			continue
		}
		if w[0] == '=' {
			c.Keeps = append(c.Keeps, sc.at(w[1:]))
			continue
		}
		c.Writes = append(c.Writes, sc.at(w))
	}
	sc.s.Began(c, func() (place.Disk, place.Git) { return look(), nil })
	return c.ID
}

func (sc *scene) end(id string) {
	sc.s.Ended(id, time.Now(), look())
	pause()
}

func (sc *scene) made(name string) bool {
	_, ok := sc.s.For(look(), nil).Made(sc.at(name))
	return ok
}

func (sc *scene) all(name string) bool {
	_, ok := sc.s.For(look(), nil).MadeAll(sc.at(name))
	return ok
}

func (sc *scene) matching(pattern string) bool {
	_, ok := sc.s.For(look(), nil).MadeMatching(sc.at(pattern), true)
	return ok
}

// TestMade: what a session makes is its own, and stays so while only its calls
// change it.
func TestMade(t *testing.T) {
	for name, c := range map[string]struct {
		do   func(sc *scene)
		file string
		want bool
	}{
		"a new file": {func(sc *scene) { sc.call("echo a > a", "a") }, "a", true},
		"a file that a later call changes, told": {func(sc *scene) {
			sc.call("echo a > a", "a")
			sc.call("echo b >> a", "a")
		}, "a", true},
		"a file that a later call changes, not told": {func(sc *scene) {
			sc.call("echo a > a", "a")
			sc.call("echo b >> a")
		}, "a", true},
		"a file that is replaced by an edit": {func(sc *scene) {
			sc.call("echo a > a", "a")
			sc.call("sed -i s/a/b/ a", "a")
		}, "a", true},
		"a copy": {func(sc *scene) {
			sc.person("echo mine > notes")
			sc.call("cp notes copy", "copy")
		}, "copy", true},
		"a made file that was moved": {func(sc *scene) {
			sc.call("echo a > a", "a")
			sc.call("mv a b", "b", "-a")
		}, "b", true},
		"a file that alone holds what git did": {func(sc *scene) {
			sc.call("echo a > a", "a")
			sc.call("git reset HEAD~1 || true", "=a")
		}, "a", false},
		"a file that was there": {func(sc *scene) {
			sc.person("echo mine > a")
			sc.call("echo a > a", "a")
		}, "a", false},
		"a file that was touched": {func(sc *scene) {
			sc.person("echo mine > a")
			sc.call("touch a", "a")
		}, "a", false},
		"a call that failed, and the person's file": {func(sc *scene) {
			sc.call("cp missing a 2>/dev/null || true", "a")
			sc.person("echo mine > a")
		}, "a", false},
		"the person's edit": {func(sc *scene) {
			sc.call("echo a > a", "a")
			sc.person("echo mine >> a")
		}, "a", false},
		"the person's own file under the name": {func(sc *scene) {
			sc.call("echo a > a", "a")
			sc.person("rm a; echo mine > a")
		}, "a", false},
		"a name that was freed and taken anew": {func(sc *scene) {
			sc.call("echo a > a", "a")
			sc.call("rm a")
			sc.person("echo mine > a")
		}, "a", false},
		"the person's file moved onto the name": {func(sc *scene) {
			sc.person("echo mine > notes")
			sc.call("mv notes a", "a", "-notes")
		}, "a", false},
		"the person's file moved onto a made name": {func(sc *scene) {
			sc.person("echo mine > notes")
			sc.call("echo a > a", "a")
			sc.call("mv notes a", "a", "-notes")
		}, "a", false},
		"a hard link to the person's file": {func(sc *scene) {
			sc.person("echo mine > notes")
			sc.call("ln notes a", "a")
		}, "a", false},
		"a hard link over a made name": {func(sc *scene) {
			sc.person("echo mine > notes")
			sc.call("echo a > a", "a")
			sc.call("ln -f notes a", "a")
		}, "a", false},
		"a call whose end is not told": {func(sc *scene) {
			sc.begin("echo a > a", "a")
			sc.sh("echo a > a")
			pause()
		}, "a", false},
		"a file that another session made": {func(sc *scene) {
			other := &scene{t: sc.t, top: sc.top}
			other.call("echo a > a", "a")
		}, "a", false},
		"a call that takes the person's file away": {func(sc *scene) {
			sc.person("echo mine > notes")
			sc.call("cp notes a && rm notes", "a", "-notes")
		}, "a", false},
		"a file that no call told of": {func(sc *scene) {
			sc.call("echo a > a")
		}, "a", false},
		"a cache of this session": {func(sc *scene) {
			sc.call("echo a > a", "a")
			sc.call("mkdir __pycache__")
		}, "__pycache__", true},
		"a cache from before": {func(sc *scene) {
			sc.person("mkdir __pycache__")
			sc.call("echo a > a", "a")
		}, "__pycache__", false},
	} {
		t.Run(name, func(t *testing.T) {
			sc := newScene(t)
			c.do(sc)
			if got := sc.made(c.file); got != c.want {
				t.Errorf("%s made here: %v, want %v", c.file, got, c.want)
			}
		})
	}
}

// TestMadeAll: a folder counts only with all that it holds.
func TestMadeAll(t *testing.T) {
	for name, c := range map[string]struct {
		do      func(sc *scene)
		want    bool
		pattern string
		match   bool
	}{
		"a new folder": {func(sc *scene) { sc.call("mkdir -p d/e && echo a > d/e/a", "d/e", "d/e/a") }, true, "d/*", true},
		"what a build leaves in a new folder": {func(sc *scene) {
			sc.call("mkdir d", "d")
			sc.call("mkdir d/x && echo a > d/x/a && echo b > d/b")
		}, true, "d/*", true},
		"the person's file moved into it": {func(sc *scene) {
			sc.person("echo mine > notes")
			sc.call("mkdir d", "d")
			sc.call("mv notes d/", "d/notes", "-notes")
		}, false, "d/*", false},
		"the person's new file in it": {func(sc *scene) {
			sc.call("mkdir d && echo a > d/a", "d", "d/a")
			sc.person("echo mine > d/b")
		}, false, "d/[a]", true},
		"a folder that was there": {func(sc *scene) {
			sc.person("mkdir d")
			sc.call("mkdir -p d && echo a > d/a", "d", "d/a")
		}, false, "d/*", true},
		"a folder with the person's data": {func(sc *scene) {
			sc.person("mkdir d && echo mine > d/b")
			sc.call("echo a > d/a", "d/a")
		}, false, "d/*", false},
		"a hidden file of the person's": {func(sc *scene) {
			sc.call("mkdir d && echo a > d/a", "d", "d/a")
			sc.person("echo mine > d/.b")
		}, false, "d/*", true},
		"folders at any depth, one with the person's file": {func(sc *scene) {
			sc.person("mkdir -p d/x/y && echo mine > d/x/y/b.log")
			sc.call("mkdir d/z && echo a > d/z/a.log", "d/z", "d/z/a.log")
		}, false, "d/**/*.log", false},
		"folders at any depth, and none": {func(sc *scene) {
			sc.person("mkdir d && echo mine > d/b.log")
			sc.call("mkdir d/z && echo a > d/z/a.log", "d/z", "d/z/a.log")
		}, false, "d/**/*.log", false},
		"folders at any depth of the session's": {func(sc *scene) {
			sc.call("mkdir -p d/z/y && echo a > d/z/a.log && echo b > d/z/y/b.log", "d", "d/z", "d/z/y", "d/z/a.log", "d/z/y/b.log")
		}, true, "d/**/*.log", true},
	} {
		t.Run(name, func(t *testing.T) {
			sc := newScene(t)
			c.do(sc)
			if got := sc.all("d"); got != c.want {
				t.Errorf("all of d made here: %v, want %v", got, c.want)
			}
			if got := sc.matching(c.pattern); got != c.match {
				t.Errorf("%s made here: %v, want %v", c.pattern, got, c.match)
			}
		})
	}
}

// TestForgets: past the bound the oldest files are the person's again.
func TestForgets(t *testing.T) {
	sc := newScene(t)
	sc.call("mkdir d", "d")
	var writes []string
	for i := range 500 {
		writes = append(writes, fmt.Sprintf("d/%d", i))
	}
	sc.call("cd d; for i in $(seq 0 499); do echo $i > $i; done", writes...)
	if !sc.all("d") {
		t.Error("500 files of one call are not known")
	}
	if _, err := os.Stat(sc.at("d/499")); err != nil {
		t.Fatal(err)
	}
	if list := sc.s.For(look(), nil).Wrote(sc.top, 10); len(list) != 10 {
		t.Errorf("wrote %v", list)
	}
}

// TestZero: nothing is known of nothing.
func TestZero(t *testing.T) {
	var s past.Session
	v := s.For(nil, nil)
	if v.Absent("/no/such") || s.Ended("x", time.Now(), nil) {
		t.Error("something is known without a disk")
	}
	if _, ok := v.MadeMatching("/tmp/*", true); ok {
		t.Error("a pattern is made here without a disk")
	}
}

// TestBuilt: a program that a build made is the workspace's own; what another call made is not, whatever time it was
// given, nor is the person's.
func TestBuilt(t *testing.T) {
	build := func(sc *scene, line string) {
		sc.t.Helper()
		sc.n++
		id := fmt.Sprint("build-", sc.n)
		sc.s.Began(past.Call{ID: id, By: line, At: disk.Clock(), Builds: true}, func() (place.Disk, place.Git) { return look(), nil })
		sc.sh(line)
		sc.end(id)
	}
	for name, c := range map[string]struct {
		do   func(sc *scene)
		want bool
	}{
		"by a build":            {func(sc *scene) { build(sc, "printf x > prog") }, true},
		"built anew":            {func(sc *scene) { build(sc, "printf x > prog"); build(sc, "printf y > prog") }, true},
		"built over the last":   {func(sc *scene) { sc.call("printf x > prog"); build(sc, "rm prog; printf y > prog") }, true},
		"made executable later": {func(sc *scene) { build(sc, "printf x > prog"); sc.call("chmod +x prog") }, true},
		"by another call":       {func(sc *scene) { build(sc, "printf x > a"); sc.call("printf y > prog") }, false},
		"dated into the build":  {func(sc *scene) { build(sc, "printf x > a"); sc.call("printf y > prog; touch -r a prog") }, false},
		"dated in a later call": {func(sc *scene) {
			build(sc, "printf x > a")
			sc.call("printf y > prog")
			sc.call("touch -r a prog")
		}, false},
		"the person's, dated": {func(sc *scene) {
			sc.person("printf y > prog")
			build(sc, "printf x > a")
			sc.call("touch -r a prog")
		}, false},
	} {
		t.Run(name, func(t *testing.T) {
			sc := newScene(t)
			c.do(sc)
			if _, got := sc.s.For(look(), nil).Built(sc.at("prog")); got != c.want {
				t.Errorf("built: %v", got)
			}
		})
	}
}
