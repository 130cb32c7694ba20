package mask

import "encoding/json"

// Withheld stands for a text of which guard cannot tell what is secret in it.
const Withheld = "«hidden by guard»"

// Withhold takes every text out of a JSON value that may hold a secret, and keeps its shape. It reports whether there
// was any, and that there was where it cannot tell.
func Withhold(raw []byte) (withheld []byte, any bool) {
	v, err := decoded(raw)
	if err == nil {
		v = withhold(v, &any)
		withheld, err = json.Marshal(v)
	}
	if err != nil {
		return []byte(`"` + Withheld + `"`), true
	}
	return withheld, any
}

func withhold(v any, found *bool) any {
	switch v := v.(type) {
	case string:
		if len(v) >= leastText {
			*found = true
			return Withheld
		}
	case []any:
		for i := range v {
			v[i] = withhold(v[i], found)
		}
	case map[string]any:
		for name := range v {
			v[name] = withhold(v[name], found)
		}
	}
	return v
}
