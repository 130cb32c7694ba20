package plan

import (
	"path/filepath"
	"slices"
	"strings"
)

// Launch is what guard knows of how an agent is started, without looking at the
// machine. The zero value is an agent that is read by the protocol alone.
type Launch struct {
	// Names are what the person may call it; the first is its own.
	Names []string
	// Packages are the npm packages that its program may belong to, whose file tells the version.
	Packages []string
	// Tested are the newest versions that guard was tested with, by package.
	Tested map[string]string
	// Starts are the arguments with which guard can do different things for it: guard doctor plans each.
	Starts [][]string
	// AlwaysACP: it speaks the Agent Client Protocol whatever its arguments. ACP are the
	// options and first words with which it does; with none of them it talks to a person.
	AlwaysACP bool
	ACP       []string
	// Dialect is the name of how its ACP is read (agent.Agent has it); "": by the protocol alone.
	Dialect string
	// Shares are the long options of its own that guard has a flag of the same name for.
	Shares []string
	// Bypass is how its arguments ask for everything to be allowed.
	Bypass BypassFlags
	// Informs are the whole arguments with which it only tells something or manages itself, and no agent works. Any
	// words may stand for a last "…". Each is one with which Prepare finds it idle.
	Informs [][]string
	// Connects reports that an idle start also starts, or speaks to, what the project's files name, to tell how that
	// is: then those files count as for any other. nil: none does.
	Connects func(*Builder) bool
	// Prepare makes the plan for one start: nil leaves the arguments as they are, without Bypass.
	Prepare func(*Builder) error

	// ProjectFiles are the files of a project that tell it what to run, beside the calls that
	// guard judges; EnvFiles those from which it takes variables.
	ProjectFiles []ProjectFile
	EnvFiles     []EnvFile
	// Ignores reports that the agent surely passes over what the project's settings
	// have it run, because the person has not trusted the folder in the agent's own
	// way. A doubt is a no; so is nil.
	Ignores func(*Builder) bool
	// Overrides reports that something of a file of a project's, of the kind with this ProjectFile.Path, does not run,
	// or is asked about: this version of the agent takes it from no project, or the person's own arguments stand
	// against it. nil: all runs.
	Overrides func(b *Builder, file string, r Run) bool
	// WorkFolder is where the agent works, if an option of its own can say so; nil: where it is started.
	WorkFolder func(*Builder) string
	// Folders are further ones whose project files count, each by itself; nil: none.
	Folders func(*Builder) []string
}

// Launches are those of all agents that guard knows. The zero value knows none.
type Launches []Launch

// Names lists every name that a launch plan goes by.
func (all Launches) Names() []string {
	var names []string
	for _, a := range all {
		names = append(names, a.Names...)
	}
	return names
}

// Commands are the ways in which agents are started that differ in what guard can do:
// each an agent's name and first arguments.
func (all Launches) Commands() (ways [][]string) {
	for _, a := range all {
		for _, args := range a.Starts {
			ways = append(ways, append([]string{a.Names[0]}, args...))
		}
	}
	return ways
}

// ACPCommand is how a client starts the agent to speak ACP with it: a name of its own and the
// arguments; nil: it does not speak it.
func (a Launch) ACPCommand(name string) []string {
	if a.AlwaysACP {
		return []string{name}
	}
	for _, args := range a.Starts {
		if a.speaksACP(args) {
			return append([]string{name}, args...)
		}
	}
	return nil
}

// WantsBypass reports whether an agent's arguments ask for everything to be allowed.
func (all Launches) WantsBypass(name string, args []string) bool {
	a, _ := all.named(filepath.Base(name))
	return a.Bypass.In(args)
}

// Strangers are the options among an agent's arguments that bear one of these names, and that guard
// does not know the agent to have. What stands behind "--" is none.
func (all Launches) Strangers(name string, args, names []string) []Option {
	a, _ := all.named(filepath.Base(name))
	return slices.DeleteFunc(a.Bypass.Options(args), func(o Option) bool {
		return !slices.Contains(names, o.Name) || slices.Contains(a.Shares, o.Name)
	})
}

// Knows reports whether a launch plan goes by this name.
func (all Launches) Knows(name string) bool {
	_, known := all.named(filepath.Base(name))
	return known
}

func (all Launches) named(name string) (Launch, bool) {
	for _, a := range all {
		if slices.Contains(a.Names, name) {
			return a, true
		}
	}
	return Launch{}, false
}

// protocol is what an agent speaks with these arguments. A known agent that is
// not told to speak ACP talks to a person; an unknown one shows it by its first line.
func (a Launch) protocol(args []string) string {
	if a.AlwaysACP || a.speaksACP(args) {
		return "acp"
	}
	if a.Names == nil {
		return genericProtocol(args)
	}
	return "pty"
}

func (a Launch) speaksACP(args []string) bool {
	for i, arg := range args {
		if arg == "--" {
			return false
		}
		name, value, _ := strings.Cut(arg, "=")
		if a.Bypass.Camel && strings.HasPrefix(name, "--") {
			name = "--" + Kebab(name[2:])
		}
		if value == "false" || !slices.Contains(a.ACP, name) {
			continue
		}
		if strings.HasPrefix(name, "-") || mayBeFirst(args, i) {
			return true
		}
	}
	return false
}

// genericProtocol reads the spellings that agents have in common.
func genericProtocol(args []string) string {
	if (Launch{ACP: []string{"--acp", "--experimental-acp", "acp"}}).speaksACP(args) {
		return "acp"
	}
	return ""
}

// mayBeFirst reports whether an argument may be the first that is neither an option nor the value of one, which may
// stand behind any: a subcommand.
func mayBeFirst(args []string, at int) bool {
	for i, arg := range args[:at] {
		isValue := i > 0 && strings.HasPrefix(args[i-1], "-") && !strings.Contains(args[i-1], "=")
		if !strings.HasPrefix(arg, "-") && !isValue {
			return false
		}
	}
	return true
}
