package network

import (
	"io/fs"
	"path"
	"regexp"
	"slices"
	"strings"

	"guard/internal/lazy"
	"guard/policy/place"
	"guard/policy/shell/table"
)

// The project's own servers are known by the ports that its manifests, settings and sources name, by those that the
// frameworks in them take where none is named, and by processes that the agent started with one.

// servingFiles are files of a project in which its ports stand, or what serves at a usual one.
const servingFiles = "package.json deno.json* compose*.y*ml docker-compose*.y*ml Procfile* .env .env.* *.env " +
	".flaskenv vite.config.* next.config.* nuxt.config.* angular.json vue.config.* webpack.* rsbuild.config.* " +
	"astro.config.* svelte.config.* craco.config.* proxy.conf.* setupProxy.* Makefile justfile Taskfile.y*ml " +
	"Dockerfile* " +
	"application*.y*ml application*.properties appsettings*.json launchSettings.json Caddyfile nginx*.conf " +
	"default.conf wrangler.* firebase.json pyproject.toml requirements*.txt Pipfile Gemfile config.ru puma.rb " +
	"composer.json artisan pom.xml " +
	"build.gradle* mix.exs dev.exs *.csproj Cargo.toml manage.py settings.py app.* main.* server.* index.* serve.* " +
	"api.* run.* Program.cs wsgi.py asgi.py"

// leftOut are folders in which others' code lies, or what was built.
const leftOut = "node_modules vendor dist build target out coverage venv .venv __pycache__ .git .next .nuxt data docs"

// deeper are folders whose own folders are looked into too.
const deeper = "apps packages services cmd src main internal pkg app server backend api web config"

// usualPort is where a framework serves if it is not told otherwise (the manuals of each).
type usualPort struct {
	files string
	says  func() *regexp.Regexp
	ports string
}

var usualPorts = []usualPort{
	{"package.json", lazy.Pattern(`"(?:next|nuxt|react-scripts|express|fastify|koa|hono|h3|elysia|polka|restify|` +
		`json-server|serverless-offline|@nestjs/core|@remix-run/[\w-]+|@hapi/hapi|@adonisjs/core|@redwoodjs/core)"|` +
		`\bnext (?:dev|start)\b|json-server`), "3000 3001 3002 3003"},
	{"package.json vite.config.*", lazy.Pattern(`\bvite\b|@sveltejs/kit|@rsbuild`), "5173 5174 5175 5176 4173 3000"},
	{"package.json", lazy.Pattern(`"@angular/core"|"@angular/cli"`), "4200"},
	{"package.json", lazy.Pattern(`"(?:astro|parcel|gatsby|@vue/cli-service|webpack-dev-server|wrangler|` +
		`@strapi/strapi|@11ty/eleventy|storybook|react-native|expo|firebase-tools)"`), "4321 1234 8000 8080 8787 " +
		"1337 6006 8081"},
	{"requirements*.txt pyproject.toml Pipfile *.py", lazy.Pattern(`(?i)\bflask\b|\bquart\b`), "5000"},
	{"requirements*.txt pyproject.toml Pipfile *.py", lazy.Pattern(`(?i)\b(?:django|fastapi|uvicorn|gunicorn|` +
		`starlette|sanic|litestar|falcon)\b`), "8000 8001"},
	{"requirements*.txt pyproject.toml Pipfile *.py", lazy.Pattern(`(?i)\b(?:aiohttp|bottle|cherrypy|tornado|` +
		`streamlit|gradio)\b`), "8080 8888 8501 7860"},
	{"Gemfile config.ru", lazy.Pattern(`(?i)\b(?:rails|puma|hanami|sinatra|rack|jekyll)\b`), "3000 4567 9292 4000 " +
		"2300"},
	{"composer.json artisan", lazy.Pattern(`(?i)laravel|symfony`), "8000"},
	{"pom.xml build.gradle*", lazy.Pattern(`(?i)spring-boot|springframework|quarkus|micronaut|ktor|javalin|helidon|` +
		`jetty`),
		"8080 8081"},
	{"pom.xml build.gradle* *.sbt", lazy.Pattern(`(?i)dropwizard|playframework`), "8080 8081 9000"},
	{"mix.exs", lazy.Pattern(`:phoenix\b|:plug_cowboy|:bandit`), "4000"},
	{"*.csproj", lazy.Pattern(`Sdk\.Web`), "5000 5001 8080"},
	{"Cargo.toml", lazy.Pattern(`(?m)^\s*(?:rocket|actix-web|axum|warp|poem|tide)\b`), "8000 8080 3000 3030"},
}

// Bounds of the search for servers of the project's.
const (
	maxServing = 160
	maxFolders = 48
)

// Serves reports a port at which a server of the project's answers.
func (j *Judge) Serves(port string) bool {
	if j.Wrap.Remote {
		return false
	}
	if port == "" {
		port = "80"
	}
	if j.startedAt(port) {
		return true
	}
	for _, file := range j.serving(servingFiles) {
		text, _ := j.TextOf(place.Place{Path: file})
		if namesPort(text, port) || usuallyAt(path.Base(file), text, port) {
			return true
		}
	}
	return false
}

// startedAt reports a process of the agent's that was told a port.
func (j *Judge) startedAt(port string) bool {
	if j.World.Processes == nil {
		return false
	}
	pids, ok := j.World.Processes.Named("(^|[^0-9.])"+port+"([^0-9.]|$)", true)
	return ok && slices.ContainsFunc(pids, j.World.Processes.Own)
}

// serving lists the files of the project by patterns, and those of this session by what they are.
func (j *Judge) serving(patterns string) (found []string) {
	for _, file := range j.SessionFiles() {
		if len(found) < maxServing/2 && (table.FitsAny(patterns, path.Base(file)) || slices.Contains(sources,
			path.Ext(file))) {
			found = append(found, file)
		}
	}
	root := j.World.Root()
	if j.World.Disk == nil || root == "" {
		return found
	}
	folders := []string{root}
	for i := 0; i < len(folders) && i < maxFolders; i++ {
		j.InTime(j.World.Disk.ReadDir(folders[i], func(e fs.DirEntry) bool {
			at := path.Join(folders[i], e.Name())
			switch {
			case e.IsDir():
				goesDown := folders[i] == root || table.HasWord(deeper, path.Base(folders[i]))
				if goesDown && !table.HasWord(leftOut, e.Name()) {
					folders = append(folders, at)
				}
			case table.FitsAny(patterns, e.Name()) || patterns == servingFiles && path.Ext(at) == ".go":
				found = append(found, at)
			}
			return len(found) < maxServing && len(folders) < 4*maxFolders
		}))
	}
	return found
}

// sources are endings of the code of servers.
var sources = strings.Fields(".py .js .ts .mjs .cjs .go .rb .php .rs .java .kt .cs .ex .exs .lua .pl")

// portWords stand before a port on its line.
var portWords = strings.Fields("port listen bind addr serve run( -p start(")

// namesPort reports a text that names a port as one.
func namesPort(text, port string) bool {
	for from := 0; ; {
		i := strings.Index(text[from:], port)
		if i < 0 {
			return false
		}
		at, end := from+i, from+i+len(port)
		from = end
		if at > 0 && (digit(text[at-1]) || text[at-1] == '.') || end < len(text) && digit(text[end]) {
			continue
		}
		if at > 0 && text[at-1] == ':' || end < len(text) && text[end] == ':' {
			return true
		}
		line := strings.ToLower(text[strings.LastIndexByte(text[:at], '\n')+1 : at])
		if slices.ContainsFunc(portWords, func(w string) bool { return strings.Contains(line, w) }) {
			return true
		}
	}
}

func digit(b byte) bool { return b >= '0' && b <= '9' }

// usuallyAt reports a framework that serves at a port by itself.
func usuallyAt(base, text, port string) bool {
	return slices.ContainsFunc(usualPorts, func(u usualPort) bool {
		return table.FitsAny(u.files, base) && table.HasWord(u.ports, port) && u.says().MatchString(text)
	})
}
