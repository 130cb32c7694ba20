package access

import (
	"path"
	"slices"
	"strings"

	"guard/internal/lazy"
	"guard/policy/place"
)

// scriptEndings are those of scripts; a name without any is one too.
var scriptEndings = strings.Fields(".sh .bash .zsh .fish .py .rb .pl .php .js .cjs .mjs .ts .lua .ps1")

// harm finds what is grave in any script: it deletes outside of the workspace, runs what a host sends, sends the
// environment or a file away, or writes into the home. (A line of the shell is judged whole where it is put into one:
// source.LoadedCode.Awaits.)
var harm = lazy.Pattern(strings.Join([]string{
	`\brm\b[^\n;&|]*\s["']?(?:~|\$\w*HOME|\$\{HOME|/\w|\.\./|\*)`, `\bmkfs`, `/dev/tcp/`, `\bcrontab\s+-`,
	`\b(?:curl|wget)\b[^\n]*\|\s*(?:sudo\s+)?(?:ba|z|da)?sh\b`, `\b(?:env|printenv)\b\s*\|`,
	`\$\((?:curl|wget)\b`, `\bcurl\b[^\n]*\s(?:-d|-F|-T|--data\S*|--form|--upload-file)\b`, `\bwget\b[^\n]*--post`,
	`\|\s*(?:nc|ncat|socat)\b`, `>>?\s*["']?(?:~|\$HOME|\$\{HOME\})/\.`,
	`\brmtree\([^)\n]*(?:expanduser|home|HOME)`, `\brmSync\([^)\n]*(?:homedir|HOME)`,
	`\b(?:urlopen|requests\.\w+|fetch)\([^\n]*(?:environ|process\.env)`,
}, "|"))

// HarmsElsewhere reports a script of the workspace that something runs at an occasion of its own, and a text that it
// gets which does more than everyday.
func HarmsElsewhere(w *place.World, p place.Place, text, old string) bool {
	if p.Path == "" || text == "" || !p.Is(place.Inside) {
		return false
	}
	if ending := path.Ext(p.Path); ending != "" && !slices.Contains(scriptEndings, ending) {
		return false
	}
	if old != "" {
		text = FreshLines(text, old)
	}
	return harm().MatchString(text) && place.StartedBy(w, p.Path, false) != ""
}
