package interpose

import (
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"syscall"
	"testing"
	"time"
)

// Whoever of guard, watchdog and supervisor is killed or stopped, the whole tree
// is gone soon after.
func TestTreeDies(t *testing.T) {
	type victims func(g *fakeGuard) []int
	guard := func(g *fakeGuard) []int { return []int{g.cmd.Process.Pid} }
	watchdog := func(g *fakeGuard) []int { return []int{g.watchdog} }
	supervisor := func(g *fakeGuard) []int { return []int{g.supervisor} }
	for name, c := range map[string]struct {
		stop []victims
		kill []victims
	}{
		"guard":                         {kill: []victims{guard}},
		"watchdog":                      {kill: []victims{watchdog}},
		"supervisor":                    {kill: []victims{supervisor}},
		"guard and supervisor":          {kill: []victims{guard, supervisor}},
		"supervisor and guard":          {kill: []victims{supervisor, guard}},
		"guard and watchdog":            {kill: []victims{guard, watchdog}},
		"watchdog and supervisor":       {kill: []victims{watchdog, supervisor}},
		"guard, supervisor stopped":     {stop: []victims{supervisor}, kill: []victims{guard}},
		"guard, watchdog stopped":       {stop: []victims{watchdog}, kill: []victims{guard}},
		"supervisor, watchdog stopped":  {stop: []victims{watchdog}, kill: []victims{supervisor}},
		"watchdog, supervisor stopped":  {stop: []victims{supervisor}, kill: []victims{watchdog}},
		"the agent, supervisor stopped": {stop: []victims{supervisor}, kill: []victims{func(g *fakeGuard) []int { return []int{g.agent} }}},
	} {
		t.Run(name, func(t *testing.T) {
			dir := t.TempDir()
			g := startGuard(t, self(), peerArgs("nest", dir)...)
			g.expect(t, "ready")
			tree := append(pidFiles(dir), g.agent, g.supervisor, g.watchdog)
			for _, pid := range tree {
				if !alive(pid) {
					t.Fatalf("process %d of %v did not live", pid, tree)
				}
			}
			for _, v := range c.stop {
				_ = syscall.Kill(v(g)[0], syscall.SIGSTOP)
			}
			for _, v := range c.kill {
				_ = syscall.Kill(v(g)[0], syscall.SIGKILL)
			}
			awaitGone(t, tree)
		})
	}
}

// With its supervisor killed, guard says so and ends as killed.
func TestLostSupervisorIsSaid(t *testing.T) {
	g := startGuard(t, "/bin/sleep", "30")
	_ = syscall.Kill(g.supervisor, syscall.SIGKILL)
	g.expect(t, "lost: guard: the supervisor of /bin/sleep is gone, so its processes were killed")
	_ = g.cmd.Wait()
	if ws := g.cmd.ProcessState.Sys().(syscall.WaitStatus); ws.Signal() != syscall.SIGKILL {
		t.Errorf("guard ended with %v, want killed", ws)
	}
}

// A process that is replaced by its child over and over, so that no process id
// of it lives long, is still ended before it burns out.
func TestCometIsCaught(t *testing.T) {
	const steps = 100_000
	for name, args := range map[string][]string{
		"one group":        {"/bin/sh", "-c", `export S='echo $1 >$0/steps; if [ $1 -gt 0 ]; then sh -c "$S" $0 $(($1-1)) & fi'; sh -c "$S" $0 $1; sleep 30`},
		"a session a step": append([]string{self()}, peerArgs("orbit", "comet")...),
	} {
		t.Run(name, func(t *testing.T) {
			dir := t.TempDir()
			left := func() int {
				b, _ := os.ReadFile(filepath.Join(dir, "steps"))
				n, err := strconv.Atoi(strings.TrimSpace(string(b)))
				if err != nil {
					return steps // not there yet, or being written
				}
				return n
			}
			g := startGuard(t, args[0], append(args[1:], dir, strconv.Itoa(steps))...)
			eventually(t, "the comet flies", func() bool { return left() < steps-3 })
			_ = g.cmd.Process.Kill()
			eventually(t, "watchdog and supervisor gone", func() bool { return !alive(g.watchdog) && !alive(g.supervisor) })
			rest := left()
			time.Sleep(100 * time.Millisecond)
			if left() != rest {
				t.Error("the comet still flies")
			}
		})
	}
}

// A child of guard's own, in its session, is no part of any run.
func TestSweepSparesGuardsChildren(t *testing.T) {
	own := startPlain(t, "/bin/sleep", "30")
	other, err := Start(Params{Path: "/bin/sleep", Args: []string{"30"}})
	if err != nil {
		t.Fatal(err)
	}
	p, err := Start(Params{Path: "/bin/sleep", Args: []string{"30"}})
	if err != nil {
		t.Fatal(err)
	}
	_ = syscall.Kill(parentOf(parentOf(p.Pid())), syscall.SIGKILL)
	if exit := p.Wait(); exit.Signal != syscall.SIGKILL || exit.Err == nil {
		t.Errorf("lost run ended as %+v", exit)
	}
	if alive(p.Pid()) {
		t.Error("the lost run's agent lives")
	}
	if !alive(own) || !alive(other.Pid()) {
		t.Errorf("guard's own child lives: %v, the other run: %v; want both", alive(own), alive(other.Pid()))
	}
	other.Kill()
	if exit := other.Wait(); exit != (Exit{Signal: syscall.SIGKILL}) {
		t.Errorf("the other run ended as %+v", exit)
	}
}
