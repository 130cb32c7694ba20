package project

import (
	"path"
	"slices"
	"strings"

	"guard/internal/lazy"
	"guard/policy/place"
	"guard/policy/recipe"
	"guard/policy/risk"
	"guard/policy/shell/effect"
	"guard/policy/shell/environment"
	"guard/policy/shell/files"
	"guard/policy/shell/option"
	"guard/policy/shell/source"
	"guard/policy/shell/taint"
)

// make prints each line of a recipe before it runs it, and with -n all that it would run, as its variables make it (GNU
// make manual, 5.2 and 9.3): of a makefile that includes a file of secrets, with their values.

// secretValue is an assignment of a file of secrets, as make and the shell read it.
var secretValue = lazy.Pattern(`(?m)^[ \t]*(?:export[ \t]+)?(\w+)[ \t]*[:?]*=[ \t]*([^\n#$]*)`)

// passwordInAddress is one in a value, whatever the variable is called.
var passwordInAddress = lazy.Pattern(`://[^/\s:@]*:[^@\s/]+@`)

// silentMake finds what has make print no line (GNU make manual, 4.9 and 5.2).
var silentMake = lazy.Pattern(`(?m)^\.SILENT[ \t]*:[ \t]*$|` +
	`^[ \t]*(?:export[ \t]+)?MAKEFLAGS[ \t]*[:+?]*=.*(?:--silent|--quiet|[ -]\w*s\b)`)

// prints begins a line of a recipe whose words are its output.
var prints = lazy.Pattern(`^\s*(?:echo|printf)\b`)

// minSecretValue is the shortest value that is looked for.
const minSecretValue = 6

// holdsSecrets remembers the values of an included file of secrets.
func (t *task) holdsSecrets(file, text string) {
	if !t.project.World.At("", file).Is(place.Secret) && !t.project.NamedHere(file) {
		return
	}
	for _, m := range secretValue().FindAllStringSubmatch(text, files.MaxLiterals) {
		value := strings.TrimSpace(m[2])
		secret := environment.SecretVariable(m[1]) || passwordInAddress().MatchString(value)
		if secret && len(value) >= minSecretValue {
			t.secrets = append(t.secrets, secretIn{path.Base(file), m[1], value})
		}
	}
}

// secretIn is a value of a file of secrets.
type secretIn struct{ file, name, value string }

// echoes judges lines that make prints with such a value in them.
func (t *task) echoes(c *effect.Call, v *option.Invocation, text string, r recipe.Reading) {
	if name, _ := v.Words(); len(t.secrets) == 0 || !slices.Contains(source.MakePrograms, name) {
		return
	}
	dry := v.Has("-n", "--just-print", "--dry-run", "--recon")
	silent := v.Has("-s", "--silent", "--quiet") || silentMake().MatchString(text)
	for _, s := range t.secrets { // print-%: ; @echo $* = $($*)
		if strings.Contains(text, "$($*)") && slices.ContainsFunc(v.Operands, func(a taint.Word) bool {
			return strings.HasSuffix(a.Text, s.name)
		}) {
			showsIncluded(t, c, s.file)
			return
		}
	}
	for _, line := range r.Lines {
		if line.Task == "" || !dry && (silent || line.Silent) && !prints().MatchString(line.Text) {
			continue
		}
		for _, s := range t.secrets {
			if strings.Contains(line.Text, s.value) {
				showsIncluded(t, c, s.file)
				return
			}
		}
	}
}

func showsIncluded(t *task, c *effect.Call, file string) {
	c.Raise(risk.High, risk.FSConfigSecrets,
		effect.Say("{0} shows what is in {1}, which holds secrets", path.Base(t.file), file))
}
