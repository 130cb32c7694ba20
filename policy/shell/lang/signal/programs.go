package signal

import "strings"

// options are those of one program. Fewer processes than the pattern alone means are no danger; an option
// that means others, or others too, is left out.
type options struct {
	flags  string   // in a cluster
	values string   // short options with a value
	long   []string // a value after "=", or in the next word: those that end in "="
	lists  []string // the only word, or the first
}

// programs: kill(1), pkill(1), procps 4; kill(1), util-linux 2.40; bash(1); killall(1), psmisc 23. On macOS
// -l of pkill and some letters of killall mean something else: they are left out.
var programs = map[string]options{
	"kill": {
		values: "sn",
		long:   []string{"signal="},
		lists:  []string{"-l", "-L", "--list", "--table"},
	},
	"pkill": {
		flags:  "fxnoecA",
		values: "uUGPgts",
		long: strings.Fields(`signal= full exact newest oldest echo count
			euid= uid= group= parent= pgroup= terminal= session= ignore-ancestors`),
	},
	"killall": {
		flags:  "qwer",
		values: "suoy",
		long:   strings.Fields("signal= user= older-than= younger-than= quiet wait exact regexp"),
		lists:  []string{"-l", "--list"},
	},
	"skill": {
		lists: []string{"-l", "-L"},
	},
}
