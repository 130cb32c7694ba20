package shell

import (
	"encoding/base64"
	"strings"

	"golang.org/x/text/encoding/unicode"

	"guard/policy/shell/effect"
	"guard/policy/shell/environment"
	"guard/policy/shell/option"
	"guard/policy/shell/taint"
)

// powerRole is what a parameter of PowerShell's says.
type powerRole uint8

const (
	powerFlag    powerRole = iota
	powerValue             // the next word is its value
	powerLine              // all further words are a line
	powerEncoded           // the next word is a line, encoded
	powerFile              // the next word is a file, with its arguments
	powerTells             // it only tells of itself
)

// powerParameters are PowerShell's parameters: any beginning of one does that no other has, in any case
// (about_Pwsh, 7.5; about_PowerShell_exe, 5.1). The first that begins so counts.
var powerParameters = []struct {
	names string // and what stands for it
	role  powerRole
}{
	{"interactive i", powerFlag}, {"servermode s sshs sshservermode", powerFlag},
	{"command commandwithargs cwa", powerLine},
	{"encodedcommand ec", powerEncoded},
	{"file", powerFile},
	{"executionpolicy ep", powerValue}, {"encodedarguments ea", powerValue}, {"configurationfile", powerValue},
	{"configurationname config", powerValue}, {"custompipename", powerValue}, {"inputformat if", powerValue},
	{"outputformat of", powerValue}, {"settingsfile settings", powerValue}, {"windowstyle", powerValue},
	{"workingdirectory wd", powerValue}, {"psconsolefile", powerValue},
	{"help ?", powerTells}, {"version", powerTells},
	{"login", powerFlag}, {"mta", powerFlag}, {"sta", powerFlag}, {"noexit", powerFlag},
	{"nologo", powerFlag}, {"noninteractive", powerFlag}, {"noprofile", powerFlag}, {"noprofileloadtime", powerFlag},
}

// powerShell judges pwsh and powershell: their options are not those of other shells.
func (j *invocationJudge) powerShell(c *effect.Call, v *option.Invocation) taint.Stream {
	for words := v.Operands; len(words) > 0; words = words[1:] {
		word, rest := words[0], words[1:]
		role, is := powerParameter(word)
		switch {
		case !word.Known():
			c.Unknown(effect.Say("runs a file that is not known before it runs: {0}", word.Show()))
			return taint.UnknownData
		case !is && strings.HasPrefix(word.Text, "-") && word.Text != "-":
			c.Unknown(effect.Say("guard does not know the option {0} of {1}", word.Show(), v.Name))
		case !is && v.Name == "powershell", role == powerLine && len(rest) > 0:
			if role != powerLine {
				rest = words
			}
			if taint.IsStdin(rest[0]) {
				return j.projects.RunsInput(c, v, c.In)
			}
			return j.powerLine(c, v, taint.Join(rest))
		case role == powerEncoded && len(rest) > 0:
			text, ok := decoded(rest[0])
			if !ok {
				c.Unknown(effect.Say("runs a file that is not known before it runs: {0}", rest[0].Show()))
				return taint.UnknownData
			}
			return j.powerLine(c, v, taint.Literal(text))
		case !is, role == powerFile && len(rest) > 0:
			if !is {
				rest = words
			}
			if taint.IsStdin(rest[0]) {
				return j.projects.RunsInput(c, v, c.In)
			}
			j.RunsScript(c, v, rest[0])
			j.shells.runsShellFile(c, rest[0], environment.Script{Name: &rest[0]}, rest[1:])
			for _, a := range rest[1:] {
				j.Glance(c, a)
			}
			return taint.UnknownData
		case role == powerTells && v.Name != "powershell":
			return taint.Nothing
		case role == powerTells: // -Version 2 -Command LINE
			if len(rest) > 0 && !strings.HasPrefix(rest[0].Text, "-") {
				words = rest
			}
		case role == powerValue && len(rest) > 0:
			words = rest
		}
	}
	return j.projects.RunsInput(c, v, c.In)
}

func (j *invocationJudge) powerLine(c *effect.Call, v *option.Invocation, text taint.Word) taint.Stream {
	return j.InSubshell(nil, func() taint.Stream { return j.Walk.ShellText(c, v.Name, text) })
}

// powerParameter finds the parameter that a word is.
func powerParameter(word taint.Word) (powerRole, bool) {
	given, dashed := strings.CutPrefix(strings.ToLower(word.Text), "-")
	given = strings.TrimPrefix(given, "-")
	if !dashed || given == "" {
		return powerFlag, false
	}
	for _, p := range powerParameters {
		for i, name := range strings.Fields(p.names) {
			if i == 0 && strings.HasPrefix(name, given) || name == given {
				return p.role, true
			}
		}
	}
	return powerFlag, false
}

// decoded is a line in Base64 of UTF-16, the lower byte first (about_Pwsh, -EncodedCommand).
func decoded(word taint.Word) (string, bool) {
	b, err := base64.StdEncoding.DecodeString(word.Text)
	if err != nil || !word.Known() || len(b)%2 != 0 {
		return "", false
	}
	text, err := unicode.UTF16(unicode.LittleEndian, unicode.IgnoreBOM).NewDecoder().Bytes(b)
	return string(text), err == nil
}
