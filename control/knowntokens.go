package control

import (
	"strings"
	"sync"

	"guard/audit/secret"
	"guard/policy"
	"guard/policy/place"
)

// A token that the model knows already, since it or the person said it, need not be hidden from it. Nor need one that
// git holds in the workspace: whoever has the project has it.

// knownTokens are the tokens of results that were looked up. The zero value knows none.
type knownTokens struct {
	mu    sync.Mutex
	known map[string]bool // false: neither the model nor git knows it
	said  string          // the person's words that were last looked through
}

// Bounds of the tokens that are remembered: one that is forgotten is looked for in git anew.
const (
	maxTokens = 4096
	maxMade   = 256 // of one text, of what may be one
)

// told notes what the model has a tool do, and what the person said to it before that.
func (h *HookBroker) told(call policy.Request) {
	h.place(&call)
	h.tokens.told(&call)
	h.tokens.heard(call.Prompt)
}

// told notes the tokens in what the model has a tool do: it knows them.
func (k *knownTokens) told(call *policy.Request) {
	texts := []string{call.Raw, call.Command, string(call.Args)}
	for _, edit := range call.Edits {
		if edit.New != nil {
			texts = append(texts, *edit.New)
		}
	}
	for _, text := range texts {
		k.learn(text)
	}
}

// learn notes the tokens in a text that the model knows.
func (k *knownTokens) learn(text string) {
	for _, t := range secret.Tokens(text) {
		k.note(t.Value, true)
	}
	for _, value := range secret.Made(text, maxMade) { // a name may stand beside it later
		k.note(value, true)
	}
}

// heard notes the tokens in what the person said to the model, once: many calls follow the same words.
func (k *knownTokens) heard(words string) {
	k.mu.Lock()
	before := k.said
	k.said = words
	k.mu.Unlock()
	if words != before {
		k.learn(words)
	}
}

// note remembers whether a token is known.
func (k *knownTokens) note(token string, known bool) {
	k.mu.Lock()
	defer k.mu.Unlock()
	if k.known == nil || len(k.known) >= maxTokens {
		k.known = map[string]bool{}
	}
	k.known[strings.Clone(unpadded(token))] = known
}

// which tells which tokens the model knows, or git holds in the workspace: an example's, of a test.
func (k *knownTokens) which(tokens []string, w place.World) map[string]bool {
	all, anew := map[string]bool{}, []string(nil)
	k.mu.Lock()
	for _, token := range tokens {
		known, looked := k.known[unpadded(token)]
		if all[token] = known; !looked {
			anew = append(anew, token)
		}
	}
	k.mu.Unlock()
	if len(anew) == 0 {
		return all
	}
	held := policy.Committed(w, anew)
	for _, token := range anew {
		all[token] = held[token]
		k.note(token, held[token])
	}
	return all
}

// unpadded is a token as it is known: base64's padding may stand behind it or not.
func unpadded(token string) string { return strings.TrimRight(token, "=") }
