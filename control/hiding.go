package control

import (
	"strings"
	"sync"

	"guard/control/hook"
	"guard/control/mask"
	"guard/internal/fault"
	"guard/locale"
	"guard/policy"
	"guard/policy/risk"
)

// A call may show a secret though nothing that it was judged by says so: code that was not understood, a document
// that includes a file. Its result reaches the model without the values of the person's secrets then. A call that was
// let to read secrets shows them.

// hiding knows which calls may show secrets, and those of the environment. The zero value knows of none.
type hiding struct {
	once    sync.Once
	environ mask.Secrets // of the agent's environment

	mu    sync.Mutex
	shows map[string]bool // calls, by hook.Event.CallKey
}

// maxShows bounds the calls that are remembered: one that is forgotten has its secrets hidden.
const maxShows = 4096

// answered notes what a call was allowed to do, or may yet be by the agent's own dialog. Leave to show secrets is for
// what was judged: the same words may come to read something else, and are judged anew then.
func (h *hiding) answered(call string, out policy.Outcome) {
	shows := out.Verdict.Categories.Has(risk.FSConfigSecrets)
	if call == "" || !out.Allowed() && !(shows && out.Delegated()) {
		return
	}
	h.mu.Lock()
	defer h.mu.Unlock()
	if !shows {
		delete(h.shows, call)
		return
	}
	if h.shows == nil || len(h.shows) >= maxShows {
		h.shows = map[string]bool{}
	}
	h.shows[call] = true
}

func (h *hiding) mayShow(call string) bool {
	h.mu.Lock()
	defer h.mu.Unlock()
	return h.shows[call]
}

// replaced is what a hook prints so that the model gets a result without secrets; nil: as it is.
func (h *HookBroker) replaced(known *hook.Hook, e hook.Event, stdin []byte, secrets func() mask.Secrets) []byte {
	if known.Replace == nil || h.p.Disk == nil || h.Unrestricted() || h.hiding.mayShow(e.CallKey) {
		return nil
	}
	var of []string
	var printed []byte
	broken := fault.Within("hiding secrets", func() {
		printed = known.Replace(stdin, func(value []byte) ([]byte, bool) {
			hidden, found, err := secrets().HideJSON(value)
			if of = found; err != nil { // what may stand in it cannot be told
				return mask.Withhold(value)
			}
			return hidden, len(found) > 0
		})
	})
	if broken != nil {
		h.TellFault(broken, &e.Request)
		return known.Replace(stdin, mask.Withhold)
	}
	if len(of) > 0 && len(printed) > 0 {
		h.Note(policy.Note{Event: policy.NoteHidden, Session: e.Session, Call: e.Request.Call,
			Text: locale.Fill("the agent does not see what is secret in the result of {0}: {1}", inShort(e.Request.Raw),
				strings.Join(of, ", "))})
	}
	return printed
}

// hidden is what a call gave, as the record keeps it: without the secrets that guard knows by their values, whoever was
// let to see them.
func (h *HookBroker) hidden(e *hook.Event, secrets func() mask.Secrets) string {
	if e.Output == "" || h.p.Disk == nil {
		return e.Output
	}
	hidden := mask.Withheld
	if broken := fault.Within("hiding secrets", func() { hidden, _ = secrets().Hide(e.Output) }); broken != nil {
		h.TellFault(broken, &e.Request)
	}
	return hidden
}

// secretsOf are those of the person that a call of the session must not show, by what was seen of it: looked up once,
// when they are wanted.
func (h *HookBroker) secretsOf(call policy.Request, s seen) func() mask.Secrets {
	return sync.OnceValue(func() mask.Secrets {
		h.place(&call)
		w := h.worldOf(&call)
		h.hiding.once.Do(func() { h.hiding.environ = mask.OfEnvironment(h.Environ) })
		secrets := h.openings.files.Read(w.Disk, policy.SecretFiles(w), h.hiding.environ)
		return s.addTo(secrets.ByForm(func(tokens []string) map[string]bool { return h.tokens.which(tokens, w) }), &w)
	})
}
