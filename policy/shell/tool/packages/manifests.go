package packages

import (
	"path"
	"slices"
	"strings"

	"guard/internal/lazy"
	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell/effect"
	"guard/policy/shell/files"
	"guard/policy/shell/option"
	"guard/policy/shell/table"
)

// manifest is a kind of files that say from where a build fetches what it then runs: the programs that do so by
// themselves, and the words that name a source other than the language's registry.
type manifest struct {
	programs, files, words string
	addresses              bool // an address in such a file is a source, but where its key says what it is about
	folded                 bool // the words stand in whatever case
	onLine                 bool // only a file that the line names is one
}

var manifestsOf = table.ByWord(manifests, func(m manifest) []string { return strings.Fields(m.programs) })

// asks reports a command that only shows, with an option by which it first asks an index (poetry show --latest).
func asks(v *option.Invocation) bool {
	return slices.ContainsFunc(v.Used, func(u option.Used) bool { return u.Opt.Effects == "answer" })
}

// FetchesNew judges a program that fetches what a manifest of this session names.
func (j *Judge) FetchesNew(c *effect.Call, v *option.Invocation) {
	if v.Entry.Level <= risk.Low && v.Entry.Level != risk.Unset && !asks(v) {
		return
	}
	first, _ := v.Words()
	for _, m := range manifestsOf(path.Base(first)) {
		for _, file := range j.SessionFiles() {
			if !table.FitsAny(m.files, path.Base(file)) || m.onLine && !j.onLine(c, file) {
				continue
			}
			text, how := j.TextOf(place.Place{Path: file})
			if how == files.Wholly && m.namesSource(j.anew(file, text)) {
				c.Raise(risk.High, risk.DepsInstallUpdate|risk.NetworkRisk,
					effect.Say("{0} may fetch and run what {1} names, which this session wrote", v.Name,
						path.Base(file)))
			}
		}
	}
}

// anew is what a text says that the person's, as git holds it, does not: all of it where a line that is new says more
// of a source that stood there, or where one that begins or ends what does not count is gone.
func (j *Judge) anew(file, text string) string {
	was, held := j.World.Committed(file)
	if !held || len(was) > maxHeld {
		return text
	}
	added := linesBeyond(text, was)
	if sourceParts().MatchString(added) || outOfUse().MatchString(linesBeyond(was, text)) ||
		outOfUse().MatchString(added) {
		return text
	}
	return added
}

// maxHeld bounds the text of a manifest that is compared.
const maxHeld = 256 << 10

// linesBeyond are the lines of a text that another does not have.
func linesBeyond(text, other string) string {
	old := map[string]bool{}
	for line := range strings.Lines(other) {
		old[strings.TrimSpace(line)] = true
	}
	var added strings.Builder
	for line := range strings.Lines(text) {
		if !old[strings.TrimSpace(line)] {
			added.WriteString(line)
		}
	}
	return added.String()
}

var (
	// sourceParts are parts of what names a source, which may stand in lines of their own.
	sourceParts = lazy.Pattern(`(?i)//|git@|\b(?:https?|git|github|gitlab|bitbucket|url|uri|path|index|registry|` +
		`repo(?:sitory|sitories)?|source|branch|tag|rev(?:ision)?|ref|commit|sha\d*|hash|checksum|digest|integrity|` +
		`baseline|location|join|concat|replace|decode)\b|["'\x60]\s*[+.%]|[+%]\s*["'\x60]`)
	// outOfUse begins or ends what a build does not look at.
	outOfUse = lazy.Pattern(`<!--|-->|/\*|\*/|"""|'''|\{-|-\}|=begin|=end|#\[|\]\]|#_`)
)

// namesSource reports a text that names such a source.
func (m manifest) namesSource(text string) bool {
	plain := text
	if m.folded {
		plain = strings.ToLower(plain)
	}
	if m.words != "" && table.NamesAny(plain, m.words) {
		return true
	}
	if !m.addresses || !strings.Contains(text, "://") {
		return false
	}
	for line := range strings.Lines(text) {
		if sourceAddress().MatchString(line) && !aboutProject().MatchString(line) {
			return true
		}
	}
	return false
}

var (
	sourceAddress = lazy.Pattern(`\b(?:https?|git|ssh|ftps?|s3|gs)\\?://`)
	// aboutProject is a line that is a remark, or says of the project, or of a file's form, where they are told of.
	aboutProject = lazy.Pattern(`(?i)^\s*(?:#|//|;|--|\*|%%)|home_?-?page|\bissues?|\bbugs?\b|\bdoc(?:s|umentation)?` +
		`(?:url)?\b|source_url|\bscm|licen[sc]e|\bauthors?\b|developers?\b|organi[sz]ation|schema|xmlns|\blinks?\b|` +
		`\bwebsite|readme|changelog|description|funding|\bsupport\b|antlib:|` +
		`^\s*(?:repository|url)["']?\s*[:=]\s*["']?https?://github\.com/[\w.-]+/[\w.-]+["']?,?\s*$`)
)
