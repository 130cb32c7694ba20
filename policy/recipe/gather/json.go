package gather

import (
	"github.com/go-json-experiment/json"
	"github.com/go-json-experiment/json/jsontext"
	"strings"
)

// ReadJSON reads a JSON text into a value; members that the value does not have may be of any type.
func (g *Gathering) ReadJSON(text string, into any) bool {
	if g.TooLong(text) {
		return false
	}
	text = strings.TrimPrefix(text, "\ufeff")
	if err := json.Unmarshal([]byte(text), into, jsontext.AllowDuplicateNames(false)); err != nil {
		g.Unread("no JSON that is understood")
		return false
	}
	return true
}
