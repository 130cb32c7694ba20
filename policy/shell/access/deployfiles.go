package access

import (
	"regexp"
	"strings"

	"guard/internal/lazy"
)

// What a deploy platform or a runner of tasks is told to run stands in a file that is edited every day: it is run with
// the platform's secrets at the next deploy, or by the person's next everyday command. The project's own programs are
// what such a file is for; a script, a shell's line, or what prints or fetches is asked.

// strangeCommand is what begins such a command, or stands in it.
const strangeCommand = `(?:(?:/usr)?/bin/)?(?:(?:ba|z|da|k|fi)?sh|env|printenv|export|eval|source|curl|wget|nc|ncat|` +
	`socat|sudo|ssh|scp|osascript|powershell|pwsh)(?:["',\s;>|]|$)|` +
	`[\w./~-]+\.(?:sh|bash|zsh|ps1)\b|` +
	`(?:python[\d.]*|node|ruby|perl|php|deno|bun)["',\s]+(?:-[ecr]\b|eval\b)`

// ordered is a key, or what stands before a command, with such a command behind it: at once, or after a part that ends
// in a sign of the shell's.
func ordered(before string) func() *regexp.Regexp {
	return lazy.Pattern(`(?i)(?:` + before + `)["'\s]*` + `(?:[^\n"'\\#]*(?:&&|[;|(` + "`" + `>])\s*)?(?:` +
		strangeCommand + `)|(?i)(?:` + before + `)["'\s]*[^\n"'\\]*(?:\$\(|` + "`" + `|[^&|]\|\s*\w|\s>>?\s*[\w./])`)
}

// commandKeys are the keys of commands, with what opens a value, or a list of them.
const commandKeys = `\b\w*(?:commands?|cmds?|exec|execute|scripts?|hooks?|build|start|install|entrypoint|deploy|` +
	`startup|app)["']?\s*[:=]\s*[\[>|\s"'-]*`

// listedCommand is an entry of a list of commands in YAML.
const listedCommand = `(?:\n|\\n)\s*-\s+["']?`

var deployReads = []laterRead{
	{nil, strings.Fields("netlify.toml vercel.json now.json railway.toml railway.json nixpacks.toml render.y*ml"),
		ordered(commandKeys + `|\bignore["']?\s*=\s*["']`),
		"Netlify, File-based configuration; Vercel, vercel.json; Railway, Config as Code; Render, Blueprint YAML"},
	{nil, []string{"fly*.toml"}, ordered(commandKeys + `|(?:\n|\\n)\s*\w+\s*=\s*["']`),
		"flyctl 0.3, fly.toml: release_command, processes"},
	{nil, []string{"amplify.y*ml", "apprunner.y*ml"}, ordered(commandKeys + `|` + listedCommand),
		"AWS Amplify, Build specification; App Runner, configuration file"},
	{nil, []string{"firebase.json"}, ordered(`\b(?:pre|post)(?:deploy|build)["']?\s*:\s*[\[\s"']*`),
		"firebase-tools 13, lifecycle hooks"},
	{nil, []string{"app.y*ml"}, ordered(`\bentrypoint["']?\s*:\s*[\[\s"']*`), "App Engine, app.yaml: entrypoint"},
	{nil, []string{"cdk.json"}, ordered(`"(?:app|build)["']?\s*:\s*`), "AWS CDK 2, cdk.json: app, build"},
	{nil, []string{"nodemon.json"},
		ordered(`"(?:exec|script|start|restart|crash|exit|config:update|[a-z]+)"\s*:\s*`),
		"nodemon 3, exec, execMap, events"},
	{nil, []string{"terragrunt.hcl", "root.hcl"}, ordered(`\bexecute\s*=\s*\[|\brun_cmd\([^)\n]*`),
		"Terragrunt 0.69, Hooks; run_cmd"},
	{nil, []string{"tiltfile"},
		ordered(`\b(?:local|local_resource|custom_build)\s*\([^)\n\\]*?|\b(?:serve_)?cmd\s*=\s*\[?`),
		"Tilt 0.33, Tiltfile API: local, local_resource, custom_build"},
	{nil, []string{"project.pbxproj"}, lazy.Pattern(`\bshellScript\s*=`), "Xcode 16, Run Script build phases"},
	{nil, []string{"startup.m", "finish.m", "pathdef.m"},
		lazy.Pattern(`\b(?:system|unix|dos|eval|evalc|feval|webread|webwrite|websave|urlread|urlwrite|pyrun|` +
			`py\.\w+)\s*\(|(?:^|\n|\\n)\s*!|\bjava\.lang\.Runtime\b`), "MATLAB R2024b, startup and finish options"},
	{nil, []string{"dangerfile"}, lazy.Pattern("(?:^|\\n|\\\\n|[=({]\\s*)`[^`\\n]+`|%x[({\\[]|" +
		`\b(?:system|exec|spawn|eval)[\s(]|\bIO\.popen|\bOpen3\b|\bNet::HTTP\b|\bENV\b[^\n]*https?:`),
		"Danger 9, Dangerfile: Ruby, run in pipelines with their tokens"},
	{nil, []string{"dangerfile.js", "dangerfile.ts", "dangerfile.mjs"}, runsText, "Danger JS 12"},
	{nil, []string{"vite.config.*", "vitest.config.*"}, lazy.Pattern(`\benvPrefix\b`),
		"Vite 6, envPrefix: which variables of .env are put into the public bundle"},
}
