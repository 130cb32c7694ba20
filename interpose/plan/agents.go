package plan

import (
	"slices"
	"strings"

	"guard/locale"
)

// agent is what guard knows of an agent without looking at the machine.
type agent struct {
	names    []string // what the person may call it; the first is its own
	packages []string // npm packages that its program may belong to
	dialect  string   // how its ACP is read
	always   bool     // it speaks ACP whatever its arguments
	acp      []string // options or first words with which it speaks ACP
	wish     wish
	prepare  func(*draft, agent) error // nil: the protocol alone
}

// agents is every launch plan. How each is told to speak ACP is from its own
// help or documentation; only gemini, codex and both codex-acp were run here.
var agents = []agent{
	{names: []string{"gemini"}, packages: []string{"@google/gemini-cli"},
		acp: []string{"--acp", "--experimental-acp"}, wish: geminiWish, prepare: prepareGemini},
	{names: []string{"codex"}, packages: []string{"@openai/codex"}, wish: codexWish, prepare: prepareCodex},
	{names: []string{"codex-acp"}, packages: []string{newAdapter, zedAdapter},
		dialect: "codex", always: true, wish: adapterWish, prepare: prepareAdapter},
	{names: []string{"claude-agent-acp", "claude-code-acp"},
		packages: []string{"@agentclientprotocol/claude-agent-acp", "@zed-industries/claude-agent-acp", "@zed-industries/claude-code-acp"},
		always:   true},
	// A fork of Gemini CLI that has gone its own way: its policies and requests are not Gemini's.
	{names: []string{"qwen"}, packages: []string{"@qwen-code/qwen-code"}, acp: []string{"--acp", "--experimental-acp"}, wish: geminiWish},
	{names: []string{"opencode"}, packages: []string{"opencode-ai"}, acp: []string{"acp"}},
	{names: []string{"goose"}, acp: []string{"acp"}},
	{names: []string{"kimi"}, acp: []string{"acp", "--acp"}, wish: yoloWish},
	{names: []string{"copilot"}, packages: []string{"@github/copilot"}, acp: []string{"--acp"}, wish: yoloWish},
	{names: []string{"auggie"}, packages: []string{"@augmentcode/auggie"}, acp: []string{"--acp"}},
	{names: []string{"cursor-agent"}, acp: []string{"acp"}},
}

// yoloWish is the spelling that most agents share.
var yoloWish = wish{spellings: [][]choice{{{option: "yolo"}}}}

// Names lists every name that a launch plan goes by.
func Names() []string {
	var names []string
	for _, a := range agents {
		names = append(names, a.names...)
	}
	return names
}

func agentNamed(name string) (agent, bool) {
	for _, a := range agents {
		if slices.Contains(a.names, name) {
			return a, true
		}
	}
	return agent{}, false
}

// protocol is what an agent speaks with these arguments. A known agent that is
// not told to speak ACP talks to a person; an unknown one shows it by its first line.
func (a agent) protocol(args []string) string {
	if a.always || a.speaksACP(args) {
		return "acp"
	}
	if a.names == nil {
		return genericProtocol(args)
	}
	return "pty"
}

func (a agent) speaksACP(args []string) bool {
	for i, arg := range args {
		if arg == "--" {
			return false
		}
		name, value, _ := strings.Cut(arg, "=")
		if value == "false" || !slices.Contains(a.acp, name) {
			continue
		}
		if strings.HasPrefix(name, "-") || i == firstWord(args) {
			return true
		}
	}
	return false
}

// genericProtocol reads the spellings that agents have in common.
func genericProtocol(args []string) string {
	if (agent{acp: []string{"--acp", "--experimental-acp", "acp"}}).speaksACP(args) {
		return "acp"
	}
	return ""
}

// firstWord is the first argument that is no option: a subcommand.
func firstWord(args []string) int {
	return slices.IndexFunc(args, func(a string) bool { return !strings.HasPrefix(a, "-") })
}

// unknown is the error for a name without a plan.
func unknown(name string) error {
	suggestion := ""
	for _, a := range agents {
		for _, n := range a.names {
			if suggestion == "" && distance(name, n) <= 2 {
				suggestion = locale.Sprintf("; did you mean %q?", n)
			}
		}
	}
	return locale.Errorf("%s: %w%s (guard run -- COMMAND runs anything)", name, ErrUnknown, suggestion)
}

// distance is the number of letters to change, add or leave out (Levenshtein).
func distance(a, b string) int {
	row := make([]int, len(b)+1)
	for j := range row {
		row[j] = j
	}
	for i := range len(a) {
		diagonal := row[0]
		row[0] = i + 1
		for j := range len(b) {
			change := diagonal
			if a[i] != b[j] {
				change++
			}
			diagonal = row[j+1]
			row[j+1] = min(change, row[j]+1, row[j+1]+1)
		}
	}
	return row[len(b)]
}
