package shell_test

import "testing"

// TestListsOfNamesWithSecrets: git ls-files names what is neither ignored nor held, and what is held, secrets among it.
func TestListsOfNamesWithSecrets(t *testing.T) {
	held := map[string]string{".gitignore": ".env\n", "app.py": "1\n", "conf/.env.staging": "TOKEN=abc\n"}
	w, top := committedTasks(t, held, map[string]string{
		".env": "TOKEN=abc\n", ".env.production": "TOKEN=abc\n", "notes.md": "mine\n",
	})
	checkAsked(t, w, top, []string{
		"git ls-files -o --exclude-standard | xargs head -n 20", "git ls-files --others --exclude-standard -z | xargs -0 cat",
		"for f in $(git ls-files -o --exclude-standard); do cat $f; done", "cat $(git ls-files --others --exclude-standard)",
		"git ls-files -o --exclude-standard | while read -r f; do tail -3 \"$f\"; done", "git ls-files conf | xargs cat",
	}, []string{
		"git ls-files -o --exclude-standard", "git ls-files", "git ls-files -o --exclude-standard | wc -l",
		"git ls-files --error-unmatch .env", "git check-ignore -v .env", "git check-ignore -q .env", "git check-attr -a .env",
		"git ls-files -o --exclude-standard -- '*.md' | xargs head -3", "git ls-files '*.py' | xargs wc -l",
	})
}

// TestSettingsThatHoldNoPassword: where an address in git's settings holds a token, only what shows it is asked.
func TestSettingsThatHoldNoPassword(t *testing.T) {
	w, top := committedTasks(t, map[string]string{"app.py": "1\n"}, map[string]string{})
	gitIn(t, top)("remote", "add", "origin", "https://x:ghp_notreal0000000000000000000000000000@github.com/acme/app.git")
	checkAsked(t, w, top, []string{
		"git remote -v", "git remote get-url origin", "git config -l", "git config --list", "git config remote.origin.url",
		"git config --get-regexp 'user|remote'", "git config get remote.origin.url", "git remote show -n origin",
	}, []string{
		"git remote", "git config user.name", "git config --get user.email", "git config get core.bare",
		"git config --get branch.main.remote",
	})
}

// TestToolsThatOnlyAddOrShow: what adds, and what only shows what it would do, takes nothing away.
func TestToolsThatOnlyAddOrShow(t *testing.T) {
	w, top := committedTasks(t, map[string]string{".gitignore": "*.db\n", "docs/a.md": "1\n"}, map[string]string{
		"app.db": "SQLite format 3\x00", "x.sqlar": "SQLite format 3\x00", "photos/a.jpg": "1\n", "out.mp4": "1\n", "in.mp4": "1\n",
	})
	checkAsked(t, w, top, []string{
		"rsync -a --delete docs/ photos/", "ffmpeg -y -i in.mp4 out.mp4", "ffmpeg -i in.mp4 out.mp4", "ffmpeg -n -y -i in.mp4 out.mp4",
		"sqlite3 app.db 'delete from users'", "sqlite3 app.db 'insert or replace into users values (1)'",
		"sqlite3 app.db 'insert into users values (1) on conflict do update set id = 2'", "sqlite3 app.db 'drop table users'",
		"sqlite3 app.db 'insert into users values (1); drop table users'", "sqlite3 app.db 'update users set id = 2'",
		"sqlite3 x.sqlar -Ax", "docker history --no-trunc app:latest",
		"rsync -n -e 'sh -c id' docs/ photos/", "rsync -n docs/ host.example:docs/",
	}, []string{
		"rsync -an --delete docs/ photos/", "rsync -a --dry-run --delete --exclude '*.tmp' docs/ photos/", "ffmpeg -n -i in.mp4 out.mp4",
		"sqlite3 app.db \"insert into users values (2, 'b')\"", "sqlite3 app.db 'insert or ignore into users values (1)'",
		"sqlite3 app.db 'create table if not exists tags (id)'", "sqlite3 app.db 'create unique index i on users (id)'",
		"sqlite3 x.sqlar -At", "sqlite3 app.db 'select 1'", "docker history app:latest",
	})
}
