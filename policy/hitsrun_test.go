package policy_test

import (
	"context"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"guard/internal/disk"
	"guard/policy"
	"guard/policy/place"
	"guard/policy/repository"
	"guard/undo"
)

// destructive are everyday lines that delete, overwrite, move and truncate; each runs in a scenery
// of its own. What is not there makes some fail, which takes nothing.
const destructive = `
rm b
rm -rf docs
rm -rf docs/ src/
rm -f b docs/*
rm -rf d*
rm -rf ./*
rm -rf .hidden .gitignore
rm l ld dangling
rm -rf ld/
rm -rf ld/*
rm second && echo x > b
rm b && echo x > second
rm -rf sub/*/
rm -rf "odd name"
rm "odd name/*"
rm [ab]
rm *.{log,py}
cd docs && rm *
(cd docs; rm d); rm a
rmdir node_modules/m docs
unlink b
mv b c
mv b docs/
mv docs old
mv docs d2
mv a b
mv d2/a .
mv -f a b docs/d d2
mv docs/* src
mv b c && echo x >> c
mv a t && mv b a && mv t b
mv l b
mv b l
cp a b
cp a l
cp l b
cp a docs/
cp -r d2/. .
cp -rT d2 .
cp d2/* .
cp --remove-destination a l
tar xf x.tar
tar xf x.tar -C docs
tar xf x.tar --strip-components=1
tar cf x.tar a
tar cf y.tar d2 && tar xf y.tar
tar cf y.tar --remove-files docs
unzip -o x.zip
unzip -oq x.zip -d docs
sed -i s/./z/ b
sed -i s/./z/ docs/* src/s.go
sed -i.bak s/./z/ l
perl -pi -e 's/./z/' b
echo x > b
echo x > l
echo x > ld/d
echo x >> b
> b
: > docs/d
cat a | tee b docs/d
cat a b > docs/d
sort -o b a
truncate -s 0 b
truncate -s 0 *.log
dd if=/dev/zero of=b bs=1 count=1 2>/dev/null
install -m 644 a b
ln -sf a b
ln -sfn src ld
ln -f a b
shred -u b
gzip -f b
git checkout -- .
git checkout -- a
git checkout a
git checkout .
git checkout HEAD~1 -- a
git checkout HEAD~1 -- docs
git checkout -- '*.go'
git restore .
git restore a
git restore -s HEAD~1 a
git restore --staged --worktree .
git checkout -f old
git checkout -f
git switch -f old
git switch --discard-changes old
git checkout old
git reset --hard
git reset --hard HEAD~1
git reset --hard old
git reset --keep HEAD~1
git reset --merge HEAD
git read-tree -u --reset old
git stash
git stash -u
git stash push -a
git stash push -- docs
git stash && git stash drop
git clean -fd
git clean -fdx
git clean -fdX
git clean -fdx docs
cd docs && git clean -fdx
git -C docs clean -fdx
git rm -f a
git rm -rf docs
git rm -rf --cached docs
git mv -f a b
git mv a docs
git mv docs old2
git worktree add ../wt -q && git worktree remove --force ../wt
git worktree remove --force ../tree
git commit -qam x && git reset --hard HEAD~1
find . -name '*.log' -delete
find . -name '*.log' -exec rm {} \;
find . -type f -name '*.log' -exec rm -f {} +
find docs -type f -exec rm {} +
find . -name node_modules -prune -o -name '*.log' -print -delete
find . -path ./node_modules -prune -o -name '*.log' -exec rm {} +
find . -name '*.go' -not -path './node_modules/*' -exec sed -i s/./z/ {} +
find . \( -name '*.log' -o -name '*.go' \) -delete
find . -type d -name node_modules -exec rm -rf {} +
find . -iname '*.LOG' -delete
find docs -delete
find docs -mindepth 1 ! -name d -delete
find docs -name d -exec mv {} src/ \;
find . -name '*.log' | xargs rm
find . -name '*.log' -print0 | xargs -0 rm -f
grep -rl s src | xargs sed -i s/./z/
git ls-files docs | xargs rm
git ls-files -o --exclude-standard | xargs rm -f
ls *.log | xargs rm
ls | xargs rm -f
rm $(find . -name '*.log')
rm $(git ls-files src)
for f in docs/*; do rm $f; done
for f in *.py; do mv "$f" "$f.bak"; done
for f in $(ls docs); do rm docs/$f; done
while read f; do rm "$f"; done < list
rsync -a d2/ .
rsync -a --delete d2/ docs/
python3 w.py
python3 del.py
python3 -c 'import shutil; shutil.rmtree("docs")'
python3 -c 'import os; os.rename("a","b")'
python3 -c 'import shutil; shutil.copy("a","b")'
python3 -c 'import shutil; shutil.move("a","docs")'
python3 -c 'import glob,os
for f in glob.glob("docs/*"): os.remove(f)'
python3 -c 'from pathlib import Path
Path("b").write_text("x")
Path("docs/d").unlink()'
python3 -c 'import os; os.link("b","c"); os.remove("b"); open("c","w").write("x")'
make clean
make sweep
bash -c 'rm b'
sh -c 'echo x > b; rm docs/d'
X=docs; rm -rf $X
X=docs; rm -rf "$X"/*
awk 'BEGIN{print > "b"}'
gofmt -w src/s.go
cat a > b && rm a
{ rm a; echo n > b; } 2>/dev/null
[ -f b ] && rm b || rm a
test -d docs && rm -r docs
yes | rm -ri docs
rm -rf .git
rm -- a
`

// snapshot is what each path of a folder is: its kind and content.
func snapshot(t *testing.T, ws string) map[string]string {
	t.Helper()
	all := map[string]string{}
	err := filepath.WalkDir(ws, func(p string, e fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		switch {
		case e.Name() == ".git" && e.IsDir():
			all[p] = "git"
			return fs.SkipDir
		case e.IsDir():
			if inside, _ := os.ReadDir(p); len(inside) == 0 {
				all[p] = "an empty folder"
			}
		case e.Type() == fs.ModeSymlink:
			to, _ := os.Readlink(p)
			all[p] = "-> " + to
		default:
			b, err := os.ReadFile(p)
			if err != nil {
				return err
			}
			all[p] = "=" + string(b)
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	return all
}

// knowledge is what git says of a work tree.
type knowledge struct{ tracked, untracked, ignored map[string]bool }

func knows(t *testing.T, ws string) knowledge {
	t.Helper()
	list := func(args ...string) map[string]bool {
		cmd := exec.CommandContext(t.Context(), "git", append([]string{"-C", ws, "ls-files", "-z"}, args...)...)
		cmd.Env = lotEnvironment(ws)
		out, err := cmd.Output()
		if err != nil {
			t.Fatal(err)
		}
		all := map[string]bool{}
		for name := range strings.SplitSeq(string(out), "\x00") {
			all[filepath.Join(ws, name)] = true
		}
		return all
	}
	return knowledge{list(), list("-o", "--exclude-standard"), list("-o", "-i", "--exclude-standard")}
}

// covers reports a hit that says of a path that it may go or change.
func (k knowledge) covers(h undo.Hit, p string) bool {
	if !place.Below(p, h.Path) {
		return false
	}
	switch h.Part {
	case undo.All:
		return true
	case undo.Untracked:
		return k.untracked[p]
	case undo.NotTracked:
		return !k.tracked[p]
	case undo.Uncommitted:
		return k.tracked[p]
	case undo.NotIgnored:
		return !k.ignored[p]
	}
	return false
}

// committed are the files that HEAD holds as they are: git itself changes them only for another commit's.
func committed(t *testing.T, ws string) map[string]bool {
	t.Helper()
	g := repository.New(filepath.Dir(ws), "").For(disk.New(time.Minute)).(repository.Holder)
	all := map[string]bool{}
	for p := range snapshot(t, ws) {
		_, _, all[p] = g.Blob(p)
	}
	return all
}

// TestHitsAreAll runs each line in a throwaway tree: whatever was changed or is gone was among the hits,
// or it was said that not all can be told; and a second name of what only loses its name keeps it whole.
func TestHitsAreAll(t *testing.T) {
	if testing.Short() {
		t.Skip("-short")
	}
	box, err := exec.LookPath("bwrap")
	if err != nil {
		t.Skip("no bubblewrap here")
	}
	script := scenery + "git branch old HEAD~1; git worktree add -q ../tree -b side\nprintf 'a\\nb\\n' > list\n"
	var told, lines atomic.Int32
	work := make(chan string)
	var wg sync.WaitGroup
	for range 2 {
		ws := lot(t, script)
		wg.Go(func() {
			m := model{ws: ws, box: box, before: snapshot(t, filepath.Dir(ws)), knowledge: knows(t, ws), held: committed(t, ws)}
			for line := range work {
				lines.Add(1)
				if m.runsAsTold(t, line) {
					told.Add(1)
				}
			}
		})
	}
	for line := range strings.SplitSeq(strings.ReplaceAll(destructive, "\nfor f in glob", "\x00for f in glob"), "\n") {
		line = strings.ReplaceAll(line, "\x00", "\n")
		if line != "" {
			work <- line
		}
	}
	close(work)
	wg.Wait()
	t.Logf("%d of %d lines are told whole", told.Load(), lines.Load())
	if told.Load()*10 < lines.Load()*9 {
		t.Errorf("%d of %d lines are told whole", told.Load(), lines.Load())
	}
}

// copyOf keeps a copy of a scenery, and brings it back to the same place: its work trees name each other.
func copyOf(t *testing.T, ws string) (root string, restore func()) {
	t.Helper()
	home := filepath.Dir(ws)
	root = filepath.Dir(home)
	kept := filepath.Join(root, "kept")
	if out, err := exec.CommandContext(t.Context(), "cp", "-a", home, kept).CombinedOutput(); err != nil {
		t.Fatalf("%v %s", err, out)
	}
	return root, func() {
		_ = os.RemoveAll(home)
		if err := os.Rename(kept, home); err != nil {
			t.Fatal(err)
		}
	}
}

// model is the scenery that each line finds anew, at its own place.
type model struct {
	ws, box string
	before  map[string]string
	knowledge
	held map[string]bool
}

func (m *model) runsAsTold(t *testing.T, line string) (whole bool) {
	t.Helper()
	ws := m.ws
	root, restore := copyOf(t, ws)
	defer restore()
	hits, open, _ := hitsIn(ws, policy.Request{Tool: policy.Shell, Command: line})
	names := secondNames(t, filepath.Join(root, "names"), hits)
	defer os.RemoveAll(filepath.Join(root, "names"))
	sameFile := map[string]string{filepath.Join(ws, "second"): filepath.Join(ws, "b"), filepath.Join(ws, "b"): filepath.Join(ws, "second")}
	ctx, cancel := context.WithTimeout(t.Context(), 10*time.Second)
	defer cancel()
	cmd := exec.CommandContext(ctx, m.box, "--ro-bind", "/", "/", "--dev", "/dev", "--proc", "/proc", "--tmpfs", "/tmp", "--bind", root, root,
		"--unshare-pid", "--die-with-parent", "--chdir", ws, "bash", "-c", line)
	cmd.Env = lotEnvironment(ws)
	_ = cmd.Run() // a line may fail; what it leaves on the disk is what counts
	after := snapshot(t, filepath.Dir(ws))
	for p, was := range m.before {
		if is := after[p]; is == was || open {
			continue
		}
		covered := false
		for _, h := range hits {
			covered = covered || m.covers(h, p) || !h.Unlinks && h.Path == sameFile[p] // another name of it
		}
		if !covered && !(strings.HasPrefix(line, "git ") && m.held[p]) {
			t.Errorf("%q takes %s, which is not among %s", line, p, shownHits(ws, hits))
		}
	}
	for name, was := range names {
		if is, err := os.ReadFile(name); err != nil || string(is) != was {
			t.Errorf("%q writes into a file of which it was said that only names go: %v", line, hits)
		}
	}
	return !open
}

// secondNames gives each file of which only names are said to go another name.
func secondNames(t *testing.T, folder string, hits []undo.Hit) map[string]string {
	t.Helper()
	if err := os.MkdirAll(folder, 0o755); err != nil {
		t.Fatal(err)
	}
	names := map[string]string{}
	for _, h := range hits {
		if !h.Unlinks {
			continue
		}
		_ = filepath.WalkDir(h.Path, func(p string, e fs.DirEntry, err error) error {
			if err != nil || !e.Type().IsRegular() {
				return nil
			}
			name := filepath.Join(folder, fmt.Sprint(len(names)))
			b, err := os.ReadFile(p)
			if err == nil && os.Link(p, name) == nil {
				names[name] = string(b)
			}
			return nil
		})
	}
	return names
}
