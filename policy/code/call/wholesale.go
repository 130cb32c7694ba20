package call

import (
	"slices"
	"strings"

	"guard/policy/code"
	"guard/policy/code/value"
)

// What a database holds also goes without a delete: all documents or rows are updated, keys and documents are given a
// lifetime, a store is told to keep less. Drivers name these calls alike in every language.

// wholesale says which calls do so, by the names of their methods, in lower case without underscores: PyMongo 4, Motor
// 3, MongoDB's drivers for Node.js 6 and Ruby 2.20, Mongoose 8, Prisma 6, Sequelize 6, TypeORM 0.3; redis-py 5,
// ioredis 5, node-redis 4, redis-rb 5, Predis 2, go-redis 9;
// elasticsearch-py 8, influxdb-client 1, influxdb-python 5, boto3 1.
var wholesale = map[string]func(r *Calls, args *value.Arguments) bool{
	"updatemany":    updatesMany,
	"update":        updatesAll,
	"expire":        expiresFound,
	"pexpire":       expiresFound,
	"expireat":      expiresFound,
	"pexpireat":     expiresFound,
	"configset":     keepsLess,
	"command":       turnsShort,
	"runcommand":    turnsShort,
	"createindex":   indexesLifetime,
	"ensureindex":   indexesLifetime,
	"createone":     indexesLifetime,
	"indexmodel":    indexesLifetime,
	"createindexes": indexesLifetime,
	"index":         indexesLifetime,
	"updatebucket":  keepsFor,

	"executecommand": commandsExpire,
	"call":           commandsExpire,
	"sendcommand":    commandsExpire,
}

// losesWholesale notes a call that throws away what a database holds though it deletes no rows.
func (r *Calls) losesWholesale(name string, args *value.Arguments, line int32) {
	method := strings.ToLower(strings.ReplaceAll(name[strings.LastIndexByte(name, '.')+1:], "_", ""))
	does, builds := wholesale[method], r.Book.UpdatesRows != nil && hasWord("update patch set execute", method)
	if does == nil && !builds && !setsRetention(name) || !r.WorksWithDatabase() {
		return
	}
	if does == nil && !builds || does != nil && does(r, args) || builds && r.Book.UpdatesRows(r, name) {
		r.Line = line
		r.Emit(code.Empties, name)
	}
}

// setsRetention reports a name that says how long a store keeps what it holds: put_lifecycle, alterRetentionPolicy.
func setsRetention(name string) bool {
	if !strings.Contains(name, "ifecycle") && !strings.Contains(name, "etention") {
		return false
	}
	words := nameWords(name[strings.LastIndexByte(name, '.')+1:])
	return len(words) > 1 && hasWord("put set add alter update modify apply change create", words[0])
}

// overwriting are the operators of an update that take what a document held (MongoDB 8, Update Operators).
const overwriting = "$set $unset $pull $pullAll $pop $rename $bit $mul"

// updatesMany reports update_many({}, {"$unset": …}), also by a pipeline, and Prisma's updateMany({data}) without a
// condition.
func updatesMany(_ *Calls, args *value.Arguments) bool {
	if len(args.Pos) == 1 && args.Pos[0].Kind == value.Dict {
		where, given := Member(args.Pos[0], "where")
		_, data := Member(args.Pos[0], "data")
		return data && (!given || anyDocument(where))
	}
	filter, given := args.Arg(0, "filter")
	change, _ := args.Arg(1, "update")
	if !given || !anyDocument(filter) {
		return false
	}
	if change.Kind == value.List {
		return true
	}
	return change.Kind == value.Dict && slices.ContainsFunc(change.List.Keys, func(key string) bool {
		return !strings.HasPrefix(key, "$") || hasWord(overwriting, key)
	})
}

// updatesAll reports update(values, {where: {}}) and update({}, values) of a repository.
func updatesAll(_ *Calls, args *value.Arguments) bool {
	if len(args.Pos) != 2 || args.Pos[0].Kind != value.Dict || args.Pos[1].Kind != value.Dict {
		return false
	}
	where, given := Member(args.Pos[1], "where")
	return given && anyDocument(where) || len(args.Pos[1].List.Items) > 0 && len(args.Pos[0].List.Items) == 0 &&
		!args.Pos[0].List.More
}

// anyDocument reports a filter that names nothing, or only that something is there.
func anyDocument(filter value.Value) bool {
	if filter.Kind != value.Dict || filter.List.More {
		return false
	}
	for _, v := range filter.List.Items {
		if v.Kind != value.Dict || len(v.List.Keys) != 1 || !hasWord("$exists $ne $gt $gte", v.List.Keys[0]) ||
			v.List.Items[0].IsText() && v.List.Items[0].Text != "" {
			return false
		}
	}
	return true
}

// Member is a member of a dictionary.
func Member(d value.Value, key string) (value.Value, bool) {
	if i := slices.Index(d.List.Keys, key); i >= 0 && i < len(d.List.Items) {
		return d.List.Items[i], true
	}
	return value.Value{}, false
}

// finding are names by which drivers list the keys that there are.
const finding = "keys scan scan_iter scanIterator scan_each scanStream hscan KEYS SCAN Keys Scan"

// expiresFound reports expire(key, …) of a key that the text did not make, where it lists those that there are.
func expiresFound(r *Calls, args *value.Arguments) bool {
	return !slices.ContainsFunc(args.Pos, func(v value.Value) bool { return v.IsText() && v.Text != "" }) &&
		len(args.Pos) > 1 && r.speaksOf(finding)
}

// commandsExpire is expiresFound for a command by its name: execute_command("EXPIRE", key, 5).
func commandsExpire(r *Calls, args *value.Arguments) bool {
	for i, v := range args.Pos {
		for _, w := range r.Elements(v) {
			if s, known := w.Literal(); known && hasWord("expire pexpire expireat pexpireat", strings.ToLower(s)) {
				return v.Kind == value.List && r.speaksOf(finding) ||
					expiresFound(r, &value.Arguments{Pos: args.Pos[i+1:]})
			}
		}
	}
	return false
}

// speaksOf reports a text in which one of some names stands.
func (r *record) speaksOf(list string) bool {
	for i := range r.Toks {
		if t := &r.Toks[i]; len(t.Text) < MaxName && hasWord(list, t.Text) {
			return true
		}
	}
	return false
}

// keepsLess reports config_set("maxmemory", …), by which Redis evicts keys (redis.conf 7).
func keepsLess(_ *Calls, args *value.Arguments) bool {
	v, _ := args.Arg(0, "name")
	return strings.HasPrefix(strings.ToLower(v.Text), "maxmemory")
}

// turnsShort reports command("collMod", …, index={expireAfterSeconds}) and convertToCapped (MongoDB 8, commands).
func turnsShort(r *Calls, args *value.Arguments) bool {
	found := false
	var look func(v value.Value, depth int)
	look = func(v value.Value, depth int) {
		s, known := v.Literal()
		found = found || known && s == "convertToCapped"
		if v.Kind != value.Dict && v.Kind != value.List || depth == 0 {
			return
		}
		for i, w := range v.List.Items {
			if i < len(v.List.Keys) {
				found = found || hasWord("expireAfterSeconds convertToCapped cappedSize cappedMax", v.List.Keys[i])
			}
			look(w, depth-1)
		}
	}
	for _, v := range slices.Concat(args.Pos, args.Keyed) {
		look(v, 3)
	}
	for _, key := range args.Keys {
		found = found || hasWord("expireAfterSeconds cappedSize", key)
	}
	return found && !r.ephemeral()
}

// indexesLifetime reports an index by which documents are deleted when their time is over. One of documents that say
// themselves when that is, or that nobody keeps, is everyday's.
func indexesLifetime(r *Calls, args *value.Arguments) bool {
	found := false
	look := func(option string, v value.Value) {
		found = found || hasWord("expireAfterSeconds expire_after expire_after_seconds expireAfter", option)
		if v.Kind == value.Dict {
			found = found || slices.Contains(v.List.Keys, "expireAfterSeconds")
		}
	}
	eachOption(args, look)
	for _, list := range args.Pos {
		for _, v := range r.Elements(list) {
			if v.Kind == value.Dict {
				eachOption(&value.Arguments{Pos: []value.Value{v}}, look)
			}
		}
	}
	return found && !r.ephemeral()
}

// keepsFor reports update_bucket(…) in a text that sets how long the bucket keeps its data.
func keepsFor(r *Calls, _ *value.Arguments) bool {
	return r.speaksOf("retention_rules retentionRules BucketRetentionRules")
}

// passing are words for what nobody keeps, or that says itself how long it is kept.
const passing = "expire expires expiry expired expiration session sessions token tokens cache caches cached otp lock " +
	"locks nonce nonces rate ratelimit code codes captcha job jobs heartbeat heartbeats presence throttle temp tmp"

// nearby is how many tokens before the end of a call are looked at for what it is of.
const nearby = 30

// ephemeral reports that the statement of the call names such a thing.
func (r *record) ephemeral() bool {
	for i := min(r.Pos, len(r.Toks)) - 1; i >= 0 && i > r.Pos-nearby; i-- {
		t := &r.Toks[i]
		if t.Is(";") || len(t.Text) >= MaxName {
			break
		}
		if !strings.Contains(t.Text, "expireAfter") && !strings.Contains(t.Text, "expire_after") &&
			slices.ContainsFunc(nameWords(t.Text), func(word string) bool { return hasWord(passing, word) }) {
			return true
		}
	}
	return false
}
