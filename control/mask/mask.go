// Package mask hides in what a call returns the secrets of files that the call was not judged to show.
//
// In go the files of secrets and a text, out comes the text with «hidden by guard: FILE» in place of each secret of
// theirs, as it stands in the file, in base64 (RFC 4648) or in hexadecimal digits. It knows values only, and of
// those only what is like nothing else (secret.Values).
package mask

import (
	"bytes"
	"encoding/base64"
	"encoding/hex"
	"encoding/json"
	"slices"
	"strings"
	"sync"

	"guard/audit/secret"
	"guard/policy"
	"guard/policy/place"
)

// Bounds of what is read of files of secrets.
const (
	maxFiles = 64
	maxFile  = 64 << 10 // bytes
)

// Files remembers what it has read of files of secrets, until they change. The zero value has read none; it may be
// shared.
type Files struct {
	mu   sync.Mutex
	read map[string]file
}

type file struct {
	stamp place.Stamp
	all   []value
}

// Secrets are the values to hide, and what each is a secret of.
type Secrets struct{ all []value }

type value struct{ text, of string }

// Read gives the secrets of the files, and those that are known beside them.
func (f *Files) Read(disk place.Disk, files []policy.SecretFile, beside Secrets) (s Secrets) {
	f.mu.Lock()
	defer f.mu.Unlock()
	before := f.read
	f.read = map[string]file{}
	for _, secrets := range files {
		if len(f.read) == maxFiles {
			break
		}
		stamp, err := disk.Stamp(secrets.Path)
		if err != nil {
			continue
		}
		one := before[secrets.Path]
		if !one.stamp.Same(stamp) {
			text, err := disk.ReadFile(secrets.Path, maxFile)
			if err != nil {
				continue
			}
			one = file{stamp, valuesOf(secrets.Name, string(text))}
		}
		f.read[secrets.Path] = one
		s.all = append(s.all, one.all...)
	}
	s.all = append(s.all, beside.all...)
	slices.SortStableFunc(s.all, func(a, b value) int { return len(b.text) - len(a.text) }) // one may hold another
	return s
}

// OfEnvironment gives the secrets of an environment, NAME=VALUE.
func OfEnvironment(environ []string) (s Secrets) {
	for _, variable := range environ {
		name, _, _ := strings.Cut(variable, "=")
		s.all = append(s.all, valuesOf("$"+name, variable)...)
	}
	return s
}

// valuesOf are the secrets in a text, in all ways in which they are hidden.
func valuesOf(name, text string) (all []value) {
	for _, v := range secret.Values(text) {
		for _, text := range append(inBase64(v), v, hex.EncodeToString([]byte(v))) {
			all = append(all, value{text, name})
		}
	}
	return all
}

// inBase64 is what stands of a value in the base64 of any text that holds it, with the letters of both alphabets.
func inBase64(v string) (all []string) {
	for before := range 3 {
		text := base64.RawStdEncoding.EncodeToString(append(make([]byte, before), v...))
		text = text[(before*8+5)/6 : (before+len(v))*8/6]
		all = append(all, text)
		if url := strings.NewReplacer("+", "-", "/", "_").Replace(text); url != text {
			all = append(all, url)
		}
	}
	return all
}

// Hide returns a text without the secrets, and what those that stood in it are secrets of.
func (s Secrets) Hide(text string) (hidden string, of []string) {
	for _, v := range s.all {
		if !strings.Contains(text, v.text) {
			continue
		}
		text = strings.ReplaceAll(text, v.text, "«hidden by guard: "+v.of+"»")
		if !slices.Contains(of, v.of) {
			of = append(of, v.of)
		}
	}
	slices.Sort(of)
	return text, of
}

// HideJSON is Hide of all strings in a JSON value, the names of members apart.
func (s Secrets) HideJSON(raw []byte) (hidden []byte, of []string, err error) {
	d := json.NewDecoder(bytes.NewReader(raw))
	d.UseNumber()
	var v any
	if err := d.Decode(&v); err != nil {
		return nil, nil, err
	}
	v = s.hideIn(v, &of)
	if len(of) == 0 {
		return raw, nil, nil
	}
	hidden, err = json.Marshal(v)
	return hidden, of, err
}

func (s Secrets) hideIn(v any, of *[]string) any {
	switch v := v.(type) {
	case string:
		hidden, found := s.Hide(v)
		for _, name := range found {
			if !slices.Contains(*of, name) {
				*of = append(*of, name)
			}
		}
		return hidden
	case []any:
		for i := range v {
			v[i] = s.hideIn(v[i], of)
		}
	case map[string]any:
		for name := range v {
			v[name] = s.hideIn(v[name], of)
		}
	}
	return v
}
