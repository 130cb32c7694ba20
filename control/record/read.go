package record

import (
	"encoding/json"
	"strings"

	"guard/audit"
	"guard/policy"
	"guard/policy/decision"
	"guard/policy/place"
	"guard/undo"
)

// Verdict is a verdict as it stands in the record.
type Verdict struct {
	Verdict    string   `json:"verdict"`
	Risk       string   `json:"risk"`
	Categories []string `json:"categories"`
	Absurd     bool     `json:"absurd"`
	Rule       string   `json:"rule"`
	Reason     string   `json:"reason"`
	Decision   *string  `json:"decision"` // nil: an older guard wrote it, with all reasons in Reason
	Next       string   `json:"next"`
	Suggestion string   `json:"suggestion"`
}

// VerdictOf is the verdict of an entry.
func VerdictOf(e audit.Entry) (v Verdict) {
	Read(e.Verdict, &v)
	return v
}

// Asked reports an answer that a person was asked for: a question was put, and there was somebody to put it to.
func Asked(answer string) bool { return answer != "" && answer != decision.Nobody.String() }

// KeptOf is what was kept so that an entry's call can be undone; the zero value: nothing was hit.
func KeptOf(e audit.Entry) (k undo.Kept) {
	Read(e.Undo, &k)
	return k
}

// RequestOf is the request of an entry, as the record has it: see Whole.
func RequestOf(e audit.Entry) (r policy.Request) {
	Read(e.Request, &r)
	return r
}

// Read takes a member of an entry apart. One that is not as guard writes it stays empty:
// guard log verify is there to find that.
func Read(member any, to any) {
	if raw, ok := member.(json.RawMessage); ok {
		_ = json.Unmarshal(raw, to)
	}
}

// Facts are facts as they stand in the record.
type Facts struct {
	Commands []policy.ReportCommand `json:"commands"`
	Paths    policy.ReportPaths     `json:"paths"`
	Hosts    []string               `json:"hosts"`
	Matches  []place.Match          `json:"wildcards"`
	Reasons  []string               `json:"reasons"`
	Codes    []string               `json:"reason_codes"` // of Reasons, one for each
}

// FactsOf are the facts of an entry.
func FactsOf(e audit.Entry) (f Facts) {
	Read(e.Facts, &f)
	return f
}

// Whole is a recorded request without the marks of what the record has cut. Where
// something was cut, the request is partial, and short is true.
func Whole(r policy.Request) (_ policy.Request, short bool) {
	cut := func(s *string) {
		if head, was := audit.Uncut(*s); was {
			*s, short = head, true
		}
	}
	for _, s := range []*string{&r.Command, &r.Raw, &r.Cwd, &r.Workspace, &r.To, &r.Query, &r.Server, &r.Name, &r.Claim,
		&r.Prompt} {
		cut(s)
	}
	for _, list := range [][]string{r.Argv, r.Env, r.Paths, r.URLs} {
		for i := range list {
			cut(&list[i])
		}
	}
	for i := range r.Edits {
		c := &r.Edits[i]
		cut(&c.Path)
		for _, s := range []*string{c.Old, c.New} {
			if s != nil {
				cut(s)
			}
		}
	}
	if strings.HasPrefix(string(r.Args), `{"guard":"cut: `) {
		r.Args, short = nil, true
	}
	if r.Raw == "" {
		r.Raw = r.Command
	}
	r.Partial = r.Partial || short
	return r, short
}
