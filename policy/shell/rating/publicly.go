package rating

import (
	"slices"
	"strings"

	"guard/policy/shell/effect"
	"guard/policy/shell/option"
	"guard/policy/shell/program"
	"guard/policy/shell/taint"
	"guard/policy/shell/tool/network"
)

// saysPublic is the reason where curl or wget asks what a forge or a registry tells everybody.
const saysPublic = "{0} asks what a public forge or registry tells everybody"

// asksPublicly reports a request by GET, without a login, a cookie or a file, whose every address is one at which a
// public forge or registry answers everybody. Only options that say how it is asked and shown may be there: what is
// fetched goes to the output.
func asksPublicly(c *effect.Call, v *option.Invocation) bool {
	if len(v.Chain) != 1 || v.Chain[0].Special != program.Fetch || len(v.Operands) == 0 || len(v.Unknown) != 0 ||
		v.Name != "curl" && v.Name != "wget" || !onlyGets(c, v) {
		return false
	}
	if v.Name == "wget" {
		if to, _ := v.Option("-O", "--output-document"); to.Text != "-" {
			return false
		}
	}
	for _, u := range slices.Concat(v.Used, v.Unlisted) {
		if !plainlyAsked(u) {
			return false
		}
	}
	return !slices.ContainsFunc(v.Operands, func(a taint.Word) bool { return !network.PublicAnswer(a) })
}

// tellsPrivate reports a request that says who somebody is.
func (j *Judge) tellsPrivate(v *option.Invocation) bool {
	asks := network.Judge{Judge: j.Judge}
	return slices.ContainsFunc(v.Operands, asks.TellsPrivate)
}

// plainlyAsked reports an option that says how a request is made or shown, and neither what it carries nor where it
// goes.
func plainlyAsked(u option.Used) bool {
	switch {
	case !u.Value.Known() || u.Value.From&^taint.FromNumber != 0:
		return false
	case slices.Contains(tells, u.Name) && u.Value.Text == "", slices.Contains(tuning, u.Name):
		return true
	case u.Name == "-X", u.Name == "--request", u.Name == "--method":
		return true // onlyGets looks at it
	case u.Name == "-o", u.Name == "--output":
		return u.Value.Text == "/dev/null" || u.Value.Text == "-"
	case u.Name == "-O", u.Name == "--output-document":
		return u.Value.Text == "-"
	case u.Name == "-w", u.Name == "--write-out":
		return !strings.HasPrefix(u.Value.Text, "@") && !strings.Contains(u.Value.Text, "%output")
	case u.Name == "-H", u.Name == "--header":
		name, _, ok := strings.Cut(strings.ToLower(u.Value.Text), ":")
		return ok && slices.Contains(plainHeaders, name)
	}
	return false
}

// tuning are options of curl and wget that take time, tries and redirects; plainHeaders are those of a request that say
// in which form the answer is wanted.
var (
	tuning = strings.Fields("-L --location -m --max-time --connect-timeout --retry --retry-delay --retry-max-time " +
		"--retry-all-errors --retry-connrefused --max-redirs --head --timeout --tries " +
		"-A --user-agent --max-redirect --http1.1 --http2")
	plainHeaders = strings.Fields("accept accept-language user-agent x-github-api-version cache-control")
)
