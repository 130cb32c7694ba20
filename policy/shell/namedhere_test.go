package shell_test

import (
	"os"
	"path/filepath"
	"testing"
	"time"

	"guard/internal/disk"
	"guard/policy/place"
	"guard/policy/repository"
	"guard/policy/shell"
)

// TestNamesOfTheLine: what git brings by a name that the line itself has moved is what it leads to then; what comes of
// a revision that nobody can tell is not known.
func TestNamesOfTheLine(t *testing.T) {
	_, top := onDisk(t, map[string]string{"k.sh": "echo hi\n", "src/a.py": "print(1)\n", "notes.md": "mine\n", ".gitignore": "notes.md\n"})
	git := gitIn(t, top)
	git("init", "-q", "-b", "main")
	git("add", ".")
	git("commit", "-qm", "first")
	git("checkout", "-qb", "oth")
	if err := os.WriteFile(filepath.Join(top, "k.sh"), []byte("rm notes.md\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	git("commit", "-qam", "other")
	git("checkout", "-q", "main")
	git("checkout", "-qb", "evil")
	if err := os.Mkdir(filepath.Join(top, ".gemini"), 0o700); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(top, ".gemini/settings.json"), []byte("{}\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	git("add", "-f", ".")
	git("commit", "-qm", "evil")
	git("checkout", "-q", "main")
	repos := repository.New(top, "")
	for line, asked := range map[string]bool{
		"git branch zz oth; git checkout zz; sh k.sh":                                   true,
		"git branch -f zz oth; git checkout zz -- k.sh; sh k.sh":                        true,
		"git branch zz oth; git branch yy zz; git checkout yy; sh k.sh":                 true,
		"git branch -m oth zz; git checkout zz; sh k.sh":                                true,
		"git branch zz oth; git merge zz; sh k.sh":                                      true,
		"git branch zz oth; git restore -s zz k.sh; sh k.sh":                            true,
		"git tag t oth; git checkout t; sh k.sh":                                        true,
		"git tag -a t -m x oth; git checkout t; sh k.sh":                                true,
		"git update-ref refs/heads/zz refs/heads/oth; git checkout zz; sh k.sh":         true,
		"git update-ref --stdin < x; git checkout zz; sh k.sh":                          true,
		"git update-ref HEAD oth; git reset --hard; sh k.sh":                            true,
		"git symbolic-ref HEAD refs/heads/oth; git reset -q --hard; sh k.sh":            true,
		"git symbolic-ref HEAD refs/heads/oth; git checkout -f; sh k.sh":                true,
		"git symbolic-ref HEAD refs/heads/oth; git checkout HEAD -- .; sh k.sh":         true,
		"git replace HEAD oth; git checkout -f; sh k.sh":                                true,
		"git reset -q oth; git checkout -- .; sh k.sh":                                  true,
		"git reset -q oth -- k.sh; git checkout -- k.sh; sh k.sh":                       true,
		"git read-tree oth; git checkout -- .; sh k.sh":                                 true,
		"git checkout $(git rev-parse oth); sh k.sh":                                    true,
		"git checkout 'oth^{/other}'; sh k.sh":                                          true,
		"git branch oth; git checkout oth -- k.sh; sh k.sh":                             true,
		"git tag oth; git checkout refs/heads/oth -- k.sh; sh k.sh":                     true,
		"git branch oth; git tag t oth; git checkout t; sh k.sh":                        true,
		"git branch -u main oth; git checkout oth -- k.sh; sh k.sh":                     true,
		"git checkout -b oth; git checkout oth -- k.sh; sh k.sh":                        true,
		"git reset --soft oth && git checkout main -- k.sh && sh k.sh":                  true,
		"git tag t oth; " + again("git tag n;", 99) + "git checkout t -- k.sh; sh k.sh": true,
		"git branch evil; git checkout evil":                                            true,
		"git reset -q --soft HEAD && git checkout main -- k.sh && sh k.sh":              false,
		"git branch zz evil; git checkout zz":                                           true,
		"git tag t evil && git checkout t -- .gemini":                                   true,
		"git branch feat; git checkout feat; sh k.sh":                                   false,
		"git checkout -q -b feat && sh k.sh":                                            false,
		"git tag v2 && git checkout v2 && sh k.sh":                                      false,
		"git tag -a v2 -m x && git checkout v2 && sh k.sh":                              false,
		"git branch zz HEAD; git checkout -q zz && sh k.sh":                             false,
		"git branch zz oth; git checkout zz; python3 src/a.py":                          false,
		"git checkout $(git rev-parse HEAD) && python3 src/a.py":                        false,
		"git stash; sh k.sh; git stash pop; sh k.sh":                                    false,
		"git add src && git commit -qm x && git checkout -q -b y && sh k.sh":            false,
		"git reset --soft HEAD && git commit -qm y && sh k.sh":                          false,
		"git reset -q HEAD src/a.py && sh k.sh":                                         false,
		"git checkout oth -- k.sh;" + again("git checkout main -- src;", 9) + "sh k.sh": true,
	} {
		d := disk.New(time.Minute)
		w := place.World{Workspace: top, Home: "/home/dev", Disk: d, Git: repos.For(d)}
		if r := shell.Read(line, top, w); asks(r) != asked {
			t.Errorf("%q: %s [%s], want it asked: %v: %v", line, r.Level, r.Categories, asked, r.Reasons)
		}
	}
}
