package hook

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"

	jsonv2 "github.com/go-json-experiment/json"
	"github.com/go-json-experiment/json/jsontext"

	"guard/locale"
)

// Decode reads what an agent wrote to its hook into an agent's own struct. It is
// strict: a member that stands twice, invalid UTF-8, or anything behind the object
// is an error, because guard and the agent might read such an input in two ways.
// Members that the struct does not name are ignored.
func Decode(stdin []byte, into any) error {
	if err := jsonv2.Unmarshal(stdin, into); err != nil {
		return locale.Errorf("the hook's input cannot be read with certainty: %w", err)
	}
	return nil
}

// UnknownEvent is the error for an event whose name guard does not know. It might
// be a new kind of call, so it must refuse.
func UnknownEvent(name string) error {
	return locale.Errorf("an event %q that guard does not know", name)
}

// CallKey makes one key of what tells a call apart from others, such as its session,
// tool and input. It is a hash, so that a file's whole text is not kept in memory for
// as long as the call runs. Each part goes in with its length, so that no two lists of
// parts make the same bytes.
func CallKey(parts ...string) string {
	sum := sha256.New()
	for _, part := range parts {
		fmt.Fprintf(sum, "%d:%s", len(part), part)
	}
	return hex.EncodeToString(sum.Sum(nil))
}

// Canonical is a call's input in the one form that RFC 8785 gives it: members sorted,
// no blanks. An agent may write the same input differently before and after the call.
// An input that has no such form stays as it came; it then differs, which refuses.
func Canonical(input jsontext.Value) string {
	v := input.Clone()
	if v.Canonicalize() != nil {
		return string(input)
	}
	return string(v)
}
