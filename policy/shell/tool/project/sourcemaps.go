package project

import (
	"path"
	"strings"

	"guard/internal/lazy"
	"guard/policy/place"
	"guard/policy/shell/files"
)

// Plugins by which a build hands its source maps to a service that tracks errors do so where they find its key: a
// build without one tells that it has none, and sends nothing.

// sourceMapPlugins are these: @sentry/webpack-plugin 2 and its kin, @sentry/nextjs 8 (withSentryConfig), bugsnag's,
// rollbar's, honeybadger's and datadog's for webpack, Vite, Rollup and esbuild.
const sourceMapPlugins = `["'](?:@sentry/(?:webpack|vite|rollup|esbuild|nextjs|nuxt|astro|sveltekit)[\w/-]*|` +
	`webpack-bugsnag-plugins|vite-plugin-bugsnag|rollup-plugin-bugsnag|@bugsnag/[\w-]*upload[\w-]*|` +
	`rollbar-sourcemap-webpack-plugin|vite-plugin-rollbar|@honeybadger-io/(?:webpack|rollup-plugin|esbuild-plugin|` +
	`nextjs)|` +
	`@datadog/(?:webpack|vite|rollup|esbuild|rspack)-plugin)["']`

var (
	// mapKey is such a key in a file of the environment, or of the service's own.
	mapKey = lazy.Pattern(`(?m)^\s*(?:export\s+)?(?:(?:VITE_|NEXT_)?(?:SENTRY_AUTH_TOKEN|BUGSNAG_API_KEY|` +
		`ROLLBAR_\w*TOKEN|` +
		`HONEYBADGER_API_KEY|(?:DD|DATADOG)_API_KEY)|auth\.token|token)\s*=\s*["']?[\w-]{8,}`)
	// literalMapKey is one that stands in the settings themselves.
	literalMapKey = lazy.Pattern(`\b(?:authToken|apiKey|accessToken)\s*:\s*["'][\w-]{8,}["']`)
)

// mapKeyFiles are where a build looks for it.
var mapKeyFiles = strings.Fields(".env .env.local .env.production .env.production.local .env.sentry-build-plugin " +
	".sentryclirc sentry.properties")

// hasMapKey reports a key that the plugins of settings find, in them or beside them.
func (j orders) hasMapKey(dir, settings string) bool {
	if literalMapKey().MatchString(settings) {
		return true
	}
	for _, name := range mapKeyFiles {
		text, how := j.TextOf(place.Place{Path: path.Join(dir, name)})
		if how == files.Wholly && mapKey().MatchString(text) {
			return true
		}
	}
	return false
}
