package project

import (
	"slices"
	"strings"

	"guard/internal/lazy"
	"guard/policy/shell/effect"
	"guard/policy/shell/source"
)

// What a task of the person's own sends, publishes or changes elsewhere. That they wrote it says that it is theirs to
// run, not that it is to run now: whoever types nox wants the tests, and gets the release with them.

// goesOut raises for the commands of a task that reach people, servers or accounts.
func goesOut(c *effect.Call, all []effect.Command) {
	for _, one := range all {
		if source.LeadsOut(&one) {
			c.Cmd.Own.Add(one.Own)
			c.Touches(&one)
			c.Silent = false
		}
	}
}

// listedCommands are the commands of a list in TOML: the arguments of one program, or lines of their own.
func listedCommands(program, list string) []string {
	words := source.QuotedStrings(list)
	if program == "" {
		return words
	}
	return []string{program + " " + strings.Join(words, " ")}
}

// element is a task of Ant's that starts a program or reaches a host (Ant 1.10 manual: Exec, Scp, SSHExec, FTP, Mail).
var element = lazy.Pattern(`(?s)<(exec|scp|sshexec|ftp|mail)\b([^>]*?)(?:/>|>(.*?)</(?:exec|scp|sshexec|ftp|mail)>)`)

// attribute is one of an element's.
var attribute = lazy.Pattern(`\b([\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')`)

// elementCommands are the commands that such elements stand for.
func elementCommands(text string) (lines []string) {
	for _, m := range element().FindAllStringSubmatch(text, maxTargets) {
		given := attributes(m[2])
		switch m[1] {
		case "exec":
			line := given["executable"]
			for _, a := range attribute().FindAllStringSubmatch(m[3], maxTargets) {
				line += " " + a[2] + a[3]
			}
			lines = append(lines, line)
		case "scp":
			to := anyOf(given, "todir", "remoteTodir", "tofile", "x")
			lines = append(lines, "scp "+anyOf(given, "file", "x")+" "+to)
		case "sshexec":
			lines = append(lines, "ssh "+anyOf(given, "host", "x")+" "+anyOf(given, "command", ""))
		case "ftp":
			if action := given["action"]; !slices.Contains([]string{"get", "list", "recv"}, action) {
				lines = append(lines, "lftp -e 'mput x' "+anyOf(given, "server", "x"))
			}
		case "mail":
			lines = append(lines, "mail -s x "+anyOf(given, "tolist", "x"))
		}
	}
	return lines
}

// anyOf is the first of some attributes that is given; the last name is taken where none is.
func anyOf(given map[string]string, names ...string) string {
	for _, name := range names {
		if given[name] != "" {
			return given[name]
		}
	}
	return names[len(names)-1]
}

// attributes are those of an element, by their names.
func attributes(text string) map[string]string {
	all := map[string]string{}
	for _, a := range attribute().FindAllStringSubmatch(text, maxTargets) {
		all[a[1]] = a[2] + a[3]
	}
	return all
}
