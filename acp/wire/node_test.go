package wire

import (
	"bufio"
	"encoding/base64"
	"encoding/json"
	"io"
	"math/rand/v2"
	"os/exec"
	"reflect"
	"strings"
	"testing"

	"guard/internal/seed"
)

// node reads lines as JavaScript does.
type node struct {
	in  io.WriteCloser
	out *bufio.Reader
}

// jsRead is what JavaScript makes of a line.
type jsRead struct {
	Object bool    // an object came out
	HasID  bool    // with a member "id"
	ID     string  // as JSON.stringify spells it
	Method *string // where it is a string
	Params string  // as JSON.stringify spells it
}

const nodeProgram = `
const rl = require("readline").createInterface({ input: process.stdin, terminal: false });
rl.on("line", (b64) => {
  let r = { Object: false };
  try {
    const v = JSON.parse(new TextDecoder("utf-8").decode(Buffer.from(b64, "base64")));
    if (v && typeof v === "object" && !Array.isArray(v)) {
      r = { Object: true, HasID: "id" in v, ID: JSON.stringify(v.id), Params: JSON.stringify(v.params) ?? "" };
      if (typeof v.method === "string") r.Method = v.method;
    }
  } catch {}
  console.log(JSON.stringify(r));
});`

func startNode(t testing.TB) *node {
	t.Helper()
	path, err := exec.LookPath("node")
	if err != nil {
		t.Skip("node is not installed: its JSON.parse is not compared")
	}
	cmd := exec.Command(path, "-e", nodeProgram)
	in, err := cmd.StdinPipe()
	if err != nil {
		t.Fatal(err)
	}
	out, err := cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { in.Close(); _ = cmd.Wait() })
	return &node{in, bufio.NewReader(out)}
}

func (n *node) read(t testing.TB, line []byte) (r jsRead) {
	t.Helper()
	if _, err := io.WriteString(n.in, base64.StdEncoding.EncodeToString(line)+"\n"); err != nil {
		t.Fatal(err)
	}
	answer, err := n.out.ReadBytes('\n')
	if err != nil {
		t.Fatal(err)
	}
	if err := json.Unmarshal(answer, &r); err != nil {
		t.Fatal(err)
	}
	return r
}

// checkAgainstNode demands that what Scan is sure of is what JavaScript reads,
// and that what JavaScript reads as a request passes as nothing else.
func checkAgainstNode(t *testing.T, n *node, line []byte) {
	t.Helper()
	js, f := n.read(t, line), Scan(line)
	asks := js.HasID && js.Method != nil
	if !js.Object {
		return
	}
	switch f.Kind {
	case Request:
		if !asks || *js.Method != f.Method {
			t.Fatalf("%q: a request %q, JavaScript reads %+v", line, f.Method, js)
		}
		var id any
		if json.Unmarshal(f.ID, &id) == nil && len(f.ID) <= 15 && !sameSpelling(t, f.ID, js.ID) {
			t.Fatalf("%q: id %s, JavaScript reads %s", line, f.ID, js.ID)
		}
		if _, err := Params[json.RawMessage](line); err == nil && !sameSpelling(t, f.Params, js.Params) {
			t.Fatalf("%q: params %s, JavaScript reads %s", line, f.Params, js.Params)
		}
	case Notification:
		if asks || js.Method == nil || *js.Method != f.Method {
			t.Fatalf("%q: a notification %q, JavaScript reads %+v", line, f.Method, js)
		}
	case Response:
		if js.Method != nil {
			t.Fatalf("%q: an answer, JavaScript reads %+v", line, js)
		}
	default:
		if asks && !HidesRequest(line, f) {
			t.Fatalf("%q: kind %d passes, JavaScript reads %+v", line, f.Kind, js)
		}
	}
}

// sameSpelling compares JSON values, numbers as JavaScript has them.
func sameSpelling(t *testing.T, raw []byte, js string) bool {
	t.Helper()
	if len(raw) == 0 || js == "" {
		return len(raw) == 0 && js == ""
	}
	var a, b any
	if json.Unmarshal(raw, &a) != nil { // a number that Go's floats do not hold
		return strings.ContainsAny(string(raw), "eE")
	}
	if err := json.Unmarshal([]byte(js), &b); err != nil {
		t.Fatal(err)
	}
	return reflect.DeepEqual(a, b)
}

// pieces are what random lines are made of: names and values in all spellings,
// and what stands between them.
var pieces = []string{`"id"`, `"ID"`, `"\u0069d"`, `"method"`, `"Method"`, `"m\u0065thod"`, `"params"`, `"result"`, `"error"`, `"jsonrpc"`,
	`1`, `0`, `-0`, `1.0`, `1e2`, `"a"`, `"\u0000"`, `"\ud83d\ude00"`, `"\ud800"`, "\"\xff\"", "\"é\u2028\"", `null`, `true`, `{}`, `[]`, `"session\/update"`, `"__proto__"`,
	`"x/y"`, ":", ":", ":", ":", ",", ",", ",", "{", "{", "}", "}", "[", "]", " ", "\t", "\r", "\v", "\u00a0", "\ufeff", "\x00", `\`, `"`, "x"}

func randomLine(r *rand.Rand) []byte {
	var b strings.Builder
	b.WriteString("{")
	for n := r.IntN(5); n >= 0; n-- {
		if r.IntN(20) > 0 { // mostly members
			b.WriteString(pieces[r.IntN(10)] + ":" + pieces[r.IntN(len(pieces))])
		} else {
			b.WriteString(pieces[r.IntN(len(pieces))])
		}
		if n > 0 {
			b.WriteString(",")
		}
	}
	b.WriteString("}")
	line := []byte(b.String())
	for r.IntN(3) == 0 { // and broken here and there
		at := r.IntN(len(line))
		p := pieces[r.IntN(len(pieces))]
		line = append(line[:at:at], append([]byte(p), line[at+r.IntN(2):]...)...)
	}
	return line
}

func TestScanAgreesWithJavaScript(t *testing.T) {
	n := startNode(t)
	for _, line := range corpus {
		checkAgainstNode(t, n, []byte(line))
	}
	r := seed.Rand(t, 1, 2)
	for range 20000 {
		line := randomLine(r)
		checkAgainstNode(t, n, line)
		checkAgainstLoose(t, line)
	}
}

func FuzzScanAgainstJavaScript(f *testing.F) {
	for _, line := range corpus {
		f.Add([]byte(line))
	}
	n := startNode(f)
	f.Fuzz(func(t *testing.T, line []byte) { checkAgainstNode(t, n, line) })
}
