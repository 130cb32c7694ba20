package policy

import (
	"fmt"
	"maps"
	"path/filepath"
	"slices"
	"strings"
	"sync"

	"guard/locale"
	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell"
)

// Rule is one [[rules]] entry. A condition that is empty matches everything.
// The zero Rule denies everything.
type Rule struct {
	Name    string
	Source  string // the file it stands in, or "command line"
	Line    int    // in Source, from 1; 0: not known
	Index   int    // among the rules of Source, from 1
	Action  Action
	Managed bool   // it stands in a managed file: what another file preconfirms does not answer it
	Reason  string // shown to the person and, where the channel can, sent to the model
	// Untrusted: it stands in a project's file that nobody has trusted, so its reason is never told as guard's own.
	Untrusted bool

	Tools      []Tool
	Commands   []Pattern
	Paths      []PathGlob
	Categories risk.Categories
	Risk       risk.Level // ask, deny: this level or above; allow: this level or below; Unset: any
	Agents     []string

	// Match and NotMatch are examples; [Rule.Examples] tells which hold. ExampleLines are where they
	// stand in Source, those of Match first; empty: not known.
	Match, NotMatch []string
	ExampleLines    []int
}

// Label names the rule for verdicts and errors: its file, and its name or number.
func (r *Rule) Label() string {
	where := r.Source
	if r.Line > 0 {
		where = fmt.Sprintf("%s:%d", where, r.Line)
	}
	if r.Name != "" {
		return fmt.Sprintf("%s: %q", where, r.Name)
	}
	return fmt.Sprintf("%s: rules[%d]", where, max(0, r.Index-1)) // as TOML counts
}

// Validate tells what makes a rule senseless or too wide to mean it.
func (r *Rule) Validate() error {
	if r.Action != Allow {
		return nil
	}
	if len(r.Tools)+len(r.Commands)+len(r.Paths)+len(r.Agents) == 0 && r.Categories == 0 && r.Risk == risk.Unset {
		return locale.New(`an allow rule without a condition would allow everything: add tool, command, paths, ` +
			`categories, risk or agents (or mode = "unrestricted")`)
	}
	for _, p := range r.Commands {
		if p.AnyProgram() {
			return locale.Errorf("an allow rule must name the program: the command %q begins with *", p)
		}
	}
	return nil
}

// say is what the rule adds to a verdict's reason.
func (r *Rule) say() risk.Reason {
	if r.Reason != "" && r.Untrusted {
		return risk.Say("the rule {0}, of a project that is not trusted, says: {1}", r.Label(), r.Reason)
	}
	if r.Reason != "" {
		return risk.Say("{0}", r.Reason)
	}
	return risk.Say("the rule {0} says {1}", r.Label(), r.Action.String())
}

// Said is what the rule adds, in words.
func (r *Rule) Said() string { return r.say().String() }

// firstTouching finds the first rule with this action, deny or ask, that
// touches the request.
func firstTouching(f *Facts, rules []Rule, a Action) *Rule {
	for i := range rules {
		if r := &rules[i]; r.Action == a && r.touches(f) {
			return r
		}
	}
	return nil
}

// touches is the reading for deny and ask: every condition holds of some part
// of the request, and what is not known counts as holding.
func (r *Rule) touches(f *Facts) bool {
	return (len(r.Tools) == 0 || slices.ContainsFunc(r.Tools, f.is)) &&
		(len(r.Agents) == 0 || f.Agent == "" || slices.Contains(r.Agents, f.Agent)) &&
		(r.Categories == 0 || f.Categories&r.Categories != 0) &&
		(r.Risk == risk.Unset || f.Level.Effective() >= r.Risk) &&
		(len(r.Commands) == 0 || r.touchesCommand(f)) &&
		(len(r.Paths) == 0 || r.touchesPath(f))
}

// is tells whether a request counts as a tool for deny and ask: an MCP tool, or
// one that guard has no word for, counts also as what it would do.
func (f *Facts) is(t Tool) bool {
	if t == f.Tool || f.Tool != MCP && f.Tool != Other {
		return t == f.Tool || t == Delete && f.Tool == Edit && len(f.Deletes) > 0 // a patch may take files away
	}
	return t == Shell && len(f.Commands) > 0 || t == Read && len(f.Reads) > 0 || t == Edit && len(f.Writes) > 0 ||
		t == Delete && len(f.Deletes) > 0 || t == Fetch && len(f.Hosts) > 0
}

func (r *Rule) touchesCommand(f *Facts) bool {
	if f.unreadable() {
		return true
	}
	ways, names := f.spellings(), f.toolNames()
	for _, p := range r.Commands {
		for _, p := range p.spellings() {
			for i := range ways {
				if p.touches(ways[i].argv, ways[i].resolved) || p.touchesByTable(&ways[i]) {
					return true
				}
			}
		}
		if len(names) > 0 && slices.ContainsFunc(names, func(name string) bool {
			return p.folded().touches([]string{strings.ToLower(name)}, true)
		}) {
			return true
		}
	}
	return false
}

// unreadable reports a line that could not be read, which may hold anything. One without a command, such as a=b, is
// none.
func (f *Facts) unreadable() bool {
	return f.Tool == Shell && len(f.Commands) == 0 && (f.Unknown || f.vague() || f.Level.Effective() > risk.Low)
}

func (r *Rule) touchesPath(f *Facts) bool {
	if f.unreadable() {
		return true
	}
	found := f.beside.all()
	for _, g := range r.Paths {
		m := g.in(f)
		touches := func(whole bool) func(place.Place) bool {
			return func(p place.Place) bool { return m.touches(f, p, whole) }
		}
		if slices.ContainsFunc(f.Reads, touches(false)) || slices.ContainsFunc(f.mayRead, touches(false)) ||
			slices.ContainsFunc(f.Writes, touches(false)) ||
			slices.ContainsFunc(f.Deletes, touches(true)) || f.beside.touchedBy(&m, found) {
			return true
		}
	}
	return false
}

// spelledCommand is one way in which a pattern may know a command.
type spelledCommand struct {
	argv     []string
	resolved bool
	byTable  func() shell.Sorted // by the table of its program; nil: that says no more
}

// spellings are all ways in which patterns may know a request's commands.
func (f *Facts) spellings() []spelledCommand {
	if f.beside == nil {
		return spellings(f)
	}
	f.beside.spells.Do(func() { f.beside.spelled = spellings(f) })
	return f.beside.spelled
}

// spellings lists every simple command, what scripts and recipes run among them, bare and with each of its wrappers
// before it, so that both "rm *" and "sudo *" know `sudo rm x`.
func spellings(f *Facts) []spelledCommand {
	var all []spelledCommand
	named := map[string][]string{} // aliases that the line makes
	sets := f.setsGit()
	add := func(argv, wrappers []string, literal bool, why []risk.Reason) {
		all = spelled(all, argv, wrappers, literal)
		if len(argv) == 0 {
			return
		}
		maps.Copy(named, aliases(argv))
		program := filepath.Base(argv[0])
		if to := standsFor(program, argv, named); to != nil {
			all = spelled(all, to, wrappers, literal)
		}
		if program == "git" && sets && has(why, "subcommand-not-known") {
			all = append(all, spelledCommand{argv: []string{"git", "*"}})
		}
	}
	for i := range f.Commands {
		c := &f.Commands[i]
		add(c.Argv, c.Wrappers, c.Literal, c.Reasons)
		for _, one := range c.Within {
			add(one.Argv, one.Wrappers, one.Literal, one.Finding.Reasons)
		}
	}
	return all
}

// toolNames are the ways in which agents and people write the name of a tool that is no command.
func (f *Facts) toolNames() []string {
	name := f.toolName()
	if name == "" {
		return nil
	}
	server, tool := f.Server, f.Name
	if server == "" { // mcp__SERVER__TOOL, as some agents name it whole
		rest, _ := strings.CutPrefix(strings.ToLower(f.Name), "mcp__")
		for _, between := range []string{"__", "/", "."} {
			if before, after, ok := strings.Cut(rest, between); ok && server == "" {
				server, tool = before, after
			}
		}
	}
	if server == "" {
		return []string{name}
	}
	return []string{name, server + "." + tool, "mcp__" + server + "__" + tool, server + "/" + tool,
		server + "__" + tool}
}

// spelled adds the ways in which one command may be known.
func spelled(all []spelledCommand, argv, wrappers []string, literal bool) []spelledCommand {
	past := pastOptions(argv)
	ways := append([][]string{argv}, otherNames(argv)...)
	for _, argv := range handed(argv) {
		ways = append(append(ways, argv), otherNames(argv)...)
	}
	tables := len(ways)
	for _, argv := range past {
		ways = append(append(ways, argv), otherNames(argv)...)
	}
	add := func(argv []string, resolved bool) {
		all = append(all, spelledCommand{argv: argv, resolved: resolved})
	}
	for i, argv := range ways {
		if add(argv, literal); i < tables {
			all[len(all)-1].byTable = sync.OnceValue(func() shell.Sorted { s, _ := shell.Sort(argv); return s })
		}
		for _, w := range slices.Backward(wrappers) {
			if words, err := splitPattern(w); err == nil {
				for _, word := range slices.Backward(words) {
					argv = append([]string{word.text()}, argv...)
				}
				add(argv, literal)
			}
		}
	}
	if len(past) >= maxPast { // behind so many options there may be anything
		add([]string{argv[0], "*"}, false)
	}
	return all
}

// maxPast bounds the ways in which the options of one command are left out.
const maxPast = 16

// pastOptions are the words of a command without the options behind its program, so that "git push *" knows
// `git -C . push x`. A word behind an option may be its value, or not: which of the two guard does not ask.
func pastOptions(argv []string) (all [][]string) {
	add := func(at int) {
		if at < len(argv) && !strings.HasPrefix(argv[at], "-") {
			all = append(all, append([]string{argv[0]}, argv[at:]...))
		}
	}
	for at := 1; at < len(argv) && strings.HasPrefix(argv[at], "-") && len(all) < maxPast; {
		if at++; at < len(argv) && !strings.HasPrefix(argv[at], "-") {
			add(at)
			at++
			add(at)
		}
	}
	return all
}

// toolName is what command patterns see of a tool that is no command.
func (f *Facts) toolName() string {
	switch {
	case f.Tool == MCP && f.Name != "":
		return f.Server + "." + f.Name
	case f.Tool == Other:
		return f.Name
	}
	return ""
}
