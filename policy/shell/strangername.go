package shell

import (
	"slices"
	"strings"

	"guard/policy/shell/access"
	"guard/policy/shell/taint"
	"guard/policy/shell/tool/project"
)

// maxStrangeWords bounds the words in the signature of an unknown program.
const maxStrangeWords = 6

// strangerSignature names what a person would give leave for who knows a
// program that guard does not: its name, the options before its subcommand, the
// subcommand, and any word behind it that tells of worse (workmux status;
// depot db drop). Empty: some word may be code, or starts something else.
func strangerSignature(name string, args []taint.Word) string {
	if !access.SubcommandShaped(strings.ToLower(name)) ||
		slices.ContainsFunc(args, func(a taint.Word) bool { return !a.Known() || project.MayRun(a.Text) }) {
		return ""
	}
	words := []string{name}
	rest := args
	for due := true; due && len(rest) > 0; rest = rest[1:] {
		t := rest[0].Text
		switch {
		case access.OptionShaped(t):
		case access.SubcommandShaped(t):
			// Behind an option it may be the option's value: the next is needed too.
			due = len(words) > 1 && access.OptionShaped(words[len(words)-1]) || t == "run"
		default:
			due = false
			continue
		}
		words = append(words, t)
	}
	for _, a := range rest {
		if w := strings.ToLower(a.Text); access.SubcommandShaped(strings.TrimLeft(w, "-")) && tellsOfWorse(w) &&
			!slices.Contains(words, w) {
			words = append(words, w)
		}
	}
	if len(words) > maxStrangeWords {
		return ""
	}
	return strings.Join(words, " ")
}

// tellsOfWorse reports a word by which most programs change what is not easily
// got back, or hand something on.
func tellsOfWorse(w string) bool {
	for _, one := range access.NameWords(w) {
		if access.Tasks[one] != 0 || access.TellingWords()[one] != 0 || slices.Contains(worseWords, one) {
			return true
		}
	}
	return false
}

var worseWords = strings.Fields("rm remove del unlink clear clean prune reset revert rollback force forced hard all " +
	"recursive yes merge close cancel abort stop " +
	"restart down terminate send post comment release uninstall install upgrade update write put set")
