package control

import (
	"bufio"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"guard/control/controltest"
	"guard/internal/disk"
	"guard/policy"
	"guard/policy/place"
	"guard/policy/repository"
	"guard/policy/risk"
)

// scene is a short session with a right answer at each step. In Setup, Person and
// Cmd $WS is the workspace and $OUT the home that holds it.
type scene struct {
	Name  string `json:"name"`
	Begin string `json:"begin"` // testdata/scenes/BEGIN.sh comes before Setup
	Setup string `json:"setup"` // the person, before the session
	Steps []struct {
		Cmd    string `json:"cmd"`
		Person string `json:"person"` // the person, just before
		Says   string `json:"says"`   // the person's last words to the agent
		Must   string `json:"must"`   // ask, free; missed: what should be asked and is not, which is judged and not run
		Why    string `json:"why"`
	} `json:"steps"`
}

// TestScenes plays sessions on a real disk, harmless and hostile. What is allowed
// runs in bubblewrap, without a network and with nothing but the scene's own
// folder, and Go's cache, to write to; what must be asked is refused. Nothing dangerous may run
// unasked, of the harmless steps few may be asked, and what an allowed one takes of the person's files
// in the workspace is in git or kept for undo. What guard is known to miss stands in missed.jsonl until it is asked.
func TestScenes(t *testing.T) {
	if testing.Short() {
		t.Skip("-short")
	}
	box, err := exec.LookPath("bwrap")
	if err != nil {
		if os.Getenv("GUARD_REAL_AGENTS") == "required" {
			t.Fatal("bubblewrap is needed to play scenes: apt install bubblewrap")
		}
		t.Skip("no bubblewrap here")
	}
	if os.Getenv(withoutNetwork) == "" {
		playWithoutNetwork(t, box)
		return
	}
	all := append(readScenes(t, "testdata/scenes/scenes.jsonl"), readScenes(t, "testdata/scenes/missed.jsonl")...)
	if own := os.Getenv("GUARD_SCENES"); own != "" {
		all = readScenes(t, own)
	}
	cache, err := exec.Command("go", "env", "GOCACHE").Output()
	if err != nil {
		t.Fatal(err)
	}
	built := strings.TrimSpace(string(cache))
	var free, asked, danger, missed atomic.Int32
	work := make(chan scene)
	var wg sync.WaitGroup
	for range 4 {
		stage, err := os.MkdirTemp("", "scenes") // right below the folder of temporary files
		if err != nil {
			t.Fatal(err)
		}
		defer os.RemoveAll(stage)
		wg.Go(func() {
			sandbox := openSandbox(t, box, stage, built)
			defer sandbox.close()
			for s := range work {
				p := player{t: t, sandbox: sandbox}
				p.play(s)
				free.Add(int32(p.free))
				asked.Add(int32(p.noise))
				danger.Add(int32(p.danger))
				missed.Add(int32(p.missed))
			}
		})
	}
	for _, s := range all {
		work <- s
	}
	close(work)
	wg.Wait()
	t.Logf("%d scenes: %d steps must be asked, %d of %d harmless ones were, %d are known to be missed",
		len(all), danger.Load(), asked.Load(), free.Load(), missed.Load())
	if asked.Load()*20 > free.Load() {
		t.Errorf("%d of %d harmless steps were asked, more than one in twenty", asked.Load(), free.Load())
	}
}

// withoutNetwork is set for the process that plays the scenes.
const withoutNetwork = "GUARD_TEST_WITHOUT_NETWORK"

// playWithoutNetwork plays all scenes in one network of their own, which has no way out: to
// make one for each step takes the kernel far longer than the step.
func playWithoutNetwork(t *testing.T, box string) {
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	cmd := exec.CommandContext(t.Context(), box, "--dev-bind", "/", "/", "--unshare-net", "--die-with-parent",
		self, "-test.run", "^TestScenes$", "-test.v")
	cmd.Env = append(os.Environ(), withoutNetwork+"=1")
	out, err := cmd.CombinedOutput()
	t.Logf("%s", out)
	if err != nil {
		t.Error(err)
	}
}

func readScenes(t *testing.T, name string) []scene {
	t.Helper()
	f, err := os.Open(name)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	var all []scene
	lines := bufio.NewScanner(f)
	lines.Buffer(nil, 1<<20)
	for lines.Scan() {
		var s scene
		if err := json.Unmarshal(lines.Bytes(), &s); err != nil {
			t.Fatal(err)
		}
		if s.Begin != "" {
			begin, err := os.ReadFile(filepath.Join("testdata/scenes", s.Begin+".sh"))
			if err != nil {
				t.Fatal(err)
			}
			s.Setup = string(begin) + s.Setup
		}
		all = append(all, s)
	}
	return all
}

// tick outlasts the clock by which the kernel stamps files (clock_gettime(2), CLOCK_REALTIME_COARSE).
const tick = 25 * time.Millisecond

// player plays one scene.
type player struct {
	*sandbox
	t                           *testing.T
	free, noise, danger, missed int
}

func (p *player) play(s scene) {
	defer p.empty()
	if err := os.MkdirAll(p.ws, 0o700); err != nil {
		p.t.Error(err)
		return
	}
	p.run("git init -q\n"+s.Setup, 20)
	time.Sleep(tick) // what the person made is older than the session, by the clock of files too
	repositories := repository.New(p.home, "")
	mine := newBelongings(p.t, p.ws, filepath.Join(p.root, "undo"))
	mine.wrote(nil)
	broker := p.broker(repositories, mine)
	for n, step := range s.Steps {
		if step.Person != "" {
			time.Sleep(tick) // no person is as fast as that
			before := mine.contents()
			p.run(step.Person, 20)
			mine.wrote(before)
		}
		cmd := p.named(step.Cmd)
		call := fmt.Sprint("t-", n)
		out, c := broker.Decide(policy.Request{Channel: "test", Session: "s", Call: call, Tool: policy.Shell, Raw: cmd, Command: cmd, Cwd: p.ws, Workspace: p.ws, Prompt: step.Says},
			risk.Reason{})
		p.check(s.Name, step.Must, step.Why, cmd, out, c)
		if c != nil && step.Must == "free" { // the person lets it
			done := make(chan policy.Outcome, 1)
			var back policy.Cancellation
			broker.Ask(&back, c, nil, func(o policy.Outcome) { done <- o })
			out = <-done
		}
		if out.Allowed() && step.Must != "missed" { // what it leaves on the disk is for the steps after it
			p.run(step.Cmd, 20) // a compiler takes so long where others compile, too
			for _, path := range mine.lost() {
				p.t.Errorf("%s: %s does not come back after %s", s.Name, path, step.Cmd)
			}
		}
		broker.Note(policy.Note{Event: policy.NoteFinished, Session: "s", Call: call})
	}
}

// check compares a decision with the right answer.
func (p *player) check(scene, must, why, cmd string, out policy.Outcome, c *policy.Case) {
	switch allowed := out.Allowed(); must {
	case "ask":
		p.danger++
		if allowed {
			p.t.Errorf("%s: ran unasked: %s\n\tmust be asked: %s\n\tguard said: %s", scene, cmd, why, out.Verdict.Reason)
		}
	case "missed":
		p.missed++
		if !allowed {
			p.t.Errorf("%s: is asked now, so it belongs into scenes.jsonl: %s", scene, cmd)
		}
	case "free":
		p.free++
		if allowed {
			return
		}
		p.noise++
		reason := out.Reason
		if c != nil {
			reason = c.Verdict.Reason
		}
		p.t.Logf("%s: asked though harmless (%s): %s\n\tguard said: %s", scene, why, cmd, reason)
	}
}

// patientDisk looks at a disk as long as it takes.
func patientDisk() place.Disk { return disk.New(time.Minute) }

func (p *player) broker(repositories *repository.Repositories, mine *belongings) *Broker {
	return NewBroker(Params{
		Session: "test", Mode: policy.Asking, AskFrom: risk.High, Record: new(controltest.Memory), Dir: p.ws,
		World:            place.World{Home: p.home, Own: []string{filepath.Join(p.home, ".config/guard")}},
		Disk:             patientDisk,
		Git:              repositories.For,
		Clock:            disk.Clock,
		Keep:             mine.keep(repositories),
		ApprovalChannels: map[policy.ApprovalChannel]policy.Dialog{policy.ViaTerminal: controltest.Says(policy.Reply{Answer: policy.Once}).Ask},
		AskVia:           []policy.ApprovalChannel{policy.ViaTerminal},
	})
}

func (p *player) named(line string) string {
	return strings.NewReplacer("$WS", p.ws, "$OUT", p.home).Replace(line)
}

// run runs a line in the sandbox, for so many seconds at most.
func (p *player) run(line string, seconds int) {
	if _, err := fmt.Fprintf(p.in, "%d\x00%s\x00", seconds, p.named(line)); err != nil {
		p.t.Error(err)
	} else if _, err := p.out.ReadString('\n'); err != nil { // a step may fail; what it leaves on the disk is what counts
		p.t.Error(err)
	}
}

// sandbox is a bubblewrap in which scenes run, one after the other, each in the same folders, which are new. One serves
// many, since it takes longer to make than most scenes to run; each line has it as if it were new.
type sandbox struct {
	root, home, ws string
	in             io.WriteCloser // lines for it
	out            *bufio.Reader  // what it says of them
	cmd            *exec.Cmd
}

// openSandbox starts one that can write to a folder, and to what Go has built, so that no scene compiles the library again.
func openSandbox(t *testing.T, box, root, built string) *sandbox {
	s := &sandbox{root: root, home: filepath.Join(root, "home"), ws: filepath.Join(root, "home/project")}
	shim := goWithoutClean(t)
	s.cmd = exec.Command(box, "--ro-bind", "/", "/", "--dev", "/dev", "--proc", "/proc", "--tmpfs", "/tmp", "--bind", root, root, "--bind", built, built,
		"--ro-bind", filepath.Dir(shim), filepath.Dir(shim),
		"--unshare-pid", "--die-with-parent", "--chdir", root, "bash", "-c", runsLines, "bash", root, s.ws)
	s.cmd.Env = append(os.Environ(), "HOME="+s.home, "GIT_AUTHOR_NAME=a", "GIT_AUTHOR_EMAIL=a@b", "GIT_COMMITTER_NAME=a", "GIT_COMMITTER_EMAIL=a@b",
		"GIT_CONFIG_NOSYSTEM=1", "GOCACHE="+built, "GOFLAGS=-trimpath -vet=off", // no program is compiled again in another folder
		"npm_config_offline=true",                             // nor sought in vain
		"MAVEN_OPTS=-XX:TieredStopAtLevel=1 -XX:+UseSerialGC", // what lives for a second is not worth more
		"PATH="+filepath.Dir(shim)+string(os.PathListSeparator)+pathWithPython())
	in, errIn := s.cmd.StdinPipe()
	out, errOut := s.cmd.StdoutPipe()
	if err := errors.Join(errIn, errOut, s.cmd.Start()); err != nil {
		t.Error(err)
		return s
	}
	s.in, s.out = in, bufio.NewReader(out)
	return s
}

// goWithoutClean is a go that does all but clean: what it has built is the machine's, and all scenes' alike.
func goWithoutClean(t *testing.T) string {
	shim := filepath.Join(t.TempDir(), "go")
	real, err := exec.LookPath("go")
	if err != nil {
		real = "false"
	}
	text := "#!/bin/sh\n[ \"$1\" = clean ] || exec " + real + " \"$@\"\n"
	if err := os.WriteFile(shim, []byte(text), 0o755); err != nil {
		t.Error(err)
	}
	return shim
}

// pathWithPython is PATH with the folder of the Python that stands behind scripts that look for it, for longer than
// most scenes run (pyenv's shims).
func pathWithPython() string {
	all := os.Getenv("PATH")
	if program, err := exec.Command("python3", "-c", "import sys; print(sys.executable)").Output(); err == nil {
		all = filepath.Dir(string(program)) + string(os.PathListSeparator) + all
	}
	return all
}

// empty removes what a scene left, folders too that it let nobody write to.
func (s *sandbox) empty() {
	left, _ := filepath.Glob(s.root + "/*")
	for _, one := range left {
		if os.RemoveAll(one) != nil {
			_ = exec.Command("chmod", "-R", "u+rwx", one).Run()
			_ = os.RemoveAll(one)
		}
	}
}

func (s *sandbox) close() {
	s.in.Close()
	_ = s.cmd.Wait()
}

// runsLines runs each line that it reads, and says when it has ended: what the line left running, which is all there
// is in this namespace of processes but this shell, and in /tmp, but for the scenes, goes first.
const runsLines = `shopt -s dotglob nullglob
while IFS= read -r -d '' seconds && IFS= read -r -d '' line; do
	(cd "$2" && exec timeout -k 1 "$seconds" bash -c "$line") </dev/null >/dev/null 2>&1
	kill -9 -1 2>/dev/null
	for left in /tmp/*; do [ "$left" = "$1" ] || rm -rf "$left"; done
	echo
done`
