package shell_test

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	"guard/internal/seed"
	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell"
)

// machine is a made-up process table: what runs, and what of it the agent
// started.
type machine map[int]struct {
	name, line string
	own        bool
}

func (m machine) Own(pid int) bool { return m[pid].own }

func (m machine) Named(pattern string, full bool) (pids []int, ok bool) {
	expr, err := regexp.CompilePOSIX(pattern)
	if err != nil || pattern == "" {
		return nil, false
	}
	for pid, p := range m {
		if expr.MatchString(p.name) && !full || expr.MatchString(p.line) && full {
			pids = append(pids, pid)
		}
	}
	return pids, true
}

func (m machine) AtPort(int) ([]int, bool) { return nil, false }

// running: the agent's dev server, a watcher of its own, the person's editor, a
// server of each, guard.
var running = machine{
	4711: {"node", "node vite --port 3000", true},
	4712: {"watcher", "watcher src", true},
	800:  {"vim", "vim notes.md", false},
	801:  {"python3", "python3 -m http.server 8000", false},
	4713: {"python3", "python3 -m http.server 9000", true},
	700:  {"guard", "guard gemini", false},
}

func ends(line string, p place.Processes) shell.Reading {
	w := corpusWorld
	w.Processes = p
	return shell.Read(line, w.Workspace, w)
}

const (
	kills = "high SYSTEM_IMPACT"
	own   = "medium"
)

func found(r shell.Reading) string {
	return strings.TrimSpace(r.Level.Effective().String() + " " + r.Categories.String())
}

func TestKill(t *testing.T) {
	for _, tt := range []struct {
		line, known, blind string // with a process table, and without one
	}{
		// By number.
		{"kill 4711", own, kills},
		{"kill -9 4711", own, kills},
		{"kill -KILL 4711", own, kills},
		{"kill -SIGTERM 4711 4712", own, kills},
		{"kill -s TERM 4711", own, kills},
		{"kill -n 15 4711", own, kills},
		{"kill --signal KILL 4711", own, kills},
		{"kill -1 4711", own, kills}, // SIGHUP
		{"kill -- -4711", own, kills},
		{"kill -TERM -4711", own, kills},
		{"timeout 5 kill 4711", own, kills},
		{"echo 4711 | xargs kill", own, kills},
		{"for p in 4711 4712; do kill $p; done", own, kills},
		{"kill 800", kills, kills},
		{"kill -KILL 800", kills, kills}, // read as -L once
		{"kill -10 800", kills, kills},   // and this as -0
		{"kill 4711 800", kills, kills},
		{"kill -- -800", kills, kills},
		{"kill 99999", kills, kills},
		{"kill 04711", kills, kills},
		{"kill 4711x", kills, kills},
		{"kill 4711.5", kills, kills},
		{"kill -q 4711 4711", kills, kills},
		{"kill -z 4711", kills, kills},
		{"kill node", kills, kills},
		{"kill 0", kills, kills},
		{"kill -9 0", kills, kills},
		{"kill", kills, kills},
		{"kill 1", "critical SYSTEM_IMPACT", "critical SYSTEM_IMPACT"},
		{"kill -1", "critical SYSTEM_IMPACT", "critical SYSTEM_IMPACT"},
		{"kill -9 -1", "critical SYSTEM_IMPACT", "critical SYSTEM_IMPACT"},
		{"kill -- -1", "critical SYSTEM_IMPACT", "critical SYSTEM_IMPACT"},
		{"kill 4711 -1", "critical SYSTEM_IMPACT", "critical SYSTEM_IMPACT"},
		{"kill $PPID", "critical SYSTEM_IMPACT", "critical SYSTEM_IMPACT"},
		{`kill "${PPID}"`, "critical SYSTEM_IMPACT", "critical SYSTEM_IMPACT"},
		{"kill 700", kills, kills},
		// Elsewhere the same number is another process.
		{"ssh host kill 4711", kills + " NETWORK_RISK", kills + " NETWORK_RISK"},
		{"docker exec web kill 4711", kills, kills},
		{"docker exec web pkill -f vite", kills, kills},
		// Nothing ends.
		{"kill -0 800", "low", "low"},
		{"kill -s 0 800", "low", "low"},
		{"kill -0 4711 && echo up", "low", "low"},
		{"kill -l", "low", "low"},
		{"kill -l 9", "low", "low"},
		{"kill -L", "low", "low"},
		{"pkill -0 vim", "low", "low"},
		{"killall -l", "low", "low"},
		{"kill -9 -0", kills, kills},
		{"pkill -l vim", kills, kills}, // macOS: says what it kills
		// What the line itself runs in the background.
		{"kill %1", own, own},
		{"kill -9 %1 %2", own, own},
		{"sleep 5 & kill $!", own, own},
		{`sleep 5 & kill "$!"`, own, own},
		{"sleep 5 & kill -9 ${!}", own, own},
		{"sleep 5 & P=$!; sleep 1; kill $P", own, own},
		{`sleep 5 & P=$!; kill "${P}"`, own, own},
		{"sleep 5 & A=$!; sleep 6 & B=$!; kill $A $B", own, own},
		{"sleep 5 & P=$!; kill -- -$P", own, own},
		{"sleep 5 & export P=$!; kill $P", own, own},
		{"sleep 5 & P=$!; Q=$P; kill $Q", own, own},
		{"sleep 5 & P=$!; for i in 1 2; do ((i++)); done; kill $P", own, own},
		{"(sleep 5 & kill $!)", own, own},
		{"make -s x && sleep 5 & kill $! %1", own, own},
		{"sleep 5 & P=$!; kill $P 4711", own, kills},
		{"kill $!", kills, kills},
		{"P=$!; kill $P", kills, kills},
		{"(sleep 5 &); kill $!", kills, kills},
		{"sleep 5 & P=$!; kill 1$P", kills, kills},
		{"sleep 5 & P=$!; kill ${P%1}", kills, kills},
		{"sleep 5 & P=$!; kill ${P:-800}", kills, kills},
		{"sleep 5 & P=$!; P=800; kill $P", kills, kills},
		{"sleep 5 & P=$!; P+=1; kill $P", kills, kills},
		{"sleep 5 & P=$!; ((P=800)); kill $P", kills, kills},
		{"sleep 5 & P=$!; let P=800; kill $P", kills, kills},
		{"sleep 5 & P=$!; : $((P+=1)); kill $P", kills, kills},
		{"sleep 5 & P=$!; kill $((P+1))", kills, kills},
		{"sleep 5 & P=$!; X='P=800'; ((X)); kill $P", kills, kills},
		{"sleep 5 & P=$!; if true; then ((P=800)); fi; kill $P", kills, kills},
		{"sleep 5 & P=$!; if true; then :; else ((P=800)); fi; kill $P", kills, kills},
		{"sleep 5 & P=$!; read P < f; kill $P", kills, kills},
		{"sleep 5 & P=$!; printf -v P 800; kill $P", kills, kills},
		{"sleep 5 & P=$!; kill $(echo 1$P)", kills, kills},
		{"sleep 5 & P=$!; exec {P}<x; kill $P", kills, kills},
		{"sleep 5 & declare -n Q=P; P=$!; Q=800; kill $P", kills, kills},
		{"sleep 5 & kill $! 800", kills, kills},
		{"sleep 5 & kill $$", kills, kills},
		// By name.
		{"pkill -f vite", own, kills},
		{"pkill node", own, kills},
		{"pkill -x watcher", own, kills},
		{"pkill -9 -f 'node vite'", own, kills},
		{"pkill -KILL -f vite", own, kills},
		{"pkill --signal KILL --full vite", own, kills},
		{"pkill -o -u me python3", kills, kills},
		{"pkill -f 'http.server 9000'", own, kills},
		{"pkill python3", kills, kills},
		{"pkill -f http.server", kills, kills},
		{"pkill -f .", kills, kills},
		{"pkill vim", kills, kills},
		{"pkill nobody", own, kills}, // nothing is called that
		{"pkill -v node", kills, kills},
		{"pkill -i node", kills, kills},
		{"pkill -F x.pid", kills, kills},
		{"pkill -u me", kills, kills},
		{"pkill -P 4711", kills, kills},
		{"pkill -f '['", kills, kills},
		{"pkill -f $X", kills, kills},
		{"pkill -xfsz vim", kills, kills}, // a signal: XFSZ
		{"killall node", own, kills},
		{"killall -9 watcher node", own, kills},
		{"killall -q -s KILL node", own, kills},
		{"killall -r '^no.e'", own, kills},
		{"killall nod", own, kills}, // a whole name: nothing has it
		{"killall -r '^[pn]'", kills, kills},
		{"killall python3", kills, kills},
		{"killall -g node", kills, kills},
		{"killall -I node", kills, kills},
		{"killall /usr/bin/node", kills, kills},
		{"killall a-very-long-name", kills, kills},
		{"pkill guard", "critical SYSTEM_IMPACT", "critical SYSTEM_IMPACT"},
		{"pkill guar", kills, kills},
		{"skill node", kills, kills},
		{"xkill", kills, kills},
		// What pgrep finds.
		{"kill $(pgrep -f vite)", own, kills},
		{"kill -9 $(pgrep node)", own, kills},
		{"kill `pgrep -x watcher`", own, kills},
		{`P=$(pgrep -f vite); kill "$P"`, own, kills},
		{"pgrep -f vite | xargs kill -9", own, kills},
		{"pgrep -f vite | xargs -r -n1 kill", own, kills},
		{"pgrep -f vite | xargs -I{} kill {}", own, kills},
		{"xargs kill < <(pgrep -f vite)", own, kills},
		{"kill $(pgrep -f vite 2>/dev/null)", own, kills},
		{"kill $(pgrep -d' ' -n node)", own, kills},
		{"kill $(pgrep python3)", kills, kills},
		{"kill $(pgrep -a node)", kills, kills}, // the words of its line are numbers too
		{"kill $(pgrep -c node)", kills, kills},
		{"kill $(pgrep -v node)", kills, kills},
		{"kill $(pgrep -d0 node)", kills, kills},
		{"kill 1$(pgrep node)", kills, kills},
		{"kill $(pgrep node) 800", kills, kills},
		{"kill $(pgrep node; echo 800)", kills, kills},
		{"kill $(pgrep node; pgrep vim)", kills, kills},
		{"kill $(echo 8; pgrep node)", kills, kills},
		{"P=$(pgrep node); kill ${P:-800}", kills, kills},
		{"P=$(pgrep node); kill 8$P", kills, kills},
		{"P=$(pgrep node); kill $(printf '8%s' $P)", kills, kills},
		{"pgrep node | xargs -I{} kill 8{}", kills, kills},
		{"pgrep node | xargs kill 800", kills, kills},
		{"pgrep node | sed s/^/8/ | xargs kill", kills, kills},
		{"pgrep() { echo 800; }; kill $(pgrep node)", kills, kills},
		{"ssh host pgrep node | xargs kill", kills, kills},
		{"kill $(lsof -t -i:3000)", kills, kills},
		{"fuser -k 3000/tcp", kills, kills},
		{"kill $(cat server.pid)", "high SYSTEM_IMPACT EXEC_ARBITRARY", "high SYSTEM_IMPACT EXEC_ARBITRARY"},
	} {
		with, without := ends(tt.line, running), ends(tt.line, nil)
		if got := found(with); !strings.HasPrefix(got, tt.known) || tt.known == own && got != own {
			t.Errorf("%s: %s, want %s: %v", tt.line, got, tt.known, with.Reasons)
		}
		if got := found(without); !strings.HasPrefix(got, tt.blind) || tt.blind == own && got != own {
			t.Errorf("%s, without a process table: %s, want %s: %v", tt.line, got, tt.blind, without.Reasons)
		}
		if with.Protected != without.Protected || strings.Contains(tt.line, "pkill guard") != with.Protected {
			t.Errorf("%s: protected %v", tt.line, with.Protected)
		}
	}
}

// The reason says whose it is.
func TestKillSaysWhose(t *testing.T) {
	for line, want := range map[string]string{
		"kill -9 4711":                   "ends 4711, which this agent started",
		"pkill -f vite":                  "ends what is named vite, which this agent started",
		"pkill nobody":                   "ends nothing: no process is named nobody now",
		"kill $(pgrep -f vite)":          "ends $(pgrep -f vite), which this agent started",
		"sleep 5 & P=$!; kill $P":        "ends a job of this line: $P",
		"sleep 5 & kill $! 4712":         "ends $! 4712, which this agent started",
		"kill 800":                       "ends processes: 800",
		"kill -9 -1":                     "ends every process there is",
		"pgrep -f vite | xargs -n1 kill": "ends …, which this agent started",
	} {
		r := ends(line, running)
		if !slices.ContainsFunc(r.Reasons, func(one risk.Reason) bool { return one.String() == want }) {
			t.Errorf("%s: %v, want %q", line, r.Reasons, want)
		}
	}
}

// A process table that cannot be read lowers nothing.
type noTable struct{}

func (noTable) Own(int) bool { return false }

func (noTable) AtPort(int) ([]int, bool)         { return nil, false }
func (noTable) Named(string, bool) ([]int, bool) { return nil, false }

// Whatever is put together of these words: nothing that the agent did not start
// is ended below high, and a process table can only lower.
func TestOnlyItsOwn(t *testing.T) {
	words := strings.Fields("kill pkill killall -9 -KILL -f -x -s TERM -- -4711 4711 800 -800 %1 $! $P $(pgrep -f vite) vite vim node -0 -n -o -r python3 & ; sleep P=$! |")
	r := seed.Rand(t, 11, 3)
	lowered := 0
	for range seed.Rounds(20000) {
		var line []string
		for range 1 + r.IntN(8) {
			line = append(line, words[r.IntN(len(words))])
		}
		text := strings.Join(line, " ")
		with, without, none := ends(text, running), ends(text, nil), ends(text, noTable{})
		if with.Level.Effective() > without.Level.Effective() || found(none) != found(without) {
			t.Fatalf("%s: %s with a table, %s without one, %s with one that cannot be read", text, found(with), found(without), found(none))
		}
		if with.Level.Effective() < without.Level.Effective() {
			lowered++
		}
		for _, c := range with.Commands {
			if len(c.Argv) > 1 && c.Argv[0] == "kill" && c.Level < risk.High && slices.Contains(c.Argv[2:], "800") && !slices.Contains(c.Argv, "-0") {
				t.Fatalf("%s: %v is %v", text, c.Argv, c.Level)
			}
		}
	}
	if lowered < seed.Rounds(50) {
		t.Errorf("only %d were lowered: the test shows little", lowered)
	}
}

// One line asks the process table so often, and no more.
func TestLooksAreBounded(t *testing.T) {
	many := "kill" + strings.Repeat(" 4711", 1000)
	asked := &counting{machine: running}
	if got := found(ends(many, asked)); got != kills || asked.times > 100 {
		t.Errorf("%s after %d questions", got, asked.times)
	}
}

type counting struct {
	machine
	times int
}

func (c *counting) Own(pid int) bool { c.times++; return c.machine.Own(pid) }

// serving is a process table that tells who is at which port.
type serving struct {
	machine
	at map[int][]int
}

func (s serving) AtPort(port int) ([]int, bool) { return s.at[port], port != 9999 }

// TestKillAtPort: who serves at a port may be ended where the agent started all who have a socket there.
func TestKillAtPort(t *testing.T) {
	table := serving{running, map[int][]int{3000: {4711}, 8000: {801}, 9000: {4713, 800}, 4000: {4711, 4713}}}
	for line, want := range map[string]string{
		"kill $(lsof -t -i:3000)": own, `kill "$(lsof -ti :3000)"`: own, "kill -9 $(lsof -ti:3000)": own,
		"lsof -ti :3000 | xargs kill": own, "lsof -ti tcp:3000 | xargs -r kill -9": own,
		"kill $(lsof -t -i :3000 -sTCP:LISTEN)": own, "kill $(lsof -nP -ti :3000,4000)": own,
		"fuser -k 3000/tcp": own, "fuser -k 3000/tcp 4000/tcp": own, "fuser 3000/tcp | xargs kill": own,
		"fuser -k 5000/tcp": own, "kill $(lsof -ti :5000)": own, // nobody is there

		"kill $(lsof -ti :8000)": kills, "kill $(lsof -ti :9000)": kills, "kill $(lsof -ti :9999)": kills,
		"kill $(lsof -ti :3000,8000)": kills, "kill $(lsof -i :3000)": kills, "kill $(lsof -t)": kills,
		"kill $(lsof -ti :3000 -u me)": kills, "kill $(lsof -ti :3000 -p 800)": kills, "kill $(lsof -ti)": kills,
		"kill $(lsof -ti :3000 /srv/x)": kills, "kill $(lsof -ti :$P)": kills, "kill $(lsof -ti :3000) 800": kills,
		"kill 8$(lsof -ti :3000)": kills, "lsof -ti :3000 | sed s/^/8/ | xargs kill": kills,
		"lsof() { echo 800; }; kill $(lsof -ti :3000)": kills, "ssh host lsof -ti :3000 | xargs kill": kills,
		"fuser -k 8000/tcp": kills, "fuser -k 9000/tcp": kills, "fuser -km /mnt": kills, "fuser -k 3000": kills,
		"fuser -k 3000/tcp 8000/tcp": kills, "fuser -k -n tcp 3000": kills, "fuser -k $X/tcp": kills,
		"fuser -k 0/tcp": kills, "fuser -k": kills, "fuser -km 3000/tcp": kills,
	} {
		r := ends(line, table)
		if got := found(r); !strings.HasPrefix(got, want) || want == own && got != own {
			t.Errorf("%s: %s, want %s: %v", line, got, want, r.Reasons)
		}
	}
}

// TestKillByFile: the number in a file is one that the agent started, or it is not.
func TestKillByFile(t *testing.T) {
	w, top := onDisk(t, map[string]string{"server.pid": "4711\n", "theirs.pid": "800\n", "two.pid": "4711 800\n"})
	w.Processes = running
	for line, asked := range map[string]bool{
		"kill $(cat server.pid)": false, `kill "$(cat server.pid)"`: false, "kill -9 $(<server.pid)": false,
		"kill $(cat server.pid) 2>/dev/null || true": false, "xargs kill < server.pid": false,
		"kill $(cat theirs.pid)": true, "kill $(<theirs.pid)": true, "kill $(cat two.pid)": true,
		"kill $(cat none.pid)": true, "echo 800 > server.pid; kill $(<server.pid)": true, "kill $(<$F)": true,
	} {
		if r := shell.Read(line, top, w); (r.Level > risk.Medium) != asked {
			t.Errorf("%s: %s %v", line, r.Level, r.Reasons)
		}
	}
}
