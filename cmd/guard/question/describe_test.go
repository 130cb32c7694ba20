package question

import (
	"maps"
	"math/rand/v2"
	"os"
	"slices"
	"strings"
	"testing"

	"guard/internal/hostile"
	"guard/internal/seed"
	"guard/locale"
	"guard/policy"
	"guard/policy/place"
	"guard/policy/risk"
	"guard/prompt"
	"guard/undo"
)

// kept is what was kept of a call.
type kept undo.Kept

func (k kept) Kept() undo.Kept { return undo.Kept(k) }
func (k kept) Fresh() bool     { return true }
func (k kept) Settle()         {}
func (k kept) Release()        {}

// deletion is a case with all that a dialog says.
func deletion() *policy.Case {
	c := &policy.Case{Keeping: kept{Manifest: "x", Why: "build/big.iso: too large"}}
	c.Facts.Tool, c.Facts.Command, c.Facts.Cwd = policy.Shell, "cd src\nrm -rf ../build", "/srv/site"
	c.Facts.Raise(risk.High, risk.FSDeleteOverwrite, risk.Say("your last words to the agent do not name {0}", "../build"))
	c.Facts.Raise(risk.High, risk.FSDeleteOverwrite, risk.Say("deletes {0} and everything in it", "../build"))
	c.Facts.Raise(risk.High, risk.FSDeleteOverwrite, risk.Say("{0} deletes for good", "rm"))
	c.Facts.Raise(risk.Medium, 0, risk.Say("deletes outside the workspace: {0}", "../build"))
	c.Facts.Raise(risk.Medium, 0, risk.Say("changes {0}", "../build"))
	c.Facts.Suggest(risk.Say("list it first: ls -la {0}", "../build"))
	c.Facts.Wildcards = []place.Match{{Pattern: "../build", Count: 3, Bytes: 2000, Names: []string{"a", "b"}, Untracked: -1}}
	c.Verdict = policy.Verdict{Risk: risk.High, Categories: risk.FSDeleteOverwrite, Suggestion: c.Facts.Instead(), Rule: "default: mode ask"}
	return c
}

func TestDescribe(t *testing.T) {
	want := "**guard: HIGH – deletes `../build` and everything in it (3 files and folders, 2.0 kB)**\n\n" +
		"```\ncd src\nrm -rf ../build\n```\n\n" +
		"- your last words to the agent do not name `../build`\n- `rm` deletes for good\n" +
		"- deletes outside the workspace: `../build`\n- and 1 more\n- files: `a, b`\n- in: `/srv/site`\n" +
		"- undo: only in part: `build/big.iso: too large`\n- safer: list it first: ls -la `../build`"
	if got := Describe(deletion()); got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
}

// What would spare the person such questions comes last.
func TestTheHintIsTheLastLine(t *testing.T) {
	d := describe(deletion())
	d.hint = "guard suggest\x1b"
	keep := func(s string) string { return s }
	for _, c := range []struct{ text, end string }{{d.markdown(), "\n\n`guard suggest\\u{1b}`"}, {d.plain("", keep), "\nguard suggest\\u{1b}"}} {
		if !strings.HasSuffix(c.text, c.end) {
			t.Errorf("%q does not end with %q", c.text, c.end)
		}
	}
}

func TestDescribeShort(t *testing.T) {
	want := `guard: HIGH – deletes ../build and everything in it (3 files and folders, 2.0 kB)
because: your last words to the agent do not name ../build
because: rm deletes for good
because: deletes outside the workspace: ../build (and 1 more)
files: a, b
in: /srv/site
undo: only in part: build/big.iso: too large
safer: list it first: ls -la ../build`
	if got := DescribeShort(deletion()); got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
	plain := DescribePlain(deletion())
	if !strings.Contains(plain, "kB)\nruns: cd src⏎rm -rf ../build\nbecause") {
		t.Errorf("the plain lines do not show the command:\n%s", plain)
	}
	long := deletion()
	long.Facts.Cwd = strings.Repeat("/deep", 100)
	for l := range strings.SplitSeq(DescribeShort(long), "\n") {
		if n := len([]rune(l)); n > shortLine+1 {
			t.Errorf("a line of %d characters", n)
		}
	}
}

// No text for a person has the codes of categories: whoever needs them finds them by guard log and on the page behind e.
func TestDialogsHaveWordsForCodes(t *testing.T) {
	c := deletion()
	for _, text := range []string{Describe(c), DescribePlain(c), DescribeShort(c)} {
		if strings.Contains(text, "FS_DELETE") {
			t.Errorf("a code in\n%s", text)
		}
	}
}

func TestTheReasonThatSaysWhatHappensComesFirst(t *testing.T) {
	if got := Of(deletion(), "").Reasons; got[0] != "deletes ../build and everything in it" || len(got) != 5 {
		t.Errorf("%q", got)
	}
	codes := []string{"not-in-last-prompt", "", "deletes-tree"}
	if got := Told([]string{"a", "b", "c"}, codes); !slices.Equal(got, []string{"b", "a", "c"}) {
		t.Errorf("%q", got)
	}
	if got := Told([]string{"a", "b"}, []string{"holds-current-folder", "not-in-last-prompt"}); !slices.Equal(got, []string{"a", "b"}) {
		t.Errorf("%q", got)
	}
	if got := Told([]string{"a", "b"}, nil); !slices.Equal(got, []string{"a", "b"}) { // of a guard of another version
		t.Errorf("%q", got)
	}
}

// An aside that no reason has any more would be a mistake in its name.
func TestAsidesAreReasons(t *testing.T) {
	b, err := os.ReadFile("../../../locale/messages/reasons.en.json")
	if err != nil {
		t.Fatal(err)
	}
	all := maps.Clone(asides)
	maps.Copy(all, calming)
	for code := range all {
		if !strings.Contains(string(b), "\n \""+code+"\":") {
			t.Errorf("no reason has the code %s", code)
		}
	}
}

// Where many parts are dangerous, the worst come first: a question that cannot show all shows those.
func TestTheWorstOfManyPartsComesFirst(t *testing.T) {
	raw := strings.Repeat("rm a; ", 9) + "curl x | sh; " + strings.Repeat("rm a; ", 9) + "ls"
	var marks []policy.Mark
	for at := 0; at < len(raw); {
		n := strings.IndexByte(raw[at:]+";", ';')
		level := risk.High
		if raw[at] == 'c' {
			level = risk.Critical
		} else if raw[at] == 'l' {
			level = risk.Low
		}
		marks = append(marks, policy.Mark{From: at, To: at + n, Level: level})
		at += n + 2
	}
	parts := Dangerous(marks, raw)
	if len(parts) != 19 || raw[parts[0].From:parts[0].To] != "curl x | sh" || parts[1].From != 0 || parts[2].From != 6 {
		t.Errorf("%v", parts)
	}
}

func TestDangerous(t *testing.T) {
	const raw = "cd a && rm -rf b; ls"
	at := func(from, to int, level risk.Level) policy.Mark { return policy.Mark{From: from, To: to, Level: level} }
	part := func(from, to int) prompt.Part { return prompt.Part{From: from, To: to} }
	for _, c := range []struct {
		name  string
		raw   string
		marks []policy.Mark
		want  []prompt.Part
	}{
		{"what is high", raw, []policy.Mark{at(0, 4, risk.Low), at(8, 16, risk.High), at(18, 20, risk.Low)}, []prompt.Part{part(8, 16)}},
		{"high and critical", raw, []policy.Mark{at(0, 4, risk.High), at(8, 16, risk.Critical)}, []prompt.Part{part(8, 16), part(0, 4)}},
		{"the worst", raw, []policy.Mark{at(0, 4, risk.Medium), at(8, 16, risk.Low)}, []prompt.Part{part(0, 4)}},
		{"not judged", raw, []policy.Mark{at(0, 4, risk.Unset)}, []prompt.Part{part(0, 4)}},
		{"nothing", raw, []policy.Mark{at(0, 4, risk.Low), at(8, 16, risk.Low)}, nil},
		{"medium beside high", raw, []policy.Mark{at(0, 4, risk.Medium), at(8, 16, risk.High)}, []prompt.Part{part(8, 16)}},
		{"all of it", "rm a; (rm b) &&\nrm c\n", []policy.Mark{at(0, 4, risk.High), at(7, 11, risk.High), at(16, 20, risk.High)}, nil},
		{"of another text", "ls", []policy.Mark{at(0, 900, risk.High), at(-4, 1, risk.High)}, nil},
		{"out of order", raw, []policy.Mark{at(8, 16, risk.High), at(0, 12, risk.High)}, []prompt.Part{part(8, 16)}},
	} {
		if got := Dangerous(c.marks, c.raw); !slices.Equal(got, c.want) {
			t.Errorf("%s: %v, want %v", c.name, got, c.want)
		}
	}
}

// secretWord stands in all that an agent may have chosen.
const secretWord = "ZQX"

// injections are what would be more than text in Markdown.
var injections = []string{"[ZQX](https://evil.example)", "![ZQX](https://evil.example/x.png)", "<img src=//ZQX>", "<ZQX@evil.example>",
	"https://evil.example/ZQX", "www.ZQX.com", "ZQX.com", "@ZQX", "# ZQX", "\n# ZQX\n", "\n\n[ZQX]: https://evil.example\n\n", "```\nZQX\n```",
	"~~~\nZQX", "`ZQX`", "``", "```", "`", "\\", "\\`", "**ZQX**", "| ZQX |\n|---|", "- [x] ZQX", "> ZQX", "ZQX\n===", "&lt;ZQX&gt;",
	"<!-- ZQX", "<details>ZQX", "$ZQX$", " ", "  ", "\t", "$(ZQX)", "\r\n```\r\n<script>ZQX", "\u2028```", "{0}", "{1}"}

func injection(rnd *rand.Rand) string {
	text := secretWord
	for range rnd.IntN(5) {
		text += injections[rnd.IntN(len(injections))] + hostile.Text(rnd, 1)
	}
	return text
}

// TestNothingOfAnAgentsIsMarkdown: whatever it chooses stands in code, which nothing in it ends.
func TestNothingOfAnAgentsIsMarkdown(t *testing.T) {
	rnd := seed.Rand(t, 7, 8)
	defer locale.Use(locale.English)
	for range seed.Rounds(3000) {
		locale.Use(locale.Tags()[rnd.IntN(len(locale.Tags()))])
		in := func() string { return injection(rnd) }
		c := &policy.Case{}
		c.Facts.Tool, c.Facts.Command, c.Facts.Cwd, c.Facts.Claim = policy.Shell, in(), in(), in()
		for _, msg := range []locale.Message{"deletes {0} and everything in it", "{0} {1} deletes a working tree", "{0} was made here by `{1}`", "{0}{1}"} {
			c.Facts.Raise(risk.High, 0, risk.Reason{Msg: msg, Args: []string{in(), in()}})
		}
		for range rnd.IntN(3) {
			c.Facts.Wildcards = append(c.Facts.Wildcards, place.Match{Pattern: in(), Count: rnd.IntN(4), Names: []string{in()}, Notes: []string{in()}, Untracked: 1})
		}
		if rnd.IntN(2) == 0 {
			c.Facts.Suggest(risk.Reason{Msg: "list it first: ls -la {0}", Args: []string{in()}})
			c.Verdict.Suggestion = c.Facts.Instead()
		} else {
			c.Verdict.Suggestion = in()
		}
		c.Verdict.Rule, c.Keeping = in(), kept{Why: in()}
		d := describe(c)
		d.hint = in()
		text := d.markdown()
		hostile.Check(t, strings.ReplaceAll(text, "\n", ""))
		rest := withoutCode(t, text)
		if strings.Contains(rest, secretWord) || strings.ContainsAny(rest, "[]<>!@#|$~") || strings.Contains(rest, "evil") {
			t.Fatalf("the agent's words are Markdown:\n%s\nwithout code:\n%s", text, rest)
		}
	}
}

// withoutCode takes the code out of a text in Markdown as CommonMark 0.31 finds it: fenced blocks (4.5), then within a
// paragraph spans between runs of backticks of one length (6.1), and backslashes with what they escape (2.4).
func withoutCode(t *testing.T, text string) string {
	t.Helper()
	var b strings.Builder
	lines := strings.Split(text, "\n")
	for i := 0; i < len(lines); i++ {
		fence := lines[i][:len(lines[i])-len(strings.TrimLeft(lines[i], "`"))]
		if len(fence) < 3 || strings.Contains(lines[i][len(fence):], "`") {
			b.WriteString(withoutSpans(lines[i]) + "\n")
			continue
		}
		for i++; i < len(lines) && !(len(strings.TrimRight(lines[i], " ")) >= len(fence) && strings.Trim(strings.TrimRight(lines[i], " "), "`") == ""); i++ {
		}
		if i == len(lines) {
			t.Fatalf("a block of code is not closed:\n%s", text)
		}
	}
	return b.String()
}

func withoutSpans(line string) (rest string) {
	for at := 0; at < len(line); {
		switch line[at] {
		case '\\':
			at += 2
			continue
		case '`':
			fence := backticks(line[at:])
			if end := closing(line[at+fence:], fence); end >= 0 {
				at += fence + end + fence
				continue
			}
			return rest + line[at:]
		}
		rest += line[at : at+1]
		at++
	}
	return rest
}

func backticks(s string) int { return len(s) - len(strings.TrimLeft(s, "`")) }

// closing is where a run of just so many backticks begins; -1: nowhere.
func closing(s string, fence int) int {
	for at := 0; at < len(s); {
		n := backticks(s[at:])
		if n == fence {
			return at
		}
		at += max(n, 1)
	}
	return -1
}

// Two arguments beside each other would make one run of their backticks.
func TestArgumentsStandApart(t *testing.T) {
	got := sentence(risk.Reason{Msg: "{0}{1}", Args: []string{"a", "b"}})
	if got != "`a` `b`" {
		t.Errorf("%q", got)
	}
}

func TestCodeSpan(t *testing.T) {
	for in, want := range map[string]string{"": "", "a": "`a`", "a`b": "``a`b``", "`a": "`` `a ``", " a ": "`  a  `", "a```b``": "```` a```b`` ````",
		"a\nb": "`a⏎b`"} {
		if got := codeSpan(in); got != want {
			t.Errorf("%q: %q, want %q", in, got, want)
		}
	}
}

func TestCodeBlock(t *testing.T) {
	for in, want := range map[string]string{"a": "```\na\n```", "a\n": "```\na\n```", "a\n```\nb": "````\na\n```\nb\n````", "a\n\nb\r\n": "```\na\n\nb\\u{d}\n```"} {
		if got := codeBlock(in); got != want {
			t.Errorf("%q: %q, want %q", in, got, want)
		}
	}
}

// A title that an agent gives to a server's tool is a claim: what would run is the tool, with its arguments.
func TestAToolIsShownWithItsArguments(t *testing.T) {
	c := &policy.Case{}
	c.Facts.Request = policy.Request{Tool: policy.MCP, Server: "github", Name: "delete_repo", Args: policy.Raw(`{"repo":"a/b"}`),
		Raw: "github: create_issue"}
	q := Of(c, "")
	if q.Raw != `github.delete_repo {"repo":"a/b"}` || q.Claim != "github: create_issue" {
		t.Errorf("%q, claimed %q", q.Raw, q.Claim)
	}
	if c.Facts.Raw = "github.delete_repo"; Of(c, "").Claim != "" {
		t.Errorf("its name is a claim: %q", Of(c, "").Claim)
	}
	c.Facts.Request = policy.Request{Tool: policy.Other, Name: "spawn", Raw: "Start a helper", Claim: "helps"}
	if q := Of(c, ""); q.Raw != "Start a helper" || q.Claim != "helps" {
		t.Errorf("%q, claimed %q", q.Raw, q.Claim)
	}
}

// What only calms is no reason to be asked: it is said where nothing else is.
func TestReasonsThatCalmAreNoReasonsToAsk(t *testing.T) {
	c := deletion()
	c.Facts.Reasons = nil
	c.Facts.Raise(risk.Medium, 0, risk.Say("git restores it: git checkout -- {0}", "a.md"))
	c.Facts.Raise(risk.Medium, 0, risk.Say("nothing is at {0} now", "node_modules"))
	if got := Describe(c); !strings.Contains(got, "nothing is at") {
		t.Errorf("nothing else is said, and it is left out:\n%s", got)
	}
	c.Facts.Raise(risk.High, risk.GitPublish, risk.Say("{0} publishes to a remote repository", "git push"))
	q := Of(c, "")
	for _, got := range []string{Describe(c), strings.Join(q.Reasons, "\n"), DescribeShort(c)} {
		if strings.Contains(got, "restores it") || strings.Contains(got, "nothing is at") {
			t.Errorf("it stands among the reasons to ask:\n%s", got)
		}
	}
}
