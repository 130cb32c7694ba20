package prompt

import (
	"bytes"
	"context"
	"encoding/gob"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"io"
	"os"
	"os/exec"
	"os/signal"
	"sync"
	"syscall"
	"testing"
	"time"

	"golang.org/x/sys/unix"

	"guard/policy/decision"
	"guard/prompt/tty"
)

// The test binary is also the program that asks: with peerEnv set it plays one part on its
// controlling terminal, and writes what came of it to a file.
const (
	peerEnv   = "PROMPT_TEST_PEER"
	peerFile  = "PROMPT_TEST_RESULT"
	peerAsk   = "PROMPT_TEST_QUESTION"
	peerLimit = 60 * time.Second // a net, never reached by a test that passes
)

// result is what a peer reports.
type result struct {
	Answers []Answer
	Errs    []string
	Note    string
}

var peers = map[string]func(Question) result{
	"ask":        playAsk,
	"two":        playTwo,
	"three":      playThree,
	"crowd":      playCrowd,
	"confirm":    playConfirm,
	"trust":      playTrust,
	"available":  playAvailable,
	"background": playBackground,
	"withdrawn":  playWithdrawn,
	"panic":      playPanic,
	"stolen":     playStolen,
	"available later": func(q Question) result {
		waitForFile(os.Getenv(peerFile) + ".go")
		return playAvailable(q)
	},
}

func TestMain(m *testing.M) {
	play, ok := peers[os.Getenv(peerEnv)]
	if !ok {
		os.Exit(m.Run())
	}
	time.AfterFunc(peerLimit, func() { os.Exit(3) })
	signal.Ignore(syscall.SIGHUP) // as guard does, which has its record to write
	q, err := decodeQuestion(os.Getenv(peerAsk))
	if err != nil {
		panic(err)
	}
	report(play(q))
	io.Copy(io.Discard, os.Stdin) // the terminal is looked at before its session ends
}

// encodeQuestion keeps every byte, unlike JSON, which mends what is not UTF-8.
func encodeQuestion(q Question) (string, error) {
	var b bytes.Buffer
	err := gob.NewEncoder(&b).Encode(q)
	return hex.EncodeToString(b.Bytes()), err
}

func decodeQuestion(s string) (q Question, err error) {
	b, err := hex.DecodeString(s)
	if err != nil {
		return q, err
	}
	return q, gob.NewDecoder(bytes.NewReader(b)).Decode(&q)
}

func report(r result) {
	out, err := json.Marshal(r)
	if err != nil {
		panic(err)
	}
	path := os.Getenv(peerFile)
	if err := os.WriteFile(path+".part", out, 0o600); err != nil {
		panic(err)
	}
	if err := os.Rename(path+".part", path); err != nil {
		panic(err)
	}
}

func (r *result) add(a Answer, err error) {
	r.Answers = append(r.Answers, a)
	if err == nil {
		r.Errs = append(r.Errs, "")
		return
	}
	r.Errs = append(r.Errs, err.Error())
}

func playAsk(q Question) (r result) {
	r.add(New(tty.Options{}).Ask(context.Background(), q))
	return r
}

// playTwo asks two questions at once; the second is named after the first.
func playTwo(q Question) result { return playMany(q, 2) }

func playThree(q Question) result { return playMany(q, 3) }

func playMany(q Question, n int) result {
	queue := NewQueue(New(tty.Options{}))
	answers, errs := make([]Answer, n), make([]error, n)
	var wg sync.WaitGroup
	for i := range n {
		mine := q
		mine.Raw = fmt.Sprintf("%s number %d", q.Raw, i+1)
		wg.Go(func() { answers[i], errs[i] = ask(queue, context.Background(), mine) })
		for queue.Waiting() <= i {
			time.Sleep(time.Millisecond)
		}
	}
	wg.Wait()
	var r result
	for i := range n {
		r.add(answers[i], errs[i])
	}
	return r
}

// takesBack as a claim has playCrowd wait to be told.
const takesBack = "takes the first back"

// playCrowd asks several questions of one session at once: three, or as many as Waiting.Of says.
// Told to, if its claim says that it will be, it takes the first back and asks one more, which Waiting.N makes critical. What a
// grant covers, it takes back too, as guard does.
func playCrowd(q Question) result {
	queue := NewQueue(New(tty.Options{}))
	queue.Offers = oneCategory
	n := max(3, q.Waiting.Of)
	answers, errs, ends := make([]Answer, n+1), make([]error, n+1), make([]chan struct{}, n+1)
	all, granted := context.WithCancel(context.Background())
	put := func(ctx context.Context, mine Question, i int) {
		mine.Raw = fmt.Sprintf("%s number %d", q.Raw, i+1)
		before, end := queue.Waiting(), make(chan struct{})
		ends[i] = end
		go func() {
			defer close(end)
			if answers[i], errs[i] = ask(queue, ctx, mine); answers[i].Kind == decision.ForSession {
				granted()
			}
		}()
		for queue.Waiting() <= before {
			select {
			case <-end: // answered before it was seen to wait
				return
			case <-time.After(time.Millisecond):
			}
		}
	}
	first, gone := context.WithCancel(all)
	defer gone()
	put(first, q, 0)
	for i := 1; i < n; i++ {
		put(all, q, i)
	}
	if q.Claim == takesBack {
		waitForFile(os.Getenv(peerFile) + ".go")
		last := q
		if q.Waiting.N > 0 {
			last.Level = "critical"
		}
		gone()
		<-ends[0]
		put(all, last, n)
		n++
	}
	var r result
	for i := range n {
		<-ends[i]
		r.add(answers[i], errs[i])
	}
	return r
}

// oneCategory offers a category for all, unless one is critical.
func oneCategory(all []*Question) []Offer {
	for _, q := range all {
		if q.Level == "critical" {
			return nil
		}
	}
	return []Offer{{Scope: all[0].Scope, Categories: "FS_DELETE_OVERWRITE", Count: len(all), Bearer: all[0]}}
}

func playConfirm(Question) (r result) {
	r.add(Answer{}, New(tty.Options{}).ConfirmUnrestricted(context.Background()))
	return r
}

func playTrust(Question) (r result) {
	r.add(Answer{}, New(tty.Options{}).ConfirmTrust(context.Background(), "app/.guard.toml", 3))
	return r
}

func playAvailable(Question) (r result) {
	r.add(Answer{}, New(tty.Options{}).Available())
	return r
}

// playBackground has a child in a process group of its own, behind this one, look and ask.
func playBackground(q Question) result {
	cmd := exec.Command(os.Args[0])
	cmd.Env = append(os.Environ(), peerEnv+"=available")
	cmd.SysProcAttr = &syscall.SysProcAttr{Setpgid: true}
	if err := cmd.Run(); err != nil {
		panic(err)
	}
	out, err := os.ReadFile(os.Getenv(peerFile))
	if err != nil {
		panic(err)
	}
	var r result
	if err := json.Unmarshal(out, &r); err != nil {
		panic(err)
	}
	return r
}

// playWithdrawn takes the question back when it is told to.
func playWithdrawn(q Question) (r result) {
	ctx, cancel := context.WithCancel(context.Background())
	go func() {
		waitForFile(os.Getenv(peerFile) + ".go")
		cancel()
	}()
	r.add(New(tty.Options{}).Ask(ctx, q))
	return r
}

// playPanic has the drawing fail while the terminal is held.
func playPanic(Question) (r result) {
	t := New(tty.Options{})
	func() {
		defer func() { r.Note = fmt.Sprint(recover()) }()
		t.tty.Show(context.Background(), tty.Showing{Dialog: &brokenDialog{}, Last: func(error, int) string { return "guard  gone" }})
	}()
	r.add(Answer{}, t.Available())
	return r
}

type brokenDialog struct{ draws int }

func (b *brokenDialog) Resize(int, int) int           { return 3 }
func (b *brokenDialog) Key(tty.Key, bool) tty.Outcome { return tty.Changed }
func (b *brokenDialog) Draw(bool, bool) []string {
	if b.draws++; b.draws > 1 {
		panic("broken")
	}
	return []string{"guard", "", "keys"}
}

// playStolen has another program set the terminal's mode while guard asks.
func playStolen(q Question) (r result) {
	go func() {
		waitForFile(os.Getenv(peerFile) + ".go")
		tty, err := os.OpenFile("/dev/tty", os.O_RDWR, 0)
		if err != nil {
			panic(err)
		}
		defer tty.Close()
		m, err := unix.IoctlGetTermios(int(tty.Fd()), getMode)
		if err != nil {
			panic(err)
		}
		m.Cc[0] ^= 1 // VINTR: another program's mark
		for err = unix.EINTR; err == unix.EINTR; {
			err = unix.IoctlSetTermios(int(tty.Fd()), setMode, m)
		}
		if err != nil {
			panic(err)
		}
	}()
	r.add(New(tty.Options{}).Ask(context.Background(), q))
	return r
}

func waitForFile(path string) {
	for {
		if _, err := os.Stat(path); err == nil {
			return
		}
		time.Sleep(5 * time.Millisecond)
	}
}
