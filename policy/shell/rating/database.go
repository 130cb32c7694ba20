package rating

import (
	"net/url"
	"slices"
	"strings"

	"guard/policy/shell/lang/sql"
	"guard/policy/shell/option"
	"guard/policy/shell/program"
	"guard/policy/shell/tool/network"
)

// looksAtOwnDatabase reports a client of a server's database that only looks (sql.Looks) at one of this machine, which
// its host names, or of the container that it runs in. Without a host it may be told one by the environment or by a
// file of the home (libpq-envars, mysql(1)).
func (j *Judge) looksAtOwnDatabase(v *option.Invocation) bool {
	if v.Entry.Special != program.Database || len(v.Unknown) > 0 || len(v.Unlisted) > 0 || len(v.Operands) > 2 {
		return false
	}
	asked, here := 0, j.Wrap.Cage
	for _, u := range v.Used {
		switch {
		case !u.Value.Known():
			return false
		case u.Opt.Effects == "code":
			if !sql.Looks(u.Value.Text) {
				return false
			}
			asked++
		case u.Opt.Effects == "host":
			here = network.LoopbackHost(u.Value.Text) || strings.HasPrefix(u.Value.Text, "/")
			if !here {
				return false
			}
		case u.Opt.Effects != "" || strings.ContainsAny(u.Value.Text, "=|") || strings.Contains(u.Value.Text, "://"):
			return false
		}
	}
	for i, a := range v.Operands {
		switch address := strings.Contains(a.Text, "://"); {
		case !a.Known(), address && (i > 0 || !addressHere(a.Text)), !address && strings.Contains(a.Text, "="):
			return false
		case address:
			here = true
		}
	}
	return here && asked > 0 && !j.toldHost()
}

// addressHere reports an address of a database on this machine; what it is asked for may name another (libpq,
// Connection URIs: ?host=).
func addressHere(text string) bool {
	u, err := url.Parse(text)
	return err == nil && network.LoopbackHost(u.Hostname()) && u.RawQuery == "" && !strings.Contains(u.Host, ",")
}

// leadElsewhere are how the names of variables begin that lead such a client (libpq-envars; psql(1); mysql(1)).
var leadElsewhere = strings.Fields("PGHOST PGSERVICE PGSYSCONFDIR PGOPTIONS PSQLRC MYSQL_")

// toldHost reports that the line sets a variable by which such a client goes elsewhere than its words say.
func (j *Judge) toldHost() bool {
	for name := range j.State.Vars {
		if slices.ContainsFunc(leadElsewhere, func(prefix string) bool { return strings.HasPrefix(name, prefix) }) {
			return true
		}
	}
	return false
}
