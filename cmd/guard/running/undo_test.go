package running

import (
	"fmt"
	"io/fs"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"golang.org/x/sys/unix"

	"guard/cmd/guard/cli"
	"guard/config"
	"guard/internal/disk"
	"guard/policy"
	"guard/policy/place"
	"guard/policy/repository"
	"guard/undo/restore"
	"guard/undo/store"
)

// project is a folder of the person's, a git repository, as calls find it.
type project struct {
	t    *testing.T
	dir  string
	run  *run
	gits *repository.Repositories
}

func newProject(t *testing.T) *project {
	t.Helper()
	top, err := filepath.EvalSymlinks(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	p := &project{t: t, dir: filepath.Join(top, "w")}
	home := filepath.Join(top, "home")
	t.Setenv("HOME", home)
	t.Setenv("XDG_STATE_HOME", filepath.Join(top, "state"))
	t.Setenv("GIT_CONFIG_NOSYSTEM", "1")
	for _, dir := range []string{p.dir, home} {
		if err := os.Mkdir(dir, 0o755); err != nil {
			t.Fatal(err)
		}
	}
	conf := &config.Config{}
	conf.Undo.On.Value = true
	p.run = &run{conf: conf, who: cli.Person{Home: home}, dir: p.dir}
	p.gits = repository.New(home, "")
	return p
}

// sh runs a line as the agent would.
func (p *project) sh(line string) {
	p.t.Helper()
	c := exec.Command("bash", "-c", line)
	c.Dir = p.dir
	c.Env = append(os.Environ(), "GIT_AUTHOR_NAME=e", "GIT_AUTHOR_EMAIL=e@x", "GIT_COMMITTER_NAME=e", "GIT_COMMITTER_EMAIL=e@x")
	if out, err := c.CombinedOutput(); err != nil {
		p.t.Logf("%s: %v\n%s", line, err, out)
	}
}

// judged are the facts of a line, by the disk as it is.
func (p *project) judged(line string) *policy.Facts {
	d := disk.New(0)
	w := place.World{Workspace: p.dir, Home: p.run.who.Home, Disk: d, Git: p.gits.For(d)}
	f := &policy.Facts{Request: policy.Request{Tool: policy.Shell, Command: line, Cwd: p.dir, Workspace: p.dir}}
	policy.Judge{World: w}.Complete(f)
	return f
}

// state is what stands below the project, but for git's own data: kinds, modes, times, targets, content.
func (p *project) state() map[string]string {
	found := map[string]string{}
	err := filepath.WalkDir(p.dir, func(path string, e fs.DirEntry, err error) error {
		if err != nil || path == p.dir {
			return err
		}
		if e.Name() == ".git" {
			return fs.SkipDir
		}
		var st unix.Stat_t
		if err := unix.Lstat(path, &st); err != nil {
			return err
		}
		line := fmt.Sprintf("%o", st.Mode)
		switch {
		case e.Type()&fs.ModeSymlink != 0:
			target, _ := os.Readlink(path)
			line += " -> " + target
		case e.Type().IsRegular():
			b, _ := os.ReadFile(path)
			line += fmt.Sprintf(" %d %q", unix.TimespecToNsec(st.Mtim), b)
		}
		found[strings.TrimPrefix(path, p.dir+"/")] = line
		return nil
	})
	if err != nil {
		p.t.Fatal(err)
	}
	return found
}

// grow makes the person's files: committed, changed since, untracked, ignored.
func (p *project) grow(r *rand.Rand) {
	p.sh(`git init -q . && mkdir -p src docs build 'odd name' && printf 'build/\n*.log\n' > .gitignore
for i in 1 2 3 4; do echo "s$i" > src/f$i.c; echo "t$i" > t$i.txt; done
chmod 755 src/f1.c; ln -s src/f2.c link; ln -s docs dlink; git add . && git commit -qm one
for i in 1 2 3; do echo "d$i" > docs/d$i.md; echo "o$i" > build/o$i.o; echo "n$i" > n$i; done
echo odd > 'odd name/a b'; echo log > x.log; mkdir up && echo 1 > up/n1 && echo 2 > up/new && tar cf up.tar -C up n1 new
mkdir cp && echo c > cp/n2 && echo c > cp/t2.txt; printf 'import os\nos.remove("n3")\nopen("n1","w").write("x")\n' > w.py
git init -q nest && (cd nest && mkdir s && echo a > a && echo b > s/b && git add . && git commit -qm n && echo c > c)
git worktree add -q ../wt && echo u > ../wt/u; echo new > staged && git add staged`)
	for i := range 3 {
		if r.IntN(2) == 0 {
			p.sh(fmt.Sprintf("echo changed >> src/f%d.c; echo staged >> t%d.txt; git add t%d.txt; chmod 600 n%d", i+1, i+1, i+1, i+1))
		}
	}
}

// undone are lines that everyday agents write, which take something that can be told before.
var undone = []string{
	"rm n1", "rm -f n1 n2 t1.txt", "rm -rf docs", "rm -rf docs build 'odd name'", "rm *.txt", "rm -r d*", "rm -rf ./*", "rm link", "rm -rf dlink",
	"unlink n2", "rmdir nothing; rm n1", "cd docs && rm *", "cd docs && rm d1.md && cd .. && rm n1", "find . -name '*.md' -delete", "find docs -type f -exec rm {} +",
	"find . -name '*.c' | xargs rm", "mv n1 n2", "mv n1 fresh", "mv docs docs2", "mv n1 n2 docs/", "mv -f n1 link", "cp n1 n2", "cp -f n1 t1.txt", "cp -r cp/. .",
	"cp cp/* .", "cp n1 link", "install -m 600 n1 n2", "ln -sf n1 n2", "echo x > n1", "echo x >> n1", "> n1", ": > 'odd name/a b'", "cat n2 | tee n1 t1.txt",
	"echo x > link", "truncate -s 0 n1", "sed -i s/n/m/ n1 n2", "sed -i.bak s/t/u/ t1.txt", "perl -pi -e s/n/m/ n1", "tar xf up.tar", "tar xf up.tar -C docs",
	"dd if=/dev/zero of=n1 bs=1 count=4 conv=notrunc", "git checkout -- .", "git checkout -- src/f1.c", "git restore .",
	"git restore src", "git checkout -f", "git reset --hard", "git reset -q --hard HEAD", "git clean -fd", "git clean -fdx", "git clean -fdX", "git rm -qf t1.txt",
	"git rm -rqf src", "git mv -f t1.txt t2.txt", "git stash -q", "git stash -q -u", "rm -rf docs && mkdir docs && echo new > docs/d1.md",
	"for f in n1 n2; do rm $f; done", "if true; then rm n1; fi", "rm n1; echo again > n1; rm n1", "mkdir -p x/y && mv n1 x/y/", "python3 w.py",
	"node -e 'require(\"fs\").unlinkSync(\"n1\")'", "python3 -c 'import shutil; shutil.rmtree(\"docs\")'", "awk '{print > \"n1\"}' n2", "sort -o n1 n2",
	"rsync -a --delete cp/ docs/", "shred -u n1", "printf 'a\\n' | sponge n1", "split -b 1 n1 n", "patch -p0 < /dev/null", "gzip n1", "gzip -k n1", "zip -qm z.zip n1",
	"git apply /dev/null", "sh -c 'rm n1'", "bash -c 'echo x > n2'", "env rm n1", "xargs rm < /dev/null", "rm -- n1", "\\rm n1", "command rm n1",
}

// TestUndoOfLines: whatever a line did to what stood there, undo brings it back, byte for byte, with modes, times and
// links; or guard said before that it cannot.
func TestUndoOfLines(t *testing.T) {
	if _, err := exec.LookPath("git"); err != nil {
		t.Skip("git is not here")
	}
	told, lines := 0, undone
	if testing.Short() {
		lines = lines[:len(lines)/8]
	}
	for i, line := range lines {
		t.Run(line, func(t *testing.T) {
			p := newProject(t)
			p.grow(rand.New(rand.NewPCG(uint64(i), 14)))
			before := p.state()
			k := p.run.keeper(p.gits)(p.judged(line))
			p.sh(line)
			if k == nil {
				if got := lost(before, p.state()); got != "" {
					t.Errorf("nothing was kept, and nothing told:\n%s", got)
				}
				return
			}
			k.Settle()
			if why := k.Kept().Why; why != "" {
				told++
				t.Logf("told: %s", why)
				return
			}
			if err := os.WriteFile(p.dir+"/others", []byte("later"), 0o600); err != nil {
				t.Fatal(err)
			}
			p.undo(k.Kept().Manifest)
			after := p.state()
			if got := lost(before, after); got != "" {
				t.Errorf("not as before:\n%s", got)
			}
			if after["others"] == "" {
				t.Error("what others made has gone")
			}
		})
	}
	if most := len(lines) / 4; told > most {
		t.Errorf("%d of %d lines cannot be undone, at most %d wanted", told, len(lines), most)
	}
}

// TestUndoOfWhatGitWritesOver: what git ignores it writes over for another tree's file of that name, and undo brings it
// back.
func TestUndoOfWhatGitWritesOver(t *testing.T) {
	if _, err := exec.LookPath("git"); err != nil {
		t.Skip("git is not here")
	}
	for _, line := range []string{"git checkout other", "git switch -q other", "git reset -q --hard other",
		"git merge -q other", "git checkout other -- notes.ini"} {
		t.Run(line, func(t *testing.T) {
			p := newProject(t)
			p.sh("git init -q && echo a > a && git add a && git -c user.name=a -c user.email=a@b commit -qm a && " +
				"git checkout -q -b other && echo theirs > notes.ini && git add -f notes.ini && " +
				"git -c user.name=a -c user.email=a@b commit -qm other && git checkout -q - && " +
				"echo notes.ini >> .git/info/exclude && echo mine > notes.ini")
			before := p.state()
			k := p.run.keeper(p.gits)(p.judged(line))
			p.sh(line)
			if p.state()["notes.ini"] == before["notes.ini"] {
				t.Fatal("git wrote nothing over it")
			}
			if k == nil {
				t.Fatal("nothing was kept")
			}
			k.Settle()
			if why := k.Kept().Why; why != "" {
				t.Fatal(why)
			}
			p.undo(k.Kept().Manifest)
			if got := lost(before, p.state()); got != "" {
				t.Errorf("not as before:\n%s", got)
			}
		})
	}
}

// undo brings back a manifest.
func (p *project) undo(hash string) {
	p.t.Helper()
	dir, err := cli.UndoFolder()
	if err != nil {
		p.t.Fatal(err)
	}
	from, err := store.Open(dir)
	if err != nil {
		p.t.Fatal(err)
	}
	m, err := from.Manifest(hash)
	if err != nil {
		p.t.Fatal(err)
	}
	git, _ := p.gits.For(disk.New(0)).(restore.Git)
	plan := restore.NewPlan(m, restore.Where{}, restore.Contents{Store: from, Git: git})
	for _, c := range plan.Changes {
		if c.State == restore.Blocked || c.State == restore.Lost {
			p.t.Errorf("%s: %s", c.To, c.Why)
		}
	}
	if err := plan.Restore(); err != nil {
		p.t.Error(err)
	}
}

// lost says what stood there before and does not stand there so any more.
func lost(before, after map[string]string) string {
	var b strings.Builder
	for path, was := range before {
		if after[path] != was {
			fmt.Fprintf(&b, "%q\n was %s\n is  %s\n", path, was, after[path])
		}
	}
	return b.String()
}

// TestUndoStaysInBounds: what is kept stays near its bound while the run goes on, the oldest going first.
func TestUndoStaysInBounds(t *testing.T) {
	p := newProject(t)
	p.run.conf.Undo.MaxSize.Value = 1 << 20
	t.Cleanup(p.run.expiring.Wait) // before its folders go
	keep := p.run.keeper(p.gits)
	dir, err := cli.UndoFolder()
	if err != nil {
		t.Fatal(err)
	}
	for i := range 40 {
		if i == 1 { // as at the end of a test: what still runs then must not take another's store for its own
			t.Setenv("XDG_STATE_HOME", t.TempDir())
		}
		if err := os.WriteFile(p.dir+"/app", fmt.Appendf(nil, "%d %0100000d", i, i), 0o755); err != nil {
			t.Fatal(err)
		}
		if k := keep(p.judged("go build -o app .")); k == nil || !k.Kept().Undoable() {
			t.Fatalf("%+v", k)
		}
	}
	s, err := store.Open(dir)
	if err != nil {
		t.Fatal(err)
	}
	for range 500 {
		if size, err := s.Size(); err == nil && size <= 1<<20+1<<20/expireShare+1<<18 {
			return
		}
		time.Sleep(20 * time.Millisecond)
	}
	size, err := s.Size()
	t.Errorf("%d bytes are kept, %v", size, err)
}
