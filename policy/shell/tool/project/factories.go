package project

import (
	"slices"
	"strings"

	"guard/policy/shell/effect"
	"guard/policy/shell/option"
)

// appServers take the name of an application, or a call that makes one.
var appServers = strings.Fields("gunicorn flask uvicorn hypercorn daphne waitress-serve granian fastapi celery " +
	"litestar sanic quart robyn bjoern meinheld chaussette circusd uwsgi")

// Factories judges the words by which a server has an application made.
func (j *Judge) Factories(c *effect.Call, v *option.Invocation) {
	if first, sub := v.Words(); !slices.Contains(appServers, first) && !slices.Contains(appServers, sub) {
		return
	}
	for _, a := range v.Operands {
		j.Factory(c, v.Name, a)
	}
	for _, u := range slices.Concat(v.Used, v.Unlisted) {
		j.Factory(c, v.Name, u.Value)
	}
}
