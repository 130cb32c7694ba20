package mask_test

import (
	"encoding/base64"
	"encoding/hex"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"guard/control/mask"
	"guard/internal/disk"
	"guard/policy"
)

const key = "k3yOfTheirs7f3a9c2e51d8"

func in(t *testing.T, text string) (f policy.SecretFile) {
	t.Helper()
	f = policy.SecretFile{Path: filepath.Join(t.TempDir(), ".env"), Name: ".env"}
	put(t, f.Path, text)
	return f
}

func put(t *testing.T, path, text string) {
	t.Helper()
	if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
}

func read(f *mask.Files, files ...policy.SecretFile) mask.Secrets {
	return f.Read(disk.New(time.Minute), files, mask.Secrets{})
}

// TestHide: a secret of a file is hidden as it stands there and in the usual encodings, with nothing else.
func TestHide(t *testing.T) {
	const gone = "«hidden by guard: .env»"
	s := read(new(mask.Files), in(t, "# mine\nAPI_KEY="+key+"\nDB_PASSWORD=postgres\nPORT=543254325432\n"))
	for text, want := range map[string]string{
		"the key is " + key + ".":             "the key is " + gone + ".",
		key + key:                             gone + gone,
		"-" + hex.EncodeToString([]byte(key)): "-" + gone,
		"postgres listens at 543254325432":    "postgres listens at 543254325432",
		"nothing":                             "nothing",
		base64.StdEncoding.EncodeToString([]byte(key))[:4]: base64.StdEncoding.EncodeToString([]byte(key))[:4],
		"k3yOfTheirs7f3a9c2e51d is another":                "k3yOfTheirs7f3a9c2e51d is another",
	} {
		if got, of := s.Hide(text); got != want || (got != text) != (len(of) == 1) {
			t.Errorf("%q: %q, of %q; want %q", text, got, of, want)
		}
	}
	for before := range 4 {
		whole := base64.StdEncoding.EncodeToString([]byte("KEY="[:before] + key + "\n"))
		if _, of := s.Hide(whole); len(of) != 1 {
			t.Errorf("%d bytes before it: %s passes", before, whole)
		}
	}
	got, of, err := s.HideJSON([]byte(`{"a":["x ` + key + `",1.50],"` + key[:3] + `":{"b":"` + key[:1] + `\u0033` + key[2:] + `"}}`))
	if want := `{"a":["x ` + gone + `",1.50],"k3y":{"b":"` + gone + `"}}`; string(got) != want || err != nil || !slices.Equal(of, []string{".env"}) {
		t.Errorf("%s, %q, %v", got, of, err)
	}
	for in, want := range map[string]string{
		`{"` + key + `":{"` + key + `b":1}}`:                          `{"` + gone + `":{"` + gone + `b":1}}`,
		`{"data":[1,` + codes(key, "%d", ",") + `,200],"n":[1,2]}`:    `{"data":[1,"` + gone + `",200],"n":[1,2]}`,
		`["a","` + strings.Join(strings.Split(key, ""), `","`) + `"]`: `["a","` + gone + `"]`,
		`["` + key[:9] + `","` + key[9:] + `",""]`:                    `["` + gone + `",""]`,
		`[["` + key[:9] + `"],"` + key[9:] + `"]`:                     `[["` + key[:9] + `"],"` + key[9:] + `"]`,
	} {
		if got, of, err := s.HideJSON([]byte(in)); string(got) != want || err != nil || (len(of) == 1) != (in != want) {
			t.Errorf("%s: %s, %q, %v; want %s", in, got, of, err, want)
		}
	}
	if _, _, err := s.HideJSON([]byte(`{"a":`)); err == nil {
		t.Error("half a value is one")
	}
}

// TestHideByName: what a machine made beside a name for a secret is hidden wherever the result has it, unless the model
// knows it; which it knows is asked once for a whole result.
func TestHideByName(t *testing.T) {
	const live, known, gone = "tk9Qz3LmX7vB" + "2nR8sW4yD6hJ", "q8Zr3nVtYw1L" + "kXs5PdC0", "«hidden by guard: named-secret»"
	asked := 0
	s := mask.Secrets{}.ByForm(func(tokens []string) map[string]bool {
		asked++
		return map[string]bool{known: slices.Contains(tokens, known)}
	})
	for text, want := range map[string]string{
		"token=" + live + " and " + live + ".": "token=" + gone + " and " + gone + ".",
		"token=" + known + " key " + live:      "token=" + known + " key " + live,
		"DB_PASS=" + live + "\nA_KEY=" + known: "DB_PASS=" + gone + "\nA_KEY=" + known,
	} {
		if got, _ := s.Hide(text); got != want {
			t.Errorf("%q: %q", text, got)
		}
	}
	asked = 0
	for text, want := range map[string]string{
		`{"a":[{"clientSecret":"V","known_token":"K"},"then V, K"],"b":{"c":"API_TOKEN=V"}}`: `{"a":[{"clientSecret":"G","known_token":"K"},"then G, K"],"b":{"c":"API_TOKEN=G"}}`,
		`{"env":[{"name":"API_TOKEN","value":"V"}],"args":["--password","V"],"id":1.50}`:     `{"args":["--password","G"],"env":[{"name":"API_TOKEN","value":"G"}],"id":1.50}`,
		`{"id":"V","etag":["V"]}`: `{"id":"V","etag":["V"]}`,
	} {
		in := strings.NewReplacer("V", live, "K", known)
		got, _, err := s.HideJSON([]byte(in.Replace(text)))
		if want = strings.ReplaceAll(in.Replace(strings.ReplaceAll(want, "G", "\x00")), "\x00", gone); string(got) != want || err != nil {
			t.Errorf("%s: %s, %v", text, got, err)
		}
	}
	if asked != 2 {
		t.Errorf("asked %d times for two results that hold any", asked)
	}
}

// TestFilesAreReadAnew: a secret that was changed is known, and one that is gone no more.
func TestFilesAreReadAnew(t *testing.T) {
	var f mask.Files
	env := in(t, "API_KEY="+key+"\n")
	hides := func(text string, want bool) {
		t.Helper()
		if _, of := read(&f, env).Hide(text); (len(of) > 0) != want {
			t.Errorf("%s hidden: %v", text, !want)
		}
	}
	hides(key, true)
	hides(key, true)
	put(t, env.Path, "API_KEY=another9secret4of7theirs\n")
	hides("another9secret4of7theirs", true)
	hides(key, false)
	if err := os.Remove(env.Path); err != nil {
		t.Fatal(err)
	}
	hides("another9secret4of7theirs", false)
}

// TestPlainValuesAreHiddenAsTheyStand: what is no more than words and numbers is not looked for in other spellings.
func TestPlainValuesAreHiddenAsTheyStand(t *testing.T) {
	for _, v := range plain {
		s := mask.OfEnvironment([]string{"API_KEY=" + v})
		if strings.Count(v, ".") > 0 {
			continue // of three parts, which tell it
		}
		for name, text := range map[string]string{"rev": reversed(v), "spaced": apart(v, " "), "rot13": transforms["rot13"](v),
			"xor": transforms["xor 9"](v), "plus index": transforms["plus index"](v), "substituted": substituted(v)} {
			if got, of := s.Hide(text); got != text || len(of) > 0 {
				t.Errorf("%s of %s is hidden: %s", name, v, got)
			}
		}
	}
}

// FuzzHide: no text makes it fail, and none keeps a secret, or hides one that was transformed.
func FuzzHide(f *testing.F) {
	s := mask.OfEnvironment([]string{"API_KEY=" + key})
	var spelled []string
	for _, name := range []string{"rev", "sed s/./& /g", "swapped case", "list of codes", "bits", "all percent", "rot13", "xor 9",
		"xor i*7+3", "upper hexadecimal", "base64 of reversed", "base32", "hexadecimal, spaced"} {
		spelled = append(spelled, transforms[name](key))
	}
	f.Add(`{"a":"`+key+`"}`, byte(0))
	f.Add(key[:20]+key+key[3:], byte(1))
	f.Add("00000000: 6b33 794f 6654  k3yOfT\n00000006: 6865 6972  heir\n0x1 \\x6b \\u{6b} &#107; =6B\n", byte(2))
	f.Add(in64(zipped("gzip", tarred(key)))+"\n"+hex.EncodeToString([]byte(zipped("zlib", key))), byte(3))
	f.Fuzz(func(t *testing.T, text string, which byte) {
		within := text + "\n" + spelled[int(which)%len(spelled)] + "\n" + text
		if got, of := s.Hide(within); len(of) == 0 || strings.Contains(got, "\n"+spelled[int(which)%len(spelled)]+"\n") {
			t.Errorf("%q keeps the secret", got)
		}
		if got, _ := s.Hide(text); strings.Contains(got, key) {
			t.Errorf("%q keeps the secret", got)
		}
		if got, _, err := s.HideJSON([]byte(text)); err == nil && len(got) == 0 {
			t.Errorf("%q becomes nothing", text)
		}
	})
}
