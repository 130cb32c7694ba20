package main

import (
	"os"
	"os/user"
	"path/filepath"
	"strings"

	"guard/audit"
	"guard/locale"
)

// person is who runs guard. Some editors start agents with an almost empty
// environment: then the user database knows.
type person struct{ name, home string }

func thisPerson() person {
	p := person{home: os.Getenv("HOME")}
	if u, err := user.Current(); err == nil {
		p.name = u.Username
		if p.home == "" {
			p.home = u.HomeDir
		}
	}
	if !filepath.IsAbs(p.home) {
		p.home = ""
	}
	return p
}

// stateFolder is guard's own under the state directory.
func stateFolder() (string, error) {
	log, err := audit.DefaultFolder()
	return filepath.Dir(log), err
}

// makeRunFolder makes the private folder of one run: the socket and the files
// that the agent is started with.
func makeRunFolder(id string) (string, error) {
	dir, err := runFolder(id)
	if err != nil {
		return "", err
	}
	if err := os.MkdirAll(dir, 0o700); err != nil {
		return "", locale.Errorf("guard: cannot make its run folder: %w", err)
	}
	if err := privateFolder(filepath.Dir(dir)); err != nil {
		return "", err
	}
	return dir, privateFolder(dir)
}

// runFolder is where a run's folder would be.
func runFolder(id string) (string, error) {
	folders, err := runFolders()
	if len(folders) == 0 {
		return "", err
	}
	return filepath.Join(folders[0], id), nil
}

// runFolders are where runs' folders lie, that of new ones first: an editor often starts guard
// without the session's XDG_RUNTIME_DIR.
func runFolders() ([]string, error) {
	var folders []string
	base := os.Getenv("XDG_RUNTIME_DIR")
	if filepath.IsAbs(base) && privateFolder(base) == nil {
		folders = append(folders, filepath.Join(base, "guard"))
	}
	state, err := stateFolder()
	if err == nil {
		folders = append(folders, filepath.Join(state, "run"))
	}
	return folders, err
}

// ownPaths are guard's own files and folders: protected in every mode.
func ownPaths(home string, config ...string) []string {
	var own []string
	if state, err := stateFolder(); err == nil {
		own = append(own, state)
		if real, err := filepath.EvalSymlinks(state); err == nil && real != state {
			own = append(own, real)
		}
	}
	if base := os.Getenv("XDG_RUNTIME_DIR"); filepath.IsAbs(base) {
		own = append(own, filepath.Join(base, "guard"))
	}
	conf := os.Getenv("XDG_CONFIG_HOME")
	if !filepath.IsAbs(conf) {
		conf = filepath.Join(home, ".config")
	}
	own = append(own, filepath.Join(conf, "guard"))
	if exe, err := os.Executable(); err == nil {
		own = append(own, exe)
	}
	for _, c := range config {
		if abs, err := filepath.Abs(c); err == nil && c != "" {
			own = append(own, abs)
		}
	}
	return own
}

// homeRelative shortens a path for the eye.
func homeRelative(path, home string) string {
	if rest, ok := strings.CutPrefix(path, home+"/"); ok && home != "" {
		return "~/" + rest
	}
	return path
}
