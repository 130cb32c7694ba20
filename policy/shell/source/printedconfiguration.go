package source

import (
	"regexp"
	"strings"

	"guard/internal/lazy"
	"guard/policy/risk"
	"guard/policy/shell/access"
	"guard/policy/shell/effect"
	"guard/policy/shell/files"
)

// Frameworks of compiled languages gather settings out of files, stores of secrets and the environment before the
// program's own code begins. One that prints such a setting prints what was kept apart.

// configuration is how sources of one framework read its settings.
type configuration struct {
	loads func() *regexp.Regexp // a source that has it
	key   func() *regexp.Regexp // one setting: its name is the group that is not empty
	all   func() *regexp.Regexp // all of them
}

// configurations are those of ASP.NET Core 9 (IConfiguration, GetDebugView) and DotNetEnv 3; Spring 6 and Micronaut 4
// (Environment, @Value), MicroProfile Config 3 (Quarkus 3), dotenv-java 3, Lightbend Config 1; dotenv 4 and
// flutter_dotenv 5 of Dart; dotenvy 0.15 and config 0.15 of Rust; Elixir 1.18 (Application); Crystal's and Nim's
// dotenv.
var configurations = []configuration{
	{
		loads: lazy.Pattern(`\bIConfiguration\w*\b|\bConfigurationBuilder\b|\bWebApplication\b|\bHost\.Create|` +
			`\bHostApplicationBuilder\b|\bConfigurationManager\b|\bDotNetEnv\b`),
		key: lazy.Pattern(`(?i:config\w*)(?:\(\))?!?(?:\.GetSection\("[^"\n]*"\))*(?:\[\s*"([^"\n]+)"\s*\]|` +
			`\.(?:GetValue<[\w?]+>|GetRequiredSection|GetSection)\(\s*"([^"\n]+)")|\.(GetConnectionString)\(|` +
			`\bEnv\.GetString\(\s*"(\w+)"`),
		all: lazy.Pattern(`\bGetDebugView\(|(?i:\b\w*config\w*)(?:\(\))?(?:\.GetSection\([^)\n]*\))?\.` +
			`(?:AsEnumerable|GetChildren)\(|\bEnv\.(?:LoadMulti|Load|TraversePath)[^;\n]*\.ToDictionary\(`),
	},
	{
		loads: lazy.Pattern(`\bEnvironment\b|\bConfigurableEnvironment\b|@Value\b|@Property\b|@ConfigProperty\b|` +
			`\bConfigProvider\b|\bDotenv\b|\bdotenv\s*[({]|\bConfigFactory\b`),
		key: lazy.Pattern(`\.(?:getProperty|getRequiredProperty|getValue|getOptionalValue|getConfigValue|getString)` +
			`\(\s*"([^"\n]+)"|@Value\(\s*(?:value\s*=\s*)?"[^"\n]*?[$#]\{([^}:\n]+)|` +
			`@(?:ConfigProperty|Property)\(\s*name\s*=\s*"([^"\n]+)"|\b(?i:\w*env)(?:\.get\(|\[)\s*"(\w+)"`),
		all: lazy.Pattern(`\.getPropertySources\(\)|\.propertySources\b|\.getPropertyNames\(\)|` +
			`\.getSystemEnvironment\(\)|` +
			`(?i:\bdotenv)\.entries\b|\.root\(\)\.render\(|\bConfigFactory\.load\(\)\.(?:root|entrySet)\(`),
	},
	{
		loads: lazy.Pattern(`package:(?:flutter_)?dotenv/`),
		key: lazy.Pattern(`\b\w+(?:\.env)?\[\s*['"](\w+)['"]\s*\]|` +
			`\.(?:getOrElse|get|maybeGet|getInt|getBool)\(\s*['"](\w+)`),
		all: lazy.Pattern(`\.(?:env|map)\b[^\[.\n]|\benv\[\s*[a-z]\w*\s*\]|` +
			`\.(?:getOrElse|get|maybeGet)\(\s*[a-z]\w*\s*[,)]`),
	},
	{
		loads: lazy.Pattern(`\bdotenvy?(?:::|!)|\bconfig::(?:Config|Environment)\b`),
		key:   lazy.Pattern(`\b(?:dotenvy?::)?var\(\s*"(\w+)"|\bdotenvy?!\(\s*"(\w+)"|\.get_string\(\s*"([^"\n]+)"`),
		all:   lazy.Pattern(`\bdotenvy?::(?:vars|dotenv_iter|from_\w+_iter)\(|\btry_deserialize::<HashMap`),
	},
	{
		loads: lazy.Pattern(`\bApplication\.(?:get|fetch)_|\bDotenvy?\b|\bDotenv\.load`),
		key: lazy.Pattern(`\bApplication\.(?:get|fetch)_env!?\([^)\n]*?:(\w+)\s*[,)]|` +
			`\bSystem\.(?:get|fetch)_env!?\(\s*"(\w+)"|\bENV\[\s*"(\w+)"`),
		all: lazy.Pattern(`\bApplication\.get_all_env\(|\bENV\.(?:each|to_h|inspect)\b`),
	},
}

var (
	// settingTaken is a name that is given such a setting on its line, or below an annotation.
	settingTaken = lazy.Pattern(`\b(\w+)\s*(?::\s*[\w<>?&]+\s*)?(?::=|=)\s*[^=]*$`)
	declared     = lazy.Pattern(`^[^;{}]{0,80}?\b(\w+)\s*(?:[;,)=:]|$)`)
	namesParts   = strings.NewReplacer(":", "_", ".", "_", "-", "_", "/", "_")
)

// printsConfiguration raises where a source shows a setting that is named like a credential, or all of them.
func printsConfiguration(n *Names, c *effect.Call, file, text string) {
	if n.World.Disk == nil {
		return
	}
	var private map[string]bool
	for _, row := range configurations {
		if !row.loads().MatchString(text) {
			continue
		}
		if private == nil {
			private = files.PrivateVariables(&n.Folders, n.State.Cwd)
		}
		secret := func(key string) bool {
			return private[key] || key == "GetConnectionString" || n.State.Secret(namesParts.Replace(key))
		}
		shown := row.shown(text, secret)
		if shown != "" {
			c.Raise(risk.High, risk.FSConfigSecrets, effect.Say("the code reads a secret: {0}", shown))
			return
		}
	}
}

// shown returns the setting that a source shows, or "".
func (f configuration) shown(text string, secret func(key string) bool) string {
	var names []string
	for line := range strings.Lines(text) {
		for _, m := range f.all().FindAllStringIndex(line, 4) {
			if access.ShowsIn(line) {
				return strings.TrimSpace(line[m[0]:m[1]])
			}
			if loop := eachSetting().FindStringSubmatch(line[:m[0]]); loop != nil {
				names = append(names, loop[1])
			} else if taken := settingTaken().FindStringSubmatch(line[:m[0]]); taken != nil {
				names = append(names, taken[1])
			}
		}
	}
	for _, m := range f.key().FindAllStringSubmatchIndex(text, maxEmbedded) {
		key := ""
		for i := 2; i+1 < len(m); i += 2 {
			if m[i] >= 0 {
				key = text[m[i]:m[i+1]]
			}
		}
		if !secret(key) {
			continue
		}
		begin := strings.LastIndexByte(text[:m[0]], '\n') + 1
		before := text[begin:m[0]]
		switch {
		case text[m[0]] == '@':
			rest := text[m[1]:]
			if _, behind, found := strings.Cut(rest, ")"); found {
				for _, d := range declared().FindAllStringSubmatch(strings.TrimSpace(behind), 1) {
					names = append(names, d[1])
				}
			}
		case access.ShowsIn(before):
			return key
		default:
			if taken := settingTaken().FindStringSubmatch(before); taken != nil {
				names = append(names, taken[1])
			}
		}
	}
	if len(names) > maxEmbedded {
		names = names[:maxEmbedded]
	}
	return access.PrintedName(text, names)
}

// eachSetting is a loop over settings: name is the first group.
var eachSetting = lazy.Pattern(`\b(?:foreach|for)\s*\(\s*(?:(?:var|val|final|const|auto|[\w<>, ]+)\s+)?(\w+)\s*` +
	`(?:in|:|<-)\s*[^;]*$`)
