package policy

import (
	"path"
	"slices"
	"strings"
	"sync"

	"guard/locale"
	"guard/policy/risk"
)

// asker is a command that stops and asks the person at its terminal: a password, a code, a login in
// the browser. guard never types, stores or shows what they answer.
type asker struct {
	words  string // the program, and the words that must follow it in this order, options between them
	unless string // options with which it does not ask
	what   locale.Message
}

// askers, by their manuals: sudo(8), doas(1), su(1), passwd(1), ssh(1), gpg(1), cryptsetup(8), gh
// auth, npm login, docker login, kinit(1) and those of the others named.
var askers = []asker{
	{"sudo", "-n --non-interactive", "your password, for sudo"},
	{"doas", "-n", "your password, for doas"},
	{"su", "", "another user's password"},
	{"pkexec", "", "your password, for pkexec"},
	{"passwd", "-S --status -d -l -u", "a password"},
	{"chsh", "", "your password"},
	{"htpasswd", "-b -i", "a password"},
	{"mkpasswd", "-s --stdin", "a password"},
	{"openssl passwd", "-in -stdin", "a password"},
	{"ssh", "-oBatchMode=yes", "a password, a passphrase, or whether you know the host's key"},
	{"scp", "-B -oBatchMode=yes", "a password, a passphrase, or whether you know the host's key"},
	{"sftp", "-oBatchMode=yes", "a password, a passphrase, or whether you know the host's key"},
	{"ssh-add", "-l -L -d -D", "the passphrase of a key"},
	{"ssh-keygen", "-N -l -y -F -R -H", "a passphrase"},
	{"ssh-copy-id", "-n", "a password"},
	{"gpg", "--batch --list-keys -k --list-secret-keys -K --verify --import --version --fingerprint",
		"the passphrase of a key"},
	{"age", "", "a passphrase"},
	{"cryptsetup", "--key-file -d", "the passphrase of a disk"},
	{"security unlock-keychain", "-p", "the keychain's password"},
	{"kinit", "-k", "your Kerberos password"},
	{"gh auth login", "--with-token", "a login in the browser, with a code"},
	{"gh auth refresh", "", "a login in the browser, with a code"},
	{"glab auth login", "--stdin --token -t", "a login"},
	{"gcloud auth login", "", "a login in the browser"},
	{"gcloud auth application-default login", "", "a login in the browser"},
	{"az login", "--identity --service-principal", "a login in the browser"},
	{"aws sso login", "", "a login in the browser"},
	{"aws configure", "", "access keys"},
	{"heroku login", "", "a login"},
	{"vercel login", "", "a login"},
	{"netlify login", "", "a login in the browser"},
	{"firebase login", "", "a login in the browser"},
	{"fly auth login", "", "a login in the browser"},
	{"wrangler login", "", "a login in the browser"},
	{"npm login", "", "a login and a one-time code"},
	{"npm adduser", "", "a login and a one-time code"},
	{"npm publish", "--dry-run --otp", "a one-time code, where the account has it"},
	{"pnpm publish", "--dry-run --otp", "a one-time code, where the account has it"},
	{"yarn npm login", "", "a login"},
	{"docker login", "--password-stdin -p --password", "a registry's password"},
	{"podman login", "--password-stdin -p --password", "a registry's password"},
	{"helm registry login", "--password-stdin -p --password", "a registry's password"},
	{"cargo login", "", "a registry's token"},
	{"twine upload", "-p --password --non-interactive", "a password or a token"},
	{"vault login", "-method", "a token"},
	{"op signin", "", "your account's password"},
	{"bw login", "", "your vault's password"},
	{"bw unlock", "--passwordenv --passwordfile", "your vault's password"},
	{"pass insert", "", "a password"},
}

// askersOf holds the askers by their programs.
var askersOf = sync.OnceValue(func() map[string][]asker {
	by := map[string][]asker{}
	for _, a := range askers {
		program, _, _ := strings.Cut(a.words, " ")
		by[program] = append(by[program], a)
	}
	return by
})

// userActions says what a command line will ask the person for, each thing once.
func (a *analysis) userActions() {
	for _, c := range a.f.Commands {
		for _, w := range c.Wrappers {
			a.asks([]string{w})
		}
		a.asks(c.Argv)
	}
}

func (a *analysis) asks(argv []string) {
	if len(argv) == 0 {
		return
	}
	for _, one := range askersOf()[path.Base(argv[0])] {
		what := locale.Text(one.what)
		if one.fits(argv) && !slices.Contains(a.f.UserActions, what) {
			a.f.UserActions = append(a.f.UserActions, what)
			a.f.Raise(risk.Low, 0, risk.Say("the command may ask you for this: {0}; guard never types, keeps "+
				"or shows it", what))
		}
	}
}

// fits reports whether argv, whose program it is, is the command, without an option that keeps it from asking.
func (a asker) fits(argv []string) bool {
	_, rest, _ := strings.Cut(a.words, " ")
	at := 1
	for word := range strings.FieldsSeq(rest) {
		for at < len(argv) && strings.HasPrefix(argv[at], "-") {
			at++
		}
		if at >= len(argv) || argv[at] != word {
			return false
		}
		at++
	}
	for option := range strings.FieldsSeq(a.unless) {
		if slices.ContainsFunc(argv[1:], func(w string) bool {
			return w == option || strings.HasPrefix(w, option+"=")
		}) {
			return false
		}
	}
	return !slices.Contains(argv[1:], "--help") && !slices.Contains(argv[1:], "--version")
}
