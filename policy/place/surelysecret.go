package place

import (
	"slices"
	"strings"

	"guard/internal/lazy"
)

// Forms that nothing but a secret has, whatever word or number its value is; the last group is the value.
var surely = []form{
	// wpa_supplicant.conf(5).
	{"network", lazy.Pattern(`\bnetwork\s*=\s*\{[^}]*?\b(?:psk|sae_password|password)\s*=\s*"([^"\n]{8,63})"`)},
	// LDIF (RFC 2849) of people (RFC 4519, userPassword).
	{"userpassword", lazy.Pattern(`(?mi)^userPassword::?[ \t]*(\S{6,300})`)},
	// cloud-init 24, chpasswd: name:password.
	{"chpasswd", lazy.Pattern(
		`(?m)^chpasswd:[ \t]*\r?\n(?:[ \t].*\n){0,6}?[ \t]+(?:-[ \t]+)?[\w-]+:([^\s:{}$]{6,100})[ \t]*\r?$`)},
	// A private or a shared key (RFC 7517; RFC 7518, 6).
	{`"kty"`, lazy.Pattern(`"kty"\s*:\s*"\w+"[^{}]*"[dk]"\s*:\s*"([\w-]{20,700})"`)},
	{`"kty"`, lazy.Pattern(`"[dk]"\s*:\s*"([\w-]{20,700})"[^{}]*"kty"\s*:\s*"\w+"`)},
}

// surelySecret reports a text with one of them, or with the words of a wallet under such a name.
func (s searched) surelySecret() bool {
	return s.anyValue(surely, func(value string) bool { return !noValue().MatchString(value) }) ||
		s.anyValue(wallets, func(words string) bool {
			return !slices.ContainsFunc(strings.Fields(words), func(w string) bool { return slices.Contains(prose, w) })
		})
}

// wallets are the words that stand behind a name for a wallet's (BIP 39: 12 to 24 of three to eight letters).
var wallets = []form{{"phrase word mnemonic", lazy.Pattern(
	`(?i:\b(?:recovery|seed|secret|backup)[ _-]?(?:phrase|words?)|\bmnemonic\w*)["']?` +
		`[ \t]*[:=]?[ \t]*\n?[ \t]*["']?([a-z]{3,8}(?:[ \t\n]+[a-z]{3,8}){11,23})`)}}

// prose are words of sentences that are none of BIP 39's.
var prose = strings.Fields("the and your with that from this have will are for please before " +
	"used must not can any when")
