package main

import (
	"bufio"
	"bytes"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/creack/pty"
	"golang.org/x/term"

	"guard/control"
	"guard/internal/screen"
)

// seatedPerson is a person at a terminal of guard's, whose agent speaks over pipes.
type seatedPerson struct {
	*seat
	home    ownHome
	in      io.Closer     // what its client writes to guard
	answers <-chan string // what the agent hears, as it comes
}

// permission is an agent's request in one of its sessions; together with the next, or before it.
func permission(session string, n int, command string, together bool) string {
	return fmt.Sprintf(`{"method":"session/request_permission","together":%v,"params":{"sessionId":%q,"toolCall":{"toolCallId":"c%d","title":"x","rawInput":{"command":%q}},"options":[{"optionId":"yes","name":"Allow","kind":"allow_once"},{"optionId":"no","name":"Reject","kind":"reject_once"}]}}`+"\n",
		together, session, n, command)
}

// atOnce are requests of the session s1 that come together.
func atOnce(commands ...string) string {
	var lines string
	for i, c := range commands {
		lines += permission("s1", i, c, i < len(commands)-1)
	}
	return lines
}

// theirs puts files of the person's into a workspace, so that there is something to lose: no session
// made them, and git does not hold them.
func theirs(t *testing.T, work string) {
	t.Helper()
	for _, name := range []string{"a", "b", "c", "a.txt", "b.txt", "build/notes", "tmp_1", "x/notes"} {
		write(t, filepath.Join(work, name), "mine\n")
	}
}

// seatPerson seats a person before guard, whose agent asks all that at once.
func seatPerson(t *testing.T, cols, rows int, requests string) *seatedPerson {
	t.Helper()
	return seated(t, cols, rows, requests, false)
}

// seated is seatPerson, or with its lines at the same terminal, and no answers heard.
func seated(t *testing.T, cols, rows int, requests string, lines bool) *seatedPerson {
	t.Helper()
	h := newHome(t)
	file, work, agent := filepath.Join(h.home, "requests.jsonl"), filepath.Join(h.home, "work"), filepath.Join(h.home, "fakeagent")
	write(t, file, requests)
	theirs(t, work)
	if err := os.Symlink(selfPath(t), agent); err != nil {
		t.Fatal(err)
	}
	d := &seatedPerson{home: h, seat: &seat{t: t, cols: cols, rows: rows, Screen: screen.New(cols, rows), state: filepath.Join(h.home, "state")}}
	master, slave, err := pty.Open()
	if err != nil {
		t.Fatal(err)
	}
	d.master, d.slave = polled(t, master), slave
	d.resize(cols, rows)
	d.cmd = exec.Command(guardPath, "--mode", "ask", "run", "--protocol", "acp", "--", agent, file)
	d.cmd.Dir, d.cmd.Env = work, append(h.env(), "TERM=xterm", "NO_COLOR=")
	d.cmd.ExtraFiles = []*os.File{slave}
	d.cmd.SysProcAttr = &syscall.SysProcAttr{Setsid: true, Setctty: true, Ctty: 3}
	in, _ := d.cmd.StdinPipe()
	d.in = in
	var told io.Reader = strings.NewReader("")
	if d.cmd.Stderr = slave; !lines {
		d.cmd.Stderr = nil
		told, _ = d.cmd.StderrPipe()
	}
	if err := d.cmd.Start(); err != nil {
		t.Fatal(err)
	}
	go d.Watch(d.master)
	d.answers = answersIn(told)
	t.Cleanup(func() {
		if t.Failed() {
			t.Logf("the screen: %s", d.Look())
		}
		in.Close()
		_ = d.cmd.Wait()
		d.master.Close()
		d.slave.Close()
	})
	for i, m := range []string{`"initialize","params":{"protocolVersion":1}`, fmt.Sprintf(`"session/new","params":{"cwd":%q,"mcpServers":[]}`, work), `"session/prompt","params":{"sessionId":"s1","prompt":[]}`} {
		fmt.Fprintf(in, `{"jsonrpc":"2.0","id":%d,"method":%s}`+"\n", i+1, m)
	}
	return d
}

// answersIn are the lines in which the fake agent tells what it heard.
func answersIn(told io.Reader) <-chan string {
	heard := make(chan string, 100)
	go func() {
		for lines := bufio.NewScanner(told); lines.Scan(); {
			if strings.HasPrefix(lines.Text(), "answer ") {
				heard <- lines.Text()
			}
		}
	}()
	return heard
}

// hit types keys when one of the page's own is lit: then keys are heard.
func (s *seat) hit(lit, keys string) *seat {
	s.t.Helper()
	s.lit(lit)
	return s.types(keys)
}

// lit waits until a key is lit in the last line that was drawn.
func (s *seat) lit(key string) {
	s.t.Helper()
	eventually(s.t, func() bool {
		out := s.Bytes()
		last := max(bytes.LastIndex(out, []byte("\x1b[?7l")), bytes.LastIndex(out, []byte("\x1b[H\x1b["))) // below what stands there, or over a program's screen
		return last >= 0 && bytes.Contains(out[last:], []byte("\x1b[1m"+key+"\x1b[0m "))
	}, "the key "+key+" is lit")
}

func (d *seatedPerson) hears(n int, what string) {
	d.t.Helper()
	for i := range n {
		select {
		case a := <-d.answers:
			if !strings.Contains(a, what) {
				d.t.Errorf("answer %d: %s, not %s", i+1, a, what)
			}
		case <-time.After(20 * time.Second):
			d.t.Fatalf("the agent heard %d answers of %d", i, n)
		}
	}
}

// TestSeveralAllowedTogether: three wait at once, and a category that the person names lets all of
// them run: one answered by the person, two by the grant, which is listed, holds from then on, and
// is taken back.
func TestSeveralAllowedTogether(t *testing.T) {
	d := seatPerson(t, 80, 24, atOnce("rm -rf ./tmp_*", "rm a.txt", "rm -r build")+
		permission("s1", 3, "rm b.txt", false)+permission("s1", 4, "git push origin main", false))
	d.on("1 of 3").hit("o", "w")
	d.on("waiting: 3").on("HIGH  rm a.txt").on("A  allows these 3, and more like them, by category: FS_DELETE_OVERWRITE")
	d.hit("q", "A").on("files deleted, truncated or overwritten")
	d.hit("s", "s")
	d.hears(4, `"optionId":"yes"`) // and the one that came then
	d.on("guard  allowed 3 for this session  FS_DELETE_OVERWRITE").on("git push origin main").hit("o", "d")
	d.hears(1, `"optionId":"no"`)
	s := askFor(d.home, some[control.Session](1), "sessions")[0]
	if len(s.Grants) != 1 || s.Grants[0].Categories.String() != "FS_DELETE_OVERWRITE" || s.Counts.Allowed != 4 || s.Counts.Asked != 2 {
		t.Errorf("%+v", s)
	}
	if text := d.home.must("sessions"); !strings.Contains(text, "FS_DELETE_OVERWRITE") {
		t.Error(text)
	}
	d.home.must("revoke", "FS_DELETE_OVERWRITE")
	if s := askFor(d.home, some[control.Session](1), "sessions")[0]; len(s.Grants) != 0 {
		t.Errorf("%+v", s)
	}
	record := d.record()
	for what, want := range map[string]int{`"event":"decided"`: 5, `"event":"approval_requested"`: 4, `"event":"approval_resolved"`: 4, `"event":"approval_granted"`: 1, `"event":"approval_revoked"`: 1} {
		if got := strings.Count(record, what); got != want {
			t.Errorf("%d of %s, want %d", got, what, want)
		}
	}
	if screen := d.Look(); strings.Contains(screen, "no longer asked") {
		t.Errorf("one that was let through was shown: %s", screen)
	}
}

// TestACriticalOneAmongThem: nothing is offered, and all can be refused.
func TestACriticalOneAmongThem(t *testing.T) {
	d := seatPerson(t, 80, 24, atOnce("rm -rf ./tmp_*", "rm", "rm a.txt"))
	d.on("1 of 3").hit("o", "w")
	d.on("CRITICAL  rm").on("They cannot be allowed together").hit("q", "A").on("does nothing here")
	d.hit("q", "D")
	d.hears(3, `"optionId":"no"`)
	d.on("guard  denied all 3")
}

// TestOnlyOneSessionIsLetThrough where there are two of one agent.
func TestOnlyOneSessionIsLetThrough(t *testing.T) {
	d := seatPerson(t, 80, 24, permission("s1", 0, "git push origin a", true)+permission("s2", 1, "rm", true)+permission("s1", 2, "git push origin b", true)+permission("s2", 3, "git push origin c", false))
	d.on("1 of 4").hit("o", "w")
	var first string
	for _, p := range askFor(d.home, some[control.PermissionRequest](4), "pending") {
		if p.ToolInput.Command == "git push origin a" {
			first = p.Session
		}
	}
	d.on("waiting: 4").on("fakeagent · session " + first).on("A  allows the 2 of session " + first).on("B  allows the 2 of session " + first)
	d.hit("q", "B").on("s would let the 2 of session " + first).on("  git push with arguments that do no worse   ")
	d.hit("s", "s")
	d.on("guard  allowed 2 for this session  git push").on("2 of 3") // what waits next is the other session's
	d.hit("o", "D")
	var yes, no int
	for range 4 {
		if a := <-d.answers; strings.Contains(a, `"optionId":"yes"`) {
			yes++
		} else {
			no++
		}
	}
	if yes != 2 || no != 2 {
		t.Errorf("%d allowed, %d refused", yes, no)
	}
	for _, s := range askFor(d.home, some[control.Session](2), "sessions") {
		if granted := len(s.Grants) == 1 && s.Grants[0].Signature == "git push"; granted != (s.ID == first) {
			t.Errorf("%+v", s)
		}
	}
}

// TestTheEndWhileAllAreListed: the client goes, and with it the agent and all that it asked; the
// terminal is left as it was.
func TestTheEndWhileAllAreListed(t *testing.T) {
	d := seatPerson(t, 80, 24, atOnce("rm -rf ./tmp_*", "rm a.txt", "rm b.txt"))
	before, err := term.GetState(int(d.slave.Fd()))
	if err != nil {
		t.Fatal(err)
	}
	d.on("1 of 3").hit("o", "w").on("waiting: 3")
	d.in.Close()
	_ = d.cmd.Wait()
	after, err := term.GetState(int(d.slave.Fd()))
	if err != nil || *after != *before {
		t.Errorf("the terminal's mode is %+v, was %+v (%v)", after, before, err)
	}
	eventually(t, func() bool {
		out := d.Bytes()
		return bytes.Count(out, []byte("\x1b[?2004h")) == bytes.Count(out, []byte("\x1b[?2004l"))
	}, "the terminal's modes as they were")
	if strings.Contains(d.record(), `"verdict":"allow"`) {
		t.Error("allowed at the end")
	}
}

// TestSeveralOverATUI: an agent that draws asks three things at once; the list stands in place of its
// screen, which comes back once, as it was.
func TestSeveralOverATUI(t *testing.T) {
	s := fakeSeat(t, 80, 24, onAlternate, nil, "--mode", "ask")
	theirs(t, s.folder)
	before := s.on("END").Look()
	calls := []int{s.call("rm -rf ./tmp_*"), s.call("rm a.txt"), s.call("rm -r build")}
	s.on("1 of 3").hit("o", "w").on("waiting: 3").on("A  allows these 3")
	if strings.Contains(s.Look(), "END") {
		t.Error("the agent's screen shows through")
	}
	s.hit("q", "A").on("files deleted, truncated or overwritten").hit("s", "s")
	for _, n := range calls {
		if got := s.answer(n); got != "<nil> " {
			t.Errorf("call %d: answered %q", n, got)
		}
	}
	eventually(t, func() bool { return s.Look() == before }, "the screen as it was: "+before)
	if n := bytes.Count(s.Bytes(), []byte("\a")); n != 1 {
		t.Errorf("it rang %d times", n)
	}
	s.types("X").ended()
}

// TestWatchAllowsTogether: two runs wait for one guard watch; what is granted lets through the
// requests of one, and what is answered elsewhere goes from the list in place.
func TestWatchAllowsTogether(t *testing.T) {
	h := newHome(t)
	agent, work := filepath.Join(h.home, "fakeagent"), filepath.Join(h.home, "work")
	theirs(t, work)
	if err := os.Symlink(selfPath(t), agent); err != nil {
		t.Fatal(err)
	}
	watch := &seat{folder: work, cols: 80, rows: 24}
	watch.start(t, append(h.env(), "TERM=xterm", "NO_COLOR="), "watch")
	watch.on("watching")
	begin := func(name, requests string) <-chan string {
		file := filepath.Join(h.home, name)
		write(t, file, requests)
		answers, _ := h.asking(work, agent, file)
		return answers
	}
	one := begin("one", atOnce("rm a", "rm b", "rm c"))
	watch.on("of 3").hit("o", "w")
	watch.on("waiting: 3")
	two := begin("two", atOnce("git push origin a", "git push origin b"))
	watch.on("waiting: 5")
	pending := askFor(h, some[control.PermissionRequest](5), "pending")
	ids := map[string]string{}
	for _, p := range pending {
		ids[p.ToolInput.Command] = p.RequestID
	}
	head := regexp.MustCompile(`1  HIGH  (rm .)`).FindStringSubmatch(watch.Look())[1]
	h.must("answer", ids[head], "deny") // which the list was opened from
	watch.on("waiting: 4")
	if strings.Contains(watch.Look(), head) {
		t.Error("it is still listed")
	}
	session := ids["git push origin a"][:strings.Index(ids["git push origin a"], "-")] + ".1"
	watch.on("B  allows the 2 of session " + session)
	watch.hit("q", "B")
	watch.on("s would let the 2 of session " + session)
	watch.hit("s", "s")
	for range 2 {
		if a := <-two; !strings.Contains(a, `"optionId":"yes"`) {
			t.Error(a)
		}
	}
	watch.on("guard  allowed 2 for this session").on("wants to run").hit("o", "D")
	for range 3 {
		if a := <-one; !strings.Contains(a, `"optionId":"no"`) {
			t.Error(a)
		}
	}
}

// TestLinesWaitForTheQuestion: what is told while a question stands comes after it, and nothing is left
// of either on the other.
func TestLinesWaitForTheQuestion(t *testing.T) {
	d := seated(t, 80, 24, permission("s1", 1, "rm -rf ./x", false), true)
	d.on("rm -rf ./x")
	if out, err := d.home.guard("mode", "safe"); err != nil {
		t.Fatal(err, out)
	}
	d.on("refused elsewhere")
	d.on("the mode is safe now")
	screen := d.Look()
	if strings.Contains(screen, "wants to run") || strings.Index(screen, "refused elsewhere") > strings.Index(screen, "the mode is safe now") {
		t.Errorf("on the screen:\n%s", screen)
	}
}
