package codex

import (
	"path/filepath"
	"regexp"
	"strings"
	"sync"

	"guard/interpose/plan"
	"guard/locale"
)

// asksAllIn are the versions of which it is known when Codex asks, and when it ignores a
// project's settings: in a folder that is not trusted it asks about every call. From the
// first up to, not including, the second.
var asksAllIn = [2]string{"0.169.0", "0.170.0"}

// startsUntrusted reports whether Codex is started as in a folder that is not trusted:
// nothing else has it ask about everything (its approval policy "untrusted" is an
// error as a setting since 0.169). The project's own .codex then counts for
// nothing, which Codex says at the start.
func (l *launch) startsUntrusted() bool {
	return l.Request.AsksMost && l.Mode() == "ask" && l.mayNotAsk() == nil
}

// mayNotAsk says why Codex may not ask about everything, even in such a folder.
func (l *launch) mayNotAsk() error {
	switch {
	case !l.Within(asksAllIn):
		return locale.Errorf("only of codex %s and its patches is it known when it asks", asksAllIn[0])
	case l.hasArgument("ask-for-approval", "approval_policy") || l.hasArgument(ownReviewer, ""):
		return locale.New("its arguments say when it asks")
	case l.hasArgument("cd", "projects") || l.hasArgument("worktree", ""):
		return locale.New("its arguments name another folder")
	}
	return nil
}

// offerDialog says in the plan where Codex's own dialog can ask for guard.
func (l *launch) offerDialog() {
	if !l.Request.Asks {
		return
	}
	why := l.mayNotAsk()
	if why != nil && l.Mode() == "ask" {
		l.Note("codex's own dialog cannot ask for guard here: %v; the next way of ask_via does", why)
	}
	l.Dialog = func(_, raw string) error {
		if why != nil {
			return why
		}
		return l.allowedByRule(raw)
	}
}

// allowedByRule says by which rule of the person's Codex may run a command without
// a dialog. Its own dialog writes such rules ("don't ask again").
func (l *launch) allowedByRule(raw string) error {
	bare := strings.NewReplacer(`"`, "", `'`, "", `\`, "").Replace(raw)
	for _, folder := range l.ruleFolders() {
		files, _ := filepath.Glob(filepath.Join(folder, "*.rules"))
		for _, path := range files {
			text, err := plan.ReadFile(path)
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
func (l *launch) ruleFolders() []string {
	folders := []string{filepath.Join(l.codexHome(), "rules"), "/etc/codex/rules"}
	for at := l.Request.Dir; ; at = filepath.Dir(at) {
		folders = append(folders, filepath.Join(at, ".codex", "rules"))
		if at == filepath.Dir(at) {
			return folders
		}
	}
}

// codexHome is where the person's own settings for Codex stand.
func (l *launch) codexHome() string {
	if home := l.Getenv("CODEX_HOME"); home != "" {
		return home
	}
	return filepath.Join(l.Getenv("HOME"), ".codex")
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
