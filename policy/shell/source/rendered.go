package source

import (
	"path"
	"slices"
	"strings"

	"guard/internal/lazy"
	"guard/policy/code"
	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell/effect"
	"guard/policy/shell/files"
	"guard/policy/shell/option"
	"guard/policy/shell/table"
)

// A program that fills templates runs what stands in them: code in the marks of its own language, or the functions that
// it hands them. Which template it takes, and by what ending, is seldom said in one place, so texts of this session's
// with such marks all count.

// fillsTemplates finds such a program (Jinja2 3, Mako 1, EJS 3, Eta 3, Pug 3, Nunjucks 3, lodash 4, ERB, Haml 6, Slim
// 5; Go 1.23, text/template; Twig 3, Blade; Tornado 6; Chameleon 4; gray-matter 4).
var fillsTemplates = lazy.Pattern(`\bjinja2\b|\bmako\b|["']ejs["']|["']eta["']|["']pug["']|["']nunjucks["']|` +
	`(?:\b_|\blodash|\bunderscore)\.template\(|\bERB\b|\berb\b|\bHaml\b|\bSlim\b|\btilt\b|` +
	`"(?:text|html)/template"|\bTwig\b|\bBlade\b|\btornado\.template\b|\bchameleon\b|["']gray-matter["']`)

// templateEndings are those of templates, templateCode those whose code is of a language that is read.
const templateEndings = ".j2 .jinja .jinja2 .mako .mak .ejs .eta .pug .jade .njk .nunjucks .erb .rhtml .haml .slim " +
	".tmpl .tpl .gotmpl .twig .html .htm .xml .txt .template .pt .zpt"

var templateCode = map[string]code.Language{
	".ejs": code.JavaScript, ".eta": code.JavaScript, ".pug": code.JavaScript, ".jade": code.JavaScript,
	".erb": code.Ruby, ".rhtml": code.Ruby, ".mako": code.Python, ".mak": code.Python,
}

var (
	// codeInMarks is code of a template (ejs.co, eta.js.org; Ruby's ERB; Mako's <% %>).
	codeInMarks = lazy.Pattern(`(?s)<%[-_=~!]?(.*?)[-_]?%>`)
	// codeInLine is code of Pug's: a line behind a dash or an equals sign.
	codeInLine = lazy.Pattern(`(?m)^[ \t]*(?:[\w.#]*[-=]|!=)[ \t]+(.+)$`)
	// reachesOut is how an expression of a template leaves what it was handed (Jinja2, "Sandbox"; Nunjucks, Twig), also
	// by a name that it puts together; of Tornado's and Chameleon's, which are Python's, what they import or call.
	reachesOut = lazy.Pattern(`__(?:globals|class|subclasses|builtins|mro|base|bases|init|import|self)__|` +
		`\bconstructor\s*\(|\.constructor\b|\[\s*["']constructor|\bpopen\b|["'][^"'\n]*\\(?:x5[fF]|137|u005[fF])|` +
		`["']__\w*["']\s*[+~,%|]|["']_["']\s*\*\s*2\b|\|\s*attr\(\s*(?:[^"'\s)]|["'][^"'\n]*["']\s*[^\s)])|` +
		`\{%-?\s*(?:import|from)\s+[A-Za-z_]|\b(?:open|exec|eval|compile)\s*\(`)
	// inAttributes are expressions of a page template in its attributes (Chameleon 4, "Expressions").
	inAttributes = lazy.Pattern(`\b(?:tal|metal|meta):[\w-]+\s*=\s*(?:"[^"]*"|'[^']*')|(?s)\$\{.*?\}|<\?python.*?\?>`)
)

// rendersOwn judges the templates of this session's that such a program may fill.
func rendersOwn(j *Judge, c *effect.Call, t *ProgramText, text string) {
	if t.guess || !fillsTemplates().MatchString(text) {
		return
	}
	for _, file := range j.SessionFiles() {
		key := "template " + file
		named := table.HasWord(templateEndings, path.Ext(file))
		isCode := !named && code.LanguageOf(file, "") != code.Unknown
		if isCode || slices.Contains(j.Reviewed, key) || !j.Enter() {
			continue
		}
		j.Reviewed = append(j.Reviewed, key)
		template, how := j.TextOf(place.Place{Path: file})
		switch {
		case how != files.Wholly || len(template) > files.MaxSecret:
		case codeHead().MatchString(template):
			j.Acts(c, &ProgramText{Lang: code.JavaScript, File: file, Depth: maxModuleDepth}, HeadCode(template))
		case named || codeInMarks().MatchString(template) || expressions().MatchString(template):
			judgesTemplate(j, c, t.Lang, file, template)
		}
		j.Leave()
	}
}

// templateTools fill templates and texts of the project's (mkdocs-macros 1, Jinja CLI, Copier 9, Cookiecutter 2,
// Lektor 3, Nikola 8, Pelican 4).
const templateTools = "mkdocs properdocs j2 jinja2 jinja jinjanate copier cookiecutter nikola pelican lektor " +
	"staticjinja"

// FilledByTool judges those of this session's texts that such a tool fills, where they leave what they are handed.
func (j LoadedCode) FilledByTool(c *effect.Call, v *option.Invocation) {
	fills := false
	for word := range strings.FieldsSeq(v.Name) {
		fills = fills || table.HasWord(templateTools, path.Base(word))
	}
	if !fills {
		return
	}
	for _, file := range j.SessionFiles() {
		text, how := j.TextOf(place.Place{Path: file})
		if !table.HasWord(templateEndings+" .md .rst .yml .yaml", path.Ext(file)) || how != files.Wholly {
			continue
		}
		for _, m := range expressions().FindAllString(text, files.MaxLiterals) {
			if found := reachesOut().FindString(m); found != "" {
				c.Raise(risk.High, risk.ExecArbitrary, effect.Say("guard cannot read what the code does: {0}", found))
				break
			}
		}
	}
}

// expressions are those of a template of Jinja's kind.
var expressions = lazy.Pattern(`(?s)\{[{%].*?[}%]\}`)

// judgesTemplate judges the code in a template, and the names of files in it. Where its ending does not say in which
// language that is, it is that of the program.
func judgesTemplate(j *Judge, c *effect.Call, by code.Language, file, template string) {
	lang, known := templateCode[path.Ext(file)]
	if !known && (by == code.JavaScript || by == code.Ruby || by == code.Python) {
		lang = by
	}
	if lang != code.Unknown {
		var b strings.Builder
		for _, m := range codeInMarks().FindAllStringSubmatch(template, files.MaxLiterals) {
			b.WriteString(strings.TrimSpace(m[1]) + "\n")
		}
		if table.HasWord(".pug .jade", path.Ext(file)) {
			for _, m := range codeInLine().FindAllStringSubmatch(template, files.MaxLiterals) {
				b.WriteString(m[1] + "\n")
			}
		}
		if b.Len() > 0 {
			j.Acts(c, &ProgramText{Lang: lang, File: file, Depth: maxModuleDepth}, b.String())
		}
	}
	Spelled{j.Sources}.Judges(c, file, template, nil)
	j.Sources.namesSecrets(c, template)
	all := expressions().FindAllString(template, files.MaxLiterals)
	if table.HasWord(".pt .zpt", path.Ext(file)) {
		all = append(all, inAttributes().FindAllString(template, files.MaxLiterals)...)
	}
	for _, m := range all {
		if found := reachesOut().FindString(m); found != "" {
			c.Raise(risk.High, risk.ExecArbitrary, effect.Say("guard cannot read what the code does: {0}", found))
			return
		}
	}
}

// codeHead is the head of a page that is an expression of JavaScript's (gray-matter 4, "engines"; Eleventy 3,
// "JavaScript Front Matter").
var codeHead = lazy.Pattern(`(?s)\A\s*---[ \t]*(?:js|javascript|node|ts)[ \t]*\r?\n(.*?)\n---`)

// HeadCode is the code of such a head; "": there is none.
func HeadCode(text string) string {
	m := codeHead().FindStringSubmatch(text)
	switch {
	case m == nil:
		return ""
	case strings.HasPrefix(strings.TrimSpace(m[1]), "{"):
		return "(" + m[1] + ")"
	}
	return m[1]
}
