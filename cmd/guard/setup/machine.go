package setup

import (
	"os"
	"os/exec"
	"path/filepath"
	"runtime"

	"golang.org/x/sys/unix"

	"guard/agent/registry"
	"guard/cmd/guard/cli"
	"guard/config"
	"guard/config/starter"
	"guard/locale"
	"guard/setup"
	"guard/setup/client"
)

// thisMachine is what guard knows of the machine and of the person.
func thisMachine() (setup.Machine, error) {
	home := cli.ThisPerson().Home
	if home == "" {
		return setup.Machine{}, cli.Fail(cli.ExitInternal, locale.New("HOME is not set, so your files cannot be found"))
	}
	guard, err := guardPath()
	if err != nil {
		return setup.Machine{}, cli.Fail(cli.ExitInternal, locale.Errorf("guard cannot find itself: %w", err))
	}
	place := client.Place{Home: home, Config: folder("XDG_CONFIG_HOME", home, ".config"),
		Data: folder("XDG_DATA_HOME", home, ".local/share")}
	return setup.Machine{
		Place:   place,
		Darwin:  runtime.GOOS == "darwin",
		ZDotDir: os.Getenv("ZDOTDIR"),
		Shell:   filepath.Base(os.Getenv("SHELL")),
		OnPath:  onPath,
		Agents:  clientAgents(guard),
		Names:   agentNames(false),
		Policy:  config.UserFile(), PolicyText: starter.User(),
	}, nil
}

func onPath(name string) bool {
	_, err := exec.LookPath(name)
	return err == nil
}

// folder is one of the XDG base directories.
func folder(variable, home, usual string) string {
	if dir := os.Getenv(variable); filepath.IsAbs(dir) {
		return dir
	}
	return filepath.Join(home, usual)
}

// guardPath is how other programs start guard: as PATH finds it, if that is this very program. Such
// a name outlives an upgrade, where a package manager links it to a folder of the version's.
func guardPath() (string, error) {
	self, err := os.Executable()
	if err != nil {
		return "", err
	}
	if found, err := exec.LookPath("guard"); err == nil && config.SameFile(found, self) {
		return found, nil
	}
	return self, nil
}

// otherOnPath is the program that PATH finds as guard, where it is not this one.
func otherOnPath() (path string, is bool) {
	self, err := os.Executable()
	found, none := exec.LookPath("guard")
	return found, err == nil && none == nil && !config.SameFile(found, self)
}

// ofAnother reports a folder that belongs to another user than the one that guard runs as, as sudo makes it.
func ofAnother(folder string) bool {
	var st unix.Stat_t
	return unix.Stat(folder, &st) == nil && int(st.Uid) != os.Geteuid()
}

// clientAgents are the agents on PATH that a client can start: those that speak ACP.
func clientAgents(guard string) (agents []client.Agent) {
	for _, a := range registry.Agents {
		for _, name := range a.Launch.Names {
			if args := a.Launch.ACPCommand(name); args != nil && onPath(name) {
				agents = append(agents, client.Agent{Title: a.Called(), Known: a.Clients, Guard: guard, Args: args})
				break
			}
		}
	}
	return agents
}
