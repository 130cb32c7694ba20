package policy

import (
	"fmt"
	"maps"
	"path"
	"slices"
	"strings"

	"guard/policy/risk"
)

// inner is the command that one object among a tool's arguments holds.
type inner struct {
	lines []string // command lines
	words []string // an argument vector, or what follows the program
	env   []string
	cwd   string
	named bool // a member says that it is a command
}

// vector judges the command in an object, if there is one. Arguments alone are
// one only in a tool that runs things.
func (t *tooling) vector(object map[string]any) {
	in := t.innerCommand(object)
	if len(in.lines) == 0 && (len(in.words) == 0 || !in.named && !t.runs) {
		return
	}
	r := Request{Tool: Shell, Cwd: in.cwd, Env: in.env}
	switch {
	case len(in.lines) == 1 && len(in.words) > 0 && !strings.ContainsAny(in.lines[0], " \t\n;|&<>()$`"):
		r.Argv = append(in.lines, in.words...)
	case len(in.lines) > 0:
		r.Command = strings.Join(in.lines, "\n")
		for _, w := range in.words {
			r.Command += " " + quote(w)
		}
	default:
		r.Argv = in.words
	}
	t.elsewhere(&r)
	sub := analysis{w: t.w, f: &Facts{Request: r}}
	sub.shell()
	t.command = true
	t.adopt(sub.f)
}

// ways lead to where a tool runs its command, as a command line would say it.
// Sources: tool references of the Kubernetes, Docker and SSH servers.
var ways = []struct {
	words wordSet
	by    []string
}{
	{setOf("pod kubectl kubernetes k8s openshift"), []string{"kubectl", "exec", "pod", "--"}},
	{setOf("container docker podman"), []string{"docker", "exec", "container"}},
	{setOf("ssh"), []string{"ssh", "host", "--"}},
}

// elsewhere puts before a command how it gets to where it runs, in a tool whose
// name says that it runs it in a pod, a container or on another host. One that
// begins with that way's own program runs here.
func (t *tooling) elsewhere(r *Request) {
	for _, way := range ways {
		first, _, _ := strings.Cut(strings.Join(r.Argv, " ")+r.Command, " ")
		if !t.runs || !oneOf(t.name, way.words) && !oneOf(t.server, way.words) || first == way.by[0] {
			continue
		}
		if r.Command != "" {
			r.Argv, r.Command = []string{"sh", "-c", r.Command}, ""
		}
		r.Argv = append(slices.Clone(way.by), r.Argv...)
		t.f.Raise(risk.High, risk.ExecArbitrary,
			risk.Say("runs a command out of guard's sight: in a container or on another machine"))
		return
	}
}

func (t *tooling) innerCommand(object map[string]any) inner {
	in := inner{cwd: t.f.Cwd}
	for _, name := range slices.Sorted(maps.Keys(object)) {
		command := keyIn(name, commandKeys)
		switch v := object[name].(type) {
		case string:
			if keyIn(name, cwdKeys) {
				in.cwd = t.folder(v)
			} else if command && v != "" {
				in.lines, in.named = append(in.lines, v), true
			}
		case []any:
			if keyIn(name, lineKeys) {
				in.lines, in.named = append(in.lines, stringsOf(v)...), true
			} else if command || keyIn(name, argKeys) {
				in.words, in.named = append(in.words, stringsOf(v)...), in.named || command
			}
		case map[string]any:
			if keyIn(name, envKeys) {
				in.env = pairs(v)
			}
		}
	}
	return in
}

// quote makes one word of a shell line.
func quote(word string) string { return "'" + strings.ReplaceAll(word, "'", `'\''`) + "'" }

// adopt adds what was found out about a command inside the arguments.
func (t *tooling) adopt(f *Facts) {
	t.f.Finding.Add(f.Finding)
	t.f.Unknown = t.f.Unknown || f.Unknown
	t.f.Commands = append(t.f.Commands, f.Commands...)
	t.f.Wildcards = append(t.f.Wildcards, f.Wildcards...)
	t.f.Reads = append(t.f.Reads, f.Reads...)
	t.f.Writes = append(t.f.Writes, f.Writes...)
	t.f.Deletes = append(t.f.Deletes, f.Deletes...)
	for _, h := range f.Hosts {
		t.note(h)
	}
}

// folder is a folder named among the arguments.
func (t *tooling) folder(v string) string {
	if path.IsAbs(v) || t.f.Cwd == "" {
		return v
	}
	return path.Join(t.f.Cwd, v)
}

// stringsOf are the words of a list; numbers and the like as they print.
func stringsOf(list []any) []string {
	var all []string
	for _, v := range list {
		all = append(all, fmt.Sprint(v))
	}
	return all
}

// pairs are NAME=value of an object's strings.
func pairs(object map[string]any) []string {
	var env []string
	for _, name := range slices.Sorted(maps.Keys(object)) {
		if v, ok := object[name].(string); ok {
			env = append(env, name+"="+v)
		}
	}
	return env
}
