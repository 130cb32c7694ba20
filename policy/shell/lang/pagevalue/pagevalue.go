// Package pagevalue finds which variables of the environment the text of a page, or of a build's settings, hands on to
// what is built of it. A text and what is known to be private come in; the name by which it hands one on goes out. It
// does not follow values through other files, and what only a server's code says for requests to come is none.
//
//	const k = import.meta.env.API_KEY                       // API_KEY
//	export default { env: { ...process.env } }              // process.env
//	fetch(url, { headers: { "X-Key": process.env.API_KEY } }) // nothing: it is spent
package pagevalue

import (
	"path"
	"regexp"
	"strings"

	"guard/internal/lazy"
	"guard/policy/shell/table"
)

// Bounds of what is read of a text.
const (
	maxUses = 400
	maxBack = 2_000 // bytes before a use
)

// serverOnly finds a file whose code answers requests, by its name (Next.js 15, Route Handlers, Middleware; Nuxt 3 and
// Nitro 2, server; SvelteKit 2, hooks, +server; Remix 2; Astro 5, middleware), or that is no part of what is built.
var serverOnly = lazy.Pattern(`(?:^|/)(?:pages/api|server/(?:api|routes|middleware|plugins)|functions|netlify|` +
	`workers?|__tests__|__mocks__|tests?|e2e|cypress|migrations|scripts|bin)/|` +
	`(?:^|/)(?:route|middleware|instrumentation|proxy|hooks\.server|\+server)\.[cm]?[jt]sx?$|` +
	`\.(?:test|spec|cy|stories|d)\.[cm]?[jt]sx?$|_test\.\w+$|(?:^|/)test_\w+\.py$`)

// madeAhead finds code of a server that runs when the pages are built (Next.js 15, dynamic; SvelteKit 2, prerender;
// Astro 5, prerender, getStaticPaths; Nuxt 3, defineRouteRules).
var madeAhead = lazy.Pattern(`\bprerender\b\s*[:=]\s*(?:true|\{|["']auto)|\bforce-static\b|\bgenerateStaticParams\b|` +
	`\bgetStaticPaths\b|\brevalidate\s*=`)

// Endings of pages and of the settings of builds. In those of the second kind a variable counts only in the marks of
// a template.
const (
	codeEndings = ".js .jsx .mjs .cjs .ts .tsx .mts .cts .vue .svelte .astro .py .rb .php .lua .yml .yaml .toml .ejs " +
		".erb .pug .eta"
	textEndings = ".md .mdx .mdoc .markdown .html .htm .njk .liquid .hbs .mustache .twig .j2 .jinja .jinja2 .txt " +
		".xml .css .scss .json .webc .haml .slim .adoc .rst"
)

// Private tells whether a variable is private. read: the text says that it is a variable of the environment.
type Private func(name string, read bool) bool

// Handed returns how a text hands on a private variable, or "".
func Handed(file, text string, private Private) string {
	ending := strings.ToLower(path.Ext(file))
	inMarks := table.HasWord(textEndings, ending)
	if !inMarks && !table.HasWord(codeEndings, ending) || strings.HasPrefix(path.Base(file), ".") &&
		!strings.Contains(path.Base(file), "rc.") && !strings.HasPrefix(path.Base(file), ".eleventy") {
		return ""
	}
	if ServerOnly(file, text) {
		return ""
	}
	u := uses{text: withoutComments(ending, text), marks: inMarks}
	if name := u.named(private); name != "" || inMarks {
		return name
	}
	return u.whole()
}

// ServerOnly reports a text that answers requests and is no part of what is built of pages, or that only tests run.
func ServerOnly(file, text string) bool {
	return serverOnly().MatchString(file) && !madeAhead().MatchString(text)
}

// uses looks for them in one text.
type uses struct {
	text  string
	marks bool // only what stands in the marks of a template counts
}

var (
	words = lazy.Pattern(`\b[A-Za-z_]\w{2,}\b`)
	// reads is what stands before the name of a variable that is read (Node.js 22, Vite 6, Deno 2, Bun 1.2, Python
	// 3.13, Ruby 3.4, PHP 8, Lua 5.4; MkDocs 1.6, !ENV; Hugo 0.12x, os.Getenv).
	reads = lazy.Pattern(`(?:\benv(?:iron)?|\bENV|\$_(?:ENV|SERVER)|\bruntimeConfig|\bparsed)` +
		`(?:\?\.|\.)?(?:get|fetch|require)?[\[({.]*\s*["'` + "`" + `:]?$|` +
		`(?i:\bgetenv|\bget_env|\benv|\bgetSecret|\bENV)\s*\[?\(?\s*["'` + "`" + `]$|\bgetenv\s+"$|!ENV\s+\[?\s*["']?$`)
	// literal is what follows a name that is given a value of its own, prose what stands before one that is for people.
	literal = lazy.Pattern(`^["']?\]?\s*(?:\??:\s*(?:["'\d]|string\b|z\.|v\.)|=\s*["'` + "`" + `\d])`)
	prose   = lazy.Pattern(`["'` + "`" + `][^"'` + "`" + `\n{}$]*\s$`)
	// masked are words round a value of which no more is said than that it is there.
	maskedBefore = lazy.Pattern(`(?:!|\b(?:Boolean|typeof|isset|bool|len)\s*\(?)\s*(?:[\w.$]+\.|[\w.$]+\[["'])?$`)
	maskedAfter  = lazy.Pattern(`^["')\]]*\s*(?:!==?|===?|\?\s|\.length|&&\s*["'])`)
	// marks are those of templates: {{ X }}, {X}, <%= X %>, %X%, ${X}.
	marks = lazy.Pattern(`(?:\{[^{}\n]*|<%[^%\n]*|%)$`)
)

// named returns the name of a private variable that the text hands on.
func (u uses) named(private Private) string {
	left := maxUses
	for _, at := range words().FindAllStringIndex(u.text, -1) {
		name := u.text[at[0]:at[1]]
		before := u.text[max(0, at[0]-60):at[0]]
		read := strings.ContainsAny(name, "ABCDEFGHIJKLMNOPQRSTUVWXYZ") && reads().MatchString(before)
		if !private(name, read) {
			continue
		}
		if left--; left < 0 {
			return ""
		}
		line := u.text[strings.LastIndexByte(u.text[:at[0]], '\n')+1 : at[0]]
		after := u.text[at[1]:min(len(u.text), at[1]+60)]
		switch {
		case u.marks && !marks().MatchString(line):
		case !read && literal().MatchString(after), !read && prose().MatchString(line):
		case maskedBefore().MatchString(line) && !strings.HasSuffix(strings.TrimSpace(line), "!!"):
		case maskedAfter().MatchString(after), u.spent(at[0]):
		default:
			return name
		}
	}
	return ""
}

var (
	// aliases is how a name comes to stand for all variables (vite 6, loadEnv; SvelteKit 2, $env; Bun 1.2; dotenv 16).
	aliases = lazy.Pattern(`\b(\w+)\s*=\s*(?:process\.env|import\.meta\.env|Bun\.env|loadEnv\([^)\n]*["']{2}\s*\)|` +
		`\w+\.parsed|Deno\.env\.toObject\(\)|os\.environ)\s*[;,\n)]|` +
		`\bimport\s*(?:\*\s*as\s+(\w+)|\{\s*env(?:\s+as\s+(\w+))?\s*\})\s*from\s*["'](?:\$env/[\w/]*private|bun|` +
		`node:process|process)["']`)
	// wholly is how all of them are handed on: @ stands for the names.
	wholly = `(?:JSON\.stringify\(|Object\.(?:entries|values|fromEntries|assign)\([^)\n]*|\.{3}|[:,{(]\s*|` +
		`\breturn\s+|\binspect\(|\bdict\()(?:@)\s*(?:[,;)}\n\]]|$)|` +
		`(?:@)\[\s*(?:[^\s"'` + "`" + `\]]|["'][^"'\n]*["']\s*[^\s\]]|` + "`[^`\\n]*\\$)"
)

// tellsNames is what takes no more of all variables than their names, or those that it lists (zod 3, envalid 8, t3-env
// 0.11).
var tellsNames = lazy.Pattern(`\b(?:keys|has|parse|safeParse|cleanEnv|validateEnv)\([^()\n]*\S*$|` +
	`\bruntimeEnv(?:Strict)?\s*:[^:]*$`)

// whole returns how the text hands on all variables.
func (u uses) whole() string {
	names := []string{`process\.env`, `Bun\.env`, `os\.environ`}
	if strings.Contains(u.text, "astro:") || strings.HasPrefix(strings.TrimSpace(u.text), "---") {
		names = append(names, `import\.meta\.env`)
	}
	for _, m := range aliases().FindAllStringSubmatch(u.text, 10) {
		if !strings.Contains(m[0], "import.meta") {
			name := m[1] + m[2] + m[3]
			if name == "" {
				name = "env"
			}
			names = append(names, `\b`+name)
		}
	}
	any := strings.Join(names, "|")
	pattern, err := regexp.Compile(strings.ReplaceAll(wholly, "@", any))
	if err != nil {
		return ""
	}
	for _, at := range pattern.FindAllStringIndex(u.text, 20) {
		if !u.spent(at[1]-1) && !tellsNames().MatchString(u.text[max(0, at[0]-40):at[1]]) {
			return strings.Trim(u.text[at[0]:at[1]], " \n\t,;:")
		}
	}
	return ""
}

var (
	// asks are calls to which a secret is given so that they reach a service with it, and which give back its answer.
	asks = lazy.Pattern(`(?:^|[^\w.])(?:await\s+)?(?:\$?fetch|ofetch|got|ky|axios(?:\.\w+)?|useFetch|drizzle|neon|` +
		`postgres|connect|create(?:Client|Connection|Pool|Transport|ServerClient|BrowserClient)|mongoose\.connect|` +
		`createHmac|jwt\.\w+|jwtVerify|timingSafeEqual|initializeApp|Sentry\.init|withSentryConfig)\s*$`)
	makes = lazy.Pattern(`\bnew\s+([\w.]+)\s*$`)
)

// spent reports that what stands at a place is given to a call that reaches a service by it.
func (u uses) spent(at int) bool {
	depth := 0
	for i := at - 1; i >= max(0, at-maxBack); i-- {
		switch c := u.text[i]; {
		case strings.IndexByte(")]}", c) >= 0:
			depth++
		case strings.IndexByte("([{", c) >= 0 && depth > 0:
			depth--
		case c == '(':
			callee := u.text[max(0, i-60):i]
			if asks().MatchString(callee) {
				return true
			}
			if m := makes().FindStringSubmatch(callee); m != nil && u.fromPackage(m[1]) {
				return true
			}
		case c == '{':
			before := strings.TrimRight(u.text[max(0, i-20):i], " \t\n")
			if strings.HasSuffix(before, ")") || strings.HasSuffix(before, "=>") {
				return false // the body of a function
			}
		}
	}
	return false
}

// fromPackage reports a class that the text imports from a package.
func (u uses) fromPackage(class string) bool {
	class, _, _ = strings.Cut(class, ".")
	found, err := regexp.MatchString(`\bimport\b[^;\n]*\b`+class+`\b[^;\n]*from\s*["'][^."'$~]|`+
		`\b`+class+`\b[^;\n]*=\s*require\(["'][^."']`, u.text)
	return err == nil && found && !strings.HasSuffix(class, "Plugin")
}

// comments are for people.
var comments = lazy.Pattern(`(?s:/\*.*?\*/|<!--.*?-->)|(?m:^[ \t]*(?://|#[^!{]).*$|[ \t]//[ \t].*$)`)

func withoutComments(ending, text string) string {
	if table.HasWord(textEndings, ending) {
		return text
	}
	return comments().ReplaceAllString(text, "")
}
