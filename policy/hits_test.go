package policy_test

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"guard/internal/disk"
	"guard/policy"
	"guard/policy/place"
	"guard/policy/repository"
	"guard/undo"
)

// scenery is a project on a real disk, with a repository of its own.
const scenery = `
git init -q -b main --template=
mkdir -p docs src d2/sub build node_modules/m "odd name" sub/deep
echo a > a; echo b > b; echo d > docs/d; echo e > docs/e.txt; echo s > src/s.go; echo 1 > d2/a; echo 2 > d2/sub/x
echo o > "odd name/*"; echo h > .hidden; echo k > sub/deep/k; echo 'build/
node_modules/
*.log' > .gitignore
ln -s a l; ln -s docs ld; ln -s none dangling; ln b second
git add -A; git commit -qm one
echo 'x' >> a; git commit -qam two; git branch other
echo t > t.log; echo u > untracked; echo j > node_modules/m/j.js; echo o > build/o; echo d > docs/d.log; echo n > src/n.log
echo "import os
os.remove('b')" > del.py
echo "open('b','w').write('x')" > w.py
printf 'clean:\n\trm -rf docs\nsweep:\n\tgit clean -fdx\n' > Makefile
(cd d2 && tar cf ../x.tar a sub/x && tar cJf ../x.txz a 2>/dev/null)
python3 -c "import zipfile; z=zipfile.ZipFile('x.zip','w'); z.write('a'); z.writestr('new','x')"
`

// lot is a folder with the scenery.
func lot(t testing.TB, script string) string {
	t.Helper()
	top, err := filepath.EvalSymlinks(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	ws := filepath.Join(top, "home", "project")
	if err := os.MkdirAll(ws, 0o755); err != nil {
		t.Fatal(err)
	}
	cmd := exec.CommandContext(t.Context(), "bash", "-ec", script)
	cmd.Dir = ws
	cmd.Env = lotEnvironment(ws)
	if out, err := cmd.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	return ws
}

func lotEnvironment(ws string) []string {
	return append(os.Environ(), "HOME="+filepath.Dir(ws), "GIT_CONFIG_NOSYSTEM=1", "GIT_AUTHOR_NAME=a", "GIT_AUTHOR_EMAIL=a@b",
		"GIT_COMMITTER_NAME=a", "GIT_COMMITTER_EMAIL=a@b")
}

// hitsIn judges a request in a folder and tells its hits.
func hitsIn(ws string, r policy.Request) ([]undo.Hit, bool, policy.Facts) {
	d := disk.New(time.Minute)
	home := filepath.Dir(ws)
	w := place.World{Home: home, Disk: d, Git: repository.New(home, "").For(d)}
	r.Workspace = ws
	if r.Cwd == "" {
		r.Cwd = ws
	}
	f := policy.Judge{World: w}.Facts(r)
	hits, why := f.Hits(on(d))
	return hits, !why.IsZero(), f
}

var partNames = map[undo.Part]string{undo.Untracked: "untracked", undo.NotTracked: "not tracked", undo.Uncommitted: "uncommitted", undo.NotIgnored: "not ignored", undo.Work: "work", undo.Staged: "staged"}

// shownHits writes hits as "docs/a" where only a name goes, "docs/a!" where it is written into, and
// "docs (part)".
func shownHits(ws string, hits []undo.Hit) string {
	var all []string
	for _, h := range hits {
		s := strings.TrimPrefix(h.Path, ws+"/")
		if h.Path == ws {
			s = "."
		}
		if !h.Unlinks && h.Part == undo.All {
			s += "!"
		}
		switch {
		case h.Part == undo.Refs && h.Stays:
			s += " (refs " + h.Ref + " stay)"
		case h.Part == undo.Refs:
			s += " (refs " + h.Ref + ")"
		case h.Part != undo.All:
			s += " (" + partNames[h.Part] + ")"
		}
		if h.Nested {
			s += " nested"
		}
		all = append(all, s)
	}
	return strings.Join(all, ", ")
}

// TestHits: which paths a line would take, and whether that is all.
func TestHits(t *testing.T) {
	ws := lot(t, scenery)
	for _, c := range []struct {
		line, want string
		open       bool // not all can be told
	}{
		{"rm b", "b", false},
		{"rm -rf docs", "docs", false},
		{"rm b docs/*", "b, docs/d, docs/d.log, docs/e.txt", false},
		{"rm l", "l", false},
		{"rm none", "", false},
		{"rmdir docs", "", false},
		{"unlink b", "b", false},
		{"shred -u b", "b!", false},
		{"mv b c", "b!", false},
		{"mv b docs/", "b!", false},
		{"mv docs old", "docs!", false},
		{"mv b a", "a, b!", false},
		{"cp a b", "b!", false},
		{"cp a new", "", false},
		{"cp a docs/", "", false},
		{"cp -r d2/. .", "a!, d2/a!, d2/sub/x!", false},
		{"cp a l", "a!, l!", false},
		{"cp /dev/null b", "b!", false},
		{"cp -f /dev/null l", "a!, l!", false},
		{"install -m 600 /dev/null b", "b!", false},
		{"tar xf x.tar", "a!", false},
		{"tar xf x.tar -C docs", "", false},
		{"sed -i s/a/b/ b", "b!", false},
		{"echo x > b", "b!", false},
		{"echo x >> b", "b!", false},
		{"echo x > new", "", false},
		{"echo x > l", "a!, l!", false},
		{"cat a | tee b new", "b!", false},
		{"truncate -s 0 b", "b!", false},
		{"ln -sf a b", "b!", false},
		{"git checkout -- .", ". (uncommitted), . (staged)", false},
		{"git checkout -- a", "a!", false},
		{"git restore a", "a!", false},
		{"git clean -fdx", ". (not tracked)", false},
		{"git clean -fd", ". (untracked)", false},
		{"git clean -ffdx", ". (not tracked) nested", false},
		{"git clean -d --force --force", ". (untracked) nested", false},
		{"git checkout -q -f HEAD && git clean -ffdq", ". (untracked) nested, . (uncommitted)", false},
		{"git reset && git clean -fd", ". (work), . (refs HEAD stay), . (staged)", false},
		{"git rm -rq --cached . && git clean -ffdx", ". (work) nested, . (staged)", false},
		{"git reset --hard && git clean -fd", ". (untracked), . (uncommitted), . (refs HEAD stay), . (staged)", false},
		{"git reset --hard", ". (uncommitted), . (refs HEAD stay), . (staged)", false},
		{"git stash", ". (uncommitted)", false},
		{"git add -A", ". (staged)", false},
		{"git add a docs/d", "a (staged), docs/d (staged)", false},
		{"git add --dry-run a", "", false},
		{"git commit -am x", ". (staged)", false},
		{"git commit -m x", "", false},
		{"git commit --amend -m x", ". (refs HEAD stay)", false},
		{"git branch -D one two", ". (refs refs/heads/one), . (refs refs/heads/two), . (refs refs/remotes/one), . (refs refs/remotes/two)", false},
		{"git branch -D $(cat names)", ". (refs refs/heads/), . (refs refs/remotes/)", true},
		{"git branch -rd o/x", ". (refs refs/heads/o/x), . (refs refs/remotes/o/x)", false},
		{"git branch --list", "", false},
		{"git branch -f one HEAD~2", ". (refs refs/heads/one stay)", false},
		{"git checkout -B one o/main", ". (refs refs/heads/one stay)", false},
		{"git switch -C one", ". (refs refs/heads/one stay)", false},
		{"git tag -d v1", ". (refs refs/tags/v1)", false},
		{"git tag v1", "", false},
		{"git stash drop", ". (refs refs/stash)", false},
		{"git stash clear", ". (refs refs/stash)", false},
		{"git stash list", "", false},
		{"git remote prune o", ". (refs refs/remotes/o/)", false},
		{"git remote rm o", ". (refs refs/remotes/o/)", false},
		{"git fetch -p", ". (refs refs/remotes/)", false},
		{"git fetch --prune --prune-tags", ". (refs refs/remotes/), . (refs refs/tags/)", false},
		{"git fetch", "", false},
		{"git rebase main", ". (refs HEAD stay)", false},
		{"git update-ref -d refs/heads/x", ". (refs refs/heads/x)", false},
		{"git filter-branch --force --msg-filter cat HEAD", ". (refs refs/heads/ stay), . (refs refs/stash), . (refs refs/tags/ stay)", true},
		{"git rm -f a", "a", false},
		{"find . -name '*.log' -delete", "docs/d.log, src/n.log, t.log", false},
		{"find docs -type f -exec rm {} +", "docs", false},
		{"rsync -a --delete d2/ docs/", "docs!", false},
		{"gofmt -w src", "src (not ignored)", false},
		{"chmod 600 b", "", false},
		{"touch b", "", false},
		{"mkdir -p docs/new", "", false},
		{"zip -qm z.zip b", "b!", false},
		{"python3 -c 'import os; os.remove(\"b\")'", "b", false},
		{"some-tool b", "", true},
		{"rm $UNKNOWN", "", true},
		{"rm b; echo x > b", "b!", false},
		{"cd docs && rm *", "docs/d, docs/d.log, docs/e.txt", false},
		{"cat a", "", false},
		{"git status", "", false},
		{"rm -rf /nowhere", "", false},
		{"echo x > /dev/null", "", false},
	} {
		hits, open, f := hitsIn(ws, policy.Request{Tool: policy.Shell, Command: c.line})
		if got := shownHits(ws, hits); got != c.want || open != c.open {
			t.Errorf("%-40s %s %v\n\twant %s %v (%v %v)", c.line, got, open, c.want, c.open, f.Categories, f.Unknown)
		}
	}
}

// TestHitsOfTools: what the agent's own tools take.
func TestHitsOfTools(t *testing.T) {
	ws := lot(t, scenery)
	text := func(s string) *string { return &s }
	for _, c := range []struct {
		name string
		r    policy.Request
		want string
	}{
		{"a piece", policy.Request{Tool: policy.Edit, Edits: []policy.Change{{Path: "b", Old: text("b"), New: text("c")}}}, "b!"},
		{"the whole", policy.Request{Tool: policy.Edit, Edits: []policy.Change{{Path: ws + "/docs/d", New: text("c")}}}, "docs/d!"},
		{"a new file", policy.Request{Tool: policy.Edit, Edits: []policy.Change{{Path: "new", New: text("c")}}}, ""},
		{"removed by an edit", policy.Request{Tool: policy.Edit, Edits: []policy.Change{{Path: "b", Old: text("b\n")}}}, "b"},
		{"through a link", policy.Request{Tool: policy.Edit, Edits: []policy.Change{{Path: "l", Old: text("a"), New: text("c")}}}, "a!, l!"},
		{"through a folder's link", policy.Request{Tool: policy.Edit, Edits: []policy.Change{{Path: "ld/d", Old: text("a"), New: text("c")}}}, "docs/d!"},
		{"by path alone", policy.Request{Tool: policy.Edit, Paths: []string{"a", "none"}}, "a!"},
		{"delete", policy.Request{Tool: policy.Delete, Paths: []string{"docs", "l"}}, "docs, l"},
		{"move", policy.Request{Tool: policy.Move, Paths: []string{"a"}, To: "b"}, "a, b"},
		{"move to a new name", policy.Request{Tool: policy.Move, Paths: []string{"a"}, To: "new"}, "a"},
		{"move into a folder", policy.Request{Tool: policy.Move, Paths: []string{"a"}, To: "d2"}, "a, d2/a"},
		{"read", policy.Request{Tool: policy.Read, Paths: []string{"a"}}, ""},
		{"a device", policy.Request{Tool: policy.Edit, Edits: []policy.Change{{Path: "/dev/null", New: text("c")}}}, ""},
		{"a vector", policy.Request{Tool: policy.Shell, Argv: []string{"rm", "docs/*", "b"}}, "b"},
		{"a file server's tool", policy.Request{Tool: policy.MCP, Server: "filesystem", Name: "write_file", Args: policy.Raw(`{"path":"b","content":"x"}`)}, "b!"},
	} {
		if hits, _, _ := hitsIn(ws, c.r); shownHits(ws, hits) != c.want {
			t.Errorf("%s: %s, want %s", c.name, shownHits(ws, hits), c.want)
		}
	}
}

// TestHitsUnknown: without a judgement, without a disk or without time nothing is said to be whole.
func TestHitsUnknown(t *testing.T) {
	var f policy.Facts
	if hits, why := f.Hits(on(disk.New(time.Minute))); hits != nil || why.IsZero() {
		t.Errorf("not judged: %v %v", hits, why)
	}
	r := policy.Request{Tool: policy.Shell, Command: "rm -rf docs", Cwd: "/srv/project", Workspace: "/srv/project"}
	f = policy.Judge{}.Facts(r)
	if hits, why := f.Hits(nil); hits != nil || why.IsZero() {
		t.Errorf("no disk: %v %v", hits, why)
	}
	ws := lot(t, scenery)
	_, _, f = hitsIn(ws, policy.Request{Tool: policy.Shell, Command: "rm docs/*"})
	late := disk.New(time.Nanosecond)
	time.Sleep(time.Millisecond)
	for range 1000 {
		_, _ = late.Lstat("/")
	}
	if _, why := f.Hits(on(late)); why.IsZero() {
		t.Error("no time is left, and nothing is said of it")
	}
	if hits, why := f.Hits(on(disk.New(time.Minute))); len(hits) != 3 || !why.IsZero() {
		t.Errorf("a disk with time: %v %v", hits, why)
	}
}

// BenchmarkHits: a read costs nothing, an edit and a deletion a few looks.
func BenchmarkHits(b *testing.B) {
	ws := lot(b, scenery)
	for _, line := range []string{"grep -rn x . | head", "sed -i s/a/b/ b", "rm -rf docs", "git reset --hard", "find . -name '*.log' -delete"} {
		b.Run(line, func(b *testing.B) {
			_, _, f := hitsIn(ws, policy.Request{Tool: policy.Shell, Command: line})
			d := disk.New(time.Hour)
			b.ReportAllocs()
			for b.Loop() {
				f.Hits(on(d))
			}
		})
	}
}

// on shows the disk d.
func on(d place.Disk) func() place.Disk { return func() place.Disk { return d } }
