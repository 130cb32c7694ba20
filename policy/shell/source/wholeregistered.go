package source

import (
	"regexp"
	"slices"
	"strings"

	"guard/internal/lazy"
)

// Functions that are registered: with a path for requests, with a name for events, as a command of a program. Code runs
// them by a test client, an emitter or a runner of commands, and names only that.

// registration is what a function is registered under.
type registration struct {
	decorated bool
	verbs     []string // of HTTP
	routes    []string // paths, or names of events
	command   bool     // its own name is that of a command
	options   map[string]string
}

var (
	// registersScript is how code of JavaScript registers a function in a statement of its own (Express 5, Fastify 5,
	// Koa Router 13, Hono 4; Node 22, EventEmitter; Commander 13).
	registersScript = lazy.Pattern(`^\s*[\w$]+(?:\.[\w$]+)*\.(get|post|put|patch|delete|all|on|once|addListener|` +
		`subscribe|process|handle|command|task|register)\(\s*["'` + "`" + `]([^"'` + "`" + `\n]+)["'` + "`" +
		`]\s*,\s*(\S?)`)
	// decoratedBy is how code of Python does (Flask 3, FastAPI 0.115, Starlette; Click 8, Typer; Celery 5, Invoke 2).
	decoratedBy = lazy.Pattern(`^\s*@([\w.]+)(.*)$`)
	methodsIn   = lazy.Pattern(`(?i)["'](get|post|put|patch|delete)["']`)
	firstString = lazy.Pattern(`^\(\s*["']([^"'\n]*)["']`)
	// optionDefault is a default of a command's option (Click 8).
	optionDefault = lazy.Pattern(`["']-?-?-?([\w-]+)["'][^\n]*\bdefault\s*=\s*(["'][^"'\n]*["'])`)
)

// registersHandler reports such a statement, by its parts: what it registers is no text, and the path of a request is
// no file of elsewhere.
func registersHandler(m []string) bool {
	return !strings.ContainsAny(m[3], "\"'`0123456789") &&
		!(httpVerbs[strings.ToLower(m[1])] && strings.HasPrefix(m[2], "."))
}

var httpVerbs = map[string]bool{"get": true, "post": true, "put": true, "patch": true, "delete": true}

// commandDecorators make a function a command, a task or a job by its own name.
var commandDecorators = map[string]bool{"command": true, "task": true, "shared_task": true, "job": true, "group": true,
	"register": true, "on": true, "subcommand": true, "action": true}

// registeredBy reads the decorators above a function.
func registeredBy(lines []string, from int) (r registration) {
	for i := from - 1; i >= 0; i-- {
		m := decoratedBy().FindStringSubmatch(lines[i])
		if m == nil {
			return r
		}
		r.decorated = true
		last := m[1][strings.LastIndexByte(m[1], '.')+1:]
		if last == "option" || last == "argument" {
			if o := optionDefault().FindStringSubmatch(m[2]); o != nil {
				if r.options == nil {
					r.options = map[string]string{}
				}
				r.options[strings.ReplaceAll(o[1], "-", "_")] = o[2]
			}
			continue
		}
		r.command = r.command || commandDecorators[last]
		s := firstString().FindStringSubmatch(m[2])
		if s == nil {
			continue
		}
		r.routes = append(r.routes, s[1])
		if httpVerbs[last] {
			r.verbs = append(r.verbs, last)
		}
		if last == "route" {
			r.verbs = append(r.verbs, "get")
			for _, v := range methodsIn().FindAllStringSubmatch(m[2], len(httpVerbs)) {
				r.verbs = append(r.verbs, strings.ToLower(v[1]))
			}
		}
	}
	return r
}

// registeredAs reports a function that runs because what it is registered under is named.
func (u *unit) registeredAs(m *mentioned) bool {
	if u.command && u.name != "" && (m.strings[u.name] || m.strings[strings.ReplaceAll(u.name, "_", "-")]) {
		return true
	}
	if len(u.verbs) == 0 {
		return slices.ContainsFunc(u.routes, func(r string) bool { return m.strings[r] })
	}
	for request := range m.requests {
		verb, at, _ := strings.Cut(request, " ")
		fits := func(route string) bool { return fitsRoute(route, at) }
		if slices.Contains(u.verbs, verb) && slices.ContainsFunc(u.routes, fits) {
			return true
		}
	}
	return false
}

// fitsRoute reports a path that a route is for: its parts may be parameters. A router may put something before it.
func fitsRoute(route, at string) bool {
	want, have := strings.Split(strings.Trim(route, "/"), "/"), strings.Split(strings.Trim(at, "/"), "/")
	if len(have) < len(want) || strings.Trim(route, "/") == "" && strings.Trim(at, "/") != "" {
		return false
	}
	for i, part := range want {
		one := have[len(have)-len(want)+i]
		if part != one && !strings.ContainsAny(part[:min(1, len(part))], ":<{") {
			return false
		}
	}
	return true
}

// defaultsOfOptions gives the parameters of commands the defaults of their options.
func defaultsOfOptions(units []unit, lines []string) {
	for _, u := range units {
		if !u.runs || len(u.options) == 0 {
			continue
		}
		for name, value := range u.options {
			parameter := regexp.MustCompile(`([(,]\s*)` + regexp.QuoteMeta(name) + `(\s*[,):])`)
			given := "${1}" + name + "=" + strings.ReplaceAll(value, "$", "$$") + "$2"
			lines[u.from] = parameter.ReplaceAllString(lines[u.from], given)
		}
	}
}
