package question

import (
	"slices"
	"strconv"
	"strings"

	"guard/locale"
	"guard/policy"
	"guard/policy/risk"
	"guard/prompt"
)

// asides are the codes of reasons that say about what is touched or asked, not what would happen.
var asides = map[string]bool{
	"cannot-be-undone": true, "command-runs-as-other-user": true, "disk-took-too-long": true,
	"folder-holds-untracked-files": true, "folder-holds-workspace": true, "holds-current-folder": true,
	"link-made-here": true, "look-alike-letters": true, "looks-like-sources": true, "made-by-line": true,
	"made-here": true, "made-here-at": true, "may-ask-person-for": true, "not-in-last-prompt": true,
	"nothing-there": true, "operation-holds-here-document": true, "pattern-all-made-here": true,
	"pattern-all-rebuildable": true, "pattern-holds-many": true, "runs-as-other-user": true,
	"session-not-opened": true, "shown-in-part": true, "size-not-counted": true, "tool-name-access": true,
	"tool-name-account-service": true, "tool-name-browser": true, "tool-name-installed-software": true,
	"tool-name-machines": true, "tool-name-message-service": true, "tool-name-money": true,
	"tool-name-money-service": true, "tool-name-network": true, "tool-name-people-see": true,
	"tool-name-public-perhaps": true, "tool-name-public-place": true, "tool-name-runs": true,
	"tool-name-secret-store": true, "tool-name-secrets": true, "tool-name-shared-repository": true,
	"tool-name-storage": true, "tool-says-changes": true, "tool-says-destructive": true,
	"tool-says-open-world": true,
}

// calming are the codes of reasons why nothing of the person's is lost by a part of a call: none of them is a reason
// to ask.
var calming = map[string]bool{
	"git-restores": true, "git-restores-in": true, "git-restores-own-changes": true, "git-wrote-merged": true,
	"link-made-here": true, "made-by-line": true, "made-here": true, "made-here-at": true, "nothing-there": true,
	"pattern-all-made-here": true, "pattern-all-rebuildable": true, "rebuildable": true,
}

// alarming are reasons without those that only calm, where any other is left.
func alarming[R any](reasons []R, code func(R) string) []R {
	says := func(r R) bool { return !calming[code(r)] }
	if !slices.ContainsFunc(reasons, says) {
		return reasons
	}
	return slices.DeleteFunc(slices.Clone(reasons), func(r R) bool { return !says(r) })
}

// asked are the reasons that a question shows, in the order in which a person is told them.
func asked(f *policy.Facts) []risk.Reason {
	return told(alarming(f.Ranked(), risk.Reason.Code), risk.Reason.Code)
}

// told are reasons, the worst first, in the order in which a person is told them: first what would happen.
func told[R any](ranked []R, code func(R) string) []R {
	at := slices.IndexFunc(ranked, func(r R) bool { return !asides[code(r)] })
	if at >= 0 && code(ranked[at]) == "deletes-file" { // as bad as a folder that goes too, and less of it
		at = max(at, slices.IndexFunc(ranked, func(r R) bool { return code(r) == "deletes-tree" }))
	}
	if at <= 0 {
		return ranked
	}
	return slices.Concat(ranked[at:at+1], ranked[:at], ranked[at+1:])
}

// InWords are reasons in the language of this process, by their codes and what stands in each; as they came where this
// version says another sentence by a code, or none.
func InWords(reasons, codes []string, args [][]string) []string {
	all := slices.Clone(reasons)
	for i := range min(len(all), len(codes), len(args)) {
		if sentence, found := locale.Sentence(codes[i]); found && placesIn(string(sentence)) == len(args[i]) {
			all[i] = locale.Fill(sentence, args[i]...)
		}
	}
	return all
}

// placesIn is how many different places a sentence has for what is filled in.
func placesIn(sentence string) (n int) {
	for strings.Contains(sentence, "{"+strconv.Itoa(n)+"}") {
		n++
	}
	return n
}

// Told are reasons in words, the worst first, in the order in which a person is told them.
func Told(reasons, codes []string) []string {
	numbers := make([]int, len(reasons))
	for i := range numbers {
		numbers[i] = i
	}
	var all []string
	code := func(n int) string {
		if n < len(codes) {
			return codes[n]
		}
		return ""
	}
	for _, n := range told(alarming(numbers, code), code) {
		all = append(all, reasons[n])
	}
	return all
}

// Dangerous are the parts of a text to set off: what is high or worse, and what is as bad as the worst. There are none
// where that is all of it but signs between commands, or where nothing is worse than low. The worst come first, which
// are shown where not all can be: in a low window that is one.
func Dangerous(marks []policy.Mark, raw string) []prompt.Part {
	worst := risk.Medium
	for _, m := range marks {
		worst = max(worst, m.Level.Effective())
	}
	var parts, less []prompt.Part
	var rest strings.Builder
	at := 0
	for _, m := range marks {
		if m.Level.Effective() < min(worst, risk.High) || m.From < at || m.To > len(raw) || m.From >= m.To {
			continue
		}
		rest.WriteString(raw[at:m.From])
		part := prompt.Part{From: m.From, To: m.To}
		if parts, at = append(parts, part), m.To; m.Level.Effective() < worst {
			less = append(less, part)
		}
	}
	rest.WriteString(raw[at:])
	if strings.Trim(rest.String(), " \t\r\n;&|(){}") == "" {
		return nil
	}
	parts = slices.DeleteFunc(parts, func(p prompt.Part) bool { return slices.Contains(less, p) })
	return append(parts, less...)
}
