package policies

import (
	"path/filepath"
	"strings"
	"testing"

	"guard/cmd/guard/cli"
	"guard/config"
	"guard/policy"
)

// What comes from a file reaches the terminal through the escaper alone, and in
// colours only where they are wanted.
func TestPrintedRulesAreEscaped(t *testing.T) {
	evil := "\x1b[2Jgo test\u202e"
	rule := policy.Rule{Name: evil, Source: "f", Line: 1}
	tests := policyTest{conf: testConf(t), rules: []ruleTest{{rule: &rule, examples: []policy.Example{{Text: evil, Wanted: true, Verdict: policy.Verdict{Rule: evil}}}}}}
	tests.conf.Notices = []string{evil}
	tests.conf.Warnings = []policy.Warning{rule.Warn(policy.NeverMatches, evil, evil)}
	for _, colour := range []bool{false, true} {
		var b strings.Builder
		(&testPrinter{w: &b, Ink: cli.Ink{Colour: colour}}).policy(tests)
		text := b.String()
		if strings.Contains(text, evil) || strings.Contains(text, "\u202e") || !strings.Contains(text, `\u{1b}[2Jgo test\u{202e}`) {
			t.Errorf("not escaped: %q", text)
		}
		if strings.Contains(text, "\x1b[") != colour {
			t.Errorf("colour %v: %q", colour, text)
		}
	}
}

// A blank line stands between two policies, and none behind the last.
func TestPoliciesAreKeptApart(t *testing.T) {
	var b strings.Builder
	show := newTestPrinter(&b, cli.Ink{})
	one := policyTest{conf: testConf(t)}
	show.policy(one)
	first := b.String()
	show.policy(one)
	if strings.HasSuffix(first, "\n\n") || !strings.HasSuffix(first, "\n") || b.String() != first+"\n"+first {
		t.Errorf("%q", b.String())
	}
}

func testConf(t *testing.T) *config.Config {
	t.Helper()
	dir := t.TempDir()
	conf, err := config.Load(config.Params{Dir: dir, Home: dir, UserFile: filepath.Join(dir, "none"), ManagedFolder: filepath.Join(dir, "none")})
	if err != nil {
		t.Fatal(err)
	}
	return &conf
}
