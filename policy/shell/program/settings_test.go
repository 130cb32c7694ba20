package program

import (
	"slices"
	"strings"
	"testing"
)

// tellingNames are words of options whose value is code, or says what runs.
var tellingNames = strings.Fields("config rcfile require plugin preset loader init import rules formatter reporter hook script exec cmd command program shell pager editor toolchain interpreter")

// judgesCode are the effects that judge a value as code, as settings that say what
// runs, or ask whatever it is.
var judgesCode = strings.Fields("run runthere exec code script settings setting cmd excommands executes env format filterfile installs network secrets system high critical info dry outside delete")

// TestOptionsThatNameCode walks over all tables: an option whose name says that its value
// is code, or settings that may name some, is judged as that, or stands in plainValues
// with the reason why it is neither.
func TestOptionsThatNameCode(t *testing.T) {
	used := map[string]bool{}
	var walk func(top string, e *Entry)
	walk = func(top string, e *Entry) {
		for tok, rest := next(e.Options); tok != ""; tok, rest = next(rest) {
			names, o := token(tok)
			if o.Arity == Flag || judged(o.Effects) {
				continue
			}
			for name := range strings.SplitSeq(names, ",") {
				if len(strings.TrimLeft(name, "-")) < 2 || !slices.ContainsFunc(NameWords(name), func(w string) bool { return slices.Contains(tellingNames, w) }) {
					continue
				}
				if plainValue(top, name, used) == "" {
					t.Errorf("{%q, %q}", top, name)
				}
			}
		}
		for sub := range e.AllSubs() {
			walk(top, sub)
		}
	}
	for _, e := range All() {
		walk(strings.Fields(e.Name)[0], e)
	}
	for _, p := range plainValues {
		for one := range strings.SplitSeq(p.options, ",") {
			if one = strings.TrimSpace(one); !used[one] {
				t.Errorf("%q stands in plainValues and in no table", one)
			}
		}
	}
}

func judged(effects string) bool {
	return slices.ContainsFunc(strings.Split(effects, "+"), func(e string) bool {
		name, _, _ := strings.Cut(e, "@")
		return slices.Contains(judgesCode, name)
	})
}

// plainValue is the reason why an option of a program is not code.
func plainValue(program, option string, used map[string]bool) string {
	for _, p := range plainValues {
		for one := range strings.SplitSeq(p.options, ",") {
			if one = strings.TrimSpace(one); one == program+" "+option {
				used[one] = true
				return p.why
			}
		}
	}
	return ""
}

// plainValues are options with such a name whose value is none.
var plainValues = []struct{ why, options string }{
	{"the name of a choice", `commitlint --print-config, afconvert -preset, bazel --config, cmake --preset, cmake --config, ctest --preset, ctest --build-config, ffmpeg -preset, systemctl --preset-mode, systemctl --boot-loader-entry, systemctl --boot-loader-menu, pytest --import-mode,
		pre-commit --hook-type, pre-commit --hook-stage, curl --trace-config, npm --init-type, pnpm --init-type, bun --init-type, npm --init-author-name, pnpm --init-author-name, bun --init-author-name, procs --pager, gum --formatter,
		go -toolchain, go -require, rustup --toolchain, xcrun --toolchain, ccache --get-config, procs --use-config, rustfmt --print-config, hadolint --require-label, zoxide --cmd, zoxide --hook, sudo --command-timeout, blender --batch-interpreter, gimp --batch-interpreter`},
	{"the shell whose completions are printed, or whose grammar is checked", `opam --shell, gh --shell, glab --shell, stripe --shell, brew --shell, shellcheck --shell, npx --shell-auto-fallback`},
	{"npm's and Yarn's own reporters, by name", `npm --reporter, pnpm --reporter, yarn --reporter, bun --reporter`},
	{"settings that are data: they name rules, styles, schemas and ignored files", `ruff --config, black --config, yamllint --config-file, yamllint --config-data, typos --config, shellcheck --rcfile, rustfmt --config, rustfmt --config-path, zizmor --config, hadolint --config, actionlint -config, actionlint -config-file,
		gitleaks --config, trivy --config, kubeval --config, sops --config, lsd --config-file, glow --config, procs --load-config, sensors --config-file, atop --config, minikube --config, crictl --config, gsutil --config, stripe --config, twine --config-file, swaks --config, slack-cli --config,
		docker --buildkitd-config, vault -config, terraform -config, terraform -backend-config, helm --registry-config, helm --repository-config, kafka-topics --command-config, nmap -script-args, nmap -script-args-file, pulumi --config, doppler --config`},
	{"of a program that is asked whatever it is given", `ngrok --config, cookiecutter --config-file, claude --config`},
	{"a docker command's setting by name: the settings folder of docker itself is judged", `docker --config`},
	{"runs in a container", `docker --health-cmd, docker-compose --health-cmd, buildah --health-cmd`},
	{"given to the build of a package, which runs whatever it says", `pip --config-settings, uv --config-settings`},
	{"a script whose header is changed", `uv --script`},
	{"an output", `pulumi --import-file, bazel --script_path, typos --dump-config, terraform -generate-config-out, bun --reporter-outfile`},
	{"an input that is data: schemas, marks, a checkpoint, a filter graph, a linker script, proto files", `capnp --import-path, git --import-marks, git --import-marks-if-exists, docker --import, ffmpeg -filter_script, ffmpeg -filter_complex_script, ld --script, gcc -Xlinker-script, grpcurl -import-path`},
	{"read by a routine", `fish --command`},
	{"text that is checked for types and does not run", `mypy --command`},
	{"answers to what gpg asks, whose subcommands are judged by themselves", `gpg --command-file, gpg --command-fd, gpg --import-options`},
}
