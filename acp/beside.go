package acp

import (
	"strings"

	"guard/acp/dialect"
	"guard/acp/wire"
	"guard/policy"
)

// members are names of a raw input's members, without regard to how a name is joined or to its case.
type members map[string]bool

func membersOf(names string) members {
	set := members{}
	for _, name := range strings.Fields(names) {
		set[name] = true
	}
	return set
}

// What may stand in a raw input beside what guard reads there, by what the call is taken for: it changes neither what
// is done nor to what. The names are those of agents' tools for it.
var (
	// of any call: words about it, and an agent's own marks of it
	aboutCall = membersOf(`description explanation reason thought callid turnid id toolcallid startedatms processid
		autoapproved`)
	serverCall = membersOf("server tool arguments")
	zedsCall   = membersOf("servername request") // as Zed's adapter tells one
	readCall   = membersOf(`filepath path absolutepath cwd workdir query pattern regex offset limit lineoffset nlines
		line startline endline viewrange pages include exclude glob type ignore recursive depth maxdepth outputmode
		headlimit maxresults maxmatches multiline context literal caseinsensitive ignorecase casesensitive encoding
		-a -b -c -n -i`)
	pathCall  = membersOf("filepath path absolutepath cwd workdir recursive")
	fetchCall = membersOf("url prompt query format timeout maxlength startindex raw")
)

var joined = strings.NewReplacer("_", "")

// beside reports whether an input tells something that is neither among the names nor about the call at large. What a
// member says is not looked at: one that says nothing (null) is none.
func (in *rawInput) beside(known members) (more bool) {
	if !in.told {
		return false
	}
	for name, v := range wire.Members(in.raw) {
		name = strings.ToLower(joined.Replace(name))
		more = more || dialect.Tells(v) && !known[name] && !aboutCall[name]
	}
	return more
}

// actsBeside reports whether an input tells of an act of another kind than a command or a change: which of the two is
// done is not known.
func (in *rawInput) actsBeside() bool {
	return in.URL != "" || in.Query != "" || in.Server != "" && in.Tool != "" || in.ServerName != ""
}

// readWhole has a call judged, and shown, by all of its input: it tells more than guard understands.
func readWhole(r *policy.Request, in *rawInput) { r.Args, r.Partial = policy.Raw(in.raw), true }
