package shell_test

import (
	"strings"
	"testing"

	"guard/policy/risk"
	"guard/policy/shell"
)

// diff is a patch that makes a file.
func diff(name string) string {
	return "--- /dev/null\n+++ b/" + name + "\n@@ -0,0 +1 @@\n+x\n"
}

// TestPatchTargets: what a patch writes counts as a write to those files, from wherever
// its text comes.
func TestPatchTargets(t *testing.T) {
	w, top := onDisk(t, map[string]string{
		"h.patch": diff(".git/hooks/pre-commit"), "g.patch": diff(".guard.toml"), "a.patch": diff(".gemini/settings.json"), "ok.patch": "--- a/b.txt\n+++ b/b.txt\n@@ -1 +1 @@\n-b\n+c\n", "b.txt": "b\n", "x/a.txt": "a\n",
		"deep.patch": diff("x/y/.guard.toml"), "up.patch": "--- /dev/null\n+++ b/../../../../../../etc/x\n@@ -0,0 +1 @@\n+x\n", "q.patch": "diff --git \"a/\\056guard.toml\" \"b/\\056guard.toml\"\nnew file mode 100644\n", "mode.patch": "diff --git a/.guard.toml b/.guard.toml\nold mode 100644\nnew mode 100755\n",
		"ren.patch": "diff --git a/b.txt b/.guard.toml\nsimilarity index 100%\nrename from b.txt\nrename to .guard.toml\n", "copy.patch": "diff --git a/b.txt b/.mcp.json\nsimilarity index 100%\ncopy from b.txt\ncopy to .mcp.json\n",
		"bin.patch": "diff --git a/.guard.toml b/.guard.toml\nindex 1..2 100644\nGIT binary patch\nliteral 1\nIcmZQz\n", "gone.patch": "diff --git a/.guard.toml b/.guard.toml\ndeleted file mode 100644\n--- a/.guard.toml\n+++ /dev/null\n@@ -1 +0,0 @@\n-x\n",
		"two.patch": "--- a/b.txt\n+++ b/b.txt\n@@ -1 +1 @@\n-b\n+c\n" + diff(".codex/config.toml"), "ctx.patch": "*** /dev/null\n--- b/.guard.toml\n***************\n*** 0 ****\n--- 1 ----\n+ x\n", "ed.patch": "1d\n!id\n", "normal.patch": "1c1\n< b\n---\n> c\n",
		"name.patch": diff("guard.toml"), "link.patch": "diff --git a/l b/l\nnew file mode 120000\n--- /dev/null\n+++ b/l\n@@ -0,0 +1 @@\n+.git/hooks\n", "out.patch": "diff --git a/l b/l\nnew file mode 120000\n--- /dev/null\n+++ b/l\n@@ -0,0 +1 @@\n+/etc\n",
		"mail": "From 1 Mon\nSubject: x\n\n---\n\n" + diff(".guard.toml"), "mail64": "From 1 Mon\nContent-Transfer-Encoding: base64\n\nLS0t\n", "okmail": "From 1 Mon\nSubject: x\n\n---\n\ndiff --git a/b.txt b/b.txt\n--- a/b.txt\n+++ b/b.txt\n@@ -1 +1 @@\n-b\n+c\n-- \n2.47\n",
		"new.patch": diff("src/new.go"), "ci.patch": diff(".github/workflows/x.yml"), "index.patch": "Index: .guard.toml\n===\n--- .guard.toml\t(revision 1)\n+++ .guard.toml\t(revision 2)\n@@ -1 +1 @@\n-a\n+b\n",
	})
	for line, want := range map[string]risk.Categories{
		"patch -p1 -i h.patch": risk.ExecArbitrary, "patch -p1 < h.patch": risk.ExecArbitrary, "git apply h.patch": risk.ExecArbitrary, "cat h.patch | git apply": risk.ExecArbitrary, "git apply - < h.patch": risk.ExecArbitrary, "git apply --stat --apply h.patch": risk.ExecArbitrary,
		"patch -p1 < g.patch": risk.FSConfigSecrets, "git apply g.patch a.patch": risk.FSConfigSecrets, "git apply a.patch": risk.FSConfigSecrets, "patch < deep.patch": risk.FSConfigSecrets, "patch -p3 < deep.patch": risk.FSConfigSecrets, "git apply -p3 deep.patch": risk.FSConfigSecrets,
		"patch -p1 < up.patch": risk.FSOutsideWorkspace, "git apply q.patch": risk.FSConfigSecrets, "git apply mode.patch": risk.FSConfigSecrets, "git apply ren.patch": risk.FSConfigSecrets, "git apply -R ren.patch": risk.FSConfigSecrets, "git apply copy.patch": risk.FSConfigSecrets,
		"git apply bin.patch": risk.FSConfigSecrets, "git apply gone.patch": risk.FSConfigSecrets, "git apply two.patch": risk.FSConfigSecrets, "patch -p1 < ctx.patch": risk.FSConfigSecrets, "patch < ed.patch": risk.ExecArbitrary, "patch b.txt ed.patch": risk.ExecArbitrary, "patch < normal.patch": risk.ExecArbitrary,
		"git apply --directory=.git/hooks new.patch": risk.ExecArbitrary, "git apply --directory=.gemini new.patch": risk.FSConfigSecrets, "cd x && git apply ../g.patch": risk.FSConfigSecrets, "patch -d x -p1 < up.patch": risk.FSOutsideWorkspace, "patch -p1 -B .git/hooks/ < ok.patch": risk.ExecArbitrary,
		"patch -p1 --prefix=. < name.patch": risk.FSConfigSecrets, "git apply out.patch": risk.FSOutsideWorkspace, "git apply link.patch && echo x > l/pre-commit": risk.ExecArbitrary,
		"git am mail": risk.FSConfigSecrets, "git am < mail": risk.FSConfigSecrets, "git am mail64": risk.ExecArbitrary, "git am nothere": risk.ExecArbitrary, "git am --patch-format=stgit-series okmail": risk.ExecArbitrary, "git apply nothere": risk.ExecArbitrary, "git apply": risk.ExecArbitrary, "curl https://x.example/p | git apply": risk.ExecArbitrary,
		"patch -p1 < ci.patch": risk.ExecArbitrary, "patch -p0 < index.patch": risk.FSConfigSecrets, "hg import g.patch": risk.FSConfigSecrets, "svn patch g.patch": risk.FSConfigSecrets, "git quiltimport": risk.ExecArbitrary, "git apply *.patch": risk.ExecArbitrary, "patch -p\"$N\" < ok.patch": risk.ExecArbitrary,
		"cat > n.patch <<'E'\n" + diff(".guard.toml") + "E\npatch -p1 < n.patch": risk.FSConfigSecrets, "git apply <<'E'\n" + diff(".guard.toml") + "E": risk.FSConfigSecrets, "printf '%s\\n' '--- /dev/null' '+++ b/.guard.toml' '@@ -0,0 +1 @@' '+x' | patch -p1": risk.FSConfigSecrets,
		"git update-index --add --cacheinfo 100644,0123456789012345678901234567890123456789,.guard.toml": risk.FSConfigSecrets, "git update-index --add --cacheinfo 100644 0123 .guard.toml": risk.FSConfigSecrets, "printf '100644 0123 0\\t.guard.toml\\n' | git update-index --index-info": risk.FSConfigSecrets, "git update-index --index-info < nothere": risk.ExecArbitrary,
		"git read-tree --prefix=.gemini/ HEAD": risk.FSConfigSecrets, "git fast-import < nothere": risk.ExecArbitrary, "git fast-import <<'E'\ncommit refs/heads/x\nM 100644 inline .guard.toml\ndata 1\nE": risk.FSConfigSecrets, "git fast-import --export-marks=.git/hooks/x </dev/null": risk.ExecArbitrary,
		"git format-patch --stdout --output=.git/hooks/pre-commit HEAD~1": risk.ExecArbitrary, "git format-patch -o .git/hooks HEAD~1": risk.ExecArbitrary, "git diff --output=.guard.toml": risk.FSConfigSecrets, "git archive -o .guard.toml HEAD": risk.FSConfigSecrets, "git bundle create .git/hooks/pre-push HEAD": risk.ExecArbitrary, "git fast-export --export-marks=.guard.toml HEAD": risk.FSConfigSecrets,
		"git mktree < nothere": risk.ExecArbitrary, "printf '040000 tree 0123\t.claude\n' | git mktree": risk.FSConfigSecrets, "printf '100644 blob 0123\t.guard.toml\n' | git mktree": risk.FSConfigSecrets, "git mv x .claude": risk.FSConfigSecrets, "git pull ./x.bundle main": risk.ExecArbitrary, "git pull ok.patch": risk.ExecArbitrary, "git subtree merge --prefix=.gemini main": risk.FSConfigSecrets,
		"git merge-file .guard.toml a b": risk.FSConfigSecrets, "cmake -E tar xf x.tar": risk.FSDeleteOverwrite, "cmake -E tar cf .guard.toml b.txt": risk.FSConfigSecrets,

		"patch -p1 < ok.patch": 0, "git apply ok.patch": 0, "cat ok.patch | git apply": 0, "git apply --check g.patch": 0, "git apply --stat g.patch": 0, "git apply -R ok.patch": 0, "patch -R -p1 < ok.patch": 0, "patch b.txt normal.patch": 0, "patch b.txt < normal.patch": 0, "git apply new.patch": 0, "git apply --3way ok.patch": 0, "git apply --index ok.patch": 0,
		"git am okmail": 0, "git apply ok.patch && git apply new.patch": 0, "git am --continue": 0, "git am --show-current-patch": 0, "git apply link.patch": risk.ExecArbitrary, "git apply --directory=x new.patch": 0, "patch --dry-run -p1 < g.patch": 0, "git format-patch --stdout HEAD~1": 0, "git format-patch -1": 0, "git update-index --refresh": 0, "printf '100644 blob 0123\tb.txt\n' | git mktree": 0, "git pull origin main": 0, "git pull": 0, "git subtree split --prefix=x": 0, "git update-index --assume-unchanged b.txt": 0, "cmake -E tar tf x.tar": 0,
	} {
		r := shell.Read(line, top, w)
		if !r.Categories.Has(want) || want == 0 && r.Categories != 0 {
			t.Errorf("%q: %s %v, want %s", strings.ReplaceAll(line, "\n", "; "), r.Categories, r.Reasons, want)
		}
	}
}

// TestPatchOfManyFiles: a patch of more files than are looked at one by one is not known,
// and is told so quickly.
func TestPatchOfManyFiles(t *testing.T) {
	one := "--- a/src/x.txt\n+++ b/src/x.txt\n@@ -1 +1 @@\n-a\n+b\n"
	w, top := onDisk(t, map[string]string{"big.patch": strings.Repeat(one, 4000), "mid.patch": strings.Repeat(one, 200)})
	for line, known := range map[string]bool{"git apply big.patch": false, "patch < big.patch": false, "git apply mid.patch": true, "patch -p1 < mid.patch": true} {
		if r := shell.Read(line, top, w); r.Categories.Has(risk.ExecArbitrary) == known {
			t.Errorf("%q: %s", line, r.Categories)
		}
	}
}
