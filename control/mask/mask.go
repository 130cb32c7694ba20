// Package mask hides in what a call returns the secrets of files that the call was not judged to show.
//
// In go the files of secrets and a text, out comes the text with «hidden by guard: FILE» in place of each secret of
// theirs, or KIND in place of one that no file need hold (secret.Tokens). It knows values only, and of those only what
// is like nothing else (secret.Values).
//
// A value is hidden as it stands in the file, in base64 (RFC 4648) and in hexadecimal digits, wherever that is. One
// that is long and varied enough to be known transformed (strength) is also found
//
//   - in other spellings: backward, in other case, shifted along the alphabet, in base32, base85, uuencode (spelling);
//   - with anything between its characters, lines too, or as the codes of its bytes in whatever base, beside the
//     columns of a dump (view, codes, columns);
//   - under a key: xor, sum or product with a constant, with a counter, with a key that repeats (relation), and with
//     each character put for another (pattern);
//   - inside base64 and what is compressed, three layers deep (layer).
//
// A text of more than 1 MiB is searched for transformed values at its beginning and its end only (search). Not found
// are values in parts, those that were enciphered with more than relation tells, and what the standard library
// cannot decompress (xz, zstd). A text that holds no secret is never changed: by chance a pattern would hit once in
// 10^9 texts of 1 MB (strength).
package mask

import (
	"slices"
	"strings"
	"sync"

	"guard/audit/secret"
	"guard/policy"
	"guard/policy/place"
)

// Bounds of what is read of files of secrets.
const (
	maxFiles = 100
	maxFile  = 64 << 10 // bytes
)

// Files remembers what it has read of files of secrets, until they change. The zero value has read none; it may be
// shared.
type Files struct {
	mu   sync.Mutex
	read map[string]file
	last Secrets
}

type file struct {
	stamp place.Stamp
	all   []value
}

// Secrets are the values to hide, and what each is a secret of. The zero value hides nothing.
type Secrets struct {
	all    []value
	finder *finder // of all of them
	known  func(tokens []string) map[string]bool
	opened string // files of theirs that were opened; empty: none
}

// ByForm adds what is known wherever it stands, by its own form or a name beside it (secret.Tokens), but for what of
// these is known to the model.
func (s Secrets) ByForm(known func(tokens []string) map[string]bool) Secrets {
	s.known = known
	return s
}

type value struct{ text, of string }

// Holding lists those of the files that hold values to hide.
func (f *Files) Holding(disk place.Disk, files []policy.SecretFile) (holding []policy.SecretFile) {
	f.mu.Lock()
	defer f.mu.Unlock()
	f.values(disk, files)
	for _, one := range files {
		if len(f.read[one.Path].all) > 0 {
			holding = append(holding, one)
		}
	}
	return holding
}

// Read gives the secrets of the files, and those that are known beside them.
func (f *Files) Read(disk place.Disk, files []policy.SecretFile, beside Secrets) Secrets {
	f.mu.Lock()
	defer f.mu.Unlock()
	all := append(f.values(disk, files), beside.all...)
	if f.last.finder == nil || !slices.Equal(all, f.last.all) {
		f.last = secretsOf(all)
	}
	return f.last
}

// values are those of the files, which are read where they have changed. With mu held.
func (f *Files) values(disk place.Disk, files []policy.SecretFile) (all []value) {
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
		all = append(all, one.all...)
	}
	return all
}

// And adds what a text holds that is known by its form or by a name beside it, but for what is known to the model: so
// it is found transformed too.
func (s Secrets) And(name, text string) Secrets {
	if s.known == nil {
		return s
	}
	shown := unknown(asTheyStand(secret.Tokens(text)), s.known)
	if shown == nil {
		return s
	}
	all := slices.Clone(s.all)
	for _, token := range shown.all {
		all = append(all, value{token.shown, name})
	}
	s.all, s.finder = all, &finder{values: all}
	return s
}

// OfEnvironment gives the secrets of an environment, NAME=VALUE.
func OfEnvironment(environ []string) Secrets {
	var all []value
	for _, variable := range environ {
		name, _, _ := strings.Cut(variable, "=")
		all = append(all, valuesOf("$"+name, variable)...)
	}
	return secretsOf(all)
}

func secretsOf(all []value) Secrets { return Secrets{all: all, finder: &finder{values: all}} }

// valuesOf are the secrets in a text.
func valuesOf(name, text string) (all []value) {
	for _, v := range secret.Values(text) {
		all = append(all, value{v, name})
	}
	return all
}
