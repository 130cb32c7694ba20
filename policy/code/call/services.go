package call

import (
	"slices"
	"strings"

	"guard/policy/code"
	"guard/policy/code/service"
	"guard/policy/code/token"
	"guard/policy/code/value"
)

// Clients of services: a queue, a store, a directory, a mailbox. What the person keeps there is lost by more calls than
// a table could name, so every method of such a client's objects counts, except those that the table calls harmless.

// changesService notes a call of a client's method that changes or takes away what a service holds.
func changesService(r *Calls, name string, args *value.Arguments, line int32) {
	clients := textClients(r)
	if len(clients) == 0 && r.Lang != code.PHP {
		return
	}
	words := nameWords(name[strings.LastIndexByte(name, '.')+1:])
	if len(words) == 0 || len(words) > maxServiceWords {
		return
	}
	if (service.Function(words) || doesToService(r, name, words, args, clients)) && !ownThing(r, args) {
		r.Line = line
		r.Emit(code.Empties, name)
	}
}

// namesKeys reports keys of a store that are deleted, each named in the text: somebody saw which they are.
func namesKeys(c *service.Client, words []string, args *value.Arguments) bool {
	if !c.Taking([]string{"ltrim"}) || !hasWord("delete del unlink", strings.Join(words, "")) || args.Spread {
		return false
	}
	return len(args.Pos) > 0 && !slices.ContainsFunc(args.Pos, func(v value.Value) bool {
		s, known := v.Literal()
		return v.Kind != value.Number && (!known || s == "")
	})
}

// maxServiceWords bounds the words of a method's name.
const maxServiceWords = 6

func doesToService(r *Calls, name string, words []string, args *value.Arguments, clients []*service.Client) bool {
	if c := clientOf(&r.names, name); c != nil {
		object, data := objectOf(r.Lang, name, c)
		if c.Graph && changesGraph(args) {
			return true
		} else if data {
			return c.Taking(words)
		}
		if c.Taking(words) || c.MayTake(words) && flagged(args, true) || commandTakes(r, c, words, args) ||
			takesUnasked(r, c, words, args) || joinsGroup(r, c, words, args) {
			return true
		}
		class := r.Lang != code.Go && token.IsUpper(name[strings.LastIndexByte(name, '.')+1:])
		return object && !class && !namesKeys(c, words, args) &&
			(c.GivesDocument(words) && replaces(args) || c.Changes(words))
	}
	if strings.IndexByte(name, '.') < 0 || rootedElsewhere(&r.names, name) {
		return false
	}
	for _, c := range clients {
		if c.Taking(words) || c.MayTake(words) && flagged(args, false) || commandTakes(r, c, words, args) ||
			c.Graph && changesGraph(args) {
			return true
		}
	}
	return false
}

// clientOf is the client that a name is rooted in, or nil.
func clientOf(r *names, name string) *service.Client {
	name = strings.TrimPrefix(name, "new:")
	end := strings.IndexAny(name, "([{")
	if end < 0 {
		end = len(name)
	}
	if r.Lang != code.Go && r.Lang != code.JavaScript {
		if r.Lang == code.Python && !importsTop(r, name) {
			return nil
		}
		if r.Lang == code.Ruby { // Net::IMAP.new is of net/imap
			return service.Of(strings.ReplaceAll(name[:end], ".", "/"))
		}
		return service.Of(name[:end])
	}
	for _, m := range r.Modules {
		if c := service.Of(m); c != nil && r.roots(m, name, name) {
			return c
		}
	}
	return nil
}

// importsTop reports a name of Python whose first part the text imports.
func importsTop(r *names, name string) bool {
	top := name[:min(len(name), strings.IndexAny(name+".", ".(["))]
	return slices.ContainsFunc(r.Modules, func(m string) bool {
		first, _, _ := strings.Cut(m, ".")
		return first == top
	})
}

// rootedElsewhere reports a name of another module's: its methods have names of their own.
func rootedElsewhere(r *names, name string) bool {
	root := name[:min(len(name), strings.IndexAny(name+".", ".(["))]
	name = strings.TrimPrefix(name, "new:")
	return slices.ContainsFunc(r.Modules, func(m string) bool { return r.roots(m, name, root) })
}

// objectOf reports whether what a method is called on is an object of the client, or what it once read from the
// service.
func objectOf(lang code.Language, name string, c *service.Client) (object, data bool) {
	parts := strings.Split(name, ".")
	for _, part := range parts[:len(parts)-1] {
		plain, rest := part, ""
		if at := strings.IndexAny(part, "([{"); at >= 0 {
			plain, rest = part[:at], part[at:]
		}
		if !strings.HasPrefix(rest, "()") {
			object = object || rest != ""
			continue
		}
		words := nameWords(plain)
		class := strings.HasPrefix(plain, "new:") || lang != code.Go && token.IsUpper(plain)
		if !class && !c.Opening(words) && (object || !c.Changes(words)) {
			return object, true
		}
		object = true
	}
	return object, false
}

// flagged reports an option that has the broker forget what it sends out, or keep what it is given in the place of the
// last; bare says that a true by itself counts too.
func flagged(args *value.Arguments, bare bool) bool {
	for name := range strings.FieldsSeq(service.Flags) {
		if v, given := args.Option(name); given && !value.IsFalse(v) {
			return true
		}
	}
	for _, v := range args.Pos {
		if bare && v.Kind == value.Number && strings.EqualFold(v.Text, "true") {
			return true
		}
		if v.Kind == value.List {
			for _, w := range v.List.Items {
				if w.Kind == value.Dict && flagged(&value.Arguments{Pos: []value.Value{w}}, false) {
					return true
				}
			}
		}
	}
	return false
}

// takesUnasked reports pop and subscribe of Bunny 2, which take a message off the queue unless manual_ack is set, and
// such a subscription of STOMP, whose acknowledgement is automatic (STOMP 1.2, SUBSCRIBE).
func takesUnasked(r *Calls, c *service.Client, words []string, args *value.Arguments) bool {
	if r.Lang != code.Ruby || !hasWord("pop subscribe", strings.Join(words, "")) || !c.MayTake([]string{"basicget"}) {
		return false
	}
	v, given := args.Option("manual_ack")
	return !given || value.IsFalse(v)
}

// replaces reports a document that says it is deleted, or which revision it takes the place of (CouchDB 3.4,
// Documents);
// also one of which nobody knows what it holds.
func replaces(args *value.Arguments) bool {
	for _, v := range args.Pos {
		if v.Kind == value.Dict && slices.ContainsFunc(v.List.Keys, func(key string) bool {
			return hasWord("_deleted _rev docs", key)
		}) {
			return true
		}
	}
	return len(args.Pos) > 0 && args.Pos[0].Kind != value.Dict && !args.Pos[0].IsText()
}

// changesGraph reports a statement of Cypher that deletes or overwrites (Neo4j 5, Cypher).
func changesGraph(args *value.Arguments) bool {
	if len(args.Pos) == 0 || !args.Pos[0].IsText() {
		return false
	}
	words := strings.Fields(strings.ToLower(args.Pos[0].Text))
	return slices.Contains(words, "match") && (slices.Contains(words, "delete") || slices.Contains(words, "set") ||
		slices.Contains(words, "remove"))
}

// byCommand are methods that are given a command of Redis by its name: execute_command, sendCommand, Do, rawCommand.
const byCommand = "executecommand command sendcommand call do docmd rawcommand execute immediateexecutecommand " +
	"callv customcommand pipelineddo send"

// otherCommands take keys away, too, though methods of their names have other meanings elsewhere.
const otherCommands = "del unlink rename restore migrate eval evalsha fcall shutdown"

// commandTakes reports such a command that changes or takes what is there.
func commandTakes(r *Calls, c *service.Client, words []string, args *value.Arguments) bool {
	if !hasWord(byCommand, strings.Join(words, "")) || !c.Taking([]string{"ltrim"}) {
		return false
	}
	for _, v := range args.Pos[:min(2, len(args.Pos))] {
		for _, w := range r.Elements(v) {
			s, known := w.Literal()
			if s = strings.ToLower(s); known && (c.Taking([]string{s}) || hasWord(otherCommands, s)) {
				return true
			} else if known {
				break
			}
		}
	}
	return false
}

// trial are words by which what a call names is nobody's: a queue for a trial.
const trial = "test tests testing tst tmp temp scratch dummy demo example sample smoke probe foo bar baz hello " +
	"sandbox " +
	"playground throwaway"

// named are the options that say what a call is done to.
const named = "queue topic topics index key keys stream name bucket collection database subject channel tube"

// ownThing reports a call that names what it is done to, each a thing for a trial or a key that the text sets itself.
func ownThing(r *Calls, args *value.Arguments) bool {
	var things []value.Value
	for _, v := range args.Pos {
		if v.IsText() || v.Kind == value.List {
			things = append(things, r.Elements(v)...)
			break
		}
		if v.Kind == value.Dict || v.Kind == value.Number {
			break
		}
	}
	for i, key := range args.Keys {
		if hasWord(named, key) {
			things = append(things, r.Elements(args.Keyed[i])...)
		}
	}
	for key := range strings.FieldsSeq(named) {
		if v, given := args.Option(key); given && len(args.Keys) == 0 {
			things = append(things, r.Elements(v)...)
		}
	}
	return len(things) > 0 && !slices.ContainsFunc(things, func(v value.Value) bool {
		s, known := v.Literal()
		return !known || s == "" || !slices.ContainsFunc(nameWords(s), func(w string) bool {
			return hasWord(trial, strings.TrimRight(w, "0123456789"))
		}) && !setsKey(r, s)
	})
}

// setsKey reports a key that the text gives a value itself: what it held before is gone by then.
func setsKey(r *Calls, key string) bool {
	return r.search("sets "+key, func(i int) bool {
		return i > 1 && r.Toks[i].Kind == token.String && r.Toks[i].Text == key && r.Toks[i-1].Is("(") &&
			hasWord("set setex setEx psetex SetEx Set", r.Toks[i-2].Text)
	}) >= 0
}

// textClients are the clients of which a text speaks.
func textClients(r *Calls) []*service.Client {
	if r.clients.found && r.clients.modules == len(r.Modules) {
		return r.clients.list
	}
	r.clients.found, r.clients.modules, r.clients.list = true, len(r.Modules), nil
	note := func(name string) {
		if c := service.Of(name); c != nil && !slices.Contains(r.clients.list, c) {
			r.clients.list = append(r.clients.list, c)
		}
	}
	for _, m := range r.Modules {
		note(m)
	}
	if spokenOf(&r.record) {
		for i := range r.Toks {
			if t := &r.Toks[i]; t.Kind == token.Name && len(t.Text) < MaxName && len(t.Text) > 2 {
				for part := range strings.FieldsFuncSeq(t.Text, func(c rune) bool { return c == '\\' }) {
					note(strings.TrimLeft(part, "$@%"))
				}
			}
		}
	}
	return r.clients.list
}

// spokenOf reports a language in which a text uses a client without an import that it shows.
func spokenOf(r *record) bool {
	return r.Lang == code.PHP || r.Lang == code.Perl || r.Lang == code.Lua
}

// clientsFound are the clients of which a text speaks, as of so many modules.
type clientsFound struct {
	list    []*service.Client
	modules int
	found   bool
}
