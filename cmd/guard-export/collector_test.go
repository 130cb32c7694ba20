//go:build !windows

package main

import (
	"bufio"
	"bytes"
	"crypto/ecdsa"
	"crypto/elliptic"
	crand "crypto/rand"
	"crypto/x509"
	"crypto/x509/pkix"
	"encoding/json"
	"encoding/pem"
	"fmt"
	"math/big"
	"math/rand/v2"
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"golang.org/x/sys/unix"

	"guard/audit"
	"guard/export"
	"guard/export/job"
	"guard/internal/load"
)

// built are the programs that the tests start: guard-export, guard, and OpenTelemetry's Collector.
type built struct{ exporter, guard, collector string }

var programs = sync.OnceValues(func() (built, error) {
	dir, err := os.MkdirTemp("", "guard-export-test-")
	if err != nil {
		return built{}, err
	}
	for _, p := range [][2]string{{"../..", "./cmd/guard-export"}, {"../..", "./cmd/guard"}, {"testdata/collector", "."}} {
		c := exec.Command("go", "build", "-o", dir+"/", p[1])
		c.Dir = p[0]
		c.Env = append(os.Environ(), "CGO_ENABLED=0")
		if out, err := c.CombinedOutput(); err != nil {
			os.RemoveAll(dir)
			return built{}, fmt.Errorf("%s: %w: %s", p[1], err, out)
		}
	}
	return built{filepath.Join(dir, "guard-export"), filepath.Join(dir, "guard"), filepath.Join(dir, "collector")}, nil
})

func TestMain(m *testing.M) {
	if os.Getenv("GUARD_TEST_LOAD_AGENT") != "" {
		os.Exit(load.Main())
	}
	status := m.Run()
	if p, err := programs(); err == nil && p.exporter != "" {
		os.RemoveAll(filepath.Dir(p.exporter))
	}
	os.Exit(status)
}

// needsCollector builds what the test starts. Its modules come from Go's module proxy.
func needsCollector(t *testing.T) built {
	t.Helper()
	if testing.Short() {
		t.Skip("-short")
	}
	p, err := programs()
	if err != nil {
		if os.Getenv("GUARD_REAL_AGENTS") == "required" {
			t.Fatal(err)
		}
		t.Skip(err)
	}
	return p
}

// collector is the Collector on loopback, which can be killed and started again.
type collector struct {
	t       testing.TB
	path    string
	args    []string
	file    string // of what came
	address string
	running *exec.Cmd
}

func newCollector(t testing.TB, path string, secured ...string) *collector {
	t.Helper()
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer l.Close()
	c := &collector{t: t, path: path, file: filepath.Join(t.TempDir(), "logs.jsonl"), address: l.Addr().String()}
	c.args = append([]string{c.address, c.file}, secured...)
	t.Cleanup(c.kill)
	return c
}

func (c *collector) start() {
	c.t.Helper()
	c.running = exec.Command(c.path, c.args...)
	out, err := c.running.StdoutPipe()
	if err == nil {
		c.running.Stderr = os.Stderr
		err = c.running.Start()
	}
	if err != nil {
		c.t.Fatal(err)
	}
	if line, err := bufio.NewReader(out).ReadString('\n'); line != "ready\n" {
		c.t.Fatalf("the Collector does not begin: %q, %v", line, err)
	}
}

func (c *collector) kill() {
	if c.running != nil {
		_ = c.running.Process.Kill()
		_ = c.running.Wait()
		c.running = nil
	}
}

// arrived are the ids of the records that came, each once, in the order in which they came first.
func (c *collector) arrived() (ids []string, twice int) {
	c.t.Helper()
	content, err := os.ReadFile(c.file)
	if err != nil {
		c.t.Fatal(err)
	}
	seen := map[string]bool{}
	for line := range bytes.Lines(content) {
		var logs struct {
			ResourceLogs []struct {
				ScopeLogs []struct {
					LogRecords []struct {
						Attributes []struct {
							Key   string
							Value struct{ StringValue string }
						}
					}
				}
			}
		}
		if err := json.Unmarshal(line, &logs); err != nil {
			continue // a kill has cut it: it was not acknowledged
		}
		for _, r := range logs.ResourceLogs {
			for _, s := range r.ScopeLogs {
				for _, one := range s.LogRecords {
					for _, a := range one.Attributes {
						if a.Key != "guard.record.id" {
							continue
						}
						if seen[a.Value.StringValue] {
							twice++
						} else {
							seen[a.Value.StringValue] = true
							ids = append(ids, a.Value.StringValue)
						}
					}
				}
			}
		}
	}
	return ids, twice
}

// begin starts guard-export with a job, as guard does.
func begin(t *testing.T, program string, j job.Job) *exec.Cmd {
	t.Helper()
	text, err := json.Marshal(j)
	if err != nil {
		t.Fatal(err)
	}
	from, to, err := os.Pipe()
	if err != nil {
		t.Fatal(err)
	}
	defer from.Close()
	c := exec.Command(program)
	c.ExtraFiles = []*os.File{from}
	if _, err = to.Write(text); err == nil {
		err = to.Close()
	}
	if err == nil {
		err = c.Start()
	}
	if err != nil {
		t.Fatal(err)
	}
	return c
}

// wholeSessions complains unless each session's records came, 1 to its count, in this order.
func wholeSessions(t *testing.T, ids []string, counts map[string]int) {
	t.Helper()
	next := map[string]int{}
	for _, id := range ids {
		session, seq, _ := strings.Cut(id, "/")
		if next[session]++; seq != fmt.Sprint(next[session]) {
			t.Fatalf("%s came as number %d of its session", id, next[session])
		}
	}
	for session, n := range counts {
		if next[session] != n {
			t.Errorf("of session %s %d records came, of %d", session, next[session], n)
		}
	}
}

// TestEverythingReachesTheCollector: 100,000 events arrive once each, in order, at the real Collector, which is killed
// and started again at random, as the exporter is, while the disk is full for a while and sessions go on.
func TestEverythingReachesTheCollector(t *testing.T) {
	p := needsCollector(t)
	const total, sessions = 100_000, 50
	random := rand.New(rand.NewPCG(7, uint64(os.Getpid())))
	c := newCollector(t, p.collector)
	dir := t.TempDir()
	j := job.Job{How: export.Follow, Records: filepath.Join(dir, "log"), State: filepath.Join(dir, "state"),
		Contents: export.Contents{Texts: true}, Collector: job.Collector{Endpoint: "http://" + c.address}}
	counts, logs := map[string]int{}, map[string]*audit.Log{}
	write := func(n int) {
		for range n {
			id := fmt.Sprintf("s%02d", random.IntN(sessions))
			log := logs[id]
			if log == nil {
				var err error
				if log, err = audit.Create(audit.Params{Dir: j.Records, Session: id}); err != nil {
					t.Fatal(err)
				}
				logs[id] = log
			}
			if err := log.Append(audit.Record{Event: audit.Decided, Agent: "gemini", Mode: "ask",
				Request: map[string]string{"tool": "shell", "command": "go test ./..."},
				Verdict: map[string]string{"verdict": "allow", "risk": "medium"}}); err != nil {
				t.Fatal(err)
			}
			counts[id]++
		}
	}
	write(total / 2)
	var running *exec.Cmd
	kill := func() {
		if running != nil {
			_ = running.Process.Kill() // our own child, kill -9
			_ = running.Wait()
			running = nil
		}
	}
	defer kill()
	journal := filepath.Join(j.State, "journal")
	const rounds = 25
	kills := 0
	for round := range rounds {
		if running == nil {
			running = begin(t, p.exporter, j)
		}
		if c.running == nil && random.IntN(3) > 0 {
			c.start()
		}
		write(total / 2 / rounds)
		time.Sleep(time.Duration(random.IntN(250)) * time.Millisecond)
		switch random.IntN(4) {
		case 0:
			c.kill()
			kills++
		case 1:
			kill()
			kills++
		}
		switch round { // the disk has no room for the journal between these
		case 8:
			kill()
			fill(t, journal)
		case 14:
			kill()
			free(t, journal)
		}
	}
	kill()
	if c.running == nil {
		c.start()
	}
	for _, log := range logs {
		if err := log.Close(); err != nil {
			t.Fatal(err)
		}
	}
	j.How = export.Once
	last := begin(t, p.exporter, j)
	if err := last.Wait(); err != nil {
		t.Fatal(err)
	}
	ids, twice := c.arrived()
	wholeSessions(t, ids, counts)
	if len(ids) != total || kills == 0 {
		t.Errorf("%d came, of %d; %d kills", len(ids), total, kills)
	}
	t.Logf("%d kills, %d events came twice and are told by their id", kills, twice)
}

// fill has nothing more be written to a file, as a full disk does; what it held stays.
func fill(t *testing.T, path string) {
	t.Helper()
	if err := os.Rename(path, path+".kept"); err != nil && !os.IsNotExist(err) {
		t.Fatal(err)
	}
	if err := os.MkdirAll(path, 0o700); err != nil { // neither read nor written as a file
		t.Fatal(err)
	}
}

func free(t *testing.T, path string) {
	t.Helper()
	if err := os.RemoveAll(path); err != nil {
		t.Fatal(err)
	}
	if err := os.Rename(path+".kept", path); err != nil && !os.IsNotExist(err) {
		t.Fatal(err)
	}
}

// TestAThousandSessions: all of a team's day is handed on well within the test's time.
func TestAThousandSessions(t *testing.T) {
	p := needsCollector(t)
	c := newCollector(t, p.collector)
	c.start()
	dir := t.TempDir()
	j := job.Job{Records: filepath.Join(dir, "log"), State: filepath.Join(dir, "state"),
		Contents: export.Contents{Texts: true}, Collector: job.Collector{Endpoint: "http://" + c.address}}
	counts := map[string]int{}
	for i := range 1000 {
		id := fmt.Sprintf("s%04d", i)
		log, err := audit.Create(audit.Params{Dir: j.Records, Session: id})
		if err != nil {
			t.Fatal(err)
		}
		for range 40 {
			if err := log.Append(audit.Record{Event: audit.Decided, Request: map[string]string{"tool": "shell", "command": "ls"}}); err != nil {
				t.Fatal(err)
			}
		}
		if err := log.Append(audit.Record{Event: audit.SessionEnded}); err != nil {
			t.Fatal(err)
		}
		log.Close()
		counts[id] = 41
	}
	begun := time.Now()
	if err := begin(t, p.exporter, j).Wait(); err != nil {
		t.Fatal(err)
	}
	t.Logf("1,000 sessions, 41,000 events: %v", time.Since(begun).Round(time.Millisecond))
	ids, twice := c.arrived()
	wholeSessions(t, ids, counts)
	if len(ids) != 41_000 || twice != 0 {
		t.Errorf("%d came, %d twice", len(ids), twice)
	}
}

// TestAGuardThatIsKilled: what a run has recorded arrives, though guard is killed, and the exporter ends by itself.
func TestAGuardThatIsKilled(t *testing.T) {
	p := needsCollector(t)
	c := newCollector(t, p.collector)
	c.start()
	home := t.TempDir()
	config := filepath.Join(home, ".config", "guard", "guard.toml")
	if err := os.MkdirAll(filepath.Dir(config), 0o700); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(config, fmt.Appendf(nil, "[export]\nendpoint = \"http://%s\"\n", c.address), 0o600); err != nil {
		t.Fatal(err)
	}
	guard := exec.Command(p.guard, "run", "--protocol", "plain", "--", "sleep", "60")
	guard.Dir = t.TempDir()
	guard.Env = []string{"HOME=" + home, "PATH=" + os.Getenv("PATH")}
	if err := guard.Start(); err != nil {
		t.Fatal(err)
	}
	killed := sync.OnceFunc(func() {
		_ = guard.Process.Kill()
		_ = guard.Wait()
	})
	defer killed()
	state := filepath.Join(home, ".local", "state", "guard", "export", job.Folder("http://"+c.address))
	until := func(what string, holds func(s export.Status, running bool) bool) {
		t.Helper()
		for deadline := time.Now().Add(time.Minute); ; time.Sleep(20 * time.Millisecond) {
			if s, running, err := export.StatusIn(state); err == nil && holds(s, running) {
				return
			}
			if time.Now().After(deadline) {
				t.Fatal("it does not come: " + what)
			}
		}
	}
	until("the start's record", func(s export.Status, running bool) bool { return s.Sent > 0 && running })
	killed()
	until("the exporter's end", func(_ export.Status, running bool) bool { return !running })
	if ids, _ := c.arrived(); len(ids) == 0 {
		t.Error("nothing came")
	}
}

// BenchmarkPermissionExported: the median of answers by policy while the record is handed on, at most 1.05 times that of
// a guard that hands nothing on.
func BenchmarkPermissionExported(b *testing.B) {
	p, err := programs()
	if err != nil {
		b.Skip(err)
	}
	c := newCollector(b, p.collector)
	c.start()
	self, err := os.Executable()
	if err != nil {
		b.Fatal(err)
	}
	through := func(config string) *load.Client {
		home := b.TempDir()
		if err := os.MkdirAll(filepath.Join(home, "guard"), 0o700); err != nil {
			b.Fatal(err)
		}
		if err := os.WriteFile(filepath.Join(home, "guard", "guard.toml"), []byte(config), 0o600); err != nil {
			b.Fatal(err)
		}
		client, err := load.Start(append(os.Environ(), "GUARD_TEST_LOAD_AGENT=1", "HOME="+home, "XDG_CONFIG_HOME="+home,
			"XDG_STATE_HOME="+home, "XDG_RUNTIME_DIR="), p.guard, "run", "--protocol", "acp", "--", self)
		if err != nil {
			b.Fatal(err)
		}
		return client
	}
	with, without := through(fmt.Sprintf("[export]\nendpoint = \"http://%s\"\n", c.address)), through("")
	defer with.Close()
	defer without.Close()
	var w, o time.Duration
	for b.Loop() {
		for client, sum := range map[*load.Client]*time.Duration{with: &w, without: &o} {
			p50, err := client.Ask(3000)
			if err != nil {
				b.Fatal(err)
			}
			*sum += p50
		}
	}
	b.StopTimer()
	b.ReportMetric(float64(w)/float64(o), "of-unexported")
	b.ReportMetric(float64(w.Microseconds())/float64(b.N), "µs-p50")
	if ids, _ := c.arrived(); len(ids) == 0 {
		b.Error("nothing was handed on")
	}
}

// TestTheCollectorIsKnown: a Collector with a certificate of a private authority, which wants one of guard, and headers.
// With any of them wrong nothing is handed on, and nothing is lost.
func TestTheCollectorIsKnown(t *testing.T) {
	p := needsCollector(t)
	dir := t.TempDir()
	ca := newAuthority(t, dir, "ca")
	other := newAuthority(t, dir, "other")
	ca.sign("server", true)
	ca.sign("guard", false)
	other.sign("stranger", false)
	at := func(name string) string { return filepath.Join(dir, name+".pem") }
	c := newCollector(t, p.collector, at("server"), at("server-key"), at("ca"))
	c.start()
	log, err := audit.Create(audit.Params{Dir: filepath.Join(dir, "log"), Session: "s0"})
	if err == nil {
		err = log.Append(audit.Record{Event: audit.SessionStarted})
	}
	if err != nil {
		t.Fatal(err)
	}
	defer log.Close()
	for _, tt := range []struct {
		name string
		to   job.Collector
		ok   bool
	}{
		{"nobody vouches for the Collector", job.Collector{Cert: at("guard"), Key: at("guard-key")}, false},
		{"another authority does", job.Collector{CA: at("other"), Cert: at("guard"), Key: at("guard-key")}, false},
		{"guard has no certificate", job.Collector{CA: at("ca")}, false},
		{"guard has a stranger's", job.Collector{CA: at("ca"), Cert: at("stranger"), Key: at("stranger-key")}, false},
		{"a key is missing", job.Collector{CA: at("ca"), Cert: at("guard")}, false},
		{"both know each other", job.Collector{CA: at("ca"), Cert: at("guard"), Key: at("guard-key")}, true},
	} {
		tt.to.Endpoint = "https://" + c.address
		j := job.Job{Records: filepath.Join(dir, "log"), State: filepath.Join(dir, "state"), Collector: tt.to}
		if err := begin(t, p.exporter, j).Wait(); (err == nil) != tt.ok {
			t.Errorf("%s: %v", tt.name, err)
		}
	}
	if ids, twice := c.arrived(); len(ids) != 1 || twice != 0 {
		t.Errorf("%d came, %d twice", len(ids), twice)
	}
}

// authority signs certificates.
type authority struct {
	t    *testing.T
	dir  string
	cert *x509.Certificate
	key  *ecdsa.PrivateKey
}

func newAuthority(t *testing.T, dir, name string) authority {
	t.Helper()
	key, err := ecdsa.GenerateKey(elliptic.P256(), crand.Reader)
	if err != nil {
		t.Fatal(err)
	}
	a := authority{t: t, dir: dir, key: key, cert: &x509.Certificate{SerialNumber: big.NewInt(1), Subject: pkix.Name{CommonName: name},
		NotAfter: time.Now().Add(time.Hour), IsCA: true, BasicConstraintsValid: true, KeyUsage: x509.KeyUsageCertSign}}
	der, err := x509.CreateCertificate(crand.Reader, a.cert, a.cert, &key.PublicKey, key)
	if err != nil {
		t.Fatal(err)
	}
	a.write(name, "CERTIFICATE", der)
	return a
}

func (a authority) sign(name string, server bool) {
	a.t.Helper()
	key, err := ecdsa.GenerateKey(elliptic.P256(), crand.Reader)
	if err != nil {
		a.t.Fatal(err)
	}
	usage := x509.ExtKeyUsageClientAuth
	if server {
		usage = x509.ExtKeyUsageServerAuth
	}
	cert := &x509.Certificate{SerialNumber: big.NewInt(2), Subject: pkix.Name{CommonName: name}, NotAfter: time.Now().Add(time.Hour),
		ExtKeyUsage: []x509.ExtKeyUsage{usage}, IPAddresses: []net.IP{net.IPv4(127, 0, 0, 1)}}
	der, err := x509.CreateCertificate(crand.Reader, cert, a.cert, &key.PublicKey, a.key)
	if err != nil {
		a.t.Fatal(err)
	}
	a.write(name, "CERTIFICATE", der)
	private, err := x509.MarshalECPrivateKey(key)
	if err != nil {
		a.t.Fatal(err)
	}
	a.write(name+"-key", "EC PRIVATE KEY", private)
}

func (a authority) write(name, kind string, der []byte) {
	a.t.Helper()
	if err := os.WriteFile(filepath.Join(a.dir, name+".pem"), pem.EncodeToMemory(&pem.Block{Type: kind, Bytes: der}), unix.S_IRUSR|unix.S_IWUSR); err != nil {
		a.t.Fatal(err)
	}
}
