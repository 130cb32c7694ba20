package process

import (
	"slices"
	"strconv"
	"strings"

	"guard/internal/lazy"
	"guard/policy/shell/option"
)

// Servers are ended by their port, too: whoever has a socket there, a client of the server's among them. Only where
// the agent started all of them is it its own.

var (
	// ofLsof is how lsof takes ports (lsof(8), -i): :3000, tcp:3000, :3000,3001. That a protocol narrows it is not
	// heeded.
	ofLsof = lazy.Pattern(`^(?i:tcp|udp)?:(\d{1,5}(?:,\d{1,5})*)$`)
	// ofFuser is how fuser does (fuser(1)).
	ofFuser = lazy.Pattern(`^(\d{1,5})/(?:tcp|udp)$`)
)

// portsListed are the ports of which lsof -t or fuser writes the numbers of all processes, and nothing else.
func portsListed(v *option.Invocation) (ports []int, ok bool) {
	if len(v.Unknown)+len(v.Unlisted) > 0 {
		return nil, false
	}
	switch v.Name {
	case "lsof":
		return portsOfLsof(v)
	case "fuser":
		return portsOfFuser(v, "")
	}
	return nil, false
}

// portsOfLsof are those of lsof -t -i :3000; whatever else chooses files is added to them, so there may be none.
func portsOfLsof(v *option.Invocation) (ports []int, ok bool) {
	words, brief := v.Operands, false
	for _, u := range v.Used {
		switch u.Name {
		case "-t":
			brief = true
		case "-i":
			if u.Given && u.Value.Text != "" {
				words = append(slices.Clone(words), u.Value)
			}
		case "-s":
			if u.Value.Text != "TCP:LISTEN" {
				return nil, false
			}
		case "-P", "-n":
		default:
			return nil, false
		}
	}
	if !brief || !v.Has("-i") {
		return nil, false
	}
	for _, a := range words {
		m := ofLsof().FindStringSubmatch(a.Text)
		if m == nil || !a.Known() {
			return nil, false
		}
		for one := range strings.SplitSeq(m[1], ",") {
			port, _ := strconv.Atoi(one)
			ports = append(ports, port)
		}
	}
	return ports, len(ports) > 0
}

// portsOfFuser are those of fuser 3000/tcp, with no options but some flags.
func portsOfFuser(v *option.Invocation, flags string) (ports []int, ok bool) {
	for _, u := range v.Used {
		if !slices.Contains(strings.Fields(flags), u.Name) {
			return nil, false
		}
	}
	for _, a := range v.Operands {
		m := ofFuser().FindStringSubmatch(a.Text)
		if m == nil || !a.Known() {
			return nil, false
		}
		port, _ := strconv.Atoi(m[1])
		ports = append(ports, port)
	}
	return ports, len(ports) > 0
}

// allAtPorts reports whether anybody has a socket at one of the ports now, and whether the agent started all who have.
func (j *Judge) allAtPorts(ports []int) (some, all bool) {
	for _, port := range ports {
		if port == 0 || port > 65535 || !j.looksAtProcesses() {
			return false, false
		}
		pids, ok := j.World.Processes.AtPort(port)
		for _, pid := range pids {
			ok = ok && j.World.Processes.Own(pid)
		}
		if !ok {
			return false, false
		}
		some = some || len(pids) > 0
	}
	return some, true
}

// EndsAtPort reports fuser -k of ports at which nobody is but what the agent started.
func (j *Judge) EndsAtPort(v *option.Invocation) bool {
	if v.Name != "fuser" || len(v.Unknown)+len(v.Unlisted) > 0 {
		return false
	}
	ports, ok := portsOfFuser(v, "-k --kill -s -v")
	if !ok {
		return false
	}
	_, own := j.allAtPorts(ports)
	return own
}
