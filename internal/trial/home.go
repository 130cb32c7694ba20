package trial

import (
	"context"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"time"

	"guard/agent"
)

// home is a home for one trial, with a project in it.
type home struct{ dir, project string }

// newHome makes one with a short name, in which the path of a socket has room (about a hundred bytes).
func newHome(p Params) (home, error) {
	base := os.TempDir()
	if len(base) > 40 {
		base = "/tmp"
	}
	dir, err := os.MkdirTemp(base, "guard-doctor-")
	if err != nil {
		return home{}, err
	}
	if dir, err = filepath.EvalSymlinks(dir); err != nil { // /tmp of macOS is one
		return home{}, err
	}
	return home{dir, filepath.Join(dir, "project")}, nil
}

// furnish writes what the agent, guard and the project need.
func (h home) furnish(p Params, url string) error {
	for _, sub := range []string{"tmp", "run", ".config", ".state", ".cache", ".data"} {
		if err := os.Mkdir(filepath.Join(h.dir, sub), 0o700); err != nil {
			return err
		}
	}
	files := map[string]string{
		filepath.Join("project", kept): "guard refuses to have this deleted\n",
		".config/guard/guard.toml":     fmt.Sprintf("[agents.%q]\ncommand = %q\n", p.Agent, p.Program),
	}
	for name, text := range p.Trial.Files {
		files[name] = h.fill(text, url)
	}
	for name, text := range files {
		path := filepath.Join(h.dir, name)
		if err := os.MkdirAll(filepath.Dir(path), 0o700); err != nil {
			return err
		}
		if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
			return err
		}
	}
	return nil
}

func (h home) fill(text, url string) string {
	return strings.NewReplacer(agent.Home, h.dir, agent.ModelURL, url).Replace(text)
}

// command is guard, told to start the agent. It gets nothing of this process's environment but the path to
// programs. Guard ends the agent's whole tree when it is ended itself.
func (h home) command(ctx context.Context, p Params, url string, complaints io.Writer) *exec.Cmd {
	args := append([]string{"--mode", "safe", p.Agent}, p.Args...)
	if !p.ACP {
		args = append(append(args, p.Trial.Headless...), script())
	}
	cmd := exec.CommandContext(ctx, p.Guard, args...)
	cmd.Dir, cmd.Stderr = h.project, complaints
	cmd.SysProcAttr = &syscall.SysProcAttr{Setsid: true} // an agent with no terminal draws on none
	cmd.Cancel = func() error { return cmd.Process.Signal(syscall.SIGTERM) }
	cmd.WaitDelay = 10 * time.Second
	in := func(name string) string { return filepath.Join(h.dir, name) }
	cmd.Env = []string{"PATH=" + p.Path, "LANG=C.UTF-8", "TERM=dumb", "SHELL=/bin/sh", "HOME=" + h.dir,
		"TMPDIR=" + in("tmp"), "XDG_RUNTIME_DIR=" + in("run"), "XDG_CONFIG_HOME=" + in(".config"),
		"XDG_STATE_HOME=" + in(".state"), "XDG_CACHE_HOME=" + in(".cache"), "XDG_DATA_HOME=" + in(".data"),
		"NO_BROWSER=1", "NO_COLOR=1", "NO_PROXY=127.0.0.1", "no_proxy=127.0.0.1"}
	for _, name := range []string{"HTTP_PROXY", "HTTPS_PROXY", "ALL_PROXY"} {
		cmd.Env = append(cmd.Env, name+"="+url, strings.ToLower(name)+"="+url)
	}
	for _, set := range p.Trial.Env {
		cmd.Env = append(cmd.Env, h.fill(set, url))
	}
	return cmd
}
