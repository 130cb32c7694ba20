// Package compose reads compose files and bake files (Compose Specification, Services, Build, Include, Secrets;
// Docker buildx 0.19, Bake file reference).
//
// A text in YAML, JSON or HCL comes in, a File goes out: what is built and of which folders, which other files count,
// and which files of this machine the services get. For example
//
//	services:
//	  web:
//	    build:
//	      context: .
//	      ssh: [default]
//	    volumes: [../Documents:/d]
//
// builds the folder of the file, with the person's keys, and gives the service a folder beside it. Variables stay as
// they are written; Expand puts values in. It knows no disk and starts nothing.
package compose

import (
	"slices"
	"strings"
)

// File is what a compose or bake file says.
type File struct {
	Builds  []Build
	Brought []string // other compose files that count as well
	Placed  []Placed // of those the ones that are given a folder of their own
	Given   []string // files whose contents the services get: secrets, settings, variables
	Mounts  []string // folders, files and volumes that services see

	Defaults map[string]string // of a bake file's variables
}

// Placed is a compose file whose paths are those of another folder than its own.
type Placed struct{ File, Folder string }

// Build is one image that is built.
type Build struct {
	Contexts   []string // folders, addresses and images that it takes files from
	Dockerfile string   // its file, as a path
	Inline     string   // or its text
	Args       []Arg
	Secrets    bool // it takes in secrets
	SSH        bool // it may use the person's keys
	Rights     bool // it has rights over the machine that builds
}

// Arg is a value for an ARG of a Dockerfile; Own: its value stands nowhere, and is that of the variable of its name.
type Arg struct {
	Name, Value string
	Own         bool
}

// Read reads a compose file: services at its top, or other files that it includes.
func Read(text string) (f File, ok bool) {
	roots, ok := documents(text)
	for _, root := range roots {
		f.root(root)
	}
	return f, ok
}

// Bake reads a bake file in HCL or JSON; one of compose is Read.
func Bake(text string) (f File, ok bool) {
	roots, ok := documents(text)
	targets := func(root any) bool { return get(root, "target") != nil }
	if !ok || !slices.ContainsFunc(roots, targets) {
		root, read := hcl(text)
		roots, ok = []any{root}, read
	}
	for _, root := range roots {
		f.defaults(root)
		for _, target := range entries(get(root, "target")) {
			for _, one := range items(target.value) { // a target may stand there in pieces
				f.Builds = append(f.Builds, buildOf(one))
			}
		}
	}
	return f, ok
}

// defaults reads the variables of a bake file.
func (f *File) defaults(root any) {
	for _, variable := range entries(get(root, "variable")) {
		for _, one := range items(variable.value) {
			for _, value := range texts(get(one, "default"), "") {
				if f.Defaults == nil {
					f.Defaults = map[string]string{}
				}
				f.Defaults[variable.key] = value
			}
		}
	}
}

// root reads a document.
func (f *File) root(root any) {
	for _, one := range items(get(root, "include")) {
		f.Brought = append(f.Brought, texts(one, "path")...)
		f.Given = append(f.Given, texts(get(one, "env_file"), "path")...)
		if folder := first(one, "project_directory"); folder != "" {
			for _, file := range texts(one, "path") {
				f.Placed = append(f.Placed, Placed{file, folder})
			}
		}
	}
	for _, s := range entries(get(root, "services")) {
		f.service(s.value)
	}
	for _, kind := range []string{"secrets", "configs"} {
		for _, one := range entries(get(root, kind)) {
			f.Given = append(f.Given, texts(get(one.value, "file"), "")...)
		}
	}
	for _, volume := range entries(get(root, "volumes")) {
		f.Mounts = append(f.Mounts, texts(get(get(volume.value, "driver_opts"), "device"), "")...)
	}
}

// service reads one service.
func (f *File) service(s any) {
	switch b := get(s, "build").(type) {
	case nil:
	case string:
		f.Builds = append(f.Builds, Build{Contexts: []string{b}})
	default:
		f.Builds = append(f.Builds, buildOf(b))
		if own := get(b, "x-bake"); own != nil {
			f.Builds = append(f.Builds, buildOf(own))
		}
	}
	f.Brought = append(f.Brought, texts(get(get(s, "extends"), "file"), "")...)
	for _, key := range []string{"env_file", "label_file"} {
		f.Given = append(f.Given, texts(get(s, key), "path")...)
	}
	for _, volume := range items(get(s, "volumes")) {
		if from, ok := volume.(string); ok {
			f.Mounts = append(f.Mounts, hostPart(from))
		} else {
			f.Mounts = append(f.Mounts, texts(get(volume, "source"), "")...)
		}
	}
}

// hostPart is what stands before the colon of HOST:PATH[:MODE]; one in ${NAME:-value} is none.
func hostPart(volume string) string {
	deep := 0
	for i := range len(volume) {
		switch volume[i] {
		case '{':
			deep++
		case '}':
			deep--
		case ':':
			if deep == 0 {
				return volume[:i]
			}
		}
	}
	return "" // a volume without a name
}

// buildOf reads the keys of a build, as compose and as bake spell them.
func buildOf(b any) Build {
	build := Build{
		Contexts: texts(get(b, "context"), ""), Dockerfile: first(b, "dockerfile"),
		Inline:  first(b, "dockerfile_inline", "dockerfile-inline"),
		Secrets: some(get(b, "secrets")) || some(get(b, "secret")), SSH: some(get(b, "ssh")),
		Rights: some(get(b, "entitlements")) || get(b, "privileged") == "true",
	}
	for _, key := range []string{"additional_contexts", "contexts"} {
		for _, one := range pairs(get(b, key)) {
			build.Contexts = append(build.Contexts, one.Value)
		}
	}
	build.Args = pairs(get(b, "args"))
	return build
}

// first is the text of the first of some keys that has one.
func first(b any, keys ...string) string {
	for _, key := range keys {
		if all := texts(get(b, key), ""); len(all) > 0 {
			return all[0]
		}
	}
	return ""
}

// some reports a value that says anything.
func some(value any) bool {
	return value != nil && value != "" && (len(items(value)) > 0 || len(entries(value)) > 0)
}

// pairs are names and values, written as a mapping or as a list of NAME=VALUE.
func pairs(value any) (all []Arg) {
	for _, e := range entries(value) {
		text, is := e.value.(string)
		all = append(all, Arg{e.key, text, !is})
	}
	if len(all) > 0 {
		return all
	}
	for _, one := range items(value) {
		if text, is := one.(string); is {
			name, set, has := strings.Cut(text, "=")
			all = append(all, Arg{name, set, !has})
		}
	}
	return all
}
