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

// asksItself reports a request of this machine itself that changes nothing by
// its kind: GET and HEAD, a look whether a port answers.
func asksItself(c *effect.Call, v *option.Invocation) bool {
	how := v.Chain[0].Special
	if how == program.None {
		how = v.Entry.Special
	}
	switch how {
	case program.Fetch:
		return onlyGets(c, v) &&
			slices.ContainsFunc(v.Operands, func(a taint.Word) bool { return network.Loopback(network.Local(v, a)) }) &&
			onlyLoopback(v)
	case program.Probe:
		probes := v.Entry.Stdin != program.SendsIt || v.Has("-z") && !v.Has("-l")
		return probes && len(v.Operands) > 0 && v.Operands[0].Known() && network.LoopbackHost(v.Operands[0].Text)
	}
	return false
}

// bodies are the options of curl and wget that make a request post something,
// but where curl is told to put the data into the address; turns those that send
// it elsewhere than the address says, or take addresses from a file.
var (
	bodies = strings.Fields("--json -F --form --form-string -T --upload-file --post-data --body-data --post-file " +
		"--body-file --raw")
	data  = strings.Fields("-d --data --data-ascii --data-binary --data-raw --data-urlencode")
	turns = strings.Fields("--connect-to --resolve --dns-servers --interface -i --input-file -K --config -x --proxy " +
		"--preproxy --socks4 --socks4a --socks5 --socks5-hostname --doh-url --unix-socket --abstract-unix-socket -e " +
		"--execute -a")
)

// onlyGets reports a request without a body and with no other method than GET,
// HEAD or OPTIONS.
func onlyGets(c *effect.Call, v *option.Invocation) bool {
	if v.Entry.Stdin == program.SendsIt && (c.In.From != 0 || c.In.Text != "") {
		return false
	}
	for _, u := range v.Used {
		switch {
		case slices.Contains(bodies, u.Name), slices.Contains(data, u.Name) && !v.Has("-G", "--get"):
			return false
		case u.Name == "-X" || u.Name == "--request" || u.Name == "--method":
			if !u.Value.Known() || !slices.Contains(askingMethods, strings.ToUpper(u.Value.Text)) {
				return false
			}
		}
	}
	return len(v.Chain) == 1 || v.Chain[0].Special != program.Fetch ||
		slices.Contains(askingMethods, strings.ToUpper(v.Name[strings.LastIndexByte(v.Name, ' ')+1:]))
}

var askingMethods = []string{"GET", "HEAD", "OPTIONS"}

// onlyLoopback reports that every address of a request is this machine's.
func onlyLoopback(v *option.Invocation) bool {
	named := false
	for _, u := range v.Used {
		if elsewhere := slices.Contains(turns, u.Name) && v.Chain[0].Style == program.GNU; elsewhere ||
			u.Name == "--url" && !network.Loopback(u.Value.Text) {
			return false
		}
	}
	for _, a := range v.Operands {
		switch {
		case network.Loopback(network.Local(v, a)):
			named = true
		case named && strings.HasPrefix(v.Chain[0].Name, "http ") && asksOnly(a.Text):
		default:
			return false
		}
	}
	return named
}

// asksOnly reports an item of HTTPie's that is a header or a part of the query
// (http(1), REQUEST_ITEM).
func asksOnly(item string) bool {
	i := strings.IndexAny(item, "=:@")
	if i < 1 || strings.Contains(item, "@") {
		return false
	}
	return strings.HasPrefix(item[i:], "==") || item[i] == ':' && !strings.HasPrefix(item[i:], ":=")
}
