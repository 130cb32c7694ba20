package locale

import (
	"encoding/json"
	"fmt"
	"sync"
)

// Code is the stable name of a sentence by which the judge gives a reason: made-here for "{0} was made
// here by `{1}`". Programs and translations go by it, so that the words may change. A sentence that
// has none yet has the empty code, and a test asks for one.
//
// The table is messages/reasons.en.json: a code and its English sentence on each line. A code never
// goes and never changes its sense; testdata/codes.txt holds it to that.
func Code(sentence Message) string { return codes()[string(sentence)] }

// Sentence is the sentence of a code; not found where this version has none.
func Sentence(code string) (sentence Message, found bool) {
	english, found := sentences()[code]
	return Message(english), found
}

// sentences are the English sentences by their codes.
var sentences = sync.OnceValue(func() map[string]string {
	byCode := map[string]string{}
	text, err := messages.ReadFile("messages/reasons.en.json")
	if err == nil {
		err = json.Unmarshal(text, &byCode)
	}
	if err != nil {
		panic(fmt.Sprintf("locale: reasons.en.json: %v", err)) // a fault of the program's making, as in parse
	}
	return byCode
})

// codes are the codes by their English sentences.
var codes = sync.OnceValue(func() map[string]string {
	byText := make(map[string]string, len(sentences()))
	for code, sentence := range sentences() {
		byText[sentence] = code
	}
	return byText
})
