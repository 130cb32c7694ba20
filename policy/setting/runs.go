package setting

import (
	"slices"
	"strings"

	"guard/internal/lazy"
)

// A build file has what a host sent run, or put where it runs, by the person's next build. Who is asked of any line
// that does so is asked of it here where the host is new to the file, and none from which everybody installs.

// fetchedAddress is one that a command fetches, with its scheme or without.
const fetchedAddress = `\s["'\\]*((?:https?://|[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}/)[^\s"'<>)\]}|,\\]+)`

// pipedAddress is one whose answer a shell or an interpreter runs: its group is the address.
const pipedAddress = `\b(?:curl|wget)\b(?:[^|;\n]|\\\n)*?` + fetchedAddress +
	`(?:[^|;\n]|\\\n)*\|[\s\\]*(?:sudo\s+(?:-\S+\s+)*)?(?:/(?:usr/)?bin/)?(?:env\s+)?` +
	`(?:(?:ba|z|da|k|a)?sh|python[\d.]*|node|perl|ruby|php)\b|` +
	`\b(?:ba|z|da|k|a)?sh\s+(?:-\w+\s+)*["'\\]*(?:\$\(|<\s*\(|<\s*<\()\s*(?:curl|wget)\b[^)\n]*?` +
	fetchedAddress

// runsFetched are build files and what has them run so.
var runsFetched = []manifest{
	{strings.Fields("cmakelists.txt *.cmake meson.build dockerfile* containerfile* *.dockerfile justfile .justfile " +
		"*.just taskfile.y*ml earthfile build.gradle build.gradle.kts pom.xml rakefile vagrantfile configure.ac " +
		"wscript sconstruct"),
		lazy.Pattern(pipedAddress),
		"CMake 3.31, execute_process; Meson 1.6, run_command; Dockerfile reference, RUN; just 1; Task 3; Earthly 0.8"},
	{strings.Fields("dockerfile* containerfile* *.dockerfile"),
		lazy.Pattern(`(?im)^\s*ADD\s+(?:--\S+\s+)*["'\[]*` + sourceAddress), "Dockerfile reference, ADD"},
	{strings.Fields("requirements*.txt constraints*.txt requirements*.in"),
		lazy.Pattern(`(?m)^[ \t]*(?:(?:-e|--editable)[ \t=]+|[\w.-]+(?:\[[\w, -]*\])?[ \t]*@[ \t]*)?` + sourceAddress),
		"pip 24, Requirements File Format; PEP 508, URLs"},
}

// installers are hosts from which everybody installs by their own scripts, beside those of packages.
var installers = strings.Fields("sh.rustup.rs " +
	"static.rust-lang.org .nodesource.com get.docker.com .docker.com install.python- " +
	"poetry.org astral.sh .astral.sh bun.sh deno.land get.pnpm.io starship.rs .microsoft.com aka.ms " +
	"dot.net dl.google.com .cloud.google.com .hashicorp.com get.helm.sh get.k3s.io get.sdkman.io " +
	"nixos.org install.determinate.systems .postgresql.org go.dev golang.org getcomposer.org " +
	"bootstrap.pypa.io pyenv.run mise.run mise.jdx.dev taskfile.dev just.systems get- " +
	"ghcup.haskell.org .debian.org .ubuntu.com .alpinelinux.org apt.llvm.org packages.gitlab.com " +
	"get.rvm.io get.volta.sh fly.io sentry.io repo.anaconda.com micro.mamba.pm cli.codecov.io " +
	"uploader.codecov.io .nvidia.com dl.min.io packagist.org rubygems.org pypi.org .pythonhosted.org " +
	".pytorch.org .php.net .ruby-lang.org .openjdk.org .adoptium.net .maven.org install.duckdb.org " +
	"cli.github.com repo.maven.apache.org services.gradle.org")

// installsByItself reports a host of those.
func installsByItself(host string) bool { return among(installers, host) }

// among reports a host of a list, in which a dot before one stands for what lies below it too.
func among(hosts []string, host string) bool {
	return slices.ContainsFunc(hosts, func(usual string) bool {
		return host == usual || usual[0] == '.' && strings.HasSuffix(host, usual)
	})
}
