package running

import (
	"errors"
	"os"
	"path/filepath"
	"regexp"
	"strings"

	"guard/audit"
	"guard/cmd/guard/cli"
	"guard/cmd/guard/question"
	"guard/control"
	"guard/control/socket"
	"guard/interpose/plan"
	"guard/locale"
)

// examineFolders looks whether a run could keep its record and open its socket.
func examineFolders() []symptom {
	const ownState = `export XDG_STATE_HOME="$HOME/.local/state"`
	var all []symptom
	if dir, err := audit.DefaultFolder(); err != nil {
		all = append(all, symptom{"record", bad, err.Error(), anotherPlace(),
			ownState})
	} else {
		all = append(all, examineRecord(dir))
	}
	base := os.Getenv("XDG_RUNTIME_DIR")
	dirs, err := cli.RunFolders()
	switch {
	case len(dirs) == 0:
		return append(all, symptom{"socket", bad, err.Error(),
			locale.Text("set XDG_RUNTIME_DIR or XDG_STATE_HOME to a folder of yours"), ownState})
	case base != "" && dirs[0] != filepath.Join(base, "guard"):
		all = append(all, symptom{About: "socket", State: fair,
			What: locale.Fill("XDG_RUNTIME_DIR={0} is not a private folder of yours; sockets go to "+
				"{1}", base, dirs[0]),
			Command: "unset XDG_RUNTIME_DIR"})
	}
	if err := trySocket(dirs[0]); err != nil {
		return append(all, symptom{"socket", bad, err.Error(),
			locale.Text("guard starts no agent without one: its hooks are asked there"),
			"export XDG_RUNTIME_DIR=\"$(mktemp -d)\""})
	}
	return append(all, symptom{About: "socket", State: good, What: locale.Fill("sockets go to {0}", dirs[0])})
}

// trySocket opens a socket as a run would, and removes it and what was made for it.
func trySocket(dir string) (err error) {
	made := missing(dir)
	folder := filepath.Join(dir, cli.NewID()) // as a run's
	defer func() {
		for _, path := range append([]string{filepath.Join(folder, socket.SocketName), folder}, made...) {
			if gone := os.Remove(path); !errors.Is(gone, os.ErrNotExist) && err == nil {
				err = gone
			}
		}
	}()
	if err := os.MkdirAll(folder, 0o700); err != nil {
		return err
	}
	s, err := socket.Listen(filepath.Join(folder, socket.SocketName), &control.HookBroker{})
	if err != nil {
		return err
	}
	s.Close()
	return nil
}

// missing are a folder and those above it that are not there, the lowest first.
func missing(dir string) (folders []string) {
	for at := dir; ; at = filepath.Dir(at) {
		if _, err := os.Lstat(at); err == nil || at == filepath.Dir(at) {
			return folders
		}
		folders = append(folders, at)
	}
}

// tryFolder makes a folder as a run would, and removes what it made.
func tryFolder(dir string) error {
	made := missing(dir)
	err := os.MkdirAll(dir, 0o700)
	for _, path := range made {
		if gone := os.Remove(path); !errors.Is(gone, os.ErrNotExist) && err == nil {
			err = gone
		}
	}
	return err
}

func examineRecord(dir string) symptom {
	wrong := func(err error) symptom {
		if told := asTold(err.Error()); told == "" && noPlace(err) {
			return symptom{About: "record", State: bad, What: err.Error(), Do: anotherPlace()}
		}
		return symptom{"record", bad, err.Error(), locale.Text("no record, no allow: guard would start no agent"),
			asTold(err.Error())}
	}
	if err := cli.OwnState(filepath.Dir(dir), ""); err != nil {
		return wrong(err)
	}
	if _, err := os.Lstat(dir); errors.Is(err, os.ErrNotExist) {
		if err := tryFolder(dir); err != nil {
			return wrong(err)
		}
		return symptom{About: "record", State: good, What: locale.Fill("will go to {0}", dir)}
	}
	if err := cli.PrivateFolder(dir); err != nil {
		return wrong(err)
	}
	f, err := os.CreateTemp(dir, ".doctor-*")
	if err != nil {
		return wrong(err)
	}
	_, err = f.Write([]byte("a record could be written\n"))
	if err = errors.Join(err, f.Close(), os.Remove(f.Name())); err != nil {
		return wrong(err)
	}
	files, err := audit.Files(dir)
	if err != nil {
		return wrong(err)
	}
	return symptom{About: "record", State: good, What: locale.Sprintf("goes to %s, which holds %s", dir,
		question.Count(len(files), "1 record", "{0} records"))}
}

var (
	mendedBy  = regexp.MustCompile(`(\S+) is open to other users: (chmod 700) it|can write to (\S+): (chmod go-w) it`)
	wrongFile = regexp.MustCompile(`([^\s:]+\.toml)(:[0-9]+)?:`)
)

// asTold is the command that an error of a folder asks for.
func asTold(err string) string {
	if found := mendedBy.FindStringSubmatch(err); found != nil {
		return found[2] + found[4] + " " + plan.ShellWord(found[1]+found[3])
	}
	return ""
}

// edit opens the file that an error of the configuration names.
func edit(err string) string {
	found := wrongFile.FindStringSubmatch(err)
	if found == nil {
		return ""
	}
	const editor = `"${EDITOR:-vi}" `
	if below, home := strings.CutPrefix(found[1], "~/"); home { // which a shell does not read in quotes
		return editor + "~/" + plan.ShellWord(below)
	}
	return editor + plan.ShellWord(found[1])
}
