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

// harm finds what a line of a script does beyond everyday: it deletes at large, reaches other machines, hands on the
// environment, hides what it runs, or writes into the home.
var harm = lazy.Pattern(strings.Join([]string{
	`\brm\s+(?:-\w*\s+)*-\w*[rR]`, `\brm\s+\S*(?:~|\$HOME)`,
	`\bfind\b[^\n]*-delete`, `\bshred\b`, `\bdd\s+if=`, `\bmkfs`,
	`\b(?:curl|wget|nc|ncat|socat|ssh|scp|rsync|sftp|telnet)\s`, `/dev/tcp/`, `\bgit\s+push\b`, `\bnpm\s+publish\b`,
	`\benv\b\s*\|`, `\bprintenv\b`, `\bbase64\b`, `\beval\b`, `\bcrontab\b`, `\bsudo\b`,
	`\bchmod\s+(?:\S+\s+)?(?:u\+s|[0-7]?777)`, `>>?\s*["']?(?:~|\$HOME|\$\{HOME\})/`,
	`\burllib\b`, `\brequests\.`, `\bhttpx?\b\.`, `\bsocket\.`, `\bfetch\(`, `\bNet::HTTP\b`,
	`\brmtree\b`, `\brmSync\b`, `\brm_rf\b`, `\bunlink`, `\bos\.environ\b`, `\bprocess\.env\b`,
	`\bsubprocess\b`, `\bchild_process\b`, `\bos\.system\b`,
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
