package code

import "strings"

// method follows a call of a method.
func (r *calls) method(recv value, name string, args *arguments, line int32) value {
	var results []value
	recv.each(func(v value) {
		r.line = line
		results = append(results, r.methodOf(v, name, args, line))
	})
	return choice(results...)
}

// receivers are what the table calls a value that is no name.
var receivers = map[valueKind]string{vString: "String().", vPath: "Path().", vList: "List().", vDict: "Dict().",
	vFunction: "Function().", vNumber: "Number()."}

func (r *calls) methodOf(v value, name string, args *arguments, line int32) value {
	if v.kind == vName {
		if module, ok := strings.CutSuffix(v.text, ".__dict__"); ok && len(args.pos) > 0 &&
			(name == "get" || name == "pop" || name == "__getitem__") {
			return reflectOn(r, named(module), args.pos[0], line)
		} else if ok && r.risky(module) && name != "keys" && name != "update" {
			r.emit(Opaque, v.text+"."+name)
		}
		full := r.attribute(v, name)
		if full.kind != vName {
			return r.call(full, args, line)
		}
		if rule := r.book.find(full.text); rule == nil {
			if !r.book.pure[full.text] {
				r.readsAll(v)
			}
			if s := r.book.rule("Name()." + name); s != nil { // .call, .apply, .bind of any function
				return r.ruled(&call{name: full.text, rule: s, recv: v, arguments: args, line: line})
			}
		}
		return r.byName(full.text, v, args, line)
	}
	for _, prefix := range []string{receivers[v.kind], "?."} {
		if rule := r.book.rule(prefix + name); rule != nil && prefix != "" {
			if prefix == "?." && v.kind == vString && rule.kind != none {
				continue
			}
			return r.ruled(&call{name: strings.TrimPrefix(prefix, "?") + name, rule: rule, recv: v, arguments: args,
				line: line})
		}
	}
	r.given(args, v.kind == vString)
	r.readsAll(v)
	r.maybeFetch("."+name, args)
	if v.kind == vList && !r.book.pure["List()."+name] {
		r.spoil(v)
	}
	if v.kind == vString && r.lang == Ruby && v.text != "" && changesString(name) {
		r.taint(v.text)
	}
	switch {
	case v.decoded:
		return hidden
	case v.kind == vList && (v.isDecoded() || r.lang == Ruby && overElements[name]):
		if v.isDecoded() {
			return hidden
		}
		return r.returned()
	}
	return value{}
}

// taint notes that a string that was so written is changed in place.
func (r *record) taint(s string) {
	if !r.tainted[s] {
		r.tainted[s] = true
		r.changed = true
	}
}

func changesString(method string) bool {
	switch method {
	case "replace", "concat", "insert", "prepend", "clear", "setbyte", "<<":
		return true
	}
	return strings.HasSuffix(method, "!")
}

// fetchMethods are the methods by which clients ask for a URL.
var fetchMethods = map[string]bool{"get": true, "post": true, "put": true, "patch": true, "delete": true, "head": true,
	"request": true, "fetch": true, "open": true, "urlopen": true, "download": true, "stream": true, "connect": true,
	"goto": true, "ws_connect": true}

// maybeFetch notes a URL that is handed to a method by which clients fetch.
func (r *calls) maybeFetch(name string, args *arguments) {
	if !fetchMethods[name[strings.LastIndexByte(name, '.')+1:]] {
		return
	}
	for _, v := range args.pos[:min(2, len(args.pos))] {
		v.each(func(v value) {
			if v.kind == vString && v.source == Plain && isURL(v.text) {
				r.emit(Network, name, v)
			}
		})
	}
}

func isURL(s string) bool {
	scheme, rest, ok := strings.Cut(s, "://")
	return ok && rest != "" && (scheme == "http" || scheme == "https" || scheme == "ftp" || scheme == "ws" ||
		scheme == "wss")
}
