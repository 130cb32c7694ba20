package code

import (
	"slices"
	"strings"
)

// Clients of services: where they connect to, and the calls by which they throw data away.

// hostKeys are how clients call the host that they connect to.
var hostKeys = strings.Fields("host hostname server url uri dsn address addr bootstrap_servers brokers servers " +
	"connectionString connection_string endpoint hosts conninfo broker_url node nodes hosted")

// client is a client of a service, which is on this machine where no other is named. A
// host of one word is another container of the project's.
func client(r *calls, c *call) value {
	r.handed(c)
	if v, ok := c.arg(0, ""); ok && v.kind != vDict {
		r.reaches(c.name, v)
	}
	for _, key := range hostKeys {
		if v, ok := c.option(key); ok {
			r.reaches(c.name, v)
		}
	}
	return named(r.canonical(c.name + "()"))
}

// reaches notes a host that is named, alone or in a URL, a list or a connection string.
func (r *effects) reaches(name string, v value) {
	v.each(func(v value) {
		for _, v := range r.flat(v) {
			if v.decoded {
				r.emit(Network, name)
			}
			if !v.isText() || v.source != Plain {
				continue
			}
			host := v.text
			if _, rest, ok := strings.Cut(host, "host="); ok {
				host, _, _ = strings.Cut(strings.TrimSpace(rest), " ")
			} else if _, rest, ok := strings.Cut(host, "://"); ok {
				host, _, _ = strings.Cut(rest, "/")
				host = host[strings.LastIndexByte(host, '@')+1:]
			}
			host, _, _ = strings.Cut(host, ":")
			if strings.Contains(host, ".") && !strings.ContainsAny(host, "/ ") && !strings.HasPrefix(host, "127.") &&
				host != "0.0.0.0" {
				r.emit(Network, name, text(host))
			}
		}
	})
}

// urlReader is pandas.read_csv(path or URL) and its like.
func urlReader(r *calls, c *call) value {
	r.handed(c)
	v, ok := firstOf(c, 0, "filepath_or_buffer", "source", "path", "io", "path_or_buf", "fname", "uri")
	v.each(func(v value) {
		scheme, _, remote := strings.Cut(v.text, "://")
		switch {
		case v.isText() && remote && scheme != "file":
			r.emit(Network, c.name, v)
		case ok && v.isText():
			r.emitEach(Reads, c.name, []value{v})
		}
	})
	return named(r.canonical(c.name + "()"))
}

// empties is a call that throws away the data of a table or more.
func empties(r *calls, c *call) value {
	r.handed(c)
	r.emit(Empties, c.name)
	return value{}
}

// emptiesWhole is such a call where nothing, or only options, says which rows: of a list
// or a text the same method is everyday.
func emptiesWhole(r *calls, c *call) value {
	r.notFollowed(c)
	if len(c.pos) == 0 && !c.spread || c.pos != nil && c.pos[0].kind == vDict {
		if !slices.Contains([]valueKind{vList, vString, vPath, vDict, vNumber}, c.recv.kind) {
			r.emit(Empties, c.name)
		}
	}
	return r.result(c)
}

// emptiesWith is a call that throws data away where an option says so.
func emptiesWith(option, to string) how {
	return func(r *calls, c *call) value {
		r.notFollowed(c)
		if v, ok := c.option(option); ok && (to == "" && !isFalse(v) || to != "" && v.text == to) {
			r.emit(Empties, c.name)
		}
		return value{}
	}
}

// emptiesWhere is destroy({where: {}}), which leaves no row; of a stream it is everyday.
func emptiesWhere(r *calls, c *call) value {
	r.notFollowed(c)
	where, given := c.option("where")
	cut, _ := c.option("truncate")
	if given && where.kind == vDict && len(where.list.items) == 0 && !r.isOpen(where.list) || isTrue(cut) {
		r.emit(Empties, c.name)
	}
	return value{}
}

// emptiesQuery is delete() of a whole query: Model.objects.all().delete().
func emptiesQuery(r *calls, c *call) value {
	r.notFollowed(c)
	r.maybeFetch(c.name, c.arguments)
	for _, mark := range []string{".objects.", ".query.", ".query().", "knex()()."} {
		if strings.Contains(c.name, mark) && !strings.Contains(c.name, "where(") &&
			!strings.Contains(c.name, "filter(") && !strings.Contains(c.name, ".objects.get()") {
			r.emit(Empties, c.name)
			break
		}
	}
	return named(r.canonical(c.name + "()"))
}

// throwsAway are the methods of a client's tables and collections that lose what is in them.
var throwsAway = strings.Fields("drop delete truncate drop_database delete_many drop_collection drop_tables " +
	"drop_table remove delete_where dropDatabase flushall flushdb purge_tables purge")

// store is anything of a client that gives its tables by name.
func store(r *calls, c *call) value {
	r.notFollowed(c)
	if slices.Contains(throwsAway, c.name[strings.LastIndexByte(c.name, '.')+1:]) {
		r.emit(Empties, c.name)
	}
	if len(c.pos) > 0 && c.name[strings.LastIndexByte(c.name, '.')+1:] == "query" {
		return statement(true)(r, c)
	}
	base, _, _ := strings.Cut(c.name, "()")
	return named(base + "()")
}

// serviceCommand is execute_command("FLUSHALL"): a command of the service by its name.
func serviceCommand(r *calls, c *call) value {
	r.handed(c)
	for _, v := range c.pos[:min(1, len(c.pos))] {
		for _, w := range r.flat(v) {
			if s, ok := w.literal(); ok && strings.HasPrefix(strings.ToUpper(s), "FLUSH") {
				r.emit(Empties, c.name)
			}
		}
	}
	return value{}
}

// words is a library's main(args) of a command: what the same words would do.
func commandLine(list bool, words ...string) how {
	return func(r *calls, c *call) value {
		r.handed(c)
		var rest []value
		for _, w := range words[1:] {
			rest = append(rest, text(w))
		}
		given := c.pos
		if list && len(given) > 0 {
			if given = r.flat(given[0]); strings.HasSuffix(c.name, "execute_from_command_line") && len(given) > 0 {
				given = given[1:]
			}
		}
		for _, v := range given {
			if v.isText() {
				rest = append(rest, v)
			}
		}
		r.words(c.name, nil, text(words[0]), rest...)
		return value{}
	}
}

// processEnvironment is Process().environ() of psutil, however the process was got.
func processEnvironment(r *calls, c *call) value {
	r.handed(c)
	attrs := c.pos
	if v, ok := c.key("attrs"); ok {
		attrs = append(attrs[:len(attrs):len(attrs)], v)
	}
	all := strings.HasSuffix(c.name, "environ") || strings.HasSuffix(c.name, "as_dict") && len(attrs) == 0
	for _, v := range attrs {
		for _, w := range r.flat(v) {
			s, known := w.literal()
			all = all || s == "environ" || !known && strings.HasSuffix(c.name, "as_dict")
		}
	}
	if all && r.imported["psutil"] {
		r.emit(Environment, c.name, text(""))
	}
	return named(r.canonical(c.name + "()"))
}

// settingOf is settings.DATABASES[name]: what in it is no secret may be shown.
func settingOf(r *calls, c *call) value {
	r.line = c.line
	v, _ := c.arg(0, "")
	if s, ok := v.literal(); ok && slices.Contains(
		[]string{"ENGINE", "NAME", "HOST", "PORT", "BACKEND", "TEST", "ATOMIC_REQUESTS", "CONN_MAX_AGE"}, s) {
		return value{}
	}
	return named("django.conf.settings.DATABASES")
}

// emptiesTable is drop() and truncate() of a table, which are told nothing, or options.
func emptiesTable(r *calls, c *call) value {
	if len(c.keys) > 0 { // a data frame's drop(columns=…)
		r.notFollowed(c)
		return r.result(c)
	}
	return emptiesWhole(r, c)
}

// notFollowed notes what a method is given that many kinds of values have.
func (r *calls) notFollowed(c *call) {
	r.given(c.arguments, false)
	r.readsAll(c.recv)
	r.line = c.line
}

// result is what such a method gives.
func (r *calls) result(c *call) value {
	if c.recv.kind == vName {
		return named(r.canonical(c.name + "()"))
	}
	return value{}
}

// emptiesModel is User.delete_all of a model, not of what a record has.
func emptiesModel(r *calls, c *call) value {
	r.notFollowed(c)
	if c.name != "" && isUpper(c.name) && !strings.Contains(c.name, "where(") {
		r.emit(Empties, c.name)
	}
	return r.result(c)
}

// pinoWrites is pino.destination(file or {dest: file}).
func pinoWrites(r *calls, c *call) value {
	ifText(Writes)(r, &call{name: c.name, rule: &rule{picks: picks("0")}, arguments: c.arguments, line: c.line})
	return optionWrites("dest destination")(r, c)
}

// otherHosts are options of a call to a host that name another one (Node.js 22, http.request;
// requests, httpx, aiohttp: proxies).
var otherHosts = strings.Fields("host hostname proxy proxies socks_proxy lookup base_url baseURL")

// rehosted notes a host that a call names beside its URL.
func (r *effects) rehosted(c *call) {
	if len(c.pos) == 0 || c.pos[0].kind == vDict { // the options are all that it is told
		return
	}
	r.line = c.line
	for _, key := range otherHosts {
		v, ok := c.option(key)
		if !ok || v.kind == vUnknown {
			continue
		}
		v.each(func(v value) {
			all := r.flat(v)
			if v.kind == vDict {
				all = v.list.items
			}
			for _, w := range all {
				if w.isText() && w.text != "" {
					r.emit(Network, c.name, w)
				}
			}
		})
	}
}

// proxied is ProxyHandler({"http": url}): what is asked goes there.
func proxied(r *calls, c *call) value {
	r.handed(c)
	v, _ := c.arg(0, "proxies")
	for _, w := range v.members() {
		if w.isText() {
			r.emit(Network, c.name, w)
		}
	}
	return named(r.canonical(c.name + "()"))
}

// members are the members of a dictionary.
func (v value) members() []value {
	if v.kind != vDict {
		return nil
	}
	return v.list.items
}

// hostMembers are the members of a connection or a URL that say where it leads.
var hostMembers = strings.Fields("host hostname href netloc _host _tunnel_host _ServerProxy__host port full_url " +
	"origin baseURL base_url proxies")

// hostSet notes that a connection or a URL that stood for one host is turned to another.
func (r *effects) hostSet(b, key, v value) {
	word, ok := key.literal()
	if !ok || !slices.Contains(hostMembers, word) || word == "port" {
		return
	}
	client := b.kind == vName && strings.HasSuffix(b.text, "()") &&
		slices.ContainsFunc(clientModules, func(m string) bool {
			return strings.HasPrefix(b.text, m)
		})
	if !client && !(b.isText() && isURL(b.text)) {
		return
	}
	for _, w := range append([]value{v}, v.members()...) {
		if w.isText() {
			r.emit(Network, word+"=", w)
		} else if w.kind != vDict {
			r.emit(Network, word+"=")
		}
	}
}

// clientModules are modules whose objects are connections, requests and their settings.
var clientModules = strings.Fields("http.client. httplib. xmlrpc. xmlrpclib. urllib. urllib3. requests. httpx. " +
	"aiohttp. socket. new:URL URL axios. got. redis. Net.HTTP. URI")
