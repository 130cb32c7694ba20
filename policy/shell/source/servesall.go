package source

import (
	"path"
	"regexp"
	"strings"

	"guard/internal/lazy"
	"guard/policy/code"
	"guard/policy/risk"
	"guard/policy/shell/effect"
)

// New code that serves the whole folder in which it works to every machine that reaches this one hands out .env and
// .git with it. What serves a folder of its own for that, or listens on this machine alone, stays free.

// folderServers are how libraries serve a folder, by the group that names it: net/http, Gin 1, Echo 4, Fiber 2, Chi 5,
// fasthttp; aiohttp 3, Tornado 6, Starlette 0.41, http.server, Sanic 24, Bottle 0.13, Twisted 24, livereload 2;
// Express 5 (which leaves out names with a dot but for dotfiles: allow), @fastify/static 8, serve-handler 6,
// koa-static 5, http-server 14, Hono 4, sirv 3; warp 0.3, tower-http 0.6, Actix 4, Rocket 0.5; WEBrick, Rack 3,
// Sinatra 4; jdk.httpserver 18, Javalin 6. open says that they listen on every address where no other is named.
var folderServers = []struct {
	open   bool
	serves func() *regexp.Regexp
}{
	{true, lazy.Pattern("http\\.FileServer\\(\\s*http\\.Dir\\(\\s*[\"`]([^\"`]*)[\"`]|" +
		"http\\.FileServerFS\\(\\s*os\\.DirFS\\(\\s*[\"`]([^\"`]*)[\"`]|" +
		"\\.Static(?:FS)?\\(\\s*[\"`][^\"`]*[\"`]\\s*,\\s*(?:http\\.Dir\\(|gin\\.Dir\\(|" +
		"os\\.DirFS\\()?\\s*[\"`]([^\"`]*)[\"`]|" +
		"\\bstatic\\.New\\(\\s*[\"`]([^\"`]*)[\"`]|fasthttp\\.FSHandler\\(\\s*[\"`]([^\"`]*)[\"`]")},
	{true, lazy.Pattern(`add_static\(\s*["'][^"']*["']\s*,\s*(?:path\s*=\s*)?["']([^"']*)["']|` +
		`StaticFileHandler\b[^\n]*["']path["']\s*:\s*(?:["']([^"']*)["']|os\.(getcwd)\(\))|` +
		`(?:TCPServer|HTTPServer)\(\s*\(\s*["'](?:0\.0\.0\.0)?["'][^\n]*(SimpleHTTPRequestHandler)|` +
		`\bFile\(\s*["'](\.{1,2}/?|/)["']\s*\)\s*\)?[^\n]*(?:\n[^\n]*){0,4}listenTCP|` +
		`\bserve\([^)\n]*\broot\s*=\s*["']([^"']*)["']`)},
	{false, lazy.Pattern(`StaticFiles\(\s*directory\s*=\s*["']([^"']*)["']|` +
		`app\.static\(\s*["'][^"']*["']\s*,\s*["']([^"']*)["']|` +
		`static_file\([^)\n]*root\s*=\s*["']([^"']*)["']|static_folder\s*=\s*["']([^"']*)["']|` +
		`send_from_directory\(\s*["']([^"']*)["']`)},
	{true, lazy.Pattern(`(?s)express\.static\(\s*(?:["\x60]([^"\x60]*)["\x60]|'([^']*)'|process\.(cwd)\(\))\s*,\s*` +
		`\{[^}]*dotfiles["']?\s*:\s*["']allow|\bserveHandler\b.{0,200}?public["']?\s*:\s*["']([^"']*)["']|` +
		`createServer\(\s*\{[^}]*\broot["']?\s*:\s*(?:["']([^"']*)["']|process\.(cwd)\(\))|` +
		`\bserveStatic\(\s*\{\s*root["']?\s*:\s*["']([^"']*)["']|` +
		`\bsirv\(\s*["']([^"']*)["']\s*,\s*\{[^}]*dotfiles["']?\s*:\s*true|` +
		`\bserve\(\s*["']([^"']*)["']\s*,\s*\{[^}]*hidden["']?\s*:\s*true`)},
	{false, lazy.Pattern(`(?s)fastify.{0,600}?\broot["']?\s*:\s*(?:["']([^"']*)["']|process\.(cwd)\(\))`)},
	{false, lazy.Pattern(`\bfs::dir\(\s*"([^"]*)"|\bServeDir::new\(\s*"([^"]*)"|` +
		`\bFiles::new\(\s*"[^"]*"\s*,\s*"([^"]*)"|` +
		`\bFileServer::(?:from|new)\(\s*"([^"]*)"`)},
	{true, lazy.Pattern(`DocumentRoot["']?\s*(?:=>|:)\s*(?:["']([^"']*)["']|Dir\.(pwd))|` +
		`Rack::(?:Directory|Files?)\.new\(?\s*(?:["']([^"']*)["']|Dir\.(pwd))|` +
		`set\s+:public_folder\s*,\s*["']([^"']*)["']`)},
	{true, lazy.Pattern(`createFileServer\([^;]*Path\.of\(\s*"([^"]*)"|` +
		`staticFiles\.add\(\s*"([^"]*)"\s*,\s*Location\.EXTERNAL`)},
}

var (
	// bindsHere is how a server is told to listen on this machine alone.
	bindsHere = lazy.Pattern("[\"'`](?:localhost|127\\.0\\.0\\.1|::1|\\[::1\\])(?::\\d+)?[\"'`]|\\[\\s*127\\s*,|" +
		"getLoopbackAddress|" +
		"Ipv4Addr::LOCALHOST")
	// bindsEverywhere is how one is told to listen on every address.
	bindsEverywhere = lazy.Pattern("[\"'`](?:0\\.0\\.0\\.0|::|\\[::\\])(?::\\d+)?[\"'`]|\\[\\s*0\\s*,\\s*0\\s*,|" +
		"UNSPECIFIED|" +
		"--host[= ]0\\.0\\.0\\.0")
	// listens is how a program begins to serve.
	listens = lazy.Pattern(`(?i)listen|\brun(?:_app|TLS)?\(|serve|\.start\b|\bbind\(`)
)

// servesAll judges such code.
func servesAll(n *Names, c *effect.Call, lang code.Language, file, text string) {
	if len(text) > maxRead || file != "" && !n.newFile(file) || (tests{n}).ofTests(file) {
		return
	}
	text = remarksOf(lang).ReplaceAllString(text, "")
	if !listens().MatchString(text) || bindsHere().MatchString(text) {
		return
	}
	for _, server := range folderServers {
		if !server.open && !bindsEverywhere().MatchString(text) {
			continue
		}
		for _, m := range server.serves().FindAllStringSubmatch(text, maxEmbedded) {
			if wholeFolder(strings.Join(m[1:], "")) {
				c.Raise(risk.High, risk.NetworkRisk|risk.FSConfigSecrets, effect.Say("{0} serves to the "+
					"network", c.Program()))
				return
			}
		}
	}
}

// wholeFolder reports a folder that is where the program works, or holds that.
func wholeFolder(dir string) bool {
	switch dir = strings.TrimSuffix(dir, "/"); dir {
	case "getcwd", "cwd", "pwd", "SimpleHTTPRequestHandler", "~":
		return true
	}
	clean := path.Clean("/x/y/" + dir)
	return dir == "" || clean == "/x/y" || clean == "/x" || clean == "/"
}
