package source

import (
	"path"
	"regexp"
	"strings"

	"guard/internal/lazy"
	"guard/policy/code"
	"guard/policy/risk"
	"guard/policy/shell/effect"
	"guard/policy/shell/table"
)

// Runners of tests in browsers make the client themselves: the page, and what asks the service beside it. Where it is
// is said by their settings.

// runnersClient is what a runner gives tests, by how a test changes something with it, and where its settings stand.
type runnersClient struct {
	languages string
	of        func() *regexp.Regexp // that a test is the runner's
	settings  string                // files, by their names
	changes   func() *regexp.Regexp // what changes something, where paths count from the base
	base      func() *regexp.Regexp // the setting that says where
	option    string                // the option of the line that does
}

// clientsOfRunners: Playwright 1.49 for Node and Python, Cypress 13, WebdriverIO 9, Nightwatch 3, TestCafe 3,
// CodeceptJS 3, Capybara 3, Laravel Dusk 8, Puppeteer's jest-puppeteer 10.
var clientsOfRunners = []runnersClient{
	{"js", lazy.Pattern(`@playwright/test|playwright/test`), "playwright.config.*", playwrightChanges,
		lazy.Pattern(`\bbaseURL["']?\s*[:=]\s*`), ""},
	{"js", lazy.Pattern(`\bcy\.\w`), "cypress.config.* cypress.json", lazy.Pattern(`\bcy\.request\(\s*(?:["'](?:POST|` +
		`PUT|` +
		`PATCH|DELETE)["']\s*,\s*["'\x60]/|\{[^}]*["'](?:POST|PUT|PATCH|DELETE)["'])|` +
		`\.(?:click|dblclick|submit|check|uncheck|select|selectFile|trigger)\(|\{enter\}`),
		lazy.Pattern(`\bbaseUrl["']?\s*[:=]\s*`), "baseUrl"},
	{"js", lazy.Pattern(`\bbrowser\.(?:url|navigateTo)\(`), "wdio.conf.* nightwatch.conf.* nightwatch.json",
		lazy.Pattern(`\.(?:click|doubleClick|setValue|addValue|submitForm|keys|selectBy\w+)\(`),
		lazy.Pattern(`\b(?:baseUrl|launch_url|launchUrl)["']?\s*[:=]\s*`), "baseUrl"},
	{"js", lazy.Pattern("\\bfixture\\s*[`(]"), ".testcaferc.*",
		lazy.Pattern(`\bt\s*\.?[^;]*\.(?:click|doubleClick|pressKey|drag\w*)\(|\.(?:click|pressKey)\(`),
		lazy.Pattern(`\bbaseUrl["']?\s*[:=]\s*`), "base-url"},
	{"js", lazy.Pattern(`\bI\.(?:amOnPage|send\w+Request)\(`), "codecept.conf.* codecept.json",
		lazy.Pattern(`\bI\.(?:click|doubleClick|pressKey|checkOption|selectOption|` +
			`send(?:Post|Put|Patch|Delete)Request)\(`),
		lazy.Pattern(`\b(?:url|endpoint)["']?\s*[:=]\s*`), ""},
	{"py", lazy.Pattern(`\b(?:page|base_url|api_request_context|browser_context)\b`),
		"pytest.ini pyproject.toml setup.cfg tox.ini conftest.py", playwrightChanges,
		lazy.Pattern(`(?m)\bbase_url["']?\s*[:=]\s*|\bdef base_url\([^)]*\)[^:]*:\s*return\s+`), "--base-url"},
	{"rb", lazy.Pattern(`\bvisit[\s(]`), "spec_helper.rb rails_helper.rb test_helper.rb capybara.rb env.rb",
		lazy.Pattern(`\bclick_\w+[\s(]|\.click\b|\bcheck[\s(]["']|\battach_file\b|\bselect[\s(]["']|\baccept_\w+`),
		lazy.Pattern(`\bapp_host\s*=\s*`), ""},
	{"php", lazy.Pattern(`\bDuskTestCase\b|->visit\(`), ".env.dusk.local .env.dusk .env phpunit.dusk.xml",
		lazy.Pattern(`->(?:click\w*|press\w*|check|select|attach|acceptDialog)\(`),
		lazy.Pattern(`\bAPP_URL["']?\s*(?:value)?\s*[:=]+\s*`), ""},
}

// playwrightChanges is how a test changes something by a page, or by a request whose path counts from the base.
var playwrightChanges = lazy.Pattern("\\b(?:request|context|api\\w*|page\\.request)\\." +
	"(?:post|put|patch|delete)\\(\\s*[\"'`]/|" +
	"\\b(?:request|api\\w*)\\.fetch\\(\\s*[\"'`]/[^)]*[\"'](?:POST|PUT|PATCH|DELETE)|" +
	`\.(?:click|dblclick|tap|check|uncheck|setChecked|select_?[oO]ption|set_?[iI]nput_?[fF]iles|drag_?[tT]o|press|` +
	`dispatch_?[eE]vent)\(`)

// answersItself is how a test answers what the page asks (Playwright, route; Cypress, intercept).
var answersItself = lazy.Pattern(`\.(?:route|routeFromHAR|route_from_har|intercept|setContent|set_content)\(`)

// runnersClients judges what a new test changes by what its runner gives it.
type runnersClients struct{ wholeProgram }

// judge reports that it was raised.
func (r runnersClients) judge() bool {
	text := r.t.text
	if answersItself().MatchString(text) {
		return false
	}
	held, _ := r.World.Committed(r.t.File)
	for _, one := range clientsOfRunners {
		if !table.HasWord(one.languages, endingOf[r.t.Lang]) || !one.of().MatchString(text) ||
			!newLine(text, held, one.changes()) {
			continue
		}
		if host := r.base(one); host != "" && !r.doubled() {
			r.c.Raise(risk.High, risk.NetworkRisk, effect.Say("reaches {0}", host))
			return true
		}
	}
	return false
}

var endingOf = map[code.Language]string{code.JavaScript: "js", code.Python: "py", code.Ruby: "rb", code.PHP: "php"}

// newLine reports a line of a text that is found, and that another does not have.
func newLine(text, held string, found *regexp.Regexp) bool {
	for line := range strings.Lines(text) {
		if found.MatchString(line) && (held == "" || !strings.Contains(held, line)) {
			return true
		}
	}
	return false
}

// base is the other host on which the runner's settings have the tests work; what the line says comes first.
func (r runnersClients) base(one runnersClient) string {
	if one.option != "" {
		line := strings.Join(r.c.Cmd.Argv, " ")
		if _, rest, found := strings.Cut(line, one.option); found && webAddress().MatchString(rest) {
			return addresses{}.host(webAddress().FindString(rest))
		}
	}
	dir := path.Dir(r.t.File)
	for range maxAskedFolders {
		for name := range strings.FieldsSeq(one.settings) {
			for _, name := range withEndings(name) {
				if host := r.baseIn(one, path.Join(dir, name)); host != "" {
					return host
				}
			}
		}
		if dir == r.World.Workspace || dir == "/" || dir == "." {
			break
		}
		dir = path.Dir(dir)
	}
	return ""
}

// settingsEndings are those of a runner's settings.
var settingsEndings = []string{"ts", "js", "mjs", "cjs", "mts", "json", "yml", "yaml"}

// baseIn is the one that a file of settings says.
func (r runnersClients) baseIn(one runnersClient, file string) string {
	text, ok := (&search{tests: tests{r.Sources}}).there(file)
	if !ok {
		return ""
	}
	lang := code.LanguageOf(file, "")
	d := define(lang, text)
	a := addresses{r.State.Vars, r.settingsText()}
	text = remarksOf(lang).ReplaceAllString(text, "")
	for _, at := range one.base().FindAllStringIndex(text, maxHanded) {
		value, _, _ := strings.Cut(text[at[1]:], "\n")
		parts := value
		d.madeOf(namedWords(value), func(part string) bool {
			parts += "\n" + part
			return false
		})
		if host := a.elsewhere(parts); host != "" {
			return host
		}
	}
	return ""
}
