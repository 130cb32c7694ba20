package shell

import (
	"path"
	"slices"
	"strings"

	"guard/policy/place"
	"guard/policy/risk"
)

// A container build gets the whole folder, and its RUN lines have the network: a
// Dockerfile from the line, or one that this session wrote, may print or send what
// the folder holds. One of the project's is the person's (Dockerfile reference, 1.10).

// buildsImage reports a command that reads a Dockerfile.
func buildsImage(v *invocation) bool {
	first, _, _ := strings.Cut(v.chain[0].Name, " ")
	last := v.name[strings.LastIndexByte(v.name, ' ')+1:]
	return slices.Contains([]string{"docker", "podman", "buildah", "nerdctl", "docker-buildx"}, first) && slices.Contains([]string{"build", "b", "bud", "build-using-dockerfile"}, last)
}

// dockerfile judges the Dockerfile of a build: from standard input, or a file of this
// session's.
func (k *walker) dockerfile(c *call, v *invocation) {
	if composes(v) {
		k.dockerfilesOfServices(c)
		return
	}
	if !buildsImage(v) {
		return
	}
	file, named := v.option("-f", "--file")
	switch {
	case named && isStdin(file), slices.ContainsFunc(v.operands, func(a arg) bool { return a.text == "-" }):
		if !c.in.known {
			c.unknown(say("builds from a Dockerfile that is not known before it runs"))
			return
		}
		k.recipeOfImage(c, c.in.text)
	case named && file.proc != nil:
		if !file.proc.known {
			c.unknown(say("builds from a Dockerfile that is not known before it runs"))
			return
		}
		k.recipeOfImage(c, file.proc.text)
	default:
		k.dockerfileOfSession(c, v, file)
	}
}

func (k *walker) dockerfileOfSession(c *call, v *invocation, file arg) {
	names := []string{file.text}
	if file.text == "" {
		names = []string{"Dockerfile", "Containerfile"}
		if len(v.operands) > 0 && v.operands[0].known() {
			names = []string{v.operands[0].text + "/Dockerfile", v.operands[0].text + "/Containerfile"}
		}
	}
	for _, name := range names {
		p := k.place(literalArg(name))
		if !k.wrote(p.Path) {
			continue
		}
		if text, how := k.textOf(p); how == wholly {
			k.recipeOfImage(c, text)
		}
	}
}

// recipeOfImage judges the text of a Dockerfile.
func (k *walker) recipeOfImage(c *call, text string) {
	text = strings.ReplaceAll(strings.ReplaceAll(text, "\\\n", " "), "`\n", " ")
	taken, whole, secret := mounted().MatchString(text), mounted().MatchString(text), false
	for _, m := range copied().FindAllStringSubmatch(text, maxListed) {
		if strings.Contains(m[1], "--from=") {
			continue // out of another image
		}
		taken = true
		for _, one := range strings.FieldsFunc(m[1], func(r rune) bool { return strings.ContainsRune(" \t\",[]=", r) }) {
			p := k.world.Like(k.state.cwd, one)
			whole = whole || path.Clean(one) == "." || strings.ContainsAny(one, "$*?[")
			secret = secret || p.Is(place.Secret)
		}
	}
	for _, m := range frontend().FindAllStringSubmatch(text, maxListed) {
		if !strings.HasPrefix(m[1], "docker/dockerfile") && !strings.HasPrefix(m[1], "docker.io/docker/dockerfile") {
			c.raise(risk.High, risk.ExecArbitrary|risk.NetworkRisk, say("the build runs a stranger's frontend: {0}", m[1]))
		}
	}
	k.fetchingImage(c, text, taken)
	if secret {
		c.raise(risk.High, risk.FSConfigSecrets, say("the build takes in secrets"))
	}
	for _, line := range strings.Split(text, "\n") {
		run, ok := runLine(line)
		switch {
		case !ok || !taken:
		case slices.ContainsFunc(fileWord().FindAllString(run, maxListed), func(name string) bool { return k.world.Elsewhere(name).Is(place.Secret) }):
			c.raise(risk.High, risk.FSConfigSecrets, say("the build opens secrets: {0}", run))
		case !whole && !secret:
		case sendsFiles().MatchString(run):
			c.raise(risk.High, risk.NetworkRisk, say("the build sends files of the folder: {0}", run))
		case printsFiles().MatchString(run):
			c.raise(risk.High, risk.FSConfigSecrets, say("the build prints files of the folder: {0}", run))
		}
	}
}

// runLine is what a RUN instruction runs; lines of a here-document count as well.
func runLine(line string) (string, bool) {
	word, rest, _ := strings.Cut(strings.TrimSpace(line), " ")
	switch strings.ToUpper(word) {
	case "RUN", "ONBUILD":
		return rest, true
	case "FROM", "COPY", "ADD", "ENV", "ARG", "LABEL", "WORKDIR", "CMD", "ENTRYPOINT", "EXPOSE", "USER", "VOLUME", "HEALTHCHECK", "SHELL", "STOPSIGNAL", "MAINTAINER", "#", "":
		return "", false
	}
	return line, !strings.HasPrefix(word, "#")
}

var (
	copied   = lazily(`(?im)^\s*(?:ONBUILD\s+)?(?:COPY|ADD)\s+((?:--\S+\s+)*.*)$`)
	mounted  = lazily(`(?i)--mount=\S*type=bind|--mount=(?:target|source|src|dst)=`)
	frontend = lazily(`(?im)^\s*(?:#|//)\s*syntax\s*=\s*(\S+)`)
	// sendsFiles and printsFiles are what RUN lines of everyday builds do not say: uploads, and
	// the contents of many files on the build's output.
	sendsFiles  = lazily(`--post-file|--body-file|--post-data|\bcurl\b[^;&|]*\s(?:-\w*[dFT]\b|-[dFT]|--data|--form|--upload-file|--json)|\b(?:nc|ncat|netcat|scp|rsync|sftp|ftp|socat|telnet)\s|/dev/tcp/|requests\.(?:post|put)|urlopen|fetch\(|-X\s*(?:POST|PUT)|git\s+push`)
	printsFiles = lazily(`\b(?:cat|head|tail|strings|base64|xxd|od|hexdump|less|more|nl|tac)\s[^;&|]*[*?$[]|\b(?:grep|rg|egrep|fgrep|zgrep)\s[^;&|]*(?:-\w*[rR]|--recursive|[*?$])|\b(?:rg|ag|ack)\s|(?:-exec|-execdir|xargs)\s[^;&|]*\b(?:cat|head|tail|strings|base64|xxd|od|grep|awk|sed|sh|bash)\b|\btar\s+-?-?c\S*\s+-\s|\bprintenv\b`)
)
