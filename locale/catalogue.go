package locale

import (
	"embed"
	"encoding/json"
	"fmt"
	"sync"
)

// kinds are the message files of a language: KIND.TAG.json, in the format of go-i18n (v2.7), so that
// its tools read and write them. The library itself is for the tests: it would add 2 MB to a process
// that has 20 (text/template, and with it every method that could be called by name).
//
//	prompt   the words of the prompt, by their names in prompt/words.go
//	reasons  what the judge says, by the [Code] of the English [Message]
//	texts    what the commands and the channels say, by the English [Message]
//	errors   errors and what else is said with [Errorf], [New] and [Sprintf], by the English format
var kinds = []string{"prompt", "reasons", "texts", "errors"}

//go:embed messages
var messages embed.FS

// catalogue is a language's messages, parsed when first needed.
type catalogue struct {
	tag   string
	parse func() map[string]forms
}

// forms are a message as it is said of several things, by the names of CLDR's plural categories.
// Most have the form other alone.
type forms map[string]string

// UnmarshalJSON implements json.Unmarshaler: a text, or an object of forms.
func (f *forms) UnmarshalJSON(b []byte) error {
	if len(b) > 0 && b[0] == '{' {
		return json.Unmarshal(b, (*map[string]string)(f))
	}
	var text string
	err := json.Unmarshal(b, &text)
	*f = forms{"other": text}
	return err
}

var catalogues = func() map[string]*catalogue {
	all := map[string]*catalogue{}
	for _, tag := range translated {
		all[tag] = &catalogue{tag, sync.OnceValue(func() map[string]forms { return parse(tag) })}
	}
	return all
}()

// say is a message in the language. An empty text is no translation: the caller stays with English.
func (c *catalogue) say(name string) (string, bool) {
	text := c.parse()[name]["other"]
	return text, text != ""
}

// count is say in the form for a number of things; a form that is missing is the form other.
func (c *catalogue) count(name string, n int) (string, bool) {
	if text := c.parse()[name][plural(c.tag, n)]; text != "" {
		return text, true
	}
	return c.say(name)
}

// wordKey is where a word of the prompt stands: a name such as "session" can also be an English text.
func wordKey(name string) string { return "\x00" + name }

// parse reads a language's files. They are part of the program: what is wrong with them is a fault
// of its making, and a test reads them all.
func parse(tag string) map[string]forms {
	all, reasons, words := map[string]forms{}, map[string]forms{}, map[string]forms{}
	for _, kind := range kinds {
		name, into := "messages/"+kind+"."+tag+".json", &all
		switch kind {
		case "reasons":
			into = &reasons
		case "prompt":
			into = &words
		}
		text, err := messages.ReadFile(name)
		if err == nil {
			err = json.Unmarshal(text, into)
		}
		if err != nil {
			panic(fmt.Sprintf("locale: %s: %v", name, err))
		}
	}
	for english, code := range codes() {
		if said, ok := reasons[code]; ok {
			all[english] = said
		}
	}
	for name, said := range words {
		all[wordKey(name)] = said
	}
	return all
}
