package gemini

import (
	"regexp"
	"slices"
	"sort"
	"strings"
	"sync"
)

// settingsList is a list of settings.json and the rank of the rules that Gemini
// makes of it (createPolicyEngineConfig, 0.61.0; thousandths of its user tier).
type settingsList struct {
	name     string
	keys     []string
	rank     int
	decision string
	mcp      bool // its words are servers, not tools
	union    bool // layers add to each other; else the later replaces
	notPlan  bool // no rule in plan mode
}

var settingsLists = []settingsList{
	{name: "excluded", keys: []string{"mcp", "excluded"}, rank: 900, decision: deny, mcp: true, union: true},
	{name: "exclude", keys: []string{"tools", "exclude"}, rank: 400, decision: deny, union: true},
	{name: "confirm", keys: []string{"tools", "confirmationRequired"}, rank: 350, decision: ask},
	{name: "allowed", keys: []string{"tools", "allowed"}, rank: 300, decision: allow},
	{name: "core", keys: []string{"tools", "core"}, rank: 250, decision: allow, notPlan: true},
	{name: "trusted", rank: 200, decision: allow, mcp: true, notPlan: true}, // mcpServers.*.trust
	{name: "servers", keys: []string{"mcp", "allowed"}, rank: 100, decision: allow, mcp: true, notPlan: true},
}

// mergedSettings is those lists over all layers.
type mergedSettings struct{ lists map[string][]string }

func (m mergedSettings) add(file map[string]any, uncertain bool) {
	for _, l := range settingsLists {
		found := words(file, l.keys...)
		if l.name == "trusted" {
			found = trustedServers(file)
		}
		switch {
		case found == nil:
		case l.union:
			m.lists[l.name] = append(m.lists[l.name], found...)
		case !uncertain || l.name == "core" && m.lists["core"] == nil:
			m.lists[l.name] = found
		}
	}
}

func (m mergedSettings) override(name string, with []string) { m.lists[name] = with }

func trustedServers(file map[string]any) []string {
	servers, _ := at(file, "mcpServers").(map[string]any)
	var names []string
	for name := range servers {
		if trust, _ := at(servers, name, "trust").(bool); trust {
			names = append(names, name)
		}
	}
	sort.Strings(names)
	return names
}

// rules are what the policy engine makes of the lists, in its order.
func (m mergedSettings) rules() []rule {
	var out []rule
	for _, l := range settingsLists {
		var modes []string
		if l.notPlan {
			modes = notPlan
		}
		narrowed := false
		for _, word := range m.lists[l.name] {
			r := l.rule(word)
			r.modes = modes
			_, pattern := r.table["commandPrefix"]
			narrowed = narrowed || pattern
			out = append(out, r)
		}
		switch {
		case l.name == "allowed" && narrowed:
			out = append(out, settingsRule(l.rank-10, deny, map[string]any{"toolName": shellTool}))
		case l.name == "core" && m.lists["core"] != nil:
			rest := settingsRule(l.rank-10, deny, map[string]any{"toolName": "*"})
			rest.modes = modes
			out = append(out, rest)
		}
	}
	return out
}

func settingsRule(rank int, decision string, table map[string]any) rule {
	return rule{table: table, rank: userRank + rank, decision: decision}
}

// narrowing is run_shell_command(git status): a tool with its arguments.
var narrowing = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^([a-zA-Z0-9_-]+)\((.*)\)$`)
})

func (l settingsList) rule(word string) rule {
	if l.mcp {
		return settingsRule(l.rank, l.decision, map[string]any{"toolName": "*", "mcpName": word})
	}
	table := map[string]any{"toolName": word}
	if m := narrowing().FindStringSubmatch(word); m != nil && l.decision == allow {
		table["toolName"] = m[1]
		if slices.Contains(shellNames, m[1]) && m[2] != "" {
			table["commandPrefix"] = m[2]
		}
	}
	if slices.Contains(shellNames, table["toolName"].(string)) && l.decision != deny {
		table["toolName"] = shellTool
	}
	return settingsRule(l.rank, l.decision, table)
}

func commaSeparated(value string) []string {
	var out []string
	for _, word := range strings.Split(value, ",") {
		if word = strings.TrimSpace(word); word != "" {
			out = append(out, word)
		}
	}
	return out
}
