package claude

import (
	"encoding/json"
	"path/filepath"
	"runtime"
	"slices"
	"strings"

	"guard/interpose/plan"
	"guard/locale"
)

const (
	adapterPackage = "@agentclientprotocol/claude-agent-acp"
	adapterTested  = "0.100.0"
)

// prepareAdapter starts the ACP adapter with a wrapper in the place of the claude that it
// starts for each session: that adds guard's hook.
func (l *launch) prepareAdapter() error {
	switch {
	case slices.Contains(l.Args, "--cli"):
		return locale.Errorf("%s: %w: with --cli it is claude itself; start that: guard claude", l.Agent,
			plan.ErrConfig)
	case slices.Contains(l.Args, "--version") || slices.Contains(l.Args, "-v"):
		l.Idle = true
		return nil
	}
	l.NoteVersion(adapterTested)
	program, version, err := l.innerClaude()
	switch {
	case err != nil:
		return err
	case program == "":
		l.Note("%s %s: its claude was not found, so guard's hook was not put in: only what it asks over ACP is judged",
			l.Agent, l.Version)
		return nil
	case version != "" && plan.Before(version, hooksSince):
		l.Note("%s %s starts claude %s, which is too old for guard's hook (%s and newer take it): only what it asks "+
			"over ACP is judged",
			l.Agent, l.Version, version, hooksSince)
		return nil
	}
	if err := l.enableHook(); err != nil {
		return err
	}
	l.versionUnknown = version == ""
	settings, err := l.hookSettings(map[string]any{})
	if err != nil {
		return err
	}
	l.Set("CLAUDE_CODE_EXECUTABLE", l.AddProgram("claude", wrapper(program, settings, l.findsSettings()),
		"starts claude with guard's hook"), "guard's hook, for this run only")
	l.ExpectHook()
	return nil
}

// innerClaude is the claude that the adapter would start, and its version where it is
// known: the person's, or that of the adapter's own packages. "" if there is none.
func (l *launch) innerClaude() (program, version string, err error) {
	if own := l.Getenv("CLAUDE_CODE_EXECUTABLE"); own != "" {
		program, err := plan.Locate(own, l.Request.Dir, l.Getenv("PATH"))
		if err != nil {
			return "", "", locale.Errorf("CLAUDE_CODE_EXECUTABLE: %w: %w", plan.ErrConfig, err)
		}
		return program, versionAbove(program), nil
	}
	for _, folder := range l.packageFolders() {
		packages, _ := filepath.Glob(filepath.Join(folder, "@anthropic-ai", "claude-agent-sdk-"+platform+"*", "claude"))
		if i := slices.IndexFunc(packages, isForThisLibrary); i >= 0 {
			kit := filepath.Join(folder, "@anthropic-ai", "claude-agent-sdk")
			return packages[i], versionIn(kit, "claudeCodeVersion"), nil
		}
	}
	return "", "", nil
}

// packageFolders are those in which Node looks for the adapter's packages, the nearest first.
func (l *launch) packageFolders() (all []string) {
	if l.Folder == "" {
		return nil
	}
	for at := l.Folder; ; at = filepath.Dir(at) {
		here := filepath.Join(at, "node_modules")
		all = append(all, filepath.Join(here, "@anthropic-ai", "claude-agent-sdk", "node_modules"), here)
		if at == filepath.Dir(at) {
			return all
		}
	}
}

// platform is this machine in the names of Node's packages.
var platform = runtime.GOOS + "-" + strings.ReplaceAll(runtime.GOARCH, "amd64", "x64")

// isForThisLibrary: there are programs for either C library of Linux's, and both may be
// installed.
func isForThisLibrary(program string) bool {
	return strings.HasSuffix(filepath.Dir(program), "-musl") == plan.Exists("/etc/alpine-release")
}

// versionIn is a member of a folder's package file; "" if it is not there.
func versionIn(folder, member string) string {
	text, err := plan.ReadFile(filepath.Join(folder, "package.json"))
	var file map[string]any
	if err != nil || json.Unmarshal(text, &file) != nil {
		return ""
	}
	version, _ := file[member].(string)
	return version
}

// versionAbove is the version of the Claude Code that a program belongs to; "" if it is not known.
func versionAbove(program string) string {
	real := plan.Resolved(program)
	if name := filepath.Base(real); versionName().MatchString(name) {
		return name
	}
	for at := filepath.Dir(real); at != filepath.Dir(at); at = filepath.Dir(at) {
		if versionIn(at, "name") == "@anthropic-ai/claude-code" {
			return versionIn(at, "version")
		}
	}
	return ""
}

// wrapped are words as patterns of a shell for texts that hold one of them, or one that JSON may spell otherwise.
func wrapped(words []string) string { return "*" + strings.Join(words, "* | *") + `* | *\\u*` }

// hookless are the names of variables as members of JSON that set them.
func hookless() (names []string) {
	for _, mode := range hooklessModes {
		names = append(names, `'"`+mode.variable+`"'`)
	}
	return names
}

// worksElsewhere are, as patterns of a shell, the arguments with which Claude works where guard does not stand before
// it, and what would have it take guard's settings for words.
func worksElsewhere() string {
	all := append([]string{"--"}, elsewhereWords...)
	for _, name := range elsewhereOptions {
		all = append(all, "--"+name, "--"+name+"=*")
	}
	return strings.Join(all, " | ")
}

// elsewhereCommands are lines of a script that refuse the subcommands of subcommands with which it does.
func elsewhereCommands() (lines string) {
	for _, words := range elsewhereSeconds {
		both := words[0] + " " + words[1]
		lines += `[ "${1-} ${2-}" != '` + both + `' ] || refuse 'with ` + both + " guard would not see its calls'\n"
	}
	return lines
}

// wrapper is a script that starts Claude with guard's settings. The adapter also starts it
// with subcommands, which take none. Settings that the client gave through the adapter
// stand before guard's in one object, in which the last of two members counts (2.1.330,
// seen); a file of settings cannot be joined so, and nothing is started. So it is with what
// the client's options of a session (_meta.claudeCode.options: extraArgs, executableArgs, env,
// settings; 0.100.0) could take the hook away by. Guard's settings stand before all of them:
// an option without its value would take the word behind it for one. Kept are the variables,
// NAME=value, by which Claude finds the folder of settings that guard has looked into.
func wrapper(program string, settings []byte, kept []string) []byte {
	return []byte(`#!/bin/sh
# Made by guard for one run: starts claude with guard's hook.
claude=` + plan.ShellWord(program) + `
settings=` + plan.ShellWord(string(settings)) + `
refuse() {
	echo "guard: claude is not started: $1" >&2
	exit 1
}
` + unchanged(kept) + `unset CLAUDE_CODE_SIMPLE CLAUDE_CODE_SAFE_MODE
` + elsewhereCommands() + `case "$1" in auth | mcp | doctor | --version | -v) exec "$claude" "$@" ;; esac
given=
left=$#
while [ "$left" -gt 0 ]; do
	left=$((left - 1))
	managed=
	case "$1" in
	--managed-settings=*) managed=$1 ;;
	--managed-settings) managed=$2 ;;
	esac
	case "$managed" in
	` + wrapped(slices.Concat(machineDisablers, hookless())) + `)
		refuse 'its settings would keep the hook of guard from being heard'
		;;
	esac
	case "$1" in
	` + worksElsewhere() + `)
		refuse "with $1 it would work where guard does not stand before it"
		;;
	--bare | --safe-mode) ;;
	--settings=*) given=${1#--settings=} ;;
	--settings)
		given=$2
		shift
		left=$((left - 1))
		;;
	*) set -- "$@" "$1" ;;
	esac
	shift
done
case "$given" in
'' | '{}') ;;
` + wrapped(hookless()) + `)
	refuse 'its settings would keep the hook of guard from being heard'
	;;
'{'*'}') settings="${given%\}},${settings#\{}" ;;
*)
	refuse 'a file of settings cannot be joined with those of guard'
	;;
esac
exec "$claude" --settings "$settings" "$@"
`)
}

// unchanged are lines of a script that refuse a variable of another value.
func unchanged(kept []string) (lines string) {
	for _, variable := range kept {
		name, value, _ := strings.Cut(variable, "=")
		lines += `[ "${` + name + `-}" = ` + plan.ShellWord(value) + ` ] || refuse '` + name +
			" is not what it was when guard was started'\n"
	}
	return lines
}

// findsSettings are the variables by which Claude finds the person's settings: its own, or without that the home's.
func (l *launch) findsSettings() []string {
	kept := []string{"CLAUDE_CONFIG_DIR=" + l.Getenv("CLAUDE_CONFIG_DIR")}
	if l.Getenv("CLAUDE_CONFIG_DIR") == "" {
		kept = append(kept, "HOME="+l.Getenv("HOME"))
	}
	return kept
}
