package control

import (
	"strings"
	"sync"

	"guard/audit/secret"
	"guard/control/hook"
	"guard/control/mask"
	"guard/internal/fault"
	"guard/locale"
	"guard/policy"
	"guard/policy/place"
	"guard/policy/risk"
)

// A call may show a secret though nothing that it was judged by says so: code that was not understood, a document
// that includes a file. Its result reaches the model without the values of the person's secrets then. A call that was
// let to read secrets shows them.

// hiding knows which calls may show secrets, and the secrets that the others may not. The zero value knows of none.
type hiding struct {
	once    sync.Once
	environ mask.Secrets // of the agent's environment

	mu     sync.Mutex
	shows  map[string]bool // calls, by hook.Event.CallKey
	tokens map[string]bool // that the model knows or anybody who has the project: true
	said   string          // the person's words that were last looked through
}

// maxShows bounds the calls that are remembered: one that is forgotten has its secrets hidden.
const maxShows = 4096

// Bounds of the tokens that are remembered: one that is forgotten is looked for in git anew.
const (
	maxTokens = 4096
	maxMade   = 256 // of one text, of what may be one
)

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
			of = found
			return hidden, err == nil && len(found) > 0
		})
	})
	if broken != nil { // what may stand in it cannot be told
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
		secrets := h.reading.files.Read(w.Disk, policy.SecretFiles(w), h.hiding.environ)
		return s.add(secrets.ByForm(func(tokens []string) map[string]bool { return h.hiding.knows(tokens, w) }), &w)
	})
}

// told notes what the model has a tool do, and what the person said to it before that.
func (h *HookBroker) told(call policy.Request) {
	h.place(&call)
	h.hiding.told(&call)
	h.hiding.heard(call.Prompt)
}

// told notes the tokens in what the model has a tool do: it knows them.
func (h *hiding) told(call *policy.Request) {
	texts := []string{call.Raw, call.Command, string(call.Args)}
	for _, edit := range call.Edits {
		if edit.New != nil {
			texts = append(texts, *edit.New)
		}
	}
	for _, text := range texts {
		h.learn(text)
	}
}

// learn notes the tokens in a text that the model knows.
func (h *hiding) learn(text string) {
	for _, t := range secret.Tokens(text) {
		h.note(t.Value, true)
	}
	for _, value := range secret.Made(text, maxMade) { // a name may stand beside it later
		h.note(value, true)
	}
}

// heard notes the tokens in what the person said to the model, once: many calls follow the same words.
func (h *hiding) heard(words string) {
	h.mu.Lock()
	before := h.said
	h.said = words
	h.mu.Unlock()
	if words != before {
		h.learn(words)
	}
}

func (h *hiding) note(token string, known bool) {
	h.mu.Lock()
	defer h.mu.Unlock()
	if h.tokens == nil || len(h.tokens) >= maxTokens {
		h.tokens = map[string]bool{}
	}
	h.tokens[strings.Clone(unpadded(token))] = known
}

// unpadded is a token as it is known: base64's padding may stand behind it or not.
func unpadded(token string) string { return strings.TrimRight(token, "=") }

// knows tells which tokens the model knows, or git holds in the workspace: an example's, of a test.
func (h *hiding) knows(tokens []string, w place.World) map[string]bool {
	all, anew := map[string]bool{}, []string(nil)
	h.mu.Lock()
	for _, token := range tokens {
		known, looked := h.tokens[unpadded(token)]
		if all[token] = known; !looked {
			anew = append(anew, token)
		}
	}
	h.mu.Unlock()
	if len(anew) == 0 {
		return all
	}
	held := policy.Committed(w, anew)
	for _, token := range anew {
		all[token] = held[token]
		h.note(token, held[token])
	}
	return all
}
