package acp

import (
	"bufio"
	"encoding/json"
	"flag"
	"fmt"
	"os"
	"strings"
	"testing"

	"guard/agent/registry"
	"guard/policy"
)

var updateGolden = flag.Bool("update", false, "write testdata/requests.want anew")

// What the agents sent when they were run (testdata/requests.jsonl: Gemini CLI
// 0.61.0, @agentclientprotocol/codex-acp 2.6.0, @zed-industries/codex-acp 0.16.0)
// becomes these requests.
func TestRealRequests(t *testing.T) {
	in, err := os.Open("testdata/requests.jsonl")
	if err != nil {
		t.Fatal(err)
	}
	defer in.Close()
	rigs := map[string]*rig{}
	var got strings.Builder
	for lines := bufio.NewScanner(in); lines.Scan(); {
		var row struct {
			From string
			Line json.RawMessage
		}
		if err := json.Unmarshal(lines.Bytes(), &row); err != nil {
			t.Fatal(err)
		}
		dialect, _, _ := strings.Cut(row.From, "_")
		r := rigs[row.From]
		if r == nil {
			r = newRig(t, &desk{rule: always(policy.Deny)}, func(p *Params) { p.Dialect = registry.Dialects[dialect] })
			rigs[row.From] = r
		}
		before := r.desk.decided()
		r.agentSays(string(row.Line))
		r.settleAgent()
		if r.desk.decided() > before {
			fmt.Fprintln(&got, row.From, summary(r.desk.last()))
		}
	}
	if *updateGolden {
		if err := os.WriteFile("testdata/requests.want", []byte(got.String()), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile("testdata/requests.want")
	if err != nil {
		t.Fatal(err)
	}
	gotLines, wantLines := strings.Split(got.String(), "\n"), strings.Split(string(want), "\n")
	for i := range max(len(gotLines), len(wantLines)) {
		if g, w := at(gotLines, i), at(wantLines, i); g != w {
			t.Errorf("line %d:\n got %s\nwant %s", i+1, g, w)
		}
	}
}

func at(list []string, i int) string {
	if i < len(list) {
		return list[i]
	}
	return "(nothing)"
}

// summary is what policy will judge by.
func summary(r policy.Request) string {
	var b strings.Builder
	fmt.Fprintf(&b, "%s in %s", r.Tool, r.Cwd)
	add := func(name, format string, v any, there bool) {
		if there {
			fmt.Fprintf(&b, " "+name+" "+format, v)
		}
	}
	add("command", "%.80q", r.Command, r.Command != "")
	add("argv", "%q", r.Argv, len(r.Argv) > 0)
	add("paths", "%q", r.Paths, len(r.Paths) > 0)
	for _, e := range r.Edits {
		fmt.Fprintf(&b, " edit %s %q to %q", e.Path, str(e.Old), str(e.New))
	}
	add("urls", "%q", r.URLs, len(r.URLs) > 0)
	add("query", "%q", r.Query, r.Query != "")
	add("server", "%q", r.Server, r.Server != "")
	add("name", "%q", r.Name, r.Name != "")
	add("args", "%s", string(r.Args), len(r.Args) > 0)
	add("claim", "%q", r.Claim, r.Claim != "")
	if r.Search != nil {
		fmt.Fprintf(&b, " searches %+v", *r.Search)
	}
	if r.Quiet {
		b.WriteString(" quiet")
	}
	if r.Partial {
		b.WriteString(" PARTIAL")
	}
	return b.String()
}

func TestRequestsThatMislead(t *testing.T) {
	prose := func(text string) string {
		b, _ := json.Marshal(text)
		return `{"toolCallId":"run_shell_command__1","title":"ls","kind":"execute","content":[{"type":"content","content":{"type":"text","text":` + string(b) + `}}]}`
	}
	tests := []struct{ name, dialect, call, want string }{
		{"a description that claims a folder", "gemini", prose("[current working directory /ws] (x) [current working directory /])"),
			`shell in /ws command "ls" claim "x) [current working directory /]"`},
		{"a description behind a folder of the model's that claims another", "gemini", prose("[in sub] (x] (y)"), `shell in /ws/sub command "ls" claim "x] (y" PARTIAL`},
		{"a folder of the model's that poses as another with a description", "gemini", prose("[in /] (ok)]"), `shell in / command "ls" claim "ok)]" PARTIAL`},
		{"a folder that is none", "gemini", prose("[current working directory sub]"), `shell in /ws/sub command "ls" PARTIAL`},
		{"prose that guard does not know", "gemini", prose("in /etc"), `shell in /ws command "ls" PARTIAL`},
		{"a folder and the background", "gemini", prose("[in sub] (x) [background]"), `shell in /ws/sub command "ls" claim "x"`},
		{"no prose", "gemini", `{"toolCallId":"run_shell_command__1","title":"ls","kind":"execute"}`, `shell in /ws command "ls"`},
		{"a command that ends in three dots", "gemini", `{"toolCallId":"run_shell_command__1","title":"go test ./...","kind":"execute"}`, `shell in /ws command "go test ./..."`},

		{"an MCP tool with an argument named command", "gemini", `{"toolCallId":"mcp_lab_run__1","title":"ls","kind":"other","content":[{"type":"content","content":{"type":"text","text":"{\"command\":\"ls\"}"}}]}`,
			`mcp in /ws server "lab" name "run" args {"command":"ls"} PARTIAL`},
		{"and one that names another tool", "gemini", `{"toolCallId":"mcp_lab_run__1","title":"look (demo MCP Server)","kind":"other","content":[{"type":"content","content":{"type":"text","text":"{\"command\":\"look (demo MCP Server)\"}"}}]}`,
			`mcp in /ws server "lab" name "run" args {"command":"look (demo MCP Server)"} PARTIAL`},
		{"an MCP server's name with a blank", "gemini", `{"toolCallId":"mcp_my_lab_run__1","title":"run (my lab MCP Server)","kind":"other","content":[{"type":"content","content":{"type":"text","text":"{}"}}]}`,
			`mcp in /ws server "my lab" name "run" args {}`},
		{"arguments that are not told", "gemini", `{"toolCallId":"mcp_lab_run__1","title":"run (lab MCP Server)","kind":"other"}`, `mcp in /ws server "lab" name "run" PARTIAL`},
		{"arguments that are no object", "gemini", `{"toolCallId":"mcp_lab_run__1","title":"run (lab MCP Server)","content":[{"type":"content","content":{"type":"text","text":"7"}}]}`, `mcp in /ws server "lab" name "run" PARTIAL`},
		{"a quiet tool", "gemini", `{"toolCallId":"write_todos__1","title":"Todos","kind":"other"}`, `other in /ws name "write_todos" quiet`},
		{"a quiet tool's name on something that runs", "gemini", `{"toolCallId":"write_todos__1","title":"rm -rf /","kind":"execute"}`, `other in /ws name "write_todos"`},
		{"a path that was shortened", "gemini", `{"toolCallId":"list_directory__1","title":"a/.../z","kind":"search"}`, `read in /ws paths ["a/.../z"] PARTIAL`},
		{"a search elsewhere", "gemini", `{"toolCallId":"grep_search__1","title":"'key' in *.txt within ../..","kind":"search"}`, `read in /ws paths ["../.."] searches {Folder:../.. Text:key Names:[*.txt] Hidden:true Ignored:true Lists:false Across:false}`},
		{"a search whose pattern names a folder", "gemini", `{"toolCallId":"grep_search__1","title":"'x within /etc' within ./","kind":"search"}`, `read in /ws paths ["./"] searches {Folder: Text:x within /etc Names:[] Hidden:false Ignored:true Lists:false Across:false}`},
		{"a pattern that is a path", "gemini", `{"toolCallId":"glob__1","title":"'/etc/*'","kind":"search"}`, `read in /ws paths ["/etc/*"]`},
		{"a pattern that climbs", "gemini", `{"toolCallId":"glob__1","title":"'../../*'","kind":"search"}`, `read in /ws paths ["../../*"]`},
		{"a tool that is not in the table", "gemini", `{"toolCallId":"save_memory__1","title":"x","kind":"other"}`, `other in /ws name "save_memory"`},
		{"a skill, which only puts a text before the model", "gemini", `{"toolCallId":"activate_skill__1","title":"x","kind":"other"}`, `other in /ws name "activate_skill" quiet`},
		{"a write without its diff", "gemini", `{"toolCallId":"write_file__1","title":"Writing to a","kind":"edit","locations":[{"path":"/ws/a"}]}`, `edit in /ws paths ["/ws/a"] PARTIAL`},

		{"Claude", "", `{"toolCallId":"c","title":"rm -rf build","kind":"execute","rawInput":{"command":"rm -rf build","description":"clean"}}`, `shell in /ws command "rm -rf build" claim "clean"`},
		{"a title that is not what runs", "", `{"toolCallId":"c","title":"ls","kind":"read","rawInput":{"command":"rm -rf build"}}`, `shell in /ws command "rm -rf build" PARTIAL`},
		{"a title in prose", "", `{"toolCallId":"c","title":"Clean the build folder","kind":"execute","rawInput":{"command":"rm -rf build"}}`, `shell in /ws command "rm -rf build"`},
		{"a title in backquotes beside its input", "", "{\"toolCallId\":\"c\",\"title\":\"`rm -rf build`\",\"kind\":\"execute\",\"rawInput\":{\"command\":\"rm -rf build\"}}", `shell in /ws command "rm -rf build"`},
		{"a title that was cut beside its input", "", `{"toolCallId":"c","title":"rm -rf bui…","kind":"execute","rawInput":{"command":"rm -rf build"}}`, `shell in /ws command "rm -rf build"`},
		{"a title that was cut from something else", "", `{"toolCallId":"c","title":"rm -rf /…","kind":"execute","rawInput":{"command":"rm -rf build"}}`, `shell in /ws command "rm -rf build" PARTIAL`},
		{"a title beside a shell's line", "", `{"toolCallId":"c","title":"ls -la","kind":"execute","rawInput":{"command":["/bin/bash","-lc","ls -la"]}}`, `shell in /ws argv ["/bin/bash" "-lc" "ls -la"]`},
		{"a title beside a vector", "", `{"toolCallId":"c","title":"ls 'a b'","kind":"execute","rawInput":{"command":"ls","args":["a b"]}}`, `shell in /ws command "ls a b" argv ["ls" "a b"]`},
		{"a vector", "", `{"toolCallId":"c","rawInput":{"command":["/bin/zsh","-lc","rm -rf build"],"cwd":"/tmp"}}`, `shell in /tmp argv ["/bin/zsh" "-lc" "rm -rf build"]`},
		{"a command that is neither", "", `{"toolCallId":"c","rawInput":{"command":{"x":1}}}`, `shell in /ws args {"command":{"x":1}} PARTIAL`},
		{"two commands", "", `{"toolCallId":"c","rawInput":{"command":"ls","cmd":"rm x"}}`, `shell in /ws command "ls" args {"command":"ls","cmd":"rm x"} PARTIAL`},
		{"a command and a diff", "", `{"toolCallId":"c","rawInput":{"command":"ls"},"content":[{"type":"diff","path":"/a","newText":"x"}]}`, `shell in /ws command "ls" args {"command":"ls"} PARTIAL`},
		{"two folders", "", `{"toolCallId":"c","rawInput":{"command":"ls","cwd":"/a","workdir":"/b"}}`, `shell in /a command "ls" args {"command":"ls","cwd":"/a","workdir":"/b"} PARTIAL`},
		{"a command beside which something has another type", "", `{"toolCallId":"c","title":"t","kind":"read","rawInput":{"path":5,"command":"rm -rf build"}}`, `shell in /ws command "rm -rf build" args {"path":5,"command":"rm -rf build"} PARTIAL`},
		{"a command under an escaped name, and something of another type", "", `{"toolCallId":"c","rawInput":{"path":5,"\u0063ommand":"rm","args":["-rf","build"]}}`, `shell in /ws command "rm -rf build" argv ["rm" "-rf" "build"] args {"path":5,"\u0063ommand":"rm","args":["-rf","build"]} PARTIAL`},
		{"a command with its input", "", `{"toolCallId":"c","rawInput":{"command":"bash","stdin":"rm -rf build"}}`, `shell in /ws command "bash" args {"command":"bash","stdin":"rm -rf build"} PARTIAL`},
		{"raw input of another shape", "", `{"toolCallId":"c","title":"t","kind":"read","rawInput":{"path":5}}`, `other in /ws name "t" args {"path":5} PARTIAL`},
		{"a title that was cut", "", `{"toolCallId":"c","title":"rm -rf build && cat /etc/pass…","kind":"execute"}`, `shell in /ws command "rm -rf build && cat /etc/pass…" PARTIAL`},
		{"a title that was cut with dots", "", `{"toolCallId":"c","title":"rm -rf build && cat /etc/pass...","kind":"execute"}`, `shell in /ws command "rm -rf build && cat /etc/pass..." PARTIAL`},
		{"a title in backquotes", "", "{\"toolCallId\":\"c\",\"title\":\"`ls -la`\",\"kind\":\"execute\"}", `shell in /ws command "ls -la"`},
		{"an edit that is not told", "", `{"toolCallId":"c","title":"Edit","kind":"edit","rawInput":{"file_path":"/a"}}`, `edit in /ws paths ["/a"] name "Edit" args {"file_path":"/a"} PARTIAL`},
		{"a read", "", `{"toolCallId":"c","title":"Read","kind":"read","rawInput":{"file_path":"/a"}}`, `read in /ws paths ["/a"] name "Read" args {"file_path":"/a"}`},
		{"a read that is only said", "", `{"toolCallId":"c","title":"Read /a","kind":"read"}`, `other in /ws name "Read /a"`},
		{"a page", "", `{"toolCallId":"c","title":"Fetch","kind":"fetch","rawInput":{"url":"https://example.com"}}`, `fetch in /ws urls ["https://example.com"]`},
		{"a page by a tool's usual options", "", `{"toolCallId":"c","title":"Fetch","kind":"fetch","rawInput":{"url":"https://example.com","format":"markdown","timeout":30}}`, `fetch in /ws urls ["https://example.com"]`},
		{"a page that is sent something", "", `{"toolCallId":"c","title":"Fetch","kind":"fetch","rawInput":{"url":"https://example.com","body":"x"}}`, `fetch in /ws urls ["https://example.com"] args {"url":"https://example.com","body":"x"} PARTIAL`},
		{"a page that is written to a file", "", `{"toolCallId":"c","title":"Fetch","kind":"fetch","rawInput":{"url":"https://example.com","path":"/a"}}`, `fetch in /ws urls ["https://example.com"] args {"url":"https://example.com","path":"/a"} PARTIAL`},
		{"a command and a page", "", `{"toolCallId":"c","rawInput":{"command":"ls","url":"https://example.com"}}`, `shell in /ws command "ls" args {"command":"ls","url":"https://example.com"} PARTIAL`},
		{"a command with arguments, and a page", "", `{"toolCallId":"c","rawInput":{"command":"rm","args":["-rf","build"],"url":"x"}}`, `shell in /ws command "rm -rf build" argv ["rm" "-rf" "build"] args {"command":"rm","args":["-rf","build"],"url":"x"} PARTIAL`},
		{"a command by its other name, and a page", "", `{"toolCallId":"c","rawInput":{"cmd":"ls","url":"x"}}`, `shell in /ws command "ls" args {"cmd":"ls","url":"x"} PARTIAL`},
		{"a command and a server's tool", "", `{"toolCallId":"c","rawInput":{"command":"ls","server":"bank","tool":"transfer"}}`, `shell in /ws command "ls" args {"command":"ls","server":"bank","tool":"transfer"} PARTIAL`},
		{"a command and the name of its tool", "", `{"toolCallId":"c","rawInput":{"command":"ls","tool":"bash"}}`, `shell in /ws command "ls"`},
		{"a server's tool", "", `{"toolCallId":"c","rawInput":{"server":"bank","tool":"transfer","arguments":{"amount":1},"description":"pays"}}`, `mcp in /ws server "bank" name "transfer" args {"amount":1} claim "pays"`},
		{"a server's tool with what stands beside", "", `{"toolCallId":"c","rawInput":{"server":"bank","tool":"transfer","amount":100}}`, `mcp in /ws server "bank" name "transfer" args {"server":"bank","tool":"transfer","amount":100}`},
		{"a server's tool with two kinds of arguments", "", `{"toolCallId":"c","rawInput":{"server":"bank","tool":"transfer","arguments":{"amount":1},"amount":100}}`, `mcp in /ws server "bank" name "transfer" args {"server":"bank","tool":"transfer","arguments":{"amount":1},"amount":100} PARTIAL`},
		{"a server's tool with a member of an escaped name", "", `{"toolCallId":"c","rawInput":{"server":"bank","tool":"transfer","\u0061mount":100}}`, `mcp in /ws server "bank" name "transfer" args {"server":"bank","tool":"transfer","\u0061mount":100}`},
		{"a server's tool as Zed's adapter tells it, and arguments beside", "", `{"toolCallId":"c","rawInput":{"server_name":"bank","tool":"other","request":{"message":"Allow it to run tool \"transfer\"?","_meta":{"tool_params":{"amount":1}}}}}`, `mcp in /ws server "bank" name "transfer" args {"server_name":"bank","tool":"other","request":{"message":"Allow it to run tool \"transfer\"?","_meta":{"tool_params":{"amount":1}}}} PARTIAL`},
		{"a server's tool and a diff", "", `{"toolCallId":"c","rawInput":{"server":"a","tool":"t","arguments":{}},"content":[{"type":"diff","path":"/a","newText":"x"}]}`, `mcp in /ws server "a" name "t" args {} PARTIAL`},
		{"a page and a diff", "", `{"toolCallId":"c","rawInput":{"url":"https://example.com"},"content":[{"type":"diff","path":"/a","newText":"x"}]}`, `edit in /ws paths ["/a"] edit /a "" to "x" PARTIAL`},
		{"a read by a tool's usual options", "", `{"toolCallId":"c","title":"Read","kind":"read","rawInput":{"filePath":"/a","offset":10,"limit":20,"description":"look"}}`, `read in /ws paths ["/a"] name "Read" args {"filePath":"/a","offset":10,"limit":20,"description":"look"} claim "look"`},
		{"a search by a tool's usual options", "", `{"toolCallId":"c","title":"Grep","kind":"search","rawInput":{"pattern":"x","path":"/ws","output_mode":"content","-n":true,"-A":3,"head_limit":5}}`, `read in /ws paths ["/ws"] name "Grep" args {"pattern":"x","path":"/ws","output_mode":"content","-n":true,"-A":3,"head_limit":5} searches {Folder:/ws Text:x Names:[] Hidden:true Ignored:true Lists:false Across:false}`},
		{"a read that says nothing more", "", `{"toolCallId":"c","title":"Read","kind":"read","rawInput":{"path":"/a","new_str":null}}`, `read in /ws paths ["/a"] name "Read" args {"path":"/a","new_str":null}`},
		{"a read of more files than guard reads", "", `{"toolCallId":"c","title":"Read","kind":"read","rawInput":{"path":"/ws/a","paths":["/etc/shadow"]}}`, `other in /ws paths ["/ws/a"] name "Read" args {"path":"/ws/a","paths":["/etc/shadow"]} PARTIAL`},
		{"a read that runs something", "", `{"toolCallId":"c","title":"Read","kind":"read","rawInput":{"path":"/ws/a","shell":"rm x"}}`, `other in /ws paths ["/ws/a"] name "Read" args {"path":"/ws/a","shell":"rm x"} PARTIAL`},
		{"a search whose pattern is spelled otherwise", "", `{"toolCallId":"c","title":"Grep","kind":"search","rawInput":{"\u0070attern":"KEY","path":"/ws","glob":".env"}}`, `read in /ws paths ["/ws"] name "Grep" args {"\u0070attern":"KEY","path":"/ws","glob":".env"} searches {Folder:/ws Text:KEY Names:[] Hidden:true Ignored:true Lists:false Across:false}`},
		{"a search of names", "", `{"toolCallId":"c","title":"Glob","kind":"search","rawInput":{"pattern":"**/*.ts","path":"/ws"}}`, `read in /ws paths ["/ws"] name "Glob" args {"pattern":"**/*.ts","path":"/ws"}`},
		{"a search for two things", "", `{"toolCallId":"c","title":"Grep","kind":"search","rawInput":{"pattern":"x","query":"KEY","path":"/ws"}}`, `read in /ws paths ["/ws"] name "Grep" args {"pattern":"x","query":"KEY","path":"/ws"} searches {Folder:/ws Text: Names:[] Hidden:true Ignored:true Lists:false Across:false}`},
		{"a read that writes", "", `{"toolCallId":"c","title":"Read","kind":"search","rawInput":{"path":"/ws/a","new_str":"x"}}`, `other in /ws paths ["/ws/a"] name "Read" args {"path":"/ws/a","new_str":"x"} PARTIAL`},
		{"a deletion", "", `{"toolCallId":"c","title":"Delete","kind":"delete","rawInput":{"path":"/ws/a"}}`, `delete in /ws paths ["/ws/a"] name "Delete" args {"path":"/ws/a"}`},
		{"a deletion of more files than guard reads", "", `{"toolCallId":"c","title":"Delete","kind":"delete","rawInput":{"path":"/ws/a","targets":["/ws/b"]}}`, `delete in /ws paths ["/ws/a"] name "Delete" args {"path":"/ws/a","targets":["/ws/b"]} PARTIAL`},
		{"nothing", "", `{"toolCallId":"c"}`, `other in /ws`},
		{"a patch that deletes", "", `{"toolCallId":"c","kind":"edit","rawInput":{"changes":{"/a":{"type":"delete"}}}}`, `delete in /ws paths ["/a"]`},
		{"a patch that moves", "", `{"toolCallId":"c","kind":"edit","rawInput":{"changes":{"/a":{"type":"update","move_path":"/b"}}}}`, `edit in /ws paths ["/a" "/b"]`},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			r := newRig(t, &desk{rule: always(policy.Deny)}, func(p *Params) { p.Dialect, p.Cwd = registry.Dialects[tt.dialect], "/ws" })
			options := `[{"optionId":"yes","kind":"allow_once"},{"optionId":"no","kind":"reject_once"}]`
			r.agentSays(permissionWith("1", tt.call, options))
			r.agent.next()
			if got := summary(r.desk.last()); got != tt.want {
				t.Errorf("\n got %s\nwant %s", got, tt.want)
			}
		})
	}
}

// A request that says little is completed from the updates before it.
func TestRequestsCompletedFromUpdates(t *testing.T) {
	tests := []struct {
		name    string
		updates []string
		call    string
		want    string
	}{
		{"opencode", []string{`{"sessionUpdate":"tool_call","toolCallId":"c","title":"bash","kind":"execute","rawInput":{}}`, `{"sessionUpdate":"tool_call_update","toolCallId":"c","rawInput":{"command":"mkdir -p /etc/x"}}`},
			`{"toolCallId":"c","rawInput":{}}`, `shell in /ws command "mkdir -p /etc/x"`},
		{"another title", []string{`{"sessionUpdate":"tool_call","toolCallId":"c","title":"bash","kind":"execute","rawInput":{"command":"ls"}}`},
			`{"toolCallId":"c","title":"rm -rf x","kind":"execute"}`, `shell in /ws command "rm -rf x\nls" PARTIAL`},
		{"another command", []string{`{"sessionUpdate":"tool_call","toolCallId":"c","title":"bash","kind":"execute","rawInput":{"command":"ls"}}`},
			`{"toolCallId":"c","kind":"execute","rawInput":{"command":"rm -rf x"}}`, `shell in /ws command "rm -rf x" PARTIAL`},
		{"no command any more", []string{`{"sessionUpdate":"tool_call","toolCallId":"c","title":"Look","rawInput":{"command":"rm -rf x"}}`},
			`{"toolCallId":"c","kind":"read","rawInput":{"file_path":"/ws/a"}}`, `read in /ws paths ["/ws/a"] name "Look" args {"file_path":"/ws/a"} PARTIAL`},
		{"less than was announced", []string{`{"sessionUpdate":"tool_call","toolCallId":"c","rawInput":{"command":"ls; rm -rf x"}}`},
			`{"toolCallId":"c","rawInput":{"command":"ls"}}`, `shell in /ws command "ls" PARTIAL`},
		{"an input that streams", []string{`{"sessionUpdate":"tool_call","toolCallId":"c","title":"` + "`rm`" + `","rawInput":{"command":"rm"}}`, `{"sessionUpdate":"tool_call_update","toolCallId":"c","rawInput":{"command":"rm -rf b"}}`},
			`{"toolCallId":"c","title":"` + "`rm -rf build`" + `","rawInput":{"command":"rm -rf build"}}`, `shell in /ws command "rm -rf build"`},
		{"the same through a shell", []string{`{"sessionUpdate":"tool_call","toolCallId":"c","title":"ls -la","rawInput":{"command":["bash","-lc","ls -la"]}}`},
			`{"toolCallId":"c","rawInput":{"command":"ls -la"}}`, `shell in /ws command "ls -la"`},
		{"two announcements", []string{`{"sessionUpdate":"tool_call","toolCallId":"c","kind":"execute","rawInput":{"command":"ls"}}`, `{"sessionUpdate":"tool_call_update","toolCallId":"c","rawInput":{"command":"rm -rf x"}}`},
			`{"toolCallId":"c"}`, `shell in /ws command "rm -rf x" PARTIAL`},
		{"an announced title beside its input", []string{`{"sessionUpdate":"tool_call","toolCallId":"c","title":"ls","kind":"execute","rawInput":{"command":"rm -rf x"}}`},
			`{"toolCallId":"c"}`, `shell in /ws command "rm -rf x" PARTIAL`},
		{"titles alone", []string{`{"sessionUpdate":"tool_call","toolCallId":"c","title":"ls","kind":"execute"}`},
			`{"toolCallId":"c","title":"rm -rf x","kind":"execute"}`, `shell in /ws command "rm -rf x" PARTIAL`},
		{"another command, beside something of another type", []string{`{"sessionUpdate":"tool_call","toolCallId":"c","rawInput":{"command":"rm -rf x","cwd":5}}`},
			`{"toolCallId":"c","rawInput":{"command":"ls"}}`, `shell in /ws command "ls" PARTIAL`},
		{"a variable that is told before alone", []string{`{"sessionUpdate":"tool_call","toolCallId":"c","rawInput":{"command":"make","env":{"LD_PRELOAD":"./x.so"}}}`},
			`{"toolCallId":"c","rawInput":{"command":"make"}}`, `shell in /ws command "make" PARTIAL`},
		{"an input that is told before alone", []string{`{"sessionUpdate":"tool_call","toolCallId":"c","rawInput":{"command":"bash","stdin":"rm -rf x"}}`},
			`{"toolCallId":"c","rawInput":{"command":"bash"}}`, `shell in /ws command "bash" PARTIAL`},
		{"a variable that is told both times", []string{`{"sessionUpdate":"tool_call","toolCallId":"c","rawInput":{"command":"make","env":{"A":"b"}}}`},
			`{"toolCallId":"c","rawInput":{"env":{"A":"b"},"command":"make"}}`, `shell in /ws command "make"`},
		{"words about it that are told before alone", []string{`{"sessionUpdate":"tool_call","toolCallId":"c","rawInput":{"command":"make","description":"Build","timeout":5,"env":{}}}`},
			`{"toolCallId":"c","rawInput":{"command":"make"}}`, `shell in /ws command "make"`},
		{"another folder", []string{`{"sessionUpdate":"tool_call","toolCallId":"c","rawInput":{"command":"make","cwd":"/ws/a"}}`},
			`{"toolCallId":"c","rawInput":{"command":"make","cwd":"/ws/b"}}`, `shell in /ws/b command "make" PARTIAL`},
		{"a folder that is told before alone", []string{`{"sessionUpdate":"tool_call","toolCallId":"c","rawInput":{"command":"rm -rf x","cwd":"/ws/a"}}`},
			`{"toolCallId":"c","rawInput":{"command":"rm -rf x"}}`, `shell in /ws/a command "rm -rf x"`},
		{"another file", []string{`{"sessionUpdate":"tool_call","toolCallId":"c","kind":"read","rawInput":{"file_path":"/ws/a"}}`},
			`{"toolCallId":"c","kind":"read","rawInput":{"file_path":"/etc/shadow"}}`, `read in /ws paths ["/etc/shadow"] args {"file_path":"/etc/shadow"} PARTIAL`},
		{"another tool", []string{`{"sessionUpdate":"tool_call","toolCallId":"c","rawInput":{"server":"lab","tool":"look","arguments":{"a":1}}}`},
			`{"toolCallId":"c","rawInput":{"server":"lab","tool":"wipe","arguments":{"a":1}}}`, `mcp in /ws server "lab" name "wipe" args {"a":1} PARTIAL`},
		{"other arguments", []string{`{"sessionUpdate":"tool_call","toolCallId":"c","rawInput":{"server":"lab","tool":"look","arguments":{"a":1}}}`},
			`{"toolCallId":"c","rawInput":{"server":"lab","tool":"look","arguments":{"a":2}}}`, `mcp in /ws server "lab" name "look" args {"a":2} PARTIAL`},
		{"another session's call", []string{`{"sessionUpdate":"tool_call","toolCallId":"d","rawInput":{"command":"ls"}}`},
			`{"toolCallId":"c"}`, `other in /ws`},
		{"an update with a member twice", []string{`{"sessionUpdate":"tool_call","toolCallId":"c","rawInput":{"command":"ls","command":"rm"}}`},
			`{"toolCallId":"c","rawInput":{"command":"ls"}}`, `shell in /ws command "ls" PARTIAL`},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			r := newRig(t, &desk{rule: always(policy.Deny)}, func(p *Params) { p.Cwd = "/ws" })
			for _, u := range tt.updates {
				r.agentSays(updateLine(u))
			}
			r.agentSays(permissionWith("1", tt.call, optionsPlain))
			r.agent.next()
			if got := summary(r.desk.last()); got != tt.want {
				t.Errorf("\n got %s\nwant %s", got, tt.want)
			}
		})
	}
}
