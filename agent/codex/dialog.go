package codex

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"sync"

	"guard/locale"
)

// asksIn are the versions in which Codex is known to ask about every call in a
// folder that is not trusted: from the first up to, not including, the second.
var asksIn = [2]string{"0.169.0", "0.170.0"}

// asksAll tells whether Codex is started as in a folder that is not trusted:
// nothing else has it ask about everything (its approval policy "untrusted" is an
// error as a setting since 0.169). The project's own .codex then counts for
// nothing, which Codex says at the start.
func (d *launch) asksAll() bool {
	return d.Request.AsksMost && d.Mode() == "ask" && d.mute() == nil
}

// mute says why Codex does not ask about everything.
func (d *launch) mute() error {
	switch {
	case !d.Within(asksIn):
		return locale.Errorf("only of codex %s and its patches is it known when it asks", asksIn[0])
	case d.names("ask-for-approval", "approval_policy"):
		return locale.New("its arguments say when it asks")
	case d.names("cd", "projects"):
		return locale.New("its arguments name another folder")
	}
	return nil
}

// dialog finds out where Codex's own dialog can ask for guard.
func (d *launch) dialog() {
	if !d.Request.Asks {
		return
	}
	why := d.mute()
	if why != nil && d.Mode() == "ask" {
		d.Note("codex's own dialog cannot ask for guard here: %v; the next way of ask_via does", why)
	}
	d.Dialog = func(_, raw string) error {
		if why != nil {
			return why
		}
		return d.allows(raw)
	}
}

// allows says by which rule of the person's Codex may run a command without
// a dialog. Its own dialog writes such rules ("don't ask again").
func (d *launch) allows(raw string) error {
	bare := strings.NewReplacer(`"`, "", `'`, "", `\`, "").Replace(raw)
	for _, folder := range d.ruleFolders() {
		files, _ := filepath.Glob(filepath.Join(folder, "*.rules"))
		for _, path := range files {
			text, err := os.ReadFile(path)
			if err != nil {
				return locale.Errorf("%s cannot be read: %w", path, err)
			}
			first, readable := firstWords(string(text))
			if !readable {
				return locale.Errorf("by the rules in %s codex may run it without a dialog", path)
			}
			for _, word := range first {
				if strings.Contains(bare, word) {
					return locale.Errorf("by a rule for %s in %s codex may run it without a dialog", word, path)
				}
			}
		}
	}
	return nil
}

// ruleFolders are those that Codex reads rules from.
func (d *launch) ruleFolders() []string {
	home := d.Getenv("CODEX_HOME")
	if home == "" {
		home = filepath.Join(d.Getenv("HOME"), ".codex")
	}
	folders := []string{filepath.Join(home, "rules"), "/etc/codex/rules"}
	for at := d.Request.Dir; ; at = filepath.Dir(at) {
		folders = append(folders, filepath.Join(at, ".codex", "rules"))
		if at == filepath.Dir(at) {
			return folders
		}
	}
}

// ruleStart is the start of a rule as Codex writes it, and what a person may
// write: a list of words, the first one or several to choose from.
var (
	ruleStart = sync.OnceValue(func() *regexp.Regexp {
		return regexp.MustCompile(`prefix_rule\(\s*pattern\s*=\s*\[\s*("[^"\\]+"|\[(?:\s*"[^"\\]+"\s*,?)+\s*\])`)
	})
	ruleWord = sync.OnceValue(func() *regexp.Regexp {
		return regexp.MustCompile(`"([^"\\]+)"`)
	})
)

// firstWords are the programs that a file of rules speaks of; not readable if it
// may speak of more.
func firstWords(text string) (words []string, readable bool) {
	starts := ruleStart().FindAllStringSubmatch(text, -1)
	for _, s := range starts {
		for _, w := range ruleWord().FindAllStringSubmatch(s[1], -1) {
			words = append(words, filepath.Base(w[1]))
		}
	}
	return words, strings.Count(text, "(") == len(starts)
}
