package overlay

import (
	"bytes"
	"encoding/json"
	"reflect"
)

// mergeJSON puts what changed from was to now into home, key by key. It is not
// ok where one of them is no JSON object.
func mergeJSON(was, now, home []byte) (merged []byte, ok bool) {
	var a, b, h map[string]any
	if len(was) == 0 {
		was = []byte("{}")
	}
	if len(home) == 0 {
		home = []byte("{}")
	}
	for _, file := range []struct {
		text []byte
		into *map[string]any
	}{{was, &a}, {now, &b}, {home, &h}} {
		d := json.NewDecoder(bytes.NewReader(file.text))
		d.UseNumber() // as it was written
		if d.Decode(file.into) != nil || *file.into == nil {
			return nil, false
		}
	}
	mergeKeys(a, b, h)
	merged, err := json.MarshalIndent(h, "", "  ")
	return merged, err == nil
}

func mergeKeys(was, now, home map[string]any) {
	for key, value := range now {
		old, before := was[key]
		if before && reflect.DeepEqual(old, value) {
			continue
		}
		inner, isObject := value.(map[string]any)
		theirs, homeIs := home[key].(map[string]any)
		if isObject && homeIs {
			oldInner, _ := old.(map[string]any)
			mergeKeys(oldInner, inner, theirs)
			continue
		}
		home[key] = value
	}
	for key := range was {
		if _, still := now[key]; !still {
			delete(home, key)
		}
	}
}
