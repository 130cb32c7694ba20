package locale

import "sync/atomic"

// English is the language of the code, and of who asks for a language that guard does not speak.
const English = "en"

// Tags are the languages that guard speaks (BCP 47), English first.
func Tags() []string { return append([]string{English}, translated...) }

var translated = []string{"cs", "zh-CN", "ja", "fr", "da", "ru"}

// spoken is the language of this process; nil is English.
var spoken atomic.Pointer[catalogue]

// Use has the process speak the language of that tag from now on, and English where it is none of
// [Tags].
func Use(tag string) { spoken.Store(catalogues[tag]) }

// Spoken is the tag of the language that the process speaks.
func Spoken() string {
	if c := spoken.Load(); c != nil {
		return c.tag
	}
	return English
}

// Message is a text of the code that a person may read, in English: a whole sentence or phrase, with
// {0}, {1} … where something is put in. A test finds every constant of this type, and holds each
// language to say it.
type Message string

// Text says an English text. Where a language lacks it, it stays English.
func Text(english Message) string { return text(string(english)) }

func text(english string) string {
	if c := spoken.Load(); c != nil {
		if said, ok := c.say(english); ok {
			return said
		}
	}
	return english
}

// Word says a word by its name, and reports whether the language has it; English has none by name.
func Word(name string) (said string, ok bool) {
	if c := spoken.Load(); c != nil {
		return c.say(wordKey(name))
	}
	return said, ok
}

// Count is [Word] in the form that the language has for a number of things.
func Count(name string, n int) (said string, ok bool) {
	if c := spoken.Load(); c != nil {
		return c.count(wordKey(name), n)
	}
	return "", false
}
