package code

import "testing"

func TestStandard(t *testing.T) {
	for _, lang := range []Language{Python, JavaScript, Ruby} {
		for module, want := range map[string]bool{"abc": lang == Python, "zoneinfo": lang == Python, "numpy": false,
			"": false, "os": lang != Ruby, "xml.sax": lang == Python, "fs/promises": lang == JavaScript,
			"node:sqlite": lang == JavaScript, "left-pad": false, "fileutils": lang == Ruby, "net/http": lang != Python,
			"octokit": false} {
			if got := Standard(lang, module); got != want {
				t.Errorf("%d %q: %v", lang, module, got)
			}
		}
	}
	if !Standard(Lua, "any") {
		t.Error("a module of a language that is not known is another's")
	}
}
