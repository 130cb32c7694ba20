package access

import (
	"path"
	"strings"

	"guard/internal/lazy"
	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell/effect"
	"guard/policy/shell/taint"
)

// A file under any name whose text is plainly a secret. What git holds is the project's, and
// what this session made it knows.

// plainSecret is what only a secret looks like: a private key (RFC 7468), tokens by the forms
// that their makers publish (GitHub, GitLab, Slack, Stripe, Google, npm), the answer of an
// OAuth server (RFC 6749, 5.1), a password of NuGet's.
var plainSecret = lazy.Pattern(`-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----|"refresh_token"\s*:\s*"[^"\s]{8,}"|` +
	`"ClearTextPassword"\s+value="[^"]+"|\bgh[pousr]_\w{36}|\bglpat-[\w-]{20}|\bxox[bpars]-\d[\w-]{20}|` +
	`\bsk_live_\w{20}|"private_key"\s*:\s*"-----BEGIN|:_authToken=[\w-]{20}|\bya29\.[\w-]{16}`)

// plainEndings are those of files of settings and data, in which people keep secrets.
var plainEndings = strings.Fields(
	".json .conf .cfg .cnf .ini .properties .config .xml .yml .yaml .toml .txt .env .rc .key .cred")

// maxPlain bounds what of such a file is looked at, in bytes.
const maxPlain = 16 << 10

// showsPlain judges a file of the person's that is read, by what it holds.
func (j *readJudge) showsPlain(c *effect.Call, a taint.Word, p place.Place) {
	if !a.Known() || !p.Is(place.Inside) || p.Is(place.Secret) || j.World.Disk == nil || j.Wrap.Remote ||
		!plainName(path.Base(p.Path)) || j.OwnEdit(p.Path) || j.ChangedByLine(p.Path) || j.OwnBirth(p.Path) {
		return
	}
	text, err := j.World.Disk.ReadFile(p.Path, maxPlain)
	if j.InTime(err); err != nil || !plainSecret().Match(text) || j.World.Git != nil && j.World.Git.Restorable(p.Path) {
		return
	}
	c.Data |= taint.FromSecret
	c.Raise(risk.High, risk.FSConfigSecrets, effect.Say("reads {0}, which holds secrets", a.Show()))
}

// plainName reports a name of settings or data.
func plainName(base string) bool {
	ext := strings.ToLower(path.Ext(base))
	for _, e := range plainEndings {
		if ext == e {
			return true
		}
	}
	return ext == "" || base[0] == '.'
}
