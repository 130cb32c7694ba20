package setting

import (
	"path"
	"slices"
	"strings"
)

// toolEndings are formats in which nothing but settings is written; dataEndings those of data too.
var (
	toolEndings = strings.Fields(".toml .ini .cfg .conf .properties .config .kdl .ron .local .rc")
	dataEndings = strings.Fields(".json .json5 .jsonc .yaml .yml")
)

// settingNames are pieces of names by which a file in a format of data is a tool's settings.
var settingNames = strings.Fields("lsp hook plugin toolchain workspace server mcp client daemon launcher runner " +
	"watch " +
	"registry mirror tasks agent assistant editor project debug")

// indexed name packages and where they come from, and have tables or readers of their own for what else they run.
var indexed = strings.Fields("pyproject.toml pipfile composer.json environment.y*ml conda.y*ml package.json " +
	"pixi.toml " +
	"pubspec.y*ml pubspec_overrides.yaml vcpkg-configuration.json vcpkg.json project.toml conanfile.txt")

// known are visible files at the top of projects whose words of commands are judged elsewhere, run only where a person
// or a judged command starts the tool of that name, or are the project's own settings, for its own code to read (the
// manuals of npm, Cargo, TypeScript, Docker Compose, OpenAPI, Spring Boot, ASP.NET Core, Helm, MkDocs, ESLint,
// Renovate, Netlify, Cloudflare, Fly, Vercel, Firebase, Supabase, PM2, Nodemon, Hugo, Zola, Babel, Jest, Angular,
// Nx, Turborepo, Task, cargo-make, bacon, DVC, Foundry, Anchor, Tauri, pytest, tox, Alembic, supervisord, nginx,
// Prometheus, Serverless).
var known = strings.Fields("cargo.toml tsconfig*.json jsconfig*.json docker-compose*.y*ml compose*.y*ml " +
	"application*.y*ml application*.properties bootstrap*.y*ml appsettings*.json launchsettings.json values*.y*ml " +
	"chart.y*ml mkdocs*.y*ml renovate.json* netlify.toml wrangler*.toml wrangler*.json* fly*.toml vercel.json " +
	"now.json " +
	"firebase.json railway.* render.y*ml nixpacks.toml app.json app.y*ml eas.json manifest*.json *.webmanifest " +
	"serverless*.y*ml samconfig.toml template.y*ml cloudformation*.y*ml skaffold.y*ml kustomization.y*ml " +
	"deployment*.y*ml service*.y*ml ingress*.y*ml cronjob*.y*ml job*.y*ml pod*.y*ml k8s*.y*ml playbook*.y*ml " +
	"site.y*ml inventory* ansible.cfg action.y*ml openapi*.* swagger*.* asyncapi*.* babel.config.json jest*.json " +
	"angular.json nx.json project.json turbo.json lerna.json deno.json* import_map.json biome.json* components.json " +
	"nodemon.json ecosystem*.json pm2*.json procfile* taskfile*.y*ml taskfile*.toml makefile.toml bacon.toml " +
	"dvc.y*ml " +
	"params.y*ml mlproject foundry.toml anchor.toml scarb.toml move.toml dfx.json supabase.* tauri*.conf.json " +
	"electron-builder.* capacitor.config.json ionic.config.json pytest.ini setup.cfg tox.ini alembic.ini mypy.ini " +
	"supervisord*.conf nginx*.conf httpd*.conf haproxy.cfg traefik.* prometheus*.y*ml alertmanager*.y*ml grafana.ini " +
	"loki*.y*ml promtail*.y*ml otel*.y*ml redis*.conf my.cnf postgresql.conf fluent*.conf logstash*.conf uwsgi.ini " +
	"hugo.* zola.toml config.toml config.y*ml config.json config.ini config*.properties settings.* conf.* " +
	"_config.y*ml " +
	"data*.json log4j*.* logback*.* logging.* sonar-project.properties codecov.y*ml crowdin.y*ml cypress*.json " +
	"sqlc.y*ml sqlc.json buf*.y*ml codegen.y*ml api*.y*ml api*.json schema*.json schema*.y*ml spec*.y*ml spec*.json " +
	"messages*.* strings*.* locale*.* i18n*.* messages.properties version.properties local.properties *.example " +
	"*.sample " +
	"*.example.* *.sample.* *.template.* *-example.* *.test.* *.spec.* *.lock *-lock.* *.schema.* *.fixture.* " +
	"release*.y*ml changelog*.* stack.y*ml package.y*ml shard.y*ml rebar.config meson.build ormconfig.json " +
	"typedoc.json lighthouserc.* gcp*.json dialogflow*.json results*.json report*.json output*.* stats*.json " +
	"test*.json " +
	"test*.y*ml workflow*.y*ml pipeline*.y*ml ci*.y*ml devspace.y*ml garden.y*ml earthly* dagger.json platformio.ini " +
	"goreleaser.y*ml *.code-snippets rush.json llms* vcpkg.json dbt_project.y*ml profiles.y*ml prefect.y*ml")

// KindOf says what a visible file of a workspace is by its name: settings lie at the top, and what lies below is the
// project's own.
func KindOf(workspace, file string) Kind {
	name, below := strings.CutPrefix(strings.ToLower(file), strings.ToLower(workspace)+"/")
	if workspace == "" || !below {
		return None
	}
	base := path.Base(name)
	if like(base, indexed) {
		return Index
	}
	if strings.Contains(name, "/") || base[0] == '.' || like(base, known) {
		return None
	}
	ending := path.Ext(base)
	switch {
	case slices.Contains(toolEndings, ending), ending == "" && strings.HasSuffix(base, "rc"):
		return Tool
	case !slices.Contains(dataEndings, ending):
		return None
	case slices.ContainsFunc(settingNames, func(s string) bool { return strings.Contains(base, s) }):
		return Tool
	}
	return Data
}

// Spaced reports a file in which a line may be a word and its value.
func Spaced(file string) bool {
	ending := path.Ext(file)
	return ending == "" || ending == ".conf" || ending == path.Base(file) || strings.HasSuffix(file, "rc")
}

func like(base string, patterns []string) bool {
	return slices.ContainsFunc(patterns, func(p string) bool {
		if p[0] != '*' && p[0] != base[0] {
			return false
		}
		ok, _ := path.Match(p, base)
		return ok
	})
}
