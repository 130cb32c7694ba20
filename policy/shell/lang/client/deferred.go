package client

import "strings"

// What a server or a bot does for a request runs when somebody asks for it, not when the program starts.

// routes are methods that are given what to do for a request, a message or a job (Express 5, Fastify 5, Hono 4, Koa 2;
// net/http, Gin 1, Echo 4, Chi 5; discord.js 14, Telegraf 4, Slack's Bolt 4; Sinatra 4; cron).
const routes = "get post put patch delete all use on command event action view handle handlefunc route addroute " +
	"hears " +
	"subscribe addeventlistener addhandler addcommandhandler register serve message schedule setinterval options " +
	"group " +
	"shortcut createserver onrequest oncall onschedule mapget mappost mapput mapdelete query mutation procedure"

// deferred marks the tokens that such a function holds.
func (r *reader) deferred() []bool {
	late := make([]bool, len(r.toks))
	for i := range r.toks {
		switch {
		case r.is(i, "(") && r.isWord(i-1) && in(routes, strings.Join(Words(r.toks[i-1].text), "")):
			if r.takesFunction(i) && !r.ofLibrary(i) {
				mark(late, i, r.close[i])
			}
		case r.family == python && r.is(i, "@") && r.begins(i):
			r.decorated(i, late)
		case r.family == script && r.is(i, "export") && r.exportsHandler(i):
			for k := i; k < len(r.toks) && k < i+60; k++ {
				if r.is(k, "{") && (r.is(k-1, ")") || r.is(k-1, "=>") || r.is(k-1, ">")) {
					mark(late, k, r.close[k])
					break
				}
			}
		}
	}
	return late
}

func mark(late []bool, from, to int) {
	for k := from; k < to && k < len(late); k++ {
		late[k] = true
	}
}

// takesFunction reports that one stands between the brackets that open at a place.
func (r *reader) takesFunction(open int) bool {
	for k := open + 1; k < min(r.close[open], open+maxGiven); k++ {
		if r.is(k, "=>") || r.is(k, "function") || r.is(k, "func") || r.is(k, "lambda") || r.is(k, "async") {
			return true
		}
	}
	return false
}

// ofLibrary reports that the call is one of a library's own: what new Client().on("ready", …) is given runs at once.
func (r *reader) ofLibrary(open int) bool {
	k := open - 2
	for k > 0 && (r.is(k, ".") || r.isWord(k) || r.is(k, ")")) {
		if r.is(k, ")") {
			m := k - 1
			for m > max(0, k-maxGiven) && r.close[m] != k {
				m--
			}
			k = m
		}
		k--
	}
	for m := k + 1; m < open; m++ {
		if b, _ := r.root(m); b != nil {
			return !in("discord.js telegraf @slack/bolt discord telegram express", b.module)
		}
	}
	return false
}

// decorated marks the function below a decorator of a server, a bot or a queue of jobs.
func (r *reader) decorated(i int, late []bool) {
	name, end := r.path(i + 1)
	words := Words(name[strings.LastIndexByte(name, '.')+1:])
	if !strings.Contains(name, ".") || len(words) == 0 ||
		!in(routes+" task websocket api_route errorhandler cron", strings.Join(words, "")) {
		return
	}
	for ; end < len(r.toks) && !r.is(end, "def"); end++ {
		if r.is(end, "class") || r.is(end, "=") && r.toks[end-1].line > r.toks[i].line+8 {
			return
		}
	}
	if end >= len(r.toks) {
		return
	}
	column := r.column(i)
	for k := end; k < len(r.toks); k++ {
		if k > end+1 && r.toks[k].line > r.toks[k-1].line && r.column(k) <= column && !r.is(k, ")") {
			return
		}
		late[k] = true
	}
}

// column is where a token stands on its line.
func (r *reader) column(i int) int {
	at := r.toks[i].at
	return at - strings.LastIndexByte(r.text[:at], '\n')
}

// exportsHandler reports what a framework calls for a request: export async function POST, export default function
// handler (Next.js 15, SvelteKit 2, Cloudflare Workers).
func (r *reader) exportsHandler(i int) bool {
	for k := i + 1; k < len(r.toks) && k < i+6; k++ {
		if r.isWord(k) && in("GET POST PUT PATCH DELETE handler loader action handle onRequest load", r.toks[k].text) {
			return true
		}
	}
	return false
}
