package snippet

import (
	"regexp"
	"slices"
	"strings"

	"guard/internal/lazy"
	"guard/policy/code"
)

// AsksModels reports code, given to the console of a framework (Django, Flask, Rails, Laravel), that only asks
// the application's models and prints what they hold. All that it calls stands in a table; a method of the
// application's own may do anything, so such a text is not understood, and neither is one that makes names up.
func AsksModels(lang code.Language, text string) bool {
	hides := hiding[lang]
	if hides == nil || len(text) > maxAsked || strings.Contains(text, "?'") || strings.Contains(text, `?"`) {
		return false
	}
	if lang == code.Python {
		text = formatted().ReplaceAllStringFunc(plainSettings(text), putIn)
	}
	text = plainString().ReplaceAllString(text, " 0 ")
	if hides().MatchString(text) || ChangesModels(text) || reveals().MatchString(text) {
		return false
	}
	for _, m := range called().FindAllStringSubmatch(text, -1) {
		if name := m[1]; !slices.Contains(asking, name) &&
			(lang != code.PHP || !slices.Contains(asking, strings.ToLower(name))) {
			return false
		}
	}
	for _, m := range given().FindAllStringSubmatch(text, -1) {
		if name := m[1] + m[2]; slices.Contains(asking, name) && (lang != code.Python || name != "p") {
			return false // print = …: another function under the name of one that is known
		}
	}
	return lang != code.Ruby || onlyAsking(text)
}

// ChangesModels reports a word by which code changes, or throws away, what a database holds.
func ChangesModels(text string) bool { return changes().MatchString(plainSettings(text)) }

// shownSettings finds Django's settings that hold no secret, and how they are come by (docs.djangoproject.com 5.1,
// ref/settings).
var shownSettings = lazy.Pattern(`\bfrom django\.conf import settings\b|` +
	`\bsettings\.(?:INSTALLED_APPS|MIDDLEWARE|DEBUG|` +
	`USE_TZ|USE_I18N|TIME_ZONE|LANGUAGE_CODE|LANGUAGES|ROOT_URLCONF|WSGI_APPLICATION|ASGI_APPLICATION|STATIC_URL|` +
	`STATIC_ROOT|MEDIA_URL|MEDIA_ROOT|BASE_DIR|AUTH_USER_MODEL|DEFAULT_AUTO_FIELD|ALLOWED_HOSTS|APPEND_SLASH)\b`)

// plainSettings is a text without those.
func plainSettings(text string) string { return shownSettings().ReplaceAllString(text, " 0 ") }

// formatted finds a string of Python's, from the left, so that none begins inside another.
var formatted = lazy.Pattern(`\b[fF]'[^'"\\\n]*'|\b[fF]"[^'"\\\n]*"|'[^'\\\n{}$#]*'|"[^"\\\n{}$#]*"`)

// braced finds what is put into one.
var braced = lazy.Pattern(`\{([^{}]*)\}`)

// putIn is what a formatted string computes; another string, and one that guard does not take apart, stays.
func putIn(s string) string {
	if s[0] != 'f' && s[0] != 'F' || strings.Contains(s, "{{") || strings.Contains(s, "}}") {
		return s
	}
	code := ""
	for _, m := range braced().FindAllStringSubmatch(s, -1) {
		code += " (" + m[1] + ") ;"
	}
	if rest := braced().ReplaceAllString(s, ""); strings.ContainsAny(rest, "{}") {
		return s
	}
	return " 0 ;" + code
}

// onlyAsking reports Ruby, where a word needs no bracket to be a call, in which every word is known.
func onlyAsking(text string) bool {
	own := map[string]bool{}
	for _, m := range given().FindAllStringSubmatch(text, -1) {
		own[m[1]] = true
	}
	for _, m := range rubyWord().FindAllStringSubmatch(text, -1) {
		word := m[2]
		if m[1] == ":" || m[1] == "" && (m[3] == ":" || own[word]) {
			continue // a symbol, a key, a variable
		}
		if !slices.Contains(asking, word) && !slices.Contains(rubyWords, word) {
			return false
		}
	}
	return true
}

// maxAsked bounds the text that is looked at.
const maxAsked = 4000

// plainString is a string in which nothing is put, nor escaped.
var plainString = lazy.Pattern("'[^'\\\\\\n{}$#]*'|\"[^\"\\\\\\n{}$#]*\"")

// hiding finds, by language, what could hide a call, or where a string ends.
var hiding = map[code.Language]func() *regexp.Regexp{
	code.Python: lazy.Pattern("['\"]|\\\\|#|`|[)\\]}]\\s*\\(|\\bas\\b|@|\\b__|:="),
	code.PHP: lazy.Pattern("<<<|['\"]|\\?>|//|#|/\\*|`|" +
		"\\$\\w+\\s*\\(|[)\\]}]\\s*\\(|(?:->|::)\\s*[${]|\\$\\$|\\bas\\b|@|\\b__"),
	code.Ruby: lazy.Pattern("<<|\\\\|#|`|" +
		"%[\\w({\\[<|!/]|\\?\\s|/|['\"]|&:|&\\w|\\.\\(|[.:]\\w+\\s*[^\\w\\s=<>!]{0,2}=[^=>~]|\\b__|\\$|@|=begin"),
}

// changes are words of the methods that write, of functions that run what is named, and of what defines others.
var changes = lazy.Pattern(`(?i)(?:^|[^a-z])(?:delet|destroy|truncat|drop|purge|prune|flush|reset|wipe|clear|remove|` +
	`insert|upsert|updat|save|creat|set|add|append|push|touch|increment|decrement|toggle|attach|detach|sync|replace|` +
	`build|restor|migrat|seed|import_|lock|execut|exec|eval|raw|connection|cursor|transaction|statement|send|call|` +
	`invoke|apply|method|getattr|deliver|perform|dispatch|notify|mail|fire|queue|cache|storage|file|artisan|rake|` +
	`system|lambda|proc|def|class|function|fn|global|del|yield|load|require|include|reload|exit)`)

// reveals finds what holds the secrets of an application.
var reveals = lazy.Pattern(`(?i)secret|passw|token|credential|settings|config|environ|\benv\b|api_?key|\.key\b|` +
	`session|cookie|\.application\b|encrypt|decrypt|digest|__dict__|\bvars\b|globals|locals`)

// called finds what stands before a bracket.
var called = lazy.Pattern(`([A-Za-z_]\w*[?!]?)\s*\(`)

// given finds what a name is given: a value, or the values of a loop.
var given = lazy.Pattern(`([A-Za-z_]\w*)\s*=[^=>~]|\bfor\s+([A-Za-z_]\w*)\b`)

// rubyWord finds a word that is no constant, and what makes a symbol, a method or a key of it.
var rubyWord = lazy.Pattern(`(::|[:.]|)\b([a-z_]\w*[?!]?)(::|:|)`)
