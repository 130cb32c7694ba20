package shell

import (
	"path"
	"regexp"
	"slices"
	"strings"

	"guard/internal/lazy"
	"guard/policy/place"
	"guard/policy/shell/effect"
	"guard/policy/shell/files"
	"guard/policy/shell/option"
	"guard/policy/shell/source"
	"guard/policy/shell/table"
	"guard/policy/shell/taint"
)

// Files of settings that hold options of a tool, as they would stand on its command line: who writes such a file and
// has the tool run gives it these options.

// optionFile is such a file; words takes its options out of the text, for one way to run the tool.
type optionFile struct {
	programs, files string
	words           func(text string, v *option.Invocation) string
}

// optionFiles: pytest 8, "Configuration" (addopts in pytest.ini, pyproject.toml, tox.ini, setup.cfg); pytest 9
// (pytest.toml); RSpec 3.13, "Configuration via .rspec"; Cucumber 9 and Cucumber-JS 11, "Profiles"; Mocha 10,
// "Configuring Mocha"; Bazel 7, "Write bazelrc configuration files"; Maven 3.9, "Configuring Apache Maven"; YARD 0.9,
// "Configuration options"; RuboCop 1, .rubocop; ctags(1), Universal Ctags 6, "Option files"; ack(1); prove(1);
// perltidy(1).
var optionFiles = []optionFile{
	{"pytest py.test ptw pytest-watch",
		"pytest.ini .pytest.ini pytest.toml .pytest.toml pyproject.toml tox.ini setup.cfg", addedOptions},
	{"rspec parallel_rspec", ".rspec .rspec-local .rspec_parallel", withoutHelpers},
	{"cucumber cucumber-js", "cucumber.yml cucumber.yaml", profileOptions},
	{"mocha", ".mocharc.json .mocharc.jsonc .mocharc.yml .mocharc.yaml", namedOptions},
	{"bazel bazelisk blaze ibazel", ".bazelrc *.bazelrc", commandOptions},
	{"mvn mvnw mvnd maven", "maven.config", allLines},
	{"yard yardoc", ".yardopts", allLines}, {"rubocop", ".rubocop", allLines}, {"ctags", ".ctags *.ctags", allLines},
	{"ack", ".ackrc", allLines}, {"prove", ".proverc", allLines}, {"perltidy", ".perltidyrc", allLines},
}

var optionFilesOf = table.ByWord(optionFiles, func(f optionFile) []string { return strings.Fields(f.programs) })

// optionsInSettings judges the options in settings that this session wrote, but for those that git has there.
func (j *invocationJudge) optionsInSettings(c *effect.Call, v *option.Invocation) {
	for tool := range strings.FieldsSeq(v.Name) {
		for _, f := range optionFilesOf(tool) {
			for _, file := range j.SessionFiles() {
				if !table.FitsAny(f.files, path.Base(file)) || slices.Contains(j.texts.Reviewed, tool+" "+file) {
					continue
				}
				text, how := j.TextOf(place.Place{Path: file})
				if how != files.Wholly || len(text) > files.MaxSecret {
					continue
				}
				words := f.words(text, v)
				if was, ok := j.World.Committed(file); words == "" || ok && f.words(was, v) == words {
					continue
				}
				j.texts.Reviewed = append(j.texts.Reviewed, tool+" "+file)
				j.unlisted.expander.GivesOptions(c, path.Base(file), tool, taint.Literal(words))
			}
		}
	}
}

// addopts finds where the value of pytest's setting begins.
var addopts = lazy.Pattern(`(?m)^[ \t]*addopts[ \t]*[=:][ \t]*`)

// addedOptions are those of a setting in INI, over as many lines as are indented, or in TOML, as a text or a list.
func addedOptions(text string, _ *option.Invocation) string {
	at := addopts().FindStringIndex(text)
	if at == nil {
		return ""
	}
	text = text[at[1]:]
	for _, quote := range []string{`"""`, `'''`, `"`, `'`} {
		if rest, ok := strings.CutPrefix(text, quote); ok {
			text, _, _ = strings.Cut(rest, quote)
			return text
		}
	}
	if rest, ok := strings.CutPrefix(text, "["); ok {
		rest, _, _ = strings.Cut(rest, "\n]")
		return quotedWords(source.QuotedStrings(rest))
	}
	first, rest, _ := strings.Cut(text, "\n")
	for line := range strings.Lines(rest) {
		if !strings.ContainsAny(line[:1], " \t") {
			break
		}
		first += " " + strings.TrimSpace(line)
	}
	return first
}

// quotedWords puts words together so that they come apart as they were.
func quotedWords(words []string) string {
	for i, w := range words {
		if strings.ContainsAny(w, " \t\"") && !strings.Contains(w, "'") {
			words[i] = "'" + w + "'"
		}
	}
	return strings.Join(words, " ")
}

// allLines are the lines of a file that are no comments.
func allLines(text string, _ *option.Invocation) string {
	var lines []string
	for line := range strings.Lines(text) {
		if line = strings.TrimSpace(line); line != "" && line[0] != '#' {
			lines = append(lines, line)
		}
	}
	return strings.Join(lines, " ")
}

// helper is an option by which rspec loads a file of its own folder or a gem, as rspec --init writes it.
var helper = lazy.Pattern(`(?:--require[ =]|-r ?)\w+(?:\s|$)`)

func withoutHelpers(text string, v *option.Invocation) string {
	return helper().ReplaceAllString(allLines(text, v), "")
}

// profile finds a profile's options: the default one is always taken, others may be.
var profile = lazy.Pattern(`(?m)^[\w-]+:[ \t]*["']?([^\n"']*--[^\n"']*)`)

func profileOptions(text string, _ *option.Invocation) string { return firstGroups(profile(), text) }

// namedOption finds an option that loads or writes, with its value, in JSON and YAML.
var namedOption = lazy.Pattern(`["']?\b(require|import|loader|file|reporter|reporter-options?|node-option|package)` +
	`["']?[ \t]*:[ \t]*["']?([\w./@:=-]+)`)

func namedOptions(text string, _ *option.Invocation) string {
	var words []string
	for _, m := range namedOption().FindAllStringSubmatch(text, files.MaxLiterals) {
		words = append(words, "--"+m[1]+"="+m[2])
	}
	return strings.Join(words, " ")
}

// commandOption is a line of bazelrc: the command, perhaps with the name of a configuration, and its options.
var commandOption = lazy.Pattern(`(?m)^[ \t]*[a-z-]+(?::[\w-]+)?[ \t]+(-[^\n#]*)`)

func commandOptions(text string, v *option.Invocation) string {
	_, sub := v.Words()
	if words := firstGroups(commandOption(), text); words != "" && sub != "" {
		return sub + " " + words
	}
	return ""
}

// firstGroups joins what the first group of a pattern finds.
func firstGroups(p *regexp.Regexp, text string) string {
	var found []string
	for _, m := range p.FindAllStringSubmatch(text, files.MaxLiterals) {
		found = append(found, m[1])
	}
	return strings.Join(found, " ")
}
