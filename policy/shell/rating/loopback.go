package rating

import (
	"slices"
	"strings"

	"guard/policy/shell/effect"
	"guard/policy/shell/lang/sql"
	"guard/policy/shell/option"
	"guard/policy/shell/program"
	"guard/policy/shell/taint"
	"guard/policy/shell/tool/network"
)

// asksItself reports a request of this machine itself: what the project serves there is the
// developer's own to try. What a service keeps or runs for others is only asked.
func (j *Judge) asksItself(c *effect.Call, v *option.Invocation) bool {
	how := v.Chain[0].Special
	if how == program.None {
		how = v.Entry.Special
	}
	switch how {
	case program.Fetch:
		if !onlyLoopback(v) {
			return false
		}
		if statesLoss(c, v) || ordersPrograms(c, v) || j.beyond(c, v) {
			return false
		}
		c.Here = onlyHere(v) && !sentOn(v)
		return c.Here || onlyGets(c, v) && !ordersIn(v)
	case program.Tries:
		c.Here = onlyTries(v) && !j.beyond(c, v)
		return c.Here
	case program.Probe:
		probes := v.Entry.Stdin != program.SendsIt || v.Has("-z") && !v.Has("-l")
		return probes && len(v.Operands) > 0 && v.Operands[0].Known() && network.LoopbackHost(v.Operands[0].Text)
	}
	return false
}

// onlyTries reports a program that speaks to the first of its operands, which is an address
// of this machine, or to all of them. Every option must be one of the table's: the value of
// another could be an address too.
func onlyTries(v *option.Invocation) bool {
	here := func(a taint.Word) bool { return network.Loopback(network.Local(v, a)) }
	targets := v.Operands
	if strings.HasPrefix(v.Entry.Operands, "host ") {
		targets = targets[:min(1, len(targets))]
	}
	return len(targets) > 0 && !v.Has("-D") && onlyHere(v) &&
		!slices.ContainsFunc(targets, func(a taint.Word) bool { return !here(a) })
}

// onlyHere reports a request whose every option is known, to no service of this machine that
// keeps or runs things for other programs.
func onlyHere(v *option.Invocation) bool {
	for _, u := range v.Used {
		if slices.Contains(leads, u.Name) || strings.HasPrefix(u.Name, "--expand-") {
			return false
		}
	}
	for _, u := range v.Unlisted {
		if !slices.Contains(tells, u.Name) || u.Given && u.Value.Text != "" {
			return false
		}
	}
	return len(v.Unknown) == 0 && !slices.ContainsFunc(v.Operands, func(a taint.Word) bool {
		address := network.Local(v, a)
		return network.Loopback(address) && !network.Tried(address, strings.Contains(a.Text, taint.Hole))
	})
}

// leads are options that name another host or address; tells are those, of programs whose tables
// let others through, that only say what is shown (curl(1), wget(1), grpcurl, websocat manuals).
var (
	leads = strings.Fields("--request-target --url --alt-svc --variable")
	tells = strings.Fields("-s -S -v -i -f -k -g -q -n -N -4 -6 -I -# --silent --show-error --fail --fail-with-body " +
		"--include --verbose --insecure --compressed --no-progress-meter --no-buffer --globoff --quiet " +
		"--no-verbose -nv --no-check-certificate --server-response")
)

// sentOn reports a request that, with what it carries, may follow the answer to another host:
// a redirect by 307 and 308 keeps method and body (RFC 9110, section 15.4).
func sentOn(v *option.Invocation) bool {
	switch name := v.Chain[0].Name; {
	case strings.HasPrefix(name, "http "):
		return v.Has("-F", "--follow")
	case strings.HasPrefix(name, "wget"):
		most, _ := v.Option("--max-redirect")
		return v.Has("--post-file", "--body-file") && most.Text != "0"
	}
	return v.Has("-L", "--location", "--location-trusted", "--follow")
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
	if strings.HasPrefix(v.Chain[0].Name, "http ") && slices.ContainsFunc(v.Operands, func(a taint.Word) bool {
		return !network.Loopback(network.Local(v, a)) && !asksOnly(a.Text)
	}) {
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

// ordersIn reports an address that names an order to destroy something: some services take it by GET (Solr,
// CoreAdmin API; Elasticsearch and Jenkins of old).
func ordersIn(v *option.Invocation) bool {
	said := func(a taint.Word) bool {
		return slices.ContainsFunc(strings.FieldsFunc(strings.ToLower(a.Text), noLetter), func(word string) bool {
			return slices.Contains(destroying, word)
		})
	}
	return slices.ContainsFunc(v.Operands, said) || slices.ContainsFunc(v.Used, func(u option.Used) bool {
		return u.Given && said(u.Value)
	})
}

// statesLoss reports a request by which a service that takes statements, also by GET, throws data away.
func statesLoss(c *effect.Call, v *option.Invocation) bool {
	var address, all strings.Builder
	for _, a := range v.Operands {
		address.WriteString(a.Text + " ")
		all.WriteString(strings.Replace(a.Text, "query=", "query=\n", 1) + "\n")
	}
	for _, u := range v.Used {
		_, value, _ := strings.Cut(u.Value.Text, "=")
		all.WriteString(u.Value.Text + "\n" + value + "\n")
	}
	if c.In.Known {
		all.WriteString(c.In.Text)
	}
	return sql.OrdersAt(address.String(), all.String(), false)
}

// ordersPrograms reports a request by which a program of the person's does something.
func ordersPrograms(c *effect.Call, v *option.Invocation) bool {
	unsure := c.In.From != 0 && !c.In.Known
	for _, u := range v.Used {
		unsure = unsure || slices.Contains(data, u.Name) && strings.HasPrefix(u.Value.Text, "@") ||
			slices.Contains(fromFiles, u.Name) || u.Given && !u.Value.Known()
	}
	carries, get := carried(c, v), onlyGets(c, v)
	return slices.ContainsFunc(v.Operands, func(a taint.Word) bool {
		return network.Ordered(network.Local(v, a), carries, get, unsure)
	})
}

// carried is what a request holds beside its address.
func carried(c *effect.Call, v *option.Invocation) string {
	var carries strings.Builder
	for _, u := range v.Used {
		carries.WriteString(u.Value.Text + "\n")
	}
	for _, a := range v.Operands {
		carries.WriteString(a.Text + "\n")
	}
	if c.In.Known {
		carries.WriteString(c.In.Text)
	}
	return carries.String()
}

// beyond reports a request that does something beyond the project's own servers.
func (j *Judge) beyond(c *effect.Call, v *option.Invocation) bool {
	carries, to := carried(c, v)+v.Name, network.Judge{Judge: j.Judge}
	return slices.ContainsFunc(v.Operands, func(a taint.Word) bool {
		return to.Beyond(c, network.Request{Address: network.Local(v, a), Carries: carries, Asks: onlyGets(c, v)})
	})
}

// fromFiles are options by which a request carries what a file holds (curl(1), wget(1)).
var fromFiles = strings.Fields("-T --upload-file --post-file --body-file -F --form")

func noLetter(r rune) bool { return r < 'a' || r > 'z' }

// destroying are words of such orders.
var destroying = strings.Fields(`delete deleteall deleteindex destroy drop dropdb erase flush flushall flushdb kill
	purge remove rmdir shutdown truncate unload wipe`)

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
		case named && strings.HasPrefix(v.Chain[0].Name, "http "):
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
