package export

import (
	"fmt"
	"strings"
	"time"

	"guard/audit"
	"guard/control/record"
	"guard/policy"
)

// Event is one record as a store of logs takes it. docs/export.md is the list of its attributes.
type Event struct {
	Time       time.Time
	Name       string // guard.decided and the like
	Severity   Severity
	Body       string
	Attributes []Attribute
}

// Attribute is a name and a value: a string, an int64, a bool or a []string.
type Attribute struct {
	Name  string
	Value any
}

// Severity is how urgent an event is. The zero value is information.
type Severity uint8

// The severities.
const (
	Info  Severity = iota
	Warn           // something was refused
	Error          // something ran that guard did not judge, or guard itself failed
)

// ID is the event's own, SESSION/NUMBER, by which a store drops what it gets twice.
func (e *Event) ID() string {
	for _, a := range e.Attributes {
		if a.Name == attrID {
			return a.Value.(string)
		}
	}
	return ""
}

// Contents says what of the records is handed on. The zero value hands on nothing but numbers and names.
type Contents struct {
	Decisions bool // only what was decided
	Texts     bool // commands, paths, reasons and what people wrote
	Lines     bool // the body is the record's own line, by which its hash can be checked; wants Texts
}

// wants reports an event that is handed on.
func (c Contents) wants(e audit.Event) bool { return !c.Decisions || e == audit.Decided }

// The names by which a record is known again.
const (
	attrID   = "guard.record.id"
	attrSeq  = "guard.record.seq"
	attrPrev = "guard.record.prev"
	attrHash = "guard.record.hash"
)

// header is what a session's first record says for all of them.
type header struct {
	policy  string // the hash of the policy that holds
	version string // guard's
}

// headerOf reads a session's first record.
func headerOf(e audit.Entry) (h header) {
	var started struct {
		Guard  string `json:"guard"`
		Policy string `json:"policy"`
	}
	if e.Event == audit.SessionStarted {
		record.Read(e.Data, &started)
	}
	return header{started.Policy, started.Guard}
}

// eventOf makes an event of a record's line.
func eventOf(e audit.Entry, h header, c Contents) Event {
	v, r, f := record.VerdictOf(e), record.RequestOf(e), record.FactsOf(e)
	ev := Event{Time: e.Time, Name: "guard." + string(e.Event), Severity: severityOf(e, v), Body: body(e, v, &r, c)}
	add := func(name string, value any) {
		switch v := value.(type) {
		case string:
			if v == "" {
				return
			}
		case []string:
			if len(v) == 0 {
				return
			}
		}
		ev.Attributes = append(ev.Attributes, Attribute{name, value})
	}
	add(attrID, fmt.Sprintf("%s/%d", e.Session, e.Seq))
	add(attrSeq, int64(e.Seq))
	l, ok := audit.LinkOf(e.Line)
	add(attrPrev, l.Prev)
	add(attrHash, l.Hash)
	if !ok || !l.Sound {
		add("guard.record.changed", true)
		ev.Severity = Error
	}
	add("guard.event", string(e.Event))
	add("guard.session", e.Session)
	add("guard.version", h.version)
	add("guard.policy.hash", h.policy)
	add("guard.agent", e.Agent)
	add("guard.agent.session", ownID(e.ACPSession, c))
	add("guard.channel", e.Channel)
	add("guard.mode", e.Mode)
	add("guard.answered_by", e.By.String())
	add("guard.answer", e.Answer)
	if e.Millis != 0 {
		add("guard.duration_ms", e.Millis)
	}
	if e.Verdict != nil {
		add("guard.verdict", v.Verdict)
		add("guard.risk", v.Risk)
		add("guard.categories", v.Categories)
		add("guard.rule", rule(v.Rule, c))
		add("guard.reason.codes", f.Codes)
		add("guard.absurd", v.Absurd)
	}
	if e.Request != nil {
		add("gen_ai.operation.name", "execute_tool")
		add("gen_ai.tool.name", toolName(&r, c))
		add("gen_ai.tool.call.id", ownID(e.RequestID, c))
	}
	if c.Texts {
		add("guard.command", r.Command)
		add("guard.paths", r.Paths)
		add("guard.hosts", f.Hosts)
		add("guard.reason", said(e, v))
		add("guard.note", e.Note)
		add("guard.workspace", r.Workspace)
		add("process.working_directory", r.Cwd)
	}
	return ev
}

// rule is what decided. A preconfirmed operation is named by its command, and a grant by what it covers, paths and
// hosts among it: without texts only the file is named, and that it was a grant.
func rule(label string, c Contents) string {
	if c.Texts {
		return label
	}
	if where, _, named := strings.Cut(label, ": preconfirmed "); named {
		return where + ": preconfirmed"
	}
	if granted, _, named := strings.Cut(label, policy.GrantedFor); named && granted == "" {
		return strings.TrimSuffix(policy.GrantedFor, ": ")
	}
	return label
}

// toolName is a tool's own name. Of an agent that names none it is the title of the call, which is a text as any other.
func toolName(r *policy.Request, c Contents) string {
	name := string(r.Tool)
	switch {
	case r.Tool == policy.MCP && r.Server != "":
		name = r.Server + "." + r.Name
	case r.Tool == policy.Other && r.Name != "":
		name = r.Name
	}
	if !c.Texts && !isName(name) {
		return string(r.Tool)
	}
	return name
}

// ownID is an id of the agent's own. One that is no name may be any text, too.
func ownID(id string, c Contents) string {
	if !c.Texts && !isName(id) {
		return ""
	}
	return id
}

// isName reports what no sentence, path or secret with signs in it is.
func isName(s string) bool { return len(s) <= maxToolName && !strings.ContainsFunc(s, notInNames) }

// maxToolName is longer than the names of tools that models take, in bytes.
const maxToolName = 128

func notInNames(r rune) bool {
	return (r < 'a' || r > 'z') && (r < 'A' || r > 'Z') && (r < '0' || r > '9') && !strings.ContainsRune("_-.", r)
}

func said(e audit.Entry, v record.Verdict) string {
	if v.Reason != "" {
		return v.Reason
	}
	return e.Reason
}

// alarming are events of what should not happen.
var alarming = map[audit.Event]bool{audit.Unguarded: true, audit.HookDead: true, audit.Fault: true,
	audit.Rewritten: true}

func severityOf(e audit.Entry, v record.Verdict) Severity {
	switch {
	case alarming[e.Event]:
		return Error
	case e.Event == audit.Decided && v.Verdict != policy.Allow.String():
		return Warn
	}
	return Info
}

// body is a line for a person: what became of what.
func body(e audit.Entry, v record.Verdict, r *policy.Request, c Contents) string {
	if c.Lines && c.Texts {
		return string(e.Line)
	}
	words := []string{string(e.Event)}
	if v.Verdict != "" {
		words = []string{v.Verdict, v.Risk, toolName(r, c)}
	}
	text := strings.Join(words, " ")
	switch {
	case !c.Texts:
	case r.Command != "":
		text += ": " + r.Command
	case r.Raw != "":
		text += ": " + r.Raw
	case len(r.Paths) > 0:
		text += ": " + strings.Join(r.Paths, " ")
	case e.Reason != "":
		text += ": " + e.Reason
	}
	return text
}
