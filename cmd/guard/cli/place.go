package cli

import (
	"os"
	"os/user"
	"path/filepath"
	"slices"
	"strings"

	"guard/audit"
	"guard/config"
	"guard/locale"
)

// Person is who runs guard. Some editors start agents with an almost empty
// environment: then the user database knows.
type Person struct{ Name, Home string }

// ThisPerson is who runs this process. What cannot be found out is empty.
func ThisPerson() Person {
	p := Person{Home: os.Getenv("HOME")}
	if u, err := user.Current(); err == nil {
		p.Name = u.Username
		if !filepath.IsAbs(p.Home) { // a relative one names no home, as in config.Home
			p.Home = u.HomeDir
		}
	}
	if !filepath.IsAbs(p.Home) {
		p.Home = ""
	}
	return p
}

// IsHome reports the person's home, by whichever name: it may be a link.
func (p Person) IsHome(dir string) bool {
	if p.Home == "" {
		return false
	}
	a, err := os.Stat(dir)
	b, err2 := os.Stat(p.Home)
	return dir == p.Home || err == nil && err2 == nil && os.SameFile(a, b)
}

// StateFolder is guard's own under the state directory.
func StateFolder() (string, error) {
	log, err := audit.DefaultFolder()
	return filepath.Dir(log), err
}

// MakeRunFolder makes the private folder of one run: the socket and the files
// that the agent is started with.
func MakeRunFolder(id string) (string, error) {
	dir, err := RunFolder(id)
	if err != nil {
		return "", err
	}
	if err := os.MkdirAll(dir, 0o700); err != nil {
		return "", locale.Errorf("guard: cannot make its run folder: %w", err)
	}
	if err := PrivateFolder(filepath.Dir(dir)); err != nil {
		return "", err
	}
	return dir, PrivateFolder(dir)
}

// RunFolder is where a run's folder would be.
func RunFolder(id string) (string, error) {
	folders, err := RunFolders()
	if len(folders) == 0 {
		return "", err
	}
	return filepath.Join(folders[0], id), nil
}

// RunFolders are where runs' folders lie, that of new ones first: an editor often starts guard
// without the session's XDG_RUNTIME_DIR.
func RunFolders() ([]string, error) {
	var folders []string
	base := os.Getenv("XDG_RUNTIME_DIR")
	if filepath.IsAbs(base) && PrivateFolder(base) == nil {
		folders = append(folders, filepath.Join(base, "guard"))
	}
	state, err := StateFolder()
	if err == nil {
		folders = append(folders, filepath.Join(state, "run"))
	}
	return folders, err
}

// OwnPaths are guard's own files and folders: protected in every mode.
func OwnPaths(home string, files ...string) []string {
	var own []string
	if state, err := StateFolder(); err == nil {
		own = append(own, state)
	}
	if base := os.Getenv("XDG_RUNTIME_DIR"); filepath.IsAbs(base) {
		own = append(own, filepath.Join(base, "guard"))
	}
	conf := os.Getenv("XDG_CONFIG_HOME")
	if !filepath.IsAbs(conf) {
		conf = filepath.Join(home, ".config")
	}
	own = append(own, filepath.Join(conf, "guard"), config.UserFile())
	if exe, err := os.Executable(); err == nil {
		own = append(own, exe)
	}
	for _, c := range files {
		if abs, err := filepath.Abs(c); err == nil && c != "" {
			own = append(own, abs)
		}
	}
	return withReal(own)
}

// withReal adds where paths really lie: a person's guard.toml may be a link to a file of their dotfiles, and the home
// a link itself. What is not there yet counts by the nearest folder that is.
func withReal(own []string) []string {
	for _, p := range own[:len(own):len(own)] {
		for at, rest := p, ""; ; at, rest = filepath.Dir(at), filepath.Join(filepath.Base(at), rest) {
			if real, err := filepath.EvalSymlinks(at); err == nil {
				if real = filepath.Join(real, rest); !slices.Contains(own, real) {
					own = append(own, real)
				}
				break
			}
			if at == filepath.Dir(at) {
				break
			}
		}
	}
	return own
}

// HomeRelative shortens a path for the eye.
func HomeRelative(path, home string) string {
	if rest, ok := strings.CutPrefix(path, home+"/"); ok && home != "" {
		return "~/" + rest
	}
	return path
}

// From is a folder as a flag names it, seen from the folder where guard was started; "" stays so.
func From(dir, folder string) string {
	if folder == "" || filepath.IsAbs(folder) {
		return folder
	}
	return filepath.Join(dir, folder)
}

// OneLine reports that no variable of an environment has a value of several lines.
func OneLine(env []string) bool {
	return !slices.ContainsFunc(env, func(set string) bool { return strings.ContainsAny(set, "\n\r") })
}
