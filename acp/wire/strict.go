package wire

import (
	"errors"
	"strings"
	"unicode/utf8"

	jsonv2 "github.com/go-json-experiment/json"
	"github.com/go-json-experiment/json/jsontext"

	"guard/locale"
)

// ErrAmbiguous is why a request is refused that two parsers could read
// differently.
var ErrAmbiguous = locale.New("two parsers could read it differently")

// Params reads the params of a request strictly: RFC 8259, no duplicate members
// and no bad UTF-8 anywhere in its line. Names count as they are written; where
// the peer may fold their case, Names must be checked too.
func Params[T any](line []byte) (T, error) {
	var message struct {
		Params T `json:"params"`
	}
	err := jsonv2.Unmarshal(line, &message)
	if err == nil {
		return message.Params, nil
	}
	var zero T
	if fit := new(jsonv2.SemanticError); errors.As(err, &fit) && jsontext.Value(line).IsValid() {
		return zero, locale.Errorf("its params do not fit the schema: %w", err)
	}
	return zero,
		locale.Errorf("%w: it is not strict JSON (RFC 8259: duplicate members, bad UTF-8 or bytes after the value)",
			ErrAmbiguous)
}

// Names are the member names that guard reads in the requests of a protocol.
type Names struct {
	exact  map[string]bool
	folded map[string]string // the exact name, by the same in lower case
	opaque map[string]bool
}

// NewNames makes Names of those that guard reads. Under the opaque ones stands
// what has names of its own, a tool's input for example: that is not looked at.
func NewNames(read []string, opaque ...string) *Names {
	n := &Names{exact: map[string]bool{}, folded: map[string]string{}, opaque: map[string]bool{}}
	for _, name := range read {
		n.exact[name], n.folded[strings.ToLower(name)] = true, name
	}
	for _, name := range opaque {
		n.opaque[name] = true
	}
	return n
}

// maxDepth bounds nesting in the part of a request that guard reads.
const maxDepth = 16

// Check reports a member whose name is one that guard reads but for its case:
// encoding/json and other parsers that fold case would take it for that one.
func (n *Names) Check(value []byte) error { return n.check(value, 0) }

func (n *Names) check(value []byte, depth int) (err error) {
	if depth > maxDepth {
		return locale.Errorf("%w: it is nested too deeply", ErrAmbiguous)
	}
	switch {
	case len(value) == 0:
	case value[0] == '[':
		eachItem(value, 0, func(item []byte) bool {
			err = n.check(item, depth+1)
			return err == nil
		})
	case value[0] == '{':
		eachMember(value, 0, func(key, member []byte) bool {
			err = n.checkMember(key, member, depth)
			return err == nil
		})
	}
	return err
}

func (n *Names) checkMember(key, member []byte, depth int) error {
	if n.opaque[string(key)] {
		return nil
	}
	if n.exact[string(key)] { // as most are: they need no copy
		return n.check(member, depth+1)
	}
	name := decoded(key)
	if known := n.folded[folded(name)]; known != "" && !n.exact[name] {
		return locale.Errorf("%w: a member %q beside %q", ErrAmbiguous, name, known)
	}
	if n.opaque[name] {
		return nil
	}
	return n.check(member, depth+1)
}

// folded is a name as encoding/json compares it: without case, and with the two
// letters beyond ASCII that fold into it, long s and the Kelvin sign.
func folded(name string) string {
	if utf8.RuneCountInString(name) != len(name) {
		name = strings.NewReplacer("\u017f", "s", "\u212a", "k").Replace(name)
	}
	return strings.ToLower(name)
}
