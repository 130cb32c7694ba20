package export

import (
	"bytes"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"guard/audit"
	"guard/policy"
)

// exported are the names of the attributes that a record of each kind gives, with their types as docs/export.md writes
// them: one of every event with every member, one that was changed, and a line that is no record.
func exported(t *testing.T, c Contents) map[string]string {
	t.Helper()
	b, s := newBench(t), &store{}
	b.write("s0", started)
	for i, event := range audit.Events() {
		r := decided(fmt.Sprintf("git push %d", i))
		r.Event, r.ACPSession, r.Channel, r.Answer, r.Millis, r.Reason = audit.Event(event), "a1", "hook", "once", 7, "because"
		request := r.Request.(policy.Request)
		request.Paths = []string{"/srv/secret-place/a"}
		r.Request = request
		r.Verdict.(map[string]any)["absurd"] = true
		b.write("s0", r)
	}
	b.write("s1", decided("one"), decided("two"))
	spoil(t, b.records(), "s1", `"command":"one"`, `"command":"eno"`)
	spoil(t, b.records(), "s1", `"seq":2,`, `"seq":,,`)
	x := b.exporter(s)
	x.Contents = c
	b.run(x, Once)
	types := map[string]string{}
	for _, e := range s.events {
		for _, a := range e.Attributes {
			types[a.Name] = map[string]string{"string": "string", "int64": "int", "bool": "bool", "[]string": "string[]"}[fmt.Sprintf("%T", a.Value)]
		}
	}
	return types
}

// spoil changes what stands in a session's record.
func spoil(t *testing.T, dir, session, was, is string) {
	t.Helper()
	files, err := filepath.Glob(filepath.Join(dir, "*"+session+"*"))
	if err != nil || len(files) != 1 {
		t.Fatalf("%v, %v", files, err)
	}
	content, err := os.ReadFile(files[0])
	if err == nil && !bytes.Contains(content, []byte(was)) {
		err = fmt.Errorf("%s: no %s", content, was)
	}
	if err == nil {
		err = os.WriteFile(files[0], bytes.Replace(content, []byte(was), []byte(is), 1), 0o600)
	}
	if err != nil {
		t.Fatal(err)
	}
}

// documented are the attributes in docs/export.md's table, with their types, and those that go out without texts.
func documented(t *testing.T) (all map[string]string, withoutTexts []string) {
	t.Helper()
	text, err := os.ReadFile("../docs/export.md")
	if err != nil {
		t.Fatal(err)
	}
	all = map[string]string{}
	row := regexp.MustCompile("(?m)^\\| (`[^|]*`) \\| ([a-z\\[\\]]+) \\| (yes|no) \\|")
	for _, m := range row.FindAllStringSubmatch(string(text), -1) {
		for name := range strings.SplitSeq(m[1], ", ") {
			name = strings.Trim(name, "`")
			if all[name] != "" {
				t.Errorf("%s stands in the table twice", name)
			}
			if all[name] = m[2]; m[3] == "yes" {
				withoutTexts = append(withoutTexts, name)
			}
		}
	}
	slices.Sort(withoutTexts)
	return all, withoutTexts
}

// What goes out is what docs/export.md's table says: the same names, of the same types, with texts and without.
func TestTheTableOfAttributes(t *testing.T) {
	want, withoutTexts := documented(t)
	got := exported(t, Contents{Texts: true})
	if !maps.Equal(got, want) {
		for _, name := range slices.Sorted(maps.Keys(got)) {
			if got[name] != want[name] {
				t.Errorf("%s is a %s; docs/export.md says %q", name, got[name], want[name])
			}
		}
		for _, name := range slices.Sorted(maps.Keys(want)) {
			if got[name] == "" {
				t.Errorf("%s stands in docs/export.md, and is in no event", name)
			}
		}
	}
	if names := slices.Sorted(maps.Keys(exported(t, Contents{}))); !slices.Equal(names, withoutTexts) {
		t.Errorf("without texts there are\n%s\ndocs/export.md says\n%s", names, withoutTexts)
	}
}
