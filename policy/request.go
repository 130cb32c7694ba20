package policy

import (
	"encoding/json"
	"slices"

	"guard/internal/fault"
	"guard/locale"
	"guard/policy/decision"
	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell"
)

// Tool is what guard found a request to be. It is never the agent's own word
// for it (ACP's `kind` carries no authority). The zero value is Other.
type Tool string

// The tools.
const (
	Shell  Tool = "shell"  // a command line, or an argument vector
	Edit   Tool = "edit"   // a file's content written or changed
	Read   Tool = "read"   // a file, a folder or a search over them
	Delete Tool = "delete" // a file or folder removed
	Move   Tool = "move"   // a file or folder renamed
	Fetch  Tool = "fetch"  // a page or a search on the network
	MCP    Tool = "mcp"    // a tool of an MCP server
	Other  Tool = "other"  // anything else: not understood, so never low
)

var toolNames = []Tool{Shell, Edit, Read, Delete, Move, Fetch, MCP, Other}

// Tools lists the tools' names.
func Tools() []Tool { return slices.Clone(toolNames) }

// ParseTool reads a tool's name.
func ParseTool(s string) (Tool, error) {
	if t := Tool(s); slices.Contains(toolNames, t) {
		return t, nil
	}
	return Other, locale.Errorf("unknown tool %q (shell, edit, read, delete, move, fetch, mcp, other)", s)
}

// Request is one question of an agent, may it?, as a channel delivered it.
// A member that is empty is not known, and what is not known can only make the
// verdict stricter.
type Request struct {
	Agent   string  `json:"agent,omitempty"`
	Session string  `json:"session,omitempty"` // the agent's own session id
	Call    string  `json:"call,omitempty"`    // the tool call's id, where the channel tells it
	Channel Channel `json:"channel,omitempty"`
	Tool    Tool    `json:"tool"`
	Raw     string  `json:"raw,omitempty"` // what is shown to the person: the raw command, title or path

	Command string   `json:"command,omitempty"` // shell: the line
	Argv    []string `json:"argv,omitempty"`    // shell: the vector, where there is no line
	Env     []string `json:"env,omitempty"`     // shell: NAME=value added by the request (terminal/create)

	Paths  []string `json:"paths,omitempty"`     // read, edit, delete, move: what it touches; absolute or against Cwd
	To     string   `json:"to,omitempty"`        // move: the new name
	Edits  []Change `json:"edits,omitempty"`     // edit: what changes, where the channel tells
	URLs   []string `json:"urls,omitempty"`      // fetch
	Query  string   `json:"query,omitempty"`     // fetch: a web search, or the prompt that goes with the page
	Server string   `json:"server,omitempty"`    // MCP
	Name   string   `json:"name,omitempty"`      // MCP tool, or the agent's name for another tool
	Args   Raw      `json:"arguments,omitempty"` // MCP and other: JSON as it came
	Hints  Hints    `json:"annotations,omitzero"`
	// the agent's own bookkeeping (its to-do list), by the table of its tools: touches nothing by itself
	Quiet   bool    `json:"quiet,omitempty"`
	Partial bool    `json:"partial,omitempty"` // cut or omitted by the agent: the rest is not known
	Search  *Search `json:"-"`                 // Read: what lies in a folder of Paths is read too, so far
	Form    *Form   `json:"form,omitempty"`    // other: what the person is to fill in or to open
	// Question: the command stands in the words of a question to the person, which
	// the agent would have them answer without seeing it judged.
	Question bool `json:"question,omitempty"`
	Typed    bool `json:"typed,omitempty"` // shell: the agent can type into what still runs, and is not seen to
	Stray    bool `json:"stray,omitempty"` // of a session that nobody opened, while others are open
	Stays    bool `json:"stays,omitempty"` // shell: it goes on running when the agent tells that it has ended

	CallKey string `json:"-"` // what its end is told by, where it has no Call
	Thread  string `json:"-"` // the agent's own id of the subagent that makes it, where the channel tells

	Script *Script `json:"-"` // shell: Command is the text of a script, which runs so; nil: a line

	Cwd       string `json:"cwd,omitempty"`
	Workspace string `json:"workspace,omitempty"`
	Prompt    string `json:"prompt,omitempty"` // the person's last words to the agent
	Claim     string `json:"claim,omitempty"`  // the model's own description: a claim, never a fact
}

// Raw is JSON kept as it came.
type Raw = json.RawMessage

// Change is one file's change. Old is nil where the file is new or its old
// content is not told; New is nil where the file is removed.
type Change struct {
	Path string  `json:"path"`
	Old  *string `json:"old,omitempty"`
	New  *string `json:"new,omitempty"`
}

// Hints are an MCP tool's own annotations (MCP specification 2025-06-18,
// ToolAnnotations). A server's word: it may raise a level, never lower one.
type Hints struct {
	ReadOnly    *bool `json:"readOnlyHint,omitempty"`
	Destructive *bool `json:"destructiveHint,omitempty"`
	OpenWorld   *bool `json:"openWorldHint,omitempty"`
}

// Facts are a request with everything that guard found out about it.
type Facts struct {
	Request
	risk.Finding
	Commands  []shell.Command `json:"commands,omitempty"` // every simple command found
	Reads     []place.Place   `json:"-"`
	Writes    []place.Place   `json:"-"`
	Deletes   []place.Place   `json:"-"`
	Takes     []place.Place   `json:"-"` // what it moves away: it goes on under another name
	Texts     []shell.Text    `json:"-"` // what it writes into files, where that is shown
	Hosts     []string        `json:"hosts,omitempty"`
	Wildcards []place.Match   `json:"wildcards,omitempty"` // what patterns and folders hold now
	// what "for this session" would have to cover; none: never by signature
	Parts   []Part      `json:"-"`
	Jobs    []place.Job `json:"-"`                 // what it leaves running, or judged once more of what runs
	Suspect bool        `json:"-"`                 // what it builds is made of code that shows danger
	Unknown bool        `json:"unknown,omitempty"` // something in it was not understood
	judged  bool
	// UserActions is what it may ask the person for at its terminal: a password, a code, a login.
	UserActions []string `json:"user_actions,omitempty"`

	Fault *fault.Fault `json:"-"` // guard's own code broke at it: refused in every mode

	root, home string // the workspace, resolved, and the person's home: what rules' paths are relative to
	cwd        string // the working directory, resolved; empty: not known
	// what arguments of a tool may name, which are called no path: a deny or an ask means that too
	mayRead []place.Place

	workspace, user string // of the world in which it was judged

	beside *surroundings // what it touches by no path of its own; nil: nothing
}

// vague reports that it is not known what, or where, the whole of it is: no
// rule, grant or preconfirmation speaks for that, only a person does.
func (f *Facts) vague() bool { return f.Partial || f.Stray }

// Action is a verdict's word. The zero value is Deny.
type Action uint8

// The actions.
const (
	Deny Action = iota
	Ask
	Allow
)

var actionNames = [...]string{"deny", "ask", "allow"}

// String gives the word used in JSON and TOML.
func (a Action) String() string {
	if int(a) < len(actionNames) {
		return actionNames[a]
	}
	return actionNames[Deny]
}

// ParseAction reads an action's word.
func ParseAction(s string) (Action, error) {
	for i, name := range actionNames {
		if s == name {
			return Action(i), nil
		}
	}
	return Deny, locale.Errorf("unknown action %q (allow, ask, deny)", s)
}

// MarshalText implements encoding.TextMarshaler.
func (a Action) MarshalText() ([]byte, error) { return []byte(a.String()), nil }

// UnmarshalText implements encoding.TextUnmarshaler.
func (a *Action) UnmarshalText(b []byte) (err error) {
	*a, err = ParseAction(string(b))
	return err
}

// Verdict is the answer to one request. Its zero value refuses.
type Verdict struct {
	Action     Action          `json:"verdict"`
	Risk       risk.Level      `json:"risk"`
	Categories risk.Categories `json:"categories"`
	Absurd     bool            `json:"absurd"`
	Rule       string          `json:"rule"`            // the rule or default that decided, with its file
	Reason     string          `json:"reason"`          // in words: the worst that was found, and Decision
	Codes      []string        `json:"codes,omitempty"` // of all that was found and of Decision, in this order
	Decision   string          `json:"decision"`        // what decided, in words; empty: what was found, and Rule
	Next       string          `json:"next,omitempty"`  // what the person can do where it is refused for want of leave
	Suggestion string          `json:"suggestion,omitempty"`

	// Why are the reasons of Codes. [Verdict.Because] sets the four.
	Why []risk.Reason `json:"-"`
	// Source is what decided; Rule says it in words.
	Source decision.Source `json:"-"`
	// NeedsGrant: refused in safe only for want of a grant (approval_required).
	NeedsGrant bool `json:"-"`
	// Skipped: allowed in unrestricted what another mode would have asked (approval_skipped).
	Skipped bool `json:"-"`
	// Free is the level up to which work without a category needs no grant; Unset: all does.
	Free risk.Level `json:"-"`
	// Preconfirmed: the entry that allowed it, by its label; empty: none did.
	Preconfirmed string `json:"-"`
}
