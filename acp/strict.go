package acp

import (
	"errors"
	"strings"
	"unicode/utf8"

	jsonv2 "github.com/go-json-experiment/json"
	"github.com/go-json-experiment/json/jsontext"

	"guard/locale"
)

// errAmbiguous is why a gated message is refused that two parsers could read
// differently.
var errAmbiguous = locale.New("two parsers could read it differently")

// strict reads the params of a gated message: no duplicate members and no bad
// UTF-8 anywhere in its line, and nothing that a case-folding parser
// (encoding/json among them) would read as another member.
func strict[T any](line, params []byte) (T, error) {
	if err := exactKeys(params, 0); err != nil {
		var zero T
		return zero, err
	}
	return unambiguous[T](line)
}

// unambiguous is strict for peers that compare names as they are written.
func unambiguous[T any](line []byte) (T, error) {
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
	return zero, locale.Errorf("%w: it is not strict JSON (RFC 8259: duplicate members, bad UTF-8 or bytes after the value)", errAmbiguous)
}

// gatedMembers are the members that guard reads in gated messages; under the
// opaque ones stands what belongs to tools, with names of their own.
var (
	gatedMembers = []string{"sessionId", "toolCall", "subject", "title", "description", "options", "optionId", "name",
		"kind", "toolCallId", "status", "content", "locations", "rawInput", "type", "path", "oldText", "newText", "text",
		"command", "args", "env", "value", "cwd", "modeId", "configId"}
	opaque = map[string]bool{"rawInput": true, "rawOutput": true, "_meta": true}

	exactMember, foldedMember = func() (exact map[string]bool, folded map[string]string) {
		exact, folded = map[string]bool{}, map[string]string{}
		for _, name := range gatedMembers {
			exact[name], folded[strings.ToLower(name)] = true, name
		}
		return
	}()
)

// maxDepth bounds nesting in the part of a gated message that guard reads.
const maxDepth = 16

// exactKeys reports a member whose name is one that guard reads but for its
// case, outside of what belongs to tools.
func exactKeys(b []byte, depth int) (err error) {
	if depth > maxDepth {
		return locale.Errorf("%w: it is nested too deeply", errAmbiguous)
	}
	switch {
	case len(b) == 0:
	case b[0] == '[':
		eachItem(b, 0, func(item []byte) {
			if err == nil {
				err = exactKeys(item, depth+1)
			}
		})
	case b[0] == '{':
		eachMember(b, 0, func(key, value []byte) {
			if err == nil {
				err = exactMemberIn(key, value, depth)
			}
		})
	}
	return err
}

func exactMemberIn(key, value []byte, depth int) error {
	name := decoded(key)
	if !exactMember[name] {
		if known := foldedMember[folded(name)]; known != "" {
			return locale.Errorf("%w: a member %q beside %q", errAmbiguous, name, known)
		}
	}
	if opaque[name] {
		return nil
	}
	return exactKeys(value, depth+1)
}

// folded is a name as encoding/json compares it: without case, and with the two
// letters beyond ASCII that fold into it, long s and the Kelvin sign.
func folded(name string) string {
	if utf8.RuneCountInString(name) != len(name) {
		name = strings.NewReplacer("\u017f", "s", "\u212a", "k").Replace(name)
	}
	return strings.ToLower(name)
}
