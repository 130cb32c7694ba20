package rating

import (
	"slices"
	"strings"

	"guard/internal/lazy"
	"guard/policy/shell/effect"
	"guard/policy/shell/environment"
	"guard/policy/shell/option"
	"guard/policy/shell/table"
	"guard/policy/shell/taint"
	"guard/policy/shell/tool/network"
)

// Looks at a server of a database or a store on this machine: whether it is up, how large it is, what a key holds. The
// developer's own are everyday to look at, as those are that psql asks.

// storeLook is what a client only looks with.
type storeLook struct {
	options  string                               // the options that it may be given
	commands string                               // what it asks, in lower case; empty: it takes no commands
	all      bool                                 // each of its words is a command
	words    func(v *option.Invocation) bool      // whether its other words, and its code, only look
	away     string                               // variables by which it goes elsewhere
	stands   func(words []taint.Word) (here bool) // whether it asks this machine though no option names a host
}

// storeLooks are the clients that have such (pg_isready(1), PostgreSQL 17; redis-cli, Redis 7.4 command reference;
// mysqladmin(1), MySQL 8.4; mongosh 2.3 manual). Of none is more asked than of a server that answers.
var storeLooks = map[string]storeLook{
	"pg_isready": {options: "-h --host -p --port -U --username -t --timeout -q --quiet",
		away: "PGHOST PGSERVICE PGOPTIONS", words: noWords, stands: anyway},
	"redis-cli":  redisLook,
	"valkey-cli": redisLook,
	"mysqladmin": {options: "-h --host -P --port -u --user --protocol -s --silent --connect-timeout",
		commands: "ping status version extended-status", all: true, away: "MYSQL_", stands: anyway},
	"mariadb-admin": {options: "-h --host -P --port -u --user", commands: "ping status version", all: true,
		away: "MYSQL_ MARIADB_", stands: anyway},
	"mongosh": {options: "--eval --quiet --norc --host --port --json",
		away: "MONGO", words: mongoLooks, stands: mongoHere},
}

var redisLook = storeLook{options: "-h -p -n -2 -3 --raw --no-raw --csv --json --no-auth-warning",
	commands: "get mget keys scan ping info ttl pttl type exists hget hgetall hkeys hlen hmget lrange llen smembers " +
		"scard sismember zrange zcard zscore dbsize strlen time lastsave xlen",
	words: noSecretKeys, away: "REDISCLI", stands: anyway}

// anyway: without an option it asks this machine, or what the person has set up for it.
func anyway([]taint.Word) bool { return true }

func noWords(v *option.Invocation) bool { return len(v.Operands) == 0 }

// noSecretKeys reports keys that say of none that it holds a secret.
func noSecretKeys(v *option.Invocation) bool {
	return !slices.ContainsFunc(v.Operands, func(a taint.Word) bool {
		return environment.SecretVariable(strings.NewReplacer(":", "_", ".", "_", "-", "_", "/", "_").Replace(a.Text))
	})
}

// mongoAsks is code that asks for figures, and for nothing that stands in a database.
var mongoAsks = lazy.Pattern(`^(?:(?:printjson|print|JSON\.stringify)\()?(?:db(?:\.getSiblingDB\(['"]\w+['"]\))?\.` +
	`(?:(?:stats|version|getCollectionNames|getName)\(\)|runCommand\(\{ ?"?ping"?: ?1 ?\}\)|` +
	`adminCommand\((?:['"]ping['"]|\{ ?"?ping"?: ?1 ?\})\))(?:\.ok)?|show (?:dbs|databases|collections))\)?;?$`)

// mongoLooks reports code that only does that.
func mongoLooks(v *option.Invocation) bool {
	code := 0
	for _, u := range v.Used {
		if u.Name == "--eval" {
			if code++; !mongoAsks().MatchString(strings.TrimSpace(u.Value.Text)) {
				return false
			}
		}
	}
	return code > 0 && len(v.Operands) < 2
}

// mongoName is a database of this machine's.
var mongoName = lazy.Pattern(`^(?:(?:localhost|127\.0\.0\.1)(?::\d+)?/)?[A-Za-z_]\w*$`)

// mongoHere reports an address of this machine, or none.
func mongoHere(words []taint.Word) bool {
	return !slices.ContainsFunc(words, func(a taint.Word) bool {
		if strings.HasPrefix(a.Text, "mongodb://") {
			return !addressHere(a.Text) || strings.Contains(a.Text, "@")
		}
		return !mongoName().MatchString(a.Text)
	})
}

// LooksAtStore reports such a look at this machine.
func (j *Judge) LooksAtStore(c *effect.Call, v *option.Invocation) bool {
	look, known := storeLooks[firstWord(v)]
	if !known || len(v.Unknown) > 0 || c.In.From != 0 || c.In.Text != "" {
		return false
	}
	for _, u := range slices.Concat(v.Used, v.Unlisted) {
		if !table.HasWord(look.options, u.Name) || u.Given && !u.Value.Known() ||
			(u.Name == "-h" || u.Name == "--host") && !network.LoopbackHost(u.Value.Text) {
			return false
		}
	}
	words := strings.Fields(v.Name)[1:]
	for _, a := range v.Operands {
		if !a.Known() {
			return false
		}
		if look.all {
			words = append(words, a.Text)
		}
	}
	asks := func(word string) bool { return table.HasWord(look.commands, strings.ToLower(word)) }
	if look.commands != "" && len(words) == 0 || slices.ContainsFunc(words, func(w string) bool { return !asks(w) }) {
		return false
	}
	return (look.words == nil || look.words(v)) && look.stands(v.Operands) && !j.led(look.away)
}

// firstWord is the program's name as it was called.
func firstWord(v *option.Invocation) string {
	name, _, _ := strings.Cut(v.Name, " ")
	return name
}

// led reports that the line sets a variable by which such a client goes elsewhere.
func (j *Judge) led(away string) bool {
	for name := range j.State.Vars {
		for prefix := range strings.FieldsSeq(away) {
			if strings.HasPrefix(name, prefix) {
				return true
			}
		}
	}
	return false
}
