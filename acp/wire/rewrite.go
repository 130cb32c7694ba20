package wire

import (
	"bytes"
	"encoding/json"

	"guard/internal/jsonl"
)

// An Edition says which members of an object get new values, and makes each from the old
// one, which is empty where there was none.
type Edition map[string]func(old []byte) any

// Rewrite copies an object with new values for the members of an edition. Those of them
// in always are added where the object lacks them.
func Rewrite(b []byte, with Edition, always ...string) []byte {
	out := bytes.NewBufferString("{")
	seen := map[string]bool{}
	put := func(name string, value []byte) {
		if make := with[name]; make != nil {
			seen[name] = true
			var err error
			if value, err = json.Marshal(make(value)); err != nil {
				return
			}
		}
		if out.Len() > 1 {
			out.WriteByte(',')
		}
		out.Write(jsonl.Quote(nil, name))
		out.WriteByte(':')
		out.Write(value)
	}
	for name, value := range Members(b) {
		put(name, value)
	}
	for _, name := range always {
		if !seen[name] {
			put(name, nil)
		}
	}
	out.WriteByte('}')
	return out.Bytes()
}
