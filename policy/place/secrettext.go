package place

import (
	"bytes"

	"guard/internal/lazy"
)

// plainSecret is what only a secret looks like: a private key (RFC 7468), tokens by the forms
// that their makers publish (GitHub, GitLab, Slack, Stripe, Google, npm), the answer of an
// OAuth server (RFC 6749, 5.1), a password of NuGet's.
var plainSecret = lazy.Pattern(`-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----|"refresh_token"\s*:\s*"[^"\s]{8,}"|` +
	`"ClearTextPassword"\s+value="[^"]+"|\bgh[pousr]_\w{36}|\bglpat-[\w-]{20}|\bxox[bpars]-\d[\w-]{20}|` +
	`\bsk_live_\w{20}|"private_key"\s*:\s*"-----BEGIN|:_authToken=[\w-]{20}|\bya29\.[\w-]{16}`)

// setsSecret is a line of a file .env that gives a credential a value.
var setsSecret = lazy.Pattern(`(?m)^(?:export )?[A-Z][A-Z0-9_]*(?:KEY|TOKEN|SECRET|PASSWORD|PASSWD|` +
	`CREDENTIALS?|PASS|DSN)[ \t]*=[ \t]*["']?[^\s"'$<{(]{6,}`)

// plainWords are parts, in lower case, of which one stands in any such text: without them it need not be searched.
const plainWords = "-----begin refresh_token cleartextpassword ghp_ gho_ ghu_ ghs_ ghr_ glpat- xox sk_live_ " +
	"_authtoken= ya29."

// PlainSecret reports a text that is plainly a secret, whatever its name.
func PlainSecret(text []byte) bool {
	return len(text) >= leastSecret && hasWord(bytes.ToLower(text), plainWords) && plainSecret().Match(text)
}

// LostSecret reports the text of a file without a name, such as an object of git's that nothing leads to, that is
// one of secrets, or settings with a secret in them. What a program's text says of passwords is made up for a try.
func LostSecret(text []byte) bool {
	if PlainSecret(text) || setsSecret().Match(text) {
		return true
	}
	return NamedSecret("", Telling(text, maxLost)) && !programText().Match(text)
}

// maxLost bounds what is searched of such a text, in bytes.
const maxLost = 4 << 10

// programText is how lines of programs begin.
var programText = lazy.Pattern(`(?m)^\s*(?:import|from|def|class|function|const|let|var|package|#include|public|` +
	`private|protected|static|return|use|using|fn|func|export|module|require|namespace|struct|impl|async|if|for|` +
	`while)\b`)

// LostObjects is the folder of a work tree in which git fsck puts the objects that nothing leads to (git-fsck(1),
// --lost-found); their names tell nothing.
const LostObjects = ".git/lost-found/other"
