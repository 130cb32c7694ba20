package toolset

import (
	"slices"
	"strings"
	"testing"
)

func TestURLs(t *testing.T) {
	for prompt, want := range map[string][]string{
		"sum up https://a.example/x?y=1 and http://b.example.": {"https://a.example/x?y=1", "http://b.example."},
		`in quotes "https://a.example/x"`:                      {"https://a.example/x"},
		"ftp://a.example, a.example":                           nil,
		"read HTTPS://a.example/x, hTTp://b.example":           {"HTTPS://a.example/x,", "hTTp://b.example"},
		"https://a.example/\u00a0https://b.example/x":          {"https://a.example/", "https://b.example/x"},
		"https://a.example/\ufeffhttps://b.example\vhttps://c": {"https://a.example/", "https://b.example", "https://c"},
		"https://a.example/\u2028https://b.example":            {"https://a.example/", "https://b.example"},
		"": nil,
	} {
		if got := URLs(prompt); !slices.Equal(got, want) {
			t.Errorf("%q: %q, want %q", prompt, got, want)
		}
	}
}

func TestAlternatives(t *testing.T) {
	for pattern, want := range map[string]struct {
		all  bool
		list []string
	}{
		"src/**/*.go":      {true, []string{"src/**/*.go"}},
		"{.env,README.md}": {true, []string{".env", "README.md"}},
		"a/{b,{c,.env}}/d": {true, []string{"a/b/d", "a/c/d", "a/.env/d"}},
		".{env,x}{,.a}":    {true, []string{".env", ".env.a", ".x", ".x.a"}},
		"app/(auth)/*.ts":  {true, []string{"app/(auth)/*.ts"}},
		"{.env}":           {false, []string{"{.env}"}},
		".en{u..w}":        {false, []string{".en{u..w}"}},
		"@(.env|x)":        {false, []string{"@(.env|x)"}},
		`\.env`:            {false, []string{`\.env`}},
		"{a,b":             {false, []string{"{a,b"}},
	} {
		got, all := Alternatives(pattern)
		slices.Sort(got)
		slices.Sort(want.list)
		if all != want.all || !slices.Equal(got, want.list) {
			t.Errorf("%s: %q %v, want %q %v", pattern, got, all, want.list, want.all)
		}
	}
	if got, all := Alternatives(strings.Repeat("{a,b}", 20)); all || len(got) > maxAlternatives {
		t.Errorf("%d patterns, %v", len(got), all)
	}
}

func TestWithin(t *testing.T) {
	for _, tt := range []struct {
		folder, pattern string
		want            []string
		all             bool
	}{
		{"", "", nil, true}, {"src", "", []string{"src"}, true}, {"", ".env*", []string{".env*"}, true},
		{"src", "*.{go,env}", []string{"src/*.go", "src/*.env"}, true}, {"/w", "@(.env)", []string{"/w/@(.env)"}, false},
	} {
		if got, all := Within(tt.folder, tt.pattern); !slices.Equal(got, tt.want) || all != tt.all {
			t.Errorf("%s in %s: %q %v", tt.pattern, tt.folder, got, all)
		}
	}
}

func TestIsPath(t *testing.T) {
	for pattern, want := range map[string]bool{"/etc/*": true, "~/x": true, "../x": true, "a/../../b": true, "src/**/*.go": false, "todo": false, "": false} {
		if IsPath(pattern) != want {
			t.Errorf("%q: %v", pattern, !want)
		}
	}
}
