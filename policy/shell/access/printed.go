package access

import (
	"regexp"
	"slices"
	"strings"

	"guard/internal/lazy"
	"guard/internal/memo"
	"guard/policy/risk"
	"guard/policy/shell/effect"
	"guard/policy/shell/taint"
)

// Code of this session that prints a credential of the environment. Reading one by its
// name is everyday work; showing its value is not.

// Traced raises for words of a command that a shell prints before it runs the command
// (set -x; bash(1), set).
func (j *readJudge) Traced(c *effect.Call, words ...taint.Word) {
	if j.Traces {
		j.NamedInError(c, words)
	}
}

// NamedInError raises for a credential among words that a built-in names in its error.
func (j *readJudge) NamedInError(c *effect.Call, words []taint.Word) {
	for _, a := range words {
		if a.From&taint.FromSecret != 0 {
			c.Raise(risk.High, risk.FSConfigSecrets, effect.Say("prints a secret"))
			return
		}
	}
}

// namesVariable is how code names one variable of the environment: Python's os, Node's
// process, Vite's and Bun's import.meta, Deno, Bun, Ruby, Perl, PHP, Go, Rust, Java, C, C#, Elixir, R, Haskell, Nim.
var namesVariable = lazy.Pattern(`(?:\bos\.environb?(?:\.(?:get|pop|__getitem__))?|\bos\.getenvb?|\bgetenv|` +
	`\bprocess\.env|\bimport\.meta\.env|\bDeno\.env\.get|` +
	`\bBun\.env|\bENV(?:\.fetch)?|\$ENV|\$_ENV|\$_SERVER|\bos\.(?:Getenv|LookupEnv)|\b\w+::var(?:_os)?|` +
	`\bSystem\.(?:getenv|get_env)|\bGetEnvironmentVariable|\bSys\.getenv|\b(?:getEnv|lookupEnv)|\bsettings|` +
	`\b(?:app|` +
	`current_app|application)\.config(?:\.get)?)[\s\[({.,"']*(?:[bBrRuU]["'])?(\w+)`)

// printsValue is a call by which code shows what it is given, or writes it down.
var printsValue = lazy.Pattern(`\b(?:e?print(?:ln|f)?!?|debugPrint|fprintf?|fputs|puts|pp?|echo|console\.\w+|` +
	`_?[lL]og(?:ger|ging)?\.\w+|` +
	`fmt\.\w+|[wW]rite(?:[lL]n|[lL]ine|_text|File|FileSync)?|appendFile(?:Sync)?|putStr(?:Ln)?|raise|` +
	`throw|reject|assert\w+|[tb]\.(?:Log|Error|Fatal|Skip)f?|expect|compile_error!|panic!?|die|exit|say|warn|` +
	`IO\.\w+|message|cat|std::c(?:out|err|log))\b|\bassert\b[^,\n]*,`)

// computesVariable is the same by a name that is put together, or that is given.
var computesVariable = lazy.Pattern(`(?:\bos\.environb?(?:\.(?:get|pop)\(|\[)|\bos\.getenvb?\(|\bgetenv\s*\(|` +
	`\b(?:process|import\.meta)\.env\[|\bDeno\.env\.get\(|\bBun\.env\[|\bENV(?:\[|\.fetch\()|\$ENV\{|` +
	`\$_(?:ENV|SERVER)\[|` +
	`\bos\.(?:Getenv|LookupEnv)\(|\b\w+::var(?:_os)?\(|\bSystem\.getenv\()\s*` +
	// A name that begins as a string does goes on behind an operator.
	`(?:[^"'\s)\]}]|(?:"[^"\n]*"|'[^'\n]*')\s*(?:\+|\.\.?|~|%|<>)\s*[^\s"')\]}])[^)\]}\n]*[)\]}]|` +
	`\b(?:expandvars|os\.Expand(?:Env)?)\(\s*` +
	"(?:['\"`][^'\"`\\n]*\\$\\{?(?:\\w*(?i:key|token|" +
	"secret|pass)\\w*)|[^'\"`\\s]|['\"][^'\"\\n]*['\"]\\s*\\+)")

// showsEnvironment are calls of libraries that show, or take in, all of the environment
// (Python 3.13: cgi, wsgiref, traceback, distutils).
var showsEnvironment = lazy.Pattern(`\bprint_environ\b|\bread_environ\b|capture_locals\s*=\s*True|` +
	`vars\(os\.environ|` +
	`\bsubst_vars\(|environ\._data`)

// takesVariable is an assignment of such a variable to a name of the code.
var takesVariable = lazy.Pattern(`(?m)^.*?[$@]?\b(\w+)(?:\s*,\s*(?:_|ok|err|found|exists|set)\b)?` +
	`(?:\s*:\s*[\w<>&]+)?\s*(?::=|=|<-)\s*.*$`)

// Words round a value after which only its presence, its length or its kind is shown.
var (
	masksBefore = lazy.Pattern(`(?:\b(?:len|bool|Boolean|type|typeof|isset|empty|strlen|sha\w*|md5|hash\w*|mask\w*|` +
		`redact\w*|obfuscate\w*)\s*\(?|!)\s*$`)
	masksAfter = lazy.Pattern(`^["')\]}]*\s*(?:\[|is\s|!==?\s|==|\?\s|\.(?:length|size|slice|substring|substr|` +
		`present\?|nil\?|is_some|is_ok|is_none|is_err|startswith|startsWith|replace)\b|and\b|&&\s*["'])`)
)

// mayShowSettings finds a text in which such names may stand at all.
var mayShowSettings = lazy.Pattern(`(?i)env|Expand|::var|settings|\.config|expandvars|capture_locals|subst_vars`)

// maxShownNames bounds the names of a text whose values are followed.
const maxShownNames = 50

// PrintsCredential raises where new code shows the value of a variable that is named like
// a credential.
func (j *readJudge) PrintsCredential(c *effect.Call, text string) {
	if !memo.Has(text, mayShowSettings()) {
		return
	}
	if formatsAll().MatchString(text) || showsEnvironment().MatchString(text) {
		c.Raise(risk.High, risk.FSConfigSecrets,
			effect.Say("the code reads every variable, tokens and passwords among them"))
	}
	var names, measured []string
	sets := map[string]bool{}
	for line := range strings.Lines(text) {
		if m := computesVariable().FindStringIndex(line); m != nil {
			if taken := takesVariable().FindStringSubmatch(line[:m[0]]); taken != nil && len(names) < maxShownNames {
				names = append(names, taken[1])
			}
			if shows(line[:m[0]], "") && !masked(line[:m[0]], line[m[1]:]) {
				c.Raise(risk.High, risk.FSConfigSecrets,
					effect.Say("the code reads a secret: {0}", strings.TrimSpace(line[m[0]:m[1]])))
				return
			}
		}
		for _, m := range namesVariable().FindAllStringSubmatchIndex(line, 10) {
			variable := line[m[2]:m[3]]
			if !j.State.Secret(variable) {
				continue
			}
			set, known := sets[variable]
			if !known {
				set = setsVariable(text, variable)
				sets[variable] = set
			}
			if set {
				continue
			}
			if taken := takesVariable().FindStringSubmatch(line[:m[0]]); taken != nil && len(names) < maxShownNames {
				names = append(names, taken[1])
				if !inErrors(variable) {
					measured = append(measured, taken[1])
				}
			}
			if shows(line[:m[0]], variable) && !masked(line[:m[0]], line[m[1]:]) {
				c.Raise(risk.High, risk.FSConfigSecrets, effect.Say("the code reads a secret: {0}", variable))
				return
			}
		}
	}
	name := printedName(text, names, printsValue())
	if name == "" {
		name = shownSettings(text)
	}
	if name == "" {
		names = slices.DeleteFunc(names, func(n string) bool { return slices.Contains(measured, n) })
		name = printedName(text, names, showsInError())
	}
	if name != "" {
		c.Raise(risk.High, risk.FSConfigSecrets, effect.Say("the code reads a secret: {0}", name))
	}
}

// formatsAll finds the environment as a part of a format (Python 3.13, "Format String Syntax").
var formatsAll = lazy.Pattern(`\{[^{}\n]*\benviron\b`)

// setsVariable reports a text that gives a variable a value of its own, as tests do.
func setsVariable(text, name string) bool {
	return regexp.MustCompile(`\b` + name + `["']?[\])]?\s*=[^=]|(?i:setenv|putenv|stubEnv)\w*\(\s*["']` +
		name).MatchString(text)
}

// masked reports that of a value between two parts of a line no more is shown than that
// it is there, how long it is, or how it begins.
func masked(before, after string) bool {
	return masksBefore().MatchString(before) || masksAfter().MatchString(after)
}

// ShowsIn reports a line by which code shows something.
func ShowsIn(line string) bool { return printsValue().MatchString(line) }

// PrintedName is the first of names whose value a text shows.
func PrintedName(text string, names []string) string { return printedName(text, names, printsValue()) }

// printedName is the first of names whose value a line of the text gives to what is shown.
func printedName(text string, names []string, shown *regexp.Regexp) string {
	if len(names) == 0 {
		return ""
	}
	any := regexp.MustCompile(`\b(?:` + strings.Join(names, "|") + `)\b`)
	for line := range strings.Lines(text) {
		at := shown.FindStringIndex(line)
		if at == nil {
			continue
		}
		rest := withoutPlainStrings(line[at[1]:])
		for _, m := range any.FindAllStringIndex(rest, 10) {
			if !masked(memberOf().ReplaceAllString(rest[:m[0]], ""), rest[m[1]:]) {
				return rest[m[0]:m[1]]
			}
		}
	}
	return ""
}

// memberOf is what a name is a member of: settings. in settings.TOKEN.
var memberOf = lazy.Pattern(`[\w.]+\.$`)

// plainString is a string in which no value is put.
var plainString = lazy.Pattern(`"[^"{$#\\]*"|'[^'{$#\\]*'`)

func withoutPlainStrings(line string) string { return plainString().ReplaceAllString(line, `""`) }
