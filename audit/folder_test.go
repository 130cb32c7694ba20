package audit

import (
	"os"
	"os/user"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

func TestCreateMakesItsFoldersPrivate(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "state", "guard", "log")
	l, err := Create(Params{Dir: dir, Session: "s"})
	if err != nil {
		t.Fatal(err)
	}
	defer l.Close()
	for path, want := range map[string]os.FileMode{
		l.Path(): 0o600, dir: 0o700, filepath.Dir(dir): 0o700, filepath.Dir(filepath.Dir(dir)): 0o700,
	} {
		info, err := os.Lstat(path)
		if err != nil || info.Mode().Perm() != want {
			t.Errorf("%s: %v, %v", path, info.Mode(), err)
		}
	}
}

func TestCreateRefuses(t *testing.T) {
	base := t.TempDir()
	folder := func(name string, mode os.FileMode) string {
		path := filepath.Join(base, name)
		if err := os.Mkdir(path, 0o700); err != nil {
			t.Fatal(err)
		}
		if err := os.Chmod(path, mode); err != nil { // not subject to the umask
			t.Fatal(err)
		}
		return path
	}
	sound := folder("sound", 0o700)
	link, file := filepath.Join(base, "link"), filepath.Join(base, "file")
	if err := os.Symlink(sound, link); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(file, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct{ name, dir, session, says string }{
		{"a linked folder", link, "s", "is a link"},
		{"a file", file, "s", "folder for records"},
		{"others can write", folder("world", 0o777), "s", "chmod go-w"},
		{"the group can write", folder("group", 0o770), "s", "chmod go-w"},
		{"no folder given", "", "s", "folder for records"},
		{"no session", sound, "", "session id"},
		{"a session that is a path", sound, "../x", "session id"},
		{"a session with a newline", sound, "x\n", "session id"},
	} {
		t.Run(c.name, func(t *testing.T) {
			l, err := Create(Params{Dir: c.dir, Session: c.session})
			if err == nil {
				l.Close()
				t.Fatal("no error")
			}
			if !strings.Contains(err.Error(), c.says) || !strings.HasPrefix(err.Error(), "guard: ") {
				t.Error(err)
			}
		})
	}
}

func TestFolderOfAnotherUserIsRefused(t *testing.T) {
	f, err := os.Open(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	if err := private(int(f.Fd()), "x", os.Geteuid()); err != nil && !strings.Contains(err.Error(), "chmod") {
		t.Error(err)
	}
	says := "belongs to user"
	if os.Geteuid() == 0 {
		says = "sudo chown -R 1 /home/eve/state" // what "sudo guard" left is given back
	}
	err = private(int(f.Fd()), "/home/eve/state/log", os.Geteuid()+1)
	if err == nil || !strings.Contains(err.Error(), says) {
		t.Error(err)
	}
}

// TestFileInTheWay: a link planted under the very name must not be written through.
func TestFileInTheWay(t *testing.T) {
	dir := t.TempDir()
	if err := os.Chmod(dir, 0o700); err != nil {
		t.Fatal(err)
	}
	now := time.Now()
	target := filepath.Join(dir, "target")
	if err := os.Symlink(target, filepath.Join(dir, fileName(now, "s"))); err != nil {
		t.Fatal(err)
	}
	if _, err := Create(Params{Dir: dir, Session: "s", Now: func() time.Time { return now }}); err == nil {
		t.Error("no error")
	}
	if _, err := os.Lstat(target); err == nil {
		t.Error("written through a link")
	}
}

func TestDefaultFolder(t *testing.T) {
	me, err := user.Current()
	if err != nil {
		t.Skip("this user is in no user database")
	}
	for _, c := range []struct{ name, state, home, want string }{
		{"XDG_STATE_HOME", "/s", "/h", "/s/guard/log"},
		{"relative XDG_STATE_HOME", "s", "/h", "/h/.local/state/guard/log"},
		{"HOME", "", "/h", "/h/.local/state/guard/log"},
		{"neither", "", "", me.HomeDir + "/.local/state/guard/log"},
	} {
		t.Run(c.name, func(t *testing.T) {
			t.Setenv("XDG_STATE_HOME", c.state)
			t.Setenv("HOME", c.home)
			if got, err := DefaultFolder(); err != nil || got != filepath.Clean(c.want) {
				t.Errorf("%s, %v", got, err)
			}
		})
	}
}

func TestFiles(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "log")
	if files, err := Files(dir); err != nil || files != nil {
		t.Errorf("%v, %v", files, err)
	}
	at := time.Date(2026, 11, 21, 3, 0, 0, 0, time.UTC)
	for i, session := range []string{"b-2", "a-1"} {
		l, err := Create(Params{Dir: dir, Session: session, Now: func() time.Time { return at.Add(time.Duration(i) * time.Hour) }})
		if err != nil {
			t.Fatal(err)
		}
		l.Close()
	}
	for _, other := range []string{"notes.txt", "x-y.jsonl", "20261121T030000Z.jsonl"} {
		if err := os.WriteFile(filepath.Join(dir, other), nil, 0o600); err != nil {
			t.Fatal(err)
		}
	}
	files, err := Files(dir)
	if err != nil || len(files) != 2 || files[0].Session != "b-2" || !files[0].Started.Equal(at) || files[1].Session != "a-1" {
		t.Errorf("%+v, %v", files, err)
	}
}
