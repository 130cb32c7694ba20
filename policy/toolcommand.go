package policy

import (
	"fmt"
	"maps"
	"path"
	"slices"
	"strings"

	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell"
)

// inner is the command that one object among a tool's arguments holds.
type inner struct {
	lines []string // command lines
	words []string // an argument vector, or what follows the program
	more  []string // what follows the program, as text that a shell may read
	env   []string
	cwd   string
	named bool // a member says that it is a command
	stays bool // it goes on running
	open  bool // a member of it is none that guard knows, and may be a part of the command
}

// vector judges the command in an object, if there is one. Arguments alone are
// one only in a tool that runs things.
func (t *tooling) vector(object map[string]any) {
	in := t.innerCommand(object)
	if len(in.lines) == 0 && (len(in.words) == 0 || !in.named && !t.runs) {
		return
	}
	filled := func(s string) bool { return strings.Contains(s, "{}") } // what the tool puts there is not told
	if in.open || slices.ContainsFunc(slices.Concat(in.lines, in.words, in.more), filled) {
		t.unknown(risk.Say("guard does not know what the tool {0} does", t.f.Name))
		t.unread = true
	}
	r := Request{Tool: Shell, Cwd: in.cwd, Env: in.env, Stays: in.stays}
	switch {
	case len(in.lines) == 1 && len(in.words) > 0 && len(in.more) == 0 &&
		!strings.ContainsAny(in.lines[0], " \t\n;|&<>()$`"):
		r.Argv = append(in.lines, in.words...)
	case len(in.lines) > 0:
		r.Command = strings.Join(in.lines, "\n")
		for _, w := range in.words {
			r.Command += " " + shell.Quoted(w)
		}
		for _, text := range in.more {
			r.Command += " " + text
		}
	default:
		r.Argv = in.words
	}
	t.command = true
	if line := strings.Join(r.Argv, " "); strings.ContainsAny(line, shellSigns) && r.Command == "" {
		// Some servers hand the words to a shell; a pattern that a shell would take for programs nobody knows is none.
		f := t.judges(Request{Tool: Shell, Command: line, Cwd: r.Cwd, Env: r.Env})
		if f.Categories&^risk.ExecArbitrary != 0 {
			t.adopt(f)
		}
	}
	t.adopt(t.judges(r))
}

// shellSigns are characters by which a shell makes more of words than a program's arguments.
const shellSigns = ";|&<>()$`\n"

// judges judges a command among the arguments.
func (t *tooling) judges(r Request) *Facts {
	t.elsewhere(&r)
	sub := analysis{w: t.w, f: &Facts{Request: r}}
	sub.shell()
	return sub.f
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
		t.member(&in, name, object[name])
	}
	return in
}

// member takes one member of the object that may hold a command. Numbers, true and false say no more than how long
// or how.
func (t *tooling) member(in *inner, name string, value any) {
	command := keyIn(name, commandKeys)
	switch v := value.(type) {
	case string:
		switch {
		case v == "":
		case keyIn(name, cwdKeys):
			in.cwd = t.folder(v)
		case command:
			in.lines, in.named = append(in.lines, v), true
		case keyIn(name, argKeys):
			in.more = append(in.more, v)
		case keyIn(name, shellKeys):
			in.open = in.open || !plainShell(v)
		default:
			in.open = in.open || !judgedElsewhere(name)
		}
	case []any:
		switch {
		case keyIn(name, lineKeys):
			in.lines, in.named = append(in.lines, stringsOf(v)...), true
		case command || keyIn(name, argKeys):
			in.words, in.named = append(in.words, stringsOf(v)...), in.named || command
		case keyIn(name, envKeys):
			env, ok := listedPairs(v)
			in.env, in.open = append(in.env, env...), in.open || !ok
		default:
			in.open = in.open || len(v) > 0 && !judgedElsewhere(name)
		}
	case bool:
		in.stays = in.stays || v && keyIn(name, stayKeys) || !v && keyIn(name, waitKeys)
	case map[string]any:
		if keyIn(name, envKeys) {
			in.env = append(in.env, pairs(v)...)
		} else {
			in.open = in.open || len(v) > 0 && !judgedElsewhere(name)
		}
	}
}

// judgedElsewhere tells a member beside a command that is judged by itself (tooling.text), or that is no part of what
// runs.
func judgedElsewhere(name string) bool {
	return slices.ContainsFunc([]wordSet{besideKeys, codeKeys, pathKeys, urlKeys, hostKeys, secretKeys},
		func(keys wordSet) bool { return keyIn(name, keys) })
}

// plainShell tells a shell that reads the command as guard does.
func plainShell(v string) bool {
	if inSystemFolder(v) {
		v = path.Base(v)
	}
	return plainShells.has(v)
}

// adopt adds what was found out about a command inside the arguments.
func (t *tooling) adopt(f *Facts) {
	t.f.Finding.Add(f.Finding)
	t.f.Unknown = t.f.Unknown || f.Unknown
	t.f.Commands = append(t.f.Commands, f.Commands...)
	t.f.Wildcards = append(t.f.Wildcards, f.Wildcards...)
	t.f.Reads = append(t.f.Reads, f.Reads...)
	t.f.Writes = append(t.f.Writes, f.Writes...)
	t.f.Deletes = append(t.f.Deletes, f.Deletes...)
	t.f.Takes = append(t.f.Takes, f.Takes...)
	t.f.Texts = append(t.f.Texts, f.Texts...)
	t.f.Jobs = place.WithJobs(t.f.Jobs, f.Jobs)
	t.f.Suspect = t.f.Suspect || f.Suspect
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

// listedPairs are NAME=value of a list: of such texts, or of objects with a name and a value; false: of something else.
func listedPairs(list []any) (env []string, ok bool) {
	for _, one := range list {
		switch v := one.(type) {
		case string:
			env = append(env, v)
		case map[string]any:
			name, named := v["name"].(string)
			if !named {
				name, named = v["key"].(string)
			}
			value, set := v["value"].(string)
			if !named || !set {
				return env, false
			}
			env = append(env, name+"="+value)
		default:
			return env, false
		}
	}
	return env, true
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
