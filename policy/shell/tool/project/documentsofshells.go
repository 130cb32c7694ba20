package project

import (
	"path"
	"slices"
	"strings"

	"guard/internal/lazy"
	"guard/policy/code"
	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell/effect"
	"guard/policy/shell/taint"
)

// Tests that are written in a shell with words of their runner's, and documents that hold the code which fills them.

var (
	// batsWords are what bats puts around and before commands (bats-core 1.11): a test is a group, as is what stands
	// around each, and run hands its words on.
	batsWords = lazy.Pattern(`(?m)^@test\s+(?:"[^"\n]*"|'[^'\n]*'|[^{\n]*?)\s*\{|` +
		`^(?:setup|teardown)(?:_file|_suite)?\s*\(\)\s*\{?|^[ \t]*run[ \t]+(?:(?:!|-\d+|--[\w-]+)[ \t]+)*|` +
		`^[ \t]*(?:load|bats_load_library|bats_require_minimum_version)\b[^\n]*`)
	// specWords are ShellSpec's (ShellSpec 0.28).
	specWords = lazy.Pattern(`(?m)^[ \t]*(?:[fx]?(?:Describe|Context|ExampleGroup|It|Example|Specify|Parameters)|End|` +
		`The|Assert|Todo|Skip|Pending|Include|Mock|Before\w*|After\w*|Dump|Data|Path|File|Dir|Set)\b[^\n]*|` +
		`^[ \t]*When[ \t]+(?:call|run(?:[ \t]+(?:command|script|source))?)[ \t]+`)
	// cogBlock is code in a document that cog runs to fill it (cog 3.4, the markers that it has by itself).
	cogBlock = lazy.Pattern(`(?s)(?:^|\n)([^\n]*?)\[\[\[cog([^\n]*\n.*?|[^\n]*?)\]\]\]`)
)

// batsTests judges the tests of a file of bats'.
func (j *reader) batsTests(file, text string) {
	j.shellTests(file, batsWords().ReplaceAllStringFunc(text, func(words string) string {
		if strings.HasSuffix(words, "{") {
			return "{"
		}
		return ""
	}))
}

// shellSpecs judges the examples of one of ShellSpec's.
func (j *reader) shellSpecs(file, text string) {
	j.shellTests(file, specWords().ReplaceAllString(text, ""))
}

// shellTests judges what tests run. Functions of the runner's are no programs that guard knows: what cannot be told is
// everyday, as in other tests.
func (j *reader) shellTests(file, text string) {
	j.Reviewed = append(j.Reviewed, "document "+file)
	if !j.Enter() {
		return
	}
	defer j.Leave()
	dir := "'" + strings.ReplaceAll(path.Dir(file), "'", "") + "'"
	known := "BATS_TEST_DIRNAME=" + dir + " SHELLSPEC_SPECDIR=" + dir + " BATS_TEST_TMPDIR=/tmp/bats/t " +
		"BATS_TMPDIR=/tmp BATS_FILE_TMPDIR=/tmp/bats/f BATS_RUN_TMPDIR=/tmp/bats SHELLSPEC_TMPBASE=/tmp/spec\n"
	j.AddsWhere(j.c, func(probe *effect.Call) {
		j.InSubshell(nil, func() taint.Stream { return j.Walk.ShellText(probe, j.v.Name, taint.Literal(known+text)) })
	}, func(cmd *effect.Command) bool {
		own := &cmd.Own
		return own.Level == risk.Critical || own.Categories&^risk.ExecArbitrary != 0
	})
}

// cogBlocks judges the code in a document that cog is given.
func (j *reader) cogBlocks(file, text string) {
	given := func(a taint.Word) bool {
		p := j.Place(a).Path
		return p == file || strings.HasPrefix(a.Text, "@") || !a.Known() || p != "" && place.Below(file, p)
	}
	if !slices.ContainsFunc(j.v.Operands, given) {
		return
	}
	j.Reviewed = append(j.Reviewed, "document "+file)
	for _, m := range cogBlock().FindAllStringSubmatch(text, maxTexts) {
		prefix := strings.TrimSpace(m[1])
		var b strings.Builder
		for line := range strings.Lines(m[2]) {
			line = strings.TrimPrefix(strings.TrimRight(line, " \t\r\n"), prefix)
			b.WriteString(line + "\n")
		}
		j.Absorbs(j.c, func() { j.Texts.RunsCode(j.c, code.Python, dedentedCode(b.String()), file) })
	}
}

// textBefore is what a file holds that the command itself changes: as the line left it, else as the disk has it.
func textBefore(j *Judge, file, left string) string {
	if left != "" || j.World.Disk == nil {
		return left
	}
	old, err := j.World.Disk.ReadFile(file, code.MaxText)
	j.InTime(err)
	return string(old)
}

// dedentedCode takes away what all lines of a code are indented by.
func dedentedCode(text string) string {
	text = strings.Trim(text, "\n")
	if text == strings.TrimLeft(text, " \t") {
		return text
	}
	return dedented(text)
}
