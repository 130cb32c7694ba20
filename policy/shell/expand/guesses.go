package expand

import (
	"strings"

	"mvdan.cc/sh/v3/syntax"

	"guard/internal/lazy"
	"guard/policy/risk"
	"guard/policy/shell/effect"
	"guard/policy/shell/taint"
)

// A secret that is compared with one guess after the other shows itself, though no command prints it.

// compares judges a comparison of [[ … ]], and keeps what a match of a secret leaves in BASH_REMATCH
// (bash(1), [[ expression ]]).
func (e *Expander) compares(c *effect.Call, op syntax.BinTestOperator, left, right taint.Word) {
	if op == syntax.TsReMatch {
		e.State.Set("BASH_REMATCH", taint.Word{Text: taint.Hole, From: left.From | taint.FromUnknown, Computed: true})
	}
	e.Guesses(c, op == syntax.TsBefore || op == syntax.TsAfter, left, right)
}

// Guesses judges the comparison of two words: of a secret with what the line puts together, or of a part of a secret
// that the line counts through. Two secrets, and a secret and a literal, tell whether one is the other; sorted tells
// that it is asked which comes first.
func (e *Expander) Guesses(c *effect.Call, sorted bool, left, right taint.Word) {
	secret, other := left, right
	if left.From&taint.FromSecret == 0 {
		secret, other = right, left
	}
	if secret.From&taint.FromSecret == 0 || other.From&taint.FromSecret != 0 {
		return
	}
	computed := strings.ContainsAny(other.Src, "$`") &&
		(sorted || onePart().MatchString(secret.Src) || guess(other))
	if computed || countedPart().MatchString(secret.Src) {
		c.Raise(risk.High, risk.FSConfigSecrets, effect.Say("prints a secret"))
	}
}

// GuessesPart judges a test whether anything is left of a secret without what the line guesses.
func (e *Expander) GuessesPart(c *effect.Call, a taint.Word) {
	if a.From&taint.FromSecret != 0 && countedPart().MatchString(a.Src) {
		c.Raise(risk.High, risk.FSConfigSecrets, effect.Say("prints a secret"))
	}
}

// replacesGuess judges ${NAME/$guess/TEXT} of a secret: how long it is then tells whether the guess is in it.
func (e *Expander) replacesGuess(value taint.Origin, pattern taint.Word) {
	if value&taint.FromSecret != 0 && strings.Contains(strings.ReplaceAll(pattern.Src, "$'", ""), "$") {
		e.Out.Raise(risk.High, risk.FSConfigSecrets, effect.Say("prints a secret"))
	}
}

// guess reports a word that is put together of more than one variable, which may be what a secret should be.
func guess(a taint.Word) bool {
	return a.Known() && a.Text != "" || a.Glob != "" || strings.Trim(a.Text, taint.Hole) != ""
}

// onePart finds a part of a variable.
var onePart = lazy.Pattern(`\$\{\w+(?::\s*[^}\s=?+-]|[#%])`)

// countedPart finds a part of a variable from where another says: ${NAME:$i:1}, ${NAME#$known}.
var countedPart = lazy.Pattern(`\$\{\w+(?::\s*[^}0-9\s=?+-][^}]*|:\d+:[^}]*[^}\d\s][^}]*|[#%]+[^}]*\$[^}]*)\}`)

// manyPatterns are more than a line compares a secret with to tell what kind of secret it is.
const manyPatterns = 6

// GuessesCase judges the patterns that a word is compared with.
func (e *Expander) GuessesCase(c *effect.Call, subject taint.Word, patterns []taint.Word) {
	for _, p := range patterns {
		e.Guesses(c, false, subject, p)
	}
	if subject.From&taint.FromSecret != 0 && len(patterns) > manyPatterns {
		c.Raise(risk.High, risk.FSConfigSecrets, effect.Say("prints a secret"))
	}
}
