package running

import (
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"runtime"
	"strings"
	"time"

	"guard/cmd/guard/cli"
	"guard/interpose/plan"
	"guard/locale"
)

// examineSandbox looks whether the sandboxes that agents put around their commands work here. Guard judges with
// and without.
func examineSandbox(dir string) []symptom {
	if runtime.GOOS != "linux" {
		return examineSeatbelt()
	}
	program, missing := plan.Find("bwrap", dir, cli.ThisPerson().Home, os.Getenv("PATH"))
	if missing == nil && startsBubblewrap(program) {
		works := "bubblewrap"
		if version := landlock(); version > 0 {
			works += fmt.Sprint(", Landlock ", version)
		}
		return []symptom{{About: "sandbox", State: good, What: locale.Fill("agents' own sandboxes work here: "+
			"{0}", works)}}
	}
	one := symptom{About: "sandbox", State: fair, What: locale.Text("bubblewrap does not work here: an agent that " +
		"puts its commands into it runs them without, or not at all; guard judges them all the same")}
	restricted, _ := os.ReadFile("/proc/sys/kernel/apparmor_restrict_unprivileged_userns")
	if errors.Is(missing, plan.ErrNotFound) {
		one.Do, one.Command = locale.Text("install it"), "sudo apt-get install bubblewrap"
	} else if strings.TrimSpace(string(restricted)) == "1" {
		one.Do = locale.Text("allow programs their own user namespaces, if that is your decision")
		one.Command = "sudo sysctl kernel.apparmor_restrict_unprivileged_userns=0"
	}
	return []symptom{one}
}

// startsBubblewrap tells whether it makes a sandbox.
func startsBubblewrap(program string) bool {
	ctx, cancel := context.WithTimeout(context.Background(), 5*time.Second)
	defer cancel()
	args := []string{"--ro-bind", "/", "/", "--unshare-user", "--unshare-net", "--", "true"}
	return exec.CommandContext(ctx, program, args...).Run() == nil
}

// examineSeatbelt looks for the sandbox of macOS, which is part of the system.
func examineSeatbelt() []symptom {
	path, err := exec.LookPath("sandbox-exec")
	if err != nil {
		return []symptom{{About: "sandbox", State: fair, What: locale.Text("sandbox-exec is not here: an agent " +
			"that " +
			"puts its commands into it does not run them; guard judges them all the same")}}
	}
	return []symptom{{About: "sandbox", State: good, What: locale.Fill("agents' own sandboxes work here: {0}", path)}}
}
