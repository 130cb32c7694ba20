package access

import (
	"slices"
	"strings"

	"guard/policy/shell/option"
	"guard/policy/shell/program"
)

// OnlyGets reports a program that fetches the addresses it is given and that no
// option makes do more.
func (j *readJudge) OnlyGets(v *option.Invocation) bool {
	return v.Entry.Out == program.Download && v.Entry.Operands == "url..." &&
		(v.Entry.Special == program.None || v.Entry.Special == program.Fetch) && !v.UnknownSub &&
		!slices.ContainsFunc(v.Used, func(u option.Used) bool { return !getOption(u) }) &&
		!slices.ContainsFunc(v.Unlisted,
			func(u option.Used) bool { return !slices.Contains(getOptions, u.Name) && len(u.Name) != 2 })
}

// getOption reports an option with which a fetch is still no more than one.
func getOption(u option.Used) bool {
	switch u.Opt.Effects {
	case "method":
		return slices.Contains([]string{"GET", "HEAD"}, u.Value.Text)
	case "sendable":
		return slices.Contains(getHeaders, u.Name) && !strings.HasPrefix(u.Value.Text, "@")
	case "", "write", "writedir", "info":
		return slices.Contains(getOptions, u.Name)
	}
	return false
}

// getHeaders are options that send a line of text along (curl(1), wget(1)).
var getHeaders = strings.Fields("-H --header -A -U --user-agent -e --referer")

// getOptions say how is fetched and where it goes, not what else is done
// (curl(1) 8.10, wget(1) 1.24). What redirects the request itself, such as
// --resolve, --connect-to and --proxy, is left out.
var getOptions = strings.Fields(`-m --max-time --connect-timeout --retry --retry-delay --retry-max-time
	--retry-all-errors --retry-connrefused
	-w --write-out -r --range --max-filesize --max-redirs --limit-rate -o --output --output-dir -O
	--output-document --create-dirs
	--silent --show-error --fail --fail-with-body --fail-early --location --include --head --verbose
	--compressed --remote-name --remote-header-name
	--globoff --http1.1 --http2 --ipv4 --ipv6 --no-progress-meter --progress-bar --no-buffer
	-P --directory-prefix -t --tries -T --timeout --wait --waitretry --read-timeout --dns-timeout --quiet
	--no-verbose --server-response
	--spider --content-disposition --max-redirect --continue --timestamping --no-clobber --help --version -V -h
	-0 -1 -2 -3 -4 -6 -s -S -f -g -i -I -j -k -N -q -v -L`)
