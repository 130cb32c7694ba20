package compose

import (
	"reflect"
	"testing"
)

// TestRead: what a compose file builds, brings and gives.
func TestRead(t *testing.T) {
	for text, want := range map[string]File{
		"":                                 {},
		"services:\n  db:\n    image: x\n": {},
		"services:\n  a:\n    build: .\n":  {Builds: []Build{{Contexts: []string{"."}}}},
		"services: {a: {build: {context: app, dockerfile: D, args: [A, B=c], ssh: [default], secrets: [s]}}}": {Builds: []Build{{
			Contexts: []string{"app"}, Dockerfile: "D", Args: []Arg{{"A", "", true}, {"B", "c", false}}, Secrets: true, SSH: true}}},
		"services:\n  a:\n    build:\n      args: {A: , B: 1}\n      additional_contexts: {h: ../d}\n      dockerfile_inline: |\n        FROM a\n        RUN b\n": {
			Builds: []Build{{Contexts: []string{"../d"}, Inline: "FROM a\nRUN b\n", Args: []Arg{{"A", "", true}, {"B", "1", false}}}}},
		"services: {a: {build: {\"dockerfile\\u005finline\": \"FROM a\\nRUN b\"}}}":                                   {Builds: []Build{{Inline: "FROM a\nRUN b"}}},
		"x: &b\n  context: /etc\nservices:\n  a:\n    build:\n      <<: *b\n      privileged: true\n":                 {Builds: []Build{{Contexts: []string{"/etc"}, Rights: true}}},
		"x: &s [default]\nservices:\n  a:\n    build: {ssh: *s}\n---\nservices: {b: {build: !override {context: b}}}": {Builds: []Build{{SSH: true}, {Contexts: []string{"b"}}}},
		"include:\n- a.yml\n- path: [b.yml]\n  env_file: c\n- oci://x/y\n":                                            {Brought: []string{"a.yml", "b.yml", "oci://x/y"}, Given: []string{"c"}},
		"include: [{path: a.yml, project_directory: ..}]":                                                             {Brought: []string{"a.yml"}, Placed: []Placed{{"a.yml", ".."}}},
		"services: {a: {ports: !reset [], environment: !reset null, build: .}}":                                       {Builds: []Build{{Contexts: []string{"."}}}},
		"services: {a: {extends: {file: z.yml, service: b}, env_file: [.env, {path: x}]}}":                            {Brought: []string{"z.yml"}, Given: []string{".env", "x"}},
		"secrets: {a: {file: s.txt}, b: {environment: X}}\nconfigs: {c: {file: c.txt}}":                               {Given: []string{"s.txt", "c.txt"}},
		"services: {a: {volumes: ['./src:/app', 'db:/d', '/anon', '${D:-./x}:/x', {type: bind, source: ../y}]}}\nvolumes: {db: {driver_opts: {device: /z}}}": {
			Mounts: []string{"./src", "db", "", "${D:-./x}", "../y", "/z"}},
		"services: {a: {build: {context: ., x-bake: {contexts: {h: /etc}}}}}": {Builds: []Build{{Contexts: []string{"."}}, {Contexts: []string{"/etc"}}}},
	} {
		got, ok := Read(text)
		if !ok || !reflect.DeepEqual(got, want) {
			t.Errorf("%q: %+v, %v, want %+v", text, got, ok, want)
		}
	}
	for _, text := range []string{"a: [", "services:\n\ta: b"} {
		if _, ok := Read(text); ok {
			t.Errorf("%q is read", text)
		}
	}
}

// TestBake: targets of bake files in HCL and in JSON.
func TestBake(t *testing.T) {
	for text, want := range map[string]File{
		"# x\ngroup \"default\" { targets = [\"a\"] }\ntarget \"a\" {\n  context = \".\" // y\n  tags = [\"a:${TAG}\", upper(\"b\")]\n}\n":  {Builds: []Build{{Contexts: []string{"."}}}},
		"target \"a\" {\n  dockerfile-inline = <<EOT\nFROM a\nRUN b\nEOT\n  ssh = [\"default\"]\n  secret = [{id = \"s\", src = \"x\"}]\n}": {Builds: []Build{{Inline: "FROM a\nRUN b\n", SSH: true, Secrets: true}}},
		"variable \"C\" { default = \"\\u002fetc\" }\ntarget a {\n contexts = { h = C }\n context = join(\"\", [\"a\"])\n}\ntarget a { args = { T = API_TOKEN } }": {
			Builds:   []Build{{Contexts: []string{Unread, "${C}"}}, {Args: []Arg{{"T", "${API_TOKEN}", false}}}},
			Defaults: map[string]string{"C": "/etc"}},
		`{"target": {"a": {"context": "https://x.example/a.git", "dockerfile-inline": "FROM a\nRUN b"}}}`: {Builds: []Build{{Contexts: []string{"https://x.example/a.git"}, Inline: "FROM a\nRUN b"}}},
	} {
		got, ok := Bake(text)
		if !ok || !reflect.DeepEqual(got, want) {
			t.Errorf("%q: %+v, %v, want %+v", text, got, ok, want)
		}
	}
	for _, text := range []string{"target \"a\" {", "target a { x = [ }", "x = \"", "}", "a b c", "x = <<E\n"} {
		if _, ok := Bake(text); ok {
			t.Errorf("%q is read", text)
		}
	}
}

// TestExpand: variables of values, with what stands for those that are not set.
func TestExpand(t *testing.T) {
	of := func(name string) (string, bool) { v, ok := map[string]string{"A": "a", "E": ""}[name]; return v, ok }
	for value, want := range map[string]string{
		"x": "x", "$A/${A}": "a/a", "$$A": "$A", "${B:-${A}}": "a", "${B-c}": "c", "${E:-c}": "c", "${A:+y}": "y", "${B:+y}": "", "${A:?no}": "a",
	} {
		if got, known := Expand(value, of); !known || got != want {
			t.Errorf("%q: %q, %v, want %q", value, got, known, want)
		}
	}
	for _, value := range []string{"$B", "${B}", "${B:?no}", Unread, "${lower(A)}", "%{ if A }x"} {
		if got, known := Expand(value, of); known {
			t.Errorf("%q is known: %q", value, got)
		}
	}
	if got := Variables("${A}/$B ${C:-${D}} $$E"); !reflect.DeepEqual(got, []string{"A", "B", "C", "D"}) {
		t.Errorf("%q", got)
	}
}

// FuzzRead: no text has the readers fail or go on for ever.
func FuzzRead(f *testing.F) {
	f.Add("services: {a: {build: .}}")
	f.Add("target \"a\" { context = <<E\nx\nE\n}")
	f.Fuzz(func(_ *testing.T, text string) {
		Read(text)
		Bake(text)
	})
}
