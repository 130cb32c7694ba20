package client

import (
	"encoding/json"
	"fmt"
	"strings"

	"guard/setup/shell"
)

// server is an agent as Zed and JetBrains have it.
type server struct {
	Type    string            `json:"type,omitempty"`
	Command string            `json:"command"`
	Args    []string          `json:"args"`
	Env     map[string]string `json:"env"`
}

func zedMember(a Agent) (name string, value any) {
	return a.Title + " (guard)", server{"custom", a.Guard, a.Args, map[string]string{}}
}

func jetbrainsMember(a Agent) (name string, value any) {
	return a.Title + " (guard)", server{"", a.Guard, a.Args, map[string]string{}}
}

// acpxMember takes the place of acpx's own agent of that name. A command with a space or a quote
// in its path must stand in argv, which acpx before 0.19 does not know.
func acpxMember(a Agent) (name string, value any) {
	if strings.ContainsAny(a.Guard, " \t'\"") {
		return a.Known["acpx"], map[string]any{"argv": a.Words()}
	}
	return a.Known["acpx"], struct {
		Command string   `json:"command"`
		Args    []string `json:"args"`
	}{a.Guard, a.Args}
}

func codeCompanion(agents []Agent) string {
	var b strings.Builder
	b.WriteString("adapters = {\n  acp = {\n")
	for _, a := range agents {
		name := a.Known["codecompanion"]
		fmt.Fprintf(&b, "    %s = function()\n      return require(\"codecompanion.adapters\").extend(%s, {\n"+
			"        commands = { default = { %s } },\n      })\n    end,\n", name, lua(name), luaList(a.Words()))
	}
	return b.String() + "  },\n},\n"
}

func avante(agents []Agent) string {
	var b strings.Builder
	b.WriteString("acp_providers = {\n")
	for _, a := range agents {
		fmt.Fprintf(&b, "  [%s] = {\n    command = %s,\n    args = { %s },\n  },\n", lua(a.Known["avante"]),
			lua(a.Guard), luaList(a.Args))
	}
	return b.String() + "},\n"
}

func agentShell(agents []Agent) string {
	var b strings.Builder
	for _, a := range agents {
		var words []string
		for _, w := range a.Words() {
			words = append(words, lisp(w))
		}
		fmt.Fprintf(&b, "(setq %s '(%s))\n", a.Known["agent-shell"], strings.Join(words, " "))
	}
	return b.String()
}

// toad takes one word for the command, and splits it as a shell does.
func toad(agents []Agent) string {
	var b strings.Builder
	for _, a := range agents {
		fmt.Fprintf(&b, "toad acp %s\n", shell.Word(strings.Join(shell.Words(a.Words()), " ")))
	}
	return b.String()
}

// lua is a text as Lua reads it: what JSON escapes Lua escapes alike, but for \u.
func lua(s string) string {
	quoted, _ := json.Marshal(s) // a string always is
	var b strings.Builder
	for i := 0; i < len(quoted); i++ {
		if quoted[i] == '\\' && quoted[i+1] == 'u' {
			fmt.Fprintf(&b, `\u{%s}`, quoted[i+2:i+6])
			i += 5
			continue
		}
		b.WriteByte(quoted[i])
		if quoted[i] == '\\' {
			i++
			b.WriteByte(quoted[i])
		}
	}
	return b.String()
}

func luaList(words []string) string {
	quoted := make([]string, len(words))
	for i, w := range words {
		quoted[i] = lua(w)
	}
	return strings.Join(quoted, ", ")
}

// lisp is a text as Emacs Lisp reads it.
func lisp(s string) string { return `"` + strings.NewReplacer(`\`, `\\`, `"`, `\"`).Replace(s) + `"` }
