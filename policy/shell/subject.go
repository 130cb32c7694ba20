package shell

import (
	"slices"
	"strings"

	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell/program"
)

// Subject is what a person's leave for a whole session could be about, beside a
// command's signature.
type Subject struct {
	// Script is the one file whose code it runs; without a Path it runs none,
	// or more than one thing.
	Script place.Place
	// Works is the folder outside the workspace in which it looks around of its
	// own accord (git log); without a Path there is none.
	Works place.Place
	// Gets: it only asks hosts for what they have. Nothing is sent along, and
	// what comes is not run.
	Gets bool
	// Named: what is not known of it, or is fetched to be run, is just what the
	// signature names: an unknown program, subcommand or option, a package.
	Named bool
	// Once: leave for it speaks for nothing but itself. It was not understood,
	// runs on another machine or in a container, or holds code.
	Once bool
}

// subject settles what leave for the command could be about, once it is judged.
func (k *readJudge) subject(c *call) {
	s := &c.cmd.Subject
	s.Named = s.Named && !c.runs
	s.Once = s.Once || c.unsure || k.wrap.remote
	if s.Once || c.cmd.Level >= risk.Critical || !c.cmd.Literal {
		c.cmd.Signature = ""
	}
}

// runsScript notes the file whose code a command runs, if that is all it runs.
func (k *readJudge) runsScript(c *call, v *invocation, file arg) {
	p := k.place(file)
	alone := v == nil || len(v.strange) == 0 && len(v.loose) == 0 &&
		!slices.ContainsFunc(v.used, func(u used) bool { return u.opt.Effects != "" })
	if e := program.Find(base(file)); e != nil && (slices.Contains(starters, e.Special) || len(e.Subs) > 0) {
		alone = false // ./.venv/bin/python: leave for it would be leave for anything
	}
	if c.cmd.Signature = ""; file.known() && file.proc == nil && alone && !p.Is(place.Remote) {
		c.cmd.Subject.Script = p
	}
}

// strangeTo records a part of the command that guard does not know. The
// signature names it, so that leave for the one is none for the other; where it
// is empty, none can.
func (c *call) strangeTo(signature string, why risk.Reason) {
	if c.cmd.Signature = signature; signature == "" {
		c.unknown(why)
		return
	}
	c.strange = true
	c.cmd.Subject.Named = true
	c.finding().Raise(risk.Medium, risk.ExecArbitrary, why)
}

// strangers records options and subcommands that the tables do not have.
func (k *readJudge) strangers(c *call, v *invocation) {
	for _, a := range v.strange {
		c.strangeTo(longer(c.cmd.Signature, strangeOption(a)), say("guard does not know the option {0} of {1}", a.show(), v.name))
	}
	for _, u := range v.loose {
		if mayDoMore(v) && !harmless(v, u) {
			c.strangeTo(longer(c.cmd.Signature, strangeOption(literalArg(u.name))), say("guard does not know the option {0} of {1}", u.name, v.name))
		}
	}
	if v.lost {
		word := v.operands[0]
		name := word.text
		if !word.known() || !subcommandShaped(name) || slices.Contains(runningWords, name) {
			name = ""
		}
		c.strangeTo(longer(c.cmd.Signature, name), say("guard does not know {0} {1}", v.name, word.show()))
	}
}

// longer is a signature with one more word; none, where there is none of either.
func longer(signature, word string) string {
	if signature == "" || word == "" {
		return ""
	}
	return signature + " " + word
}

// strangeOption is how a signature names an option that the tables do not have;
// empty: it may hold or name code.
func strangeOption(a arg) string {
	name, _, _ := strings.Cut(a.text, "=")
	if !a.known() || !optionShaped(name) || runsByName(name) {
		return ""
	}
	return name
}

// runsByName reports an option whose name says that it runs something.
func runsByName(option string) bool {
	return slices.Contains(codeOptions, option) || slices.ContainsFunc(nameWords(option), func(w string) bool {
		return tellingWords()[w]&risk.ExecArbitrary != 0 || tasks[w]&risk.ExecArbitrary != 0
	})
}

// codeOptions hold code in most programs that have them.
var codeOptions = strings.Fields("-c -e -E -x --init")

// subcommandShaped reports a word that a program may go by as its subcommand.
func subcommandShaped(s string) bool {
	for i := 0; i < len(s); i++ {
		if c := s[i]; !(c >= 'a' && c <= 'z' || i > 0 && (c >= '0' && c <= '9' || c == '-' || c == ':' || c == '_')) {
			return false
		}
	}
	return s != "" && len(s) <= maxNamed
}

func optionShaped(s string) bool {
	name := strings.TrimLeft(s, "-")
	return len(s)-len(name) >= 1 && len(s)-len(name) <= 2 && subcommandShaped(strings.ToLower(name))
}

// maxNamed bounds a word of a signature, in bytes.
const maxNamed = 40

// onlyGets reports a program that fetches the addresses it is given and that no
// option makes do more.
func (k *readJudge) onlyGets(v *invocation) bool {
	return v.entry.Out == program.Download && v.entry.Operands == "url..." && (v.entry.Special == program.None || v.entry.Special == program.Fetch) && !v.lost &&
		!slices.ContainsFunc(v.used, func(u used) bool { return !getOption(u) }) &&
		!slices.ContainsFunc(v.loose, func(u used) bool { return !slices.Contains(getOptions, u.name) && len(u.name) != 2 })
}

// getOption reports an option with which a fetch is still no more than one.
func getOption(u used) bool {
	switch u.opt.Effects {
	case "method":
		return slices.Contains([]string{"GET", "HEAD"}, u.value.text)
	case "sendable":
		return slices.Contains(getHeaders, u.name) && !strings.HasPrefix(u.value.text, "@")
	case "", "write", "writedir", "info":
		return slices.Contains(getOptions, u.name)
	}
	return false
}

// getHeaders are options that send a line of text along (curl(1), wget(1)).
var getHeaders = strings.Fields("-H --header -A -U --user-agent -e --referer")

// getOptions say how is fetched and where it goes, not what else is done
// (curl(1) 8.10, wget(1) 1.24). What redirects the request itself, such as
// --resolve, --connect-to and --proxy, is left out.
var getOptions = strings.Fields(`-m --max-time --connect-timeout --retry --retry-delay --retry-max-time --retry-all-errors --retry-connrefused
	-w --write-out -r --range --max-filesize --max-redirs --limit-rate -o --output --output-dir -O --output-document --create-dirs
	--silent --show-error --fail --fail-with-body --fail-early --location --include --head --verbose --compressed --remote-name --remote-header-name
	--globoff --http1.1 --http2 --ipv4 --ipv6 --no-progress-meter --progress-bar --no-buffer
	-P --directory-prefix -t --tries -T --timeout --wait --waitretry --read-timeout --dns-timeout --quiet --no-verbose --server-response
	--spider --content-disposition --max-redirect --continue --timestamping --no-clobber --help --version -V -h`)
