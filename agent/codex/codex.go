// Package codex is all that guard knows of Codex CLI, and of the two adapters that
// let it speak ACP.
//
// In its terminal, headless, for an editor and behind an adapter it is started with
// guard's hooks, which are trusted by their hash for the one run. What each version
// can do was looked up in its published package, or seen by running it.
package codex

import (
	"slices"

	"guard/agent"
	own "guard/agent/codex/settings"
	"guard/interpose/plan"
)

// Agent is Codex CLI: its terminal, codex exec and its app-server.
var Agent = agent.Agent{Hook: &Hook, Tools: Tools, Dialects: dialects, Files: own.Files, Trial: &trial,
	Launch: plan.Launch{
		Names: []string{"codex"}, Packages: []string{npmPackage},
		Tested: map[string]string{npmPackage: tested}, Starts: [][]string{nil, {plan.AppServer}},
		Bypass: bypass,
		Shares: []string{"config"}, Informs: informs,
		Prepare:      func(b *plan.Builder) error { return (&launch{b}).prepare() },
		Ignores:      ignoresProject,
		Overrides:    overrides,
		WorkFolder:   func(b *plan.Builder) string { return (&launch{b}).commandFolder() },
		ProjectFiles: projectFiles,
	}}

// Adapter is either of the programs that let Codex speak ACP.
var Adapter = agent.Agent{Hook: &Hook, Tools: Tools, Dialects: dialects, Files: own.Files, Trial: &trial,
	Title: "Codex", Clients: clients, Launch: plan.Launch{
		Names: []string{"codex-acp"}, Packages: []string{newAdapter, zedAdapter},
		Tested: map[string]string{newAdapter: newAdapterTested, zedAdapter: zedAdapterTested}, Starts: [][]string{nil},
		Dialect: "codex", AlwaysACP: true, Bypass: adapterBypass,
		Shares:       []string{"config"},
		Prepare:      func(b *plan.Builder) error { return (&launch{b}).prepareAdapter() },
		Ignores:      ignoresProject,
		Overrides:    overrides,
		ProjectFiles: projectFiles,
	}}

// clients is how clients call the adapter.
var clients = map[string]string{"acpx": "codex", "codecompanion": "codex", "avante": "codex",
	"agent-shell": "agent-shell-openai-codex-acp-command"}

func ignoresProject(b *plan.Builder) bool { return (&launch{b}).ignoresProject() }

func overrides(b *plan.Builder, file string, r plan.Run) bool { return (&launch{b}).overrides(file, r) }

// launch is the plan of one start in the making.
type launch struct{ *plan.Builder }

// projectFiles are the files of a project that Codex reads (its manual of settings,
// 0.169.0). Its hooks are not among what runs: it runs none whose hash the person has
// not trusted (0.169.0, seen). It takes no variables from a file of a project's.
var projectFiles = []plan.ProjectFile{
	{Path: settingsFile, Up: plan.Repository, Own: "CODEX_HOME", Runs: settingsRuns, Plain: notEnabled,
		Sends: append(slices.Clone(modelSends), serverSends...), Sets: []string{setsKey + ".*"}, Steers: steers,
		Does: settingsDo},
	// Rules let commands out of the sandbox, and without a question (its manual of rules).
	{Path: ".codex/rules/*.rules", Up: plan.Repository, Allows: []string{"prefix_rule", "network_rule"}},
	// A role that a sub-agent takes has settings of its own, of which Codex takes what it takes from no project's. They
	// stand over those of the command line, guard's hooks and their trust among them (its source, agent/role.rs and
	// config_rules.rs of its hooks).
	{Path: ".codex/agents/**/*.toml", Up: plan.Repository,
		Runs: append(slices.Clone(settingsRuns), "hooks.*.*.hooks.*.command"), Plain: notEnabled,
		Sends: append(slices.Clone(serverSends), modelSends...),
		Sets:  []string{setsKey + ".*"}, Steers: steers, Does: append(slices.Clone(settingsDo), hookless...)},
}

// settingsRuns are the settings by which Codex runs something, each command in another shell too (its source,
// config_toml.rs).
var settingsRuns = append(slices.Clone(serverRuns), "notify", "agents.*.config_file", "js_repl_node_path",
	"js_repl_node_module_dirs", "zsh_path", "model_providers.*.auth.command", enabled)

var notEnabled = map[string][]string{enabled: {"false"}}

// hookless are the settings that take guard's hook from a role, or have hooks trusted that nobody has looked at.
var hookless = func() (all []plan.Effect) {
	for _, name := range hookFeatures {
		key := "features." + name
		for _, key := range []string{key, key + ".enabled", "profiles.*." + key} {
			all = append(all, plan.Effect{Does: plan.AsksLess, Key: key, But: "true"})
		}
	}
	return append(all, plan.Effect{Does: plan.AsksLess, Key: "hooks", Table: true})
}()

// settingsFile is a project's settings.
const settingsFile = ".codex/config.toml"

var serverRuns = []string{"mcp_servers.*.command", "mcp_servers.*.http_headers_helper"}

// enabled turns a plugin on, which brings servers.
const enabled = "plugins.*.enabled"

// settingsDo are the settings by which Codex sends a file to its model before any call, and by which it works without
// its sandbox, or in a wider one (0.169.0, seen).
var settingsDo = []plan.Effect{{Does: plan.Reads, Key: "model_instructions_file", But: plan.PlainText},
	{Does: plan.Reads, Key: "experimental_compact_prompt_file", But: plan.PlainText},
	// files of these names are told as AGENTS.md is
	{Does: plan.Reads, Key: "project_doc_fallback_filenames", But: plan.PlainText},
	{Does: plan.Writes, Key: "log_dir", But: below}, {Does: plan.Writes, Key: "sqlite_home", But: below},
	{Does: plan.AsksLess, Key: "sandbox_mode", But: "read-only|workspace-write"},
	{Does: plan.AsksLess, Key: "default_permissions", But: ":(read-only|workspace)"},
	// wider whatever sandbox is chosen (seen)
	{Does: plan.AsksLess, Key: widerSandbox + "writable_roots"},
	{Does: plan.AsksLess, Key: widerSandbox + "network_access", But: "false"},
	// its model searches the live web, and opens pages there, of which no hook tells (seen)
	{Does: plan.AsksLess, Key: "web_search", But: "disabled|cached"},
	{Does: plan.AsksLess, Key: "features.web_search", But: "false"},
	{Does: plan.AsksLess, Key: "features.web_search_request", But: "false"}}

// below is a folder of the project's.
const below = `(\./)?\.?\w[\w-]*(/\w[\w-]*)*/?`

// serverSends are what of the person's environment a server elsewhere is given when Codex starts.
var serverSends = []string{"mcp_servers.*.bearer_token_env_var", "mcp_servers.*.env_http_headers.*"}

// modelSends are the addresses of models and of who is told of the work. Codex takes none of them from a project's
// config.toml (0.129 and later, as it takes no notify).
var modelSends = []string{"openai_base_url", "chatgpt_base_url", "model_providers.*.base_url",
	"experimental_realtime_ws_base_url", "otel.exporter.*.endpoint", "otel.trace_exporter.*.endpoint",
	"otel.metrics_exporter.*.endpoint", "experimental_realtime_webrtc_call_base_url",
	"experimental_thread_store_endpoint"}

// steers are the variables by which the shell of every command finds other programs, or reads another home's files
// first (0.169.0, seen).
var steers = []string{"PATH", "HOME"}
