package network

import (
	"path"
	"regexp"
	"slices"
	"strings"

	"guard/internal/lazy"
	"guard/policy/place"
	"guard/policy/shell/table"
)

// A development server hands paths on to the hosts that the project's settings name: what is changed there is changed
// at that host.

// proxySettings are files of such settings, with the ports at which their server answers if it is told none (the
// manuals of Vite 6, Next.js 15, Nuxt 3, Create React App 5, Angular 19, webpack 5, Vue CLI 5, nginx 1.27, Caddy 2,
// http-proxy-middleware 3).
type proxySettings struct{ files, ports string }

var proxySettingFiles = []proxySettings{
	{"vite.config.* svelte.config.* astro.config.* rsbuild.config.*", "5173 5174 5175 5176 4173 4321"},
	{"next.config.* nuxt.config.* package.json setupProxy.* craco.config.*", "3000 3001 3002 3003"},
	{"proxy.conf.* proxy.config.*", "4200"},
	{"webpack.* vue.config.*", "8080 8081 8082"},
	{"nginx*.conf default.conf *.nginx", "80 443"},
	{"Caddyfile *.caddy", "80 443"},
	{"server.* app.* index.* main.*", ""},
}

const proxyFiles = "vite.config.* svelte.config.* astro.config.* rsbuild.config.* next.config.* nuxt.config.* " +
	"package.json setupProxy.* craco.config.* proxy.conf.* proxy.config.* webpack.* vue.config.* nginx*.conf " +
	"default.conf *.nginx Caddyfile *.caddy server.* app.* index.* main.* angular.json .env .env.*"

var (
	// handsTo is where a path is handed on to: an address, or a name for one.
	handsTo = lazy.Pattern(`(?:\b(?:target|destination|proxy|proxy_pass|reverse_proxy)\b["']?[ \t]*[:=({]*\s*|` +
		"[\"'`]\\^?/[^\"'`\\n]*[\"'`]\\s*:\\s*)(?:/\\S*[ \\t]+)?(?:[\"'`](?:https?|wss?)://([\\w.-]+)|" +
		`(?:https?)://([\w.-]+)|(?:[\w.]+\.)?([A-Za-z_]\w*))`)
	// mayHand tells texts that need no further look.
	mayHand = lazy.Pattern(`(?i)proxy|destination|"target"`)
	// aPathLiteral is a path as such settings write it.
	aPathLiteral = lazy.Pattern("[\"'`\\s(](\\^?~?\\*?/[\\w.*:()/-]*)")
	// toldPort is how they say at which port their server answers.
	toldPort = lazy.Pattern(`(?im)\bport["']?\s*[:=]\s*["']?(\d{2,5})\b|--port[ =](\d{2,5})\b|\s-p[ =]?(\d{2,5})\b|` +
		`^\s*listen\s+(?:[\w.\[\]:]*:)?(\d{2,5})\b|\.listen\(\s*(\d{2,5})\b|` +
		`^\s*(?:https?://)?[\w.-]*:(\d{2,5})\b[^\n]*\{`)
)

// proxied is the other host to which a request at a port and a path is handed on.
func (j *Judge) proxied(port, at string) string {
	if j.Wrap.Remote {
		return ""
	}
	if port == "" {
		port = "80"
	}
	all := j.serving(proxyFiles)
	for _, file := range all {
		fits := func(p proxySettings) bool { return table.FitsAny(p.files, path.Base(file)) }
		i := slices.IndexFunc(proxySettingFiles, fits)
		if i < 0 {
			continue
		}
		text, _ := j.TextOf(place.Place{Path: file})
		if !mayHand().MatchString(text) || !answersAt(j, file, text, port, proxySettingFiles[i].ports) {
			continue
		}
		if host := j.handedTo(text, at, all); host != "" {
			return host
		}
	}
	return ""
}

// answersAt reports that the server of some settings answers at a port: one that they or the manifests beside them
// tell, else a usual one.
func answersAt(j *Judge, file, text, port, usual string) bool {
	told := portsTold(text)
	for _, beside := range [...]string{"package.json", "angular.json", "../package.json"} {
		if len(told) == 0 && usual != "80 443" {
			manifest, _ := j.TextOf(place.Place{Path: path.Join(path.Dir(file), beside)})
			told = portsTold(manifest)
		}
	}
	if len(told) > 0 {
		return slices.Contains(told, port)
	}
	return table.HasWord(usual, port)
}

// portsTold are the ports that a text says its server answers at.
func portsTold(text string) (ports []string) {
	for _, m := range toldPort().FindAllStringSubmatch(text, maxFields) {
		ports = append(ports, strings.Join(m[1:], ""))
	}
	return ports
}

// handedTo is the other host to which settings hand a path on.
func (j *Judge) handedTo(text, at string, files []string) string {
	for _, m := range handsTo().FindAllStringSubmatchIndex(text, maxFields) {
		host := group(text, m, 1) + group(text, m, 2)
		if name := group(text, m, 3); name != "" {
			host = j.hostNamed(name, text, files)
		}
		if otherHost(host) && covers(prefixBefore(text, m), at) {
			return host
		}
	}
	return ""
}

func group(text string, m []int, n int) string {
	if m[2*n] < 0 {
		return ""
	}
	return text[m[2*n]:m[2*n+1]]
}

// prefixBefore is the path that stands last before what is handed on; empty: all of them.
func prefixBefore(text string, m []int) string {
	end := m[1]
	for _, n := range [...]int{1, 2, 3} {
		if m[2*n] >= 0 {
			end = m[2*n]
		}
	}
	before := text[max(0, end-maxBefore):end]
	before = strings.NewReplacer("https://", "", "http://", "", "wss://", "", "ws://", "").Replace(before)
	all := aPathLiteral().FindAllStringSubmatch(before, -1)
	if len(all) == 0 {
		return ""
	}
	return all[len(all)-1][1]
}

// maxBefore bounds how far before an address its path stands.
const maxBefore = 300

// covers reports that a path lies below one that settings name with marks of a pattern.
func covers(prefix, at string) bool {
	prefix = strings.TrimLeft(prefix, "^~*")
	if i := strings.IndexAny(prefix, "*:("); i >= 0 {
		prefix = prefix[:i]
	}
	prefix = strings.TrimRight(prefix, "/.")
	return at == prefix || strings.HasPrefix(at, prefix+"/")
}

// hostNamed is the host of an address for which a name stands, in the same text or among the variables of the project.
func (j *Judge) hostNamed(name, text string, files []string) string {
	is, err := regexp.Compile(`\b` + regexp.QuoteMeta(name) + `\b["']?\s*[:=]\s*["'` + "`" + `]?(?:https?|` +
		`wss?)://([\w.-]+)`)
	if err != nil {
		return ""
	}
	if m := is.FindStringSubmatch(text); m != nil {
		return m[1]
	}
	for _, file := range files {
		if !strings.HasPrefix(path.Base(file), ".env") {
			continue
		}
		settings, _ := j.TextOf(place.Place{Path: file})
		if m := is.FindStringSubmatch(settings); m != nil {
			return m[1]
		}
	}
	return ""
}
