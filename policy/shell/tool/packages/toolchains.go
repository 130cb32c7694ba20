package packages

import (
	"path"
	"regexp"
	"slices"
	"strings"

	"guard/internal/lazy"
	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell/effect"
	"guard/policy/shell/files"
	"guard/policy/shell/option"
	"guard/policy/shell/table"
)

// A file of the project may say by which version of a tool it is built: what stands before the tool then fetches that
// version, and runs it, where it is not there yet.

// toolchain is such a file: names finds the versions, kept are where one lies that was fetched before, below the home
// or from /: %s is its name. everyday are versions that people ask for all day: released ones of a tool that
// has one maker, who signs them.
type toolchain struct {
	programs, files string
	names           func() *regexp.Regexp
	kept            []string
	everyday        func() *regexp.Regexp
}

// released are numbers of versions, and the channel that follows them.
var released = lazy.Pattern(`^(?:stable|\d+(?:\.\d+)*)$`)

// toolchains: rustup book, "Overrides" and "Profiles"; go.dev/doc/toolchain; Corepack's README and pnpm 10,
// "packageManager"; uv 0.5, "Python versions"; mise 2025, "Configuration" (exec_auto_install, task_run_auto_install);
// Bazelisk's README; sbt 1.10, "Build definition"; FVM 3; elan's README; Stack 3, "stack.yaml" (install-ghc).
var toolchains = []toolchain{
	{
		"cargo rustc rustdoc rustfmt rustup cross maturin wasm-pack trunk", "rust-toolchain.toml rust-toolchain",
		lazy.Pattern(`(?m)^\s*channel\s*=\s*["']([^"'\n]+)|^([\w.-]+)\s*$|^\s*((?:components|targets)\s*=\s*\[[^\]]+)`),
		[]string{".rustup/toolchains/%s", ".rustup/toolchains/%s-*"}, released,
	},
	{
		"go gofmt", "go.mod go.work", lazy.Pattern(`(?m)^toolchain[ \t]+(go[\w.-]+)`),
		[]string{"go/pkg/mod/golang.org/toolchain@v0.0.1-%s.*", "sdk/%s"}, nil,
	},
	{
		"yarn pnpm yarnpkg pnpx corepack", "package.json", lazy.Pattern(`"packageManager"\s*:\s*"([^"+]+)`),
		[]string{".cache/node/corepack/v1/%s", ".cache/node/corepack/%s"}, nil,
	},
	{
		"uv uvx", ".python-version .python-versions", lazy.Pattern(`(?m)^\s*([\w.@+-]+)\s*$`),
		[]string{".local/share/uv/python/cpython-%s*", "/usr/bin/python%s", "/usr/local/bin/python%s"}, nil,
	},
	{
		"mise rtx", ".tool-versions", lazy.Pattern(`(?m)^\s*([\w:./@-]+[ \t]+[\w:./-]+)`),
		[]string{".local/share/mise/installs/%s"}, nil,
	},
	{
		"mise rtx", "mise.toml .mise.toml",
		lazy.Pattern(`(?m)^\s*["']?([\w:./@-]+["']?\s*=\s*["'\[{]\s*["']?[\w.-]+)`), nil, nil,
	},
	{"bazel bazelisk", ".bazelversion", lazy.Pattern(`(?m)^\s*([\w./-]+)`), nil, nil},
	{
		"sbt sbtn", "build.properties", lazy.Pattern(`(?m)^\s*sbt\.version\s*[=:]\s*(\S+)`),
		[]string{".sbt/boot/*/org.scala-sbt/sbt/%s"}, released,
	},
	{
		"fvm", ".fvmrc fvm_config.json", lazy.Pattern(`"flutter(?:SdkVersion)?"\s*:\s*"([^"]+)`),
		[]string{"fvm/versions/%s"}, nil,
	},
	{
		"lean lake leanc elan", "lean-toolchain", lazy.Pattern(`(?m)^\s*([\w./:-]+)\s*$`),
		[]string{".elan/toolchains/%s"}, nil,
	},
	{"stack", "stack.yaml", lazy.Pattern(`(?m)^(?:resolver|snapshot|compiler)\s*:\s*(\S+)`), nil, nil},
}

var toolchainsOf = table.ByWord(toolchains, func(t toolchain) []string { return strings.Fields(t.programs) })

// FetchesToolchain judges a program that first fetches the version of itself, or of a compiler, which this session has
// named for the project.
func (j *Judge) FetchesToolchain(c *effect.Call, v *option.Invocation) {
	if v.Entry.Level <= risk.Low || j.Wrap.Remote || j.World.Disk == nil {
		return
	}
	first, _ := v.Words()
	for _, t := range toolchainsOf(path.Base(first)) {
		for _, file := range j.SessionFiles() {
			if !table.FitsAny(t.files, path.Base(file)) {
				continue
			}
			if name := j.toolchainAnew(t, file); name != "" {
				c.Raise(risk.Medium, risk.DepsInstallUpdate,
					effect.Say("{0} fetches {1}, which this session named in {2}", v.Name, name, path.Base(file)))
				return
			}
		}
	}
}

// toolchainAnew is a version that a file names now, and not in the last commit, and that is not on this machine.
func (j *Judge) toolchainAnew(t toolchain, file string) string {
	text, how := j.TextOf(place.Place{Path: file})
	if how != files.Wholly {
		return ""
	}
	was, _ := j.World.Committed(file)
	old := namesIn(was, t.names())
	for _, name := range namesIn(text, t.names()) {
		if !slices.Contains(old, name) && !j.keeps(t, name) && (t.everyday == nil || !t.everyday().MatchString(name)) {
			return name
		}
	}
	return ""
}

// keeps reports a version that lies where such tools keep what they fetched.
func (j *Judge) keeps(t toolchain, name string) bool {
	name = strings.NewReplacer(" ", "/", "\t", "/", "@", "/").Replace(name)
	if strings.Contains(name, "..") || strings.ContainsAny(name, "*?[") {
		return false
	}
	for _, at := range t.kept {
		at = strings.Replace(at, "%s", name, 1)
		if !strings.HasPrefix(at, "/") {
			if j.World.Home == "" {
				continue
			}
			at = path.Join(j.World.Home, at)
		}
		_, err := j.World.Disk.Lstat(at)
		if err == nil || strings.Contains(at, "*") && j.World.Expand("", at).Count > 0 {
			return true
		}
	}
	return false
}
