package project

import (
	"path"
	"slices"
	"strings"

	"guard/policy/shell/effect"
	"guard/policy/shell/files"
	"guard/policy/shell/option"
	"guard/policy/shell/source"
	"guard/policy/shell/taint"
)

// appServers take the name of an application, or a call that makes one.
var appServers = strings.Fields("gunicorn flask uvicorn hypercorn daphne waitress-serve granian fastapi celery " +
	"litestar sanic quart robyn bjoern meinheld chaussette circusd uwsgi")

// Factories judges the words by which a server has an application made.
func (j *Judge) Factories(c *effect.Call, v *option.Invocation) {
	if first, sub := v.Words(); !slices.Contains(appServers, first) && !slices.Contains(appServers, sub) {
		return
	}
	found := false
	serve := func(a taint.Word) {
		j.Factory(c, v.Name, a)
		found = named{j}.served(c, a.Text) || found
	}
	for _, a := range v.Operands {
		serve(a)
	}
	for _, u := range slices.Concat(v.Used, v.Unlisted) {
		serve(u.Value)
	}
	if a, given := (named{j}).given(v, "FLASK_APP"); given {
		serve(a)
	}
	if !found {
		for name := range strings.FieldsSeq(unnamedApps) {
			named{j}.served(c, name)
		}
	}
}

// namesModule reports a file that a word names as an application: MODULE:NAME.
func namesModule(j *Judge, a taint.Word, file string) bool {
	return a.Known() && slices.ContainsFunc(appFiles(a.Text), func(rel string) bool {
		return path.Join(j.State.Cwd, rel) == file
	})
}

// appFiles are the files that MODULE, MODULE:NAME or MODULE:CALL(…) may stand for.
func appFiles(name string) []string {
	module, _, _ := strings.Cut(name, ":")
	if module == "" || strings.Trim(module, "._-/"+lettersAndDigits) != "" {
		return nil
	}
	return files.PythonModules(module)
}

// unnamedApps are the modules that servers look for where none is named (Flask 3, fastapi-cli 0.0.7).
const unnamedApps = "app wsgi main asgi api app.main app.app app.api"

// served judges an application that is named as MODULE, MODULE:NAME or MODULE:CALL(…); true: it is there.
func (j named) served(c *effect.Call, name string) bool {
	_, made, _ := strings.Cut(name, ":")
	there := false
	for _, rel := range appFiles(name) {
		file := path.Join(j.State.Cwd, rel)
		if j.Wrote(file) {
			there = true
			source.StartedByServer(j.Texts, c, file, made)
		}
	}
	return there
}

const lettersAndDigits = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"
