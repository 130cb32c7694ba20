package project

import (
	"path"
	"strings"

	"guard/internal/lazy"
	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell/effect"
	"guard/policy/shell/environment"
	"guard/policy/shell/table"
)

// providerBlock begins what says in Terraform's language whom a plan asks, with the
// credentials that it has (Terraform 1.9, Provider Configuration, Backends; the http provider).
var providerBlock = lazy.Pattern(`(?m)\b(?:provider|backend)\s+"[^"\n]+"\s*\{|` +
	`\bdata\s+"(?:http|tls_certificate|dns_\w+)"\s+"[^"\n]+"\s*\{`)

// blockEnd is where such a block ends at the latest.
var blockEnd = lazy.Pattern(`(?m)^\}|^\s*(?:resource|data|module|variable|output|locals|terraform|provider)\b`)

// namedHost is an argument that by its name or its value says which host is asked.
var namedHost = lazy.Pattern(`(?i)\b(?:\w*_)?(?:url|uri|address|addr|host|hostname|endpoint|server|domain)\s*=\s*` +
	`"([^"\n]+)"|"([a-z][a-z0-9+.-]*://[^"\n]+)"`)

// ownHost is this machine.
var ownHost = lazy.Pattern(`^(?:\w+://)?(?:localhost|127\.0\.0\.1|\[::1\])(?:[:/]|$)`)

// hostSettings are files of a project in which such a program's host stands, by program: the
// manuals of openstackclient, Pulumi 3 (backend), sentry-cli 2, SonarScanner 6, Doppler,
// Infisical, glab and the Databricks CLI (bundles).
var hostSettings = map[string]string{
	"openstack": "clouds.yaml clouds-public.yaml secure.yaml", "pulumi": "Pulumi*.y*ml", "doppler": "doppler.y*ml",
	"sentry-cli": ".sentryclirc sentry.properties", "sonar-scanner": "sonar-project.properties",
	"infisical": ".infisical.json", "databricks": "databricks.y*ml", "glab": "config.y*ml",
}

// hostSetting is a setting that says which host is asked.
var hostSetting = lazy.Pattern(`(?i)\b[\w.]*(?:url|host|endpoint|server|address|domain)["']?\s*[:=]\s*["']?` +
	`([a-z][a-z0-9+.-]*://[^\s"'}]+|[\w-]+(?:\.[\w-]+)+)`)

// namesOwnHost judges such settings that this session wrote.
func (j builds) namesOwnHost(c *effect.Call, first string) {
	patterns := hostSettings[first]
	if patterns == "" {
		return
	}
	for _, file := range j.SessionFiles() {
		if !table.FitsAny(patterns, path.Base(file)) {
			continue
		}
		text, _ := j.TextOf(place.Place{Path: file})
		for _, m := range hostSetting().FindAllStringSubmatch(text, maxTexts) {
			if !ownHost().MatchString(m[1]) {
				c.Raise(risk.High, risk.NetworkRisk,
					effect.Say("{0} changes which hosts later programs trust or reach", file))
				return
			}
		}
	}
}

// namesProviders judges hosts that a file of Terraform's which this session wrote names to a
// provider: a plan sends its token there.
func namesProviders(c *effect.Call, file, text string) {
	if !strings.HasPrefix(path.Ext(file), ".tf") && path.Ext(file) != ".hcl" {
		return
	}
	for _, at := range providerBlock().FindAllStringIndex(text, maxTexts) {
		block := text[at[1]:]
		if end := blockEnd().FindStringIndex(block); end != nil {
			block = block[:end[0]]
		}
		for _, m := range namedHost().FindAllStringSubmatch(block, maxTexts) {
			if !ownHost().MatchString(m[1] + m[2]) {
				c.Raise(risk.High, risk.NetworkRisk,
					effect.Say("{0} changes which hosts later programs trust or reach", file))
			}
		}
	}
}

// takesVariable is a variable of the environment that a file of Terragrunt's takes (0.68, get_env).
var takesVariable = lazy.Pattern(`\bget_env\(\s*"(\w+)"`)

var (
	// unhidden is a value of Terraform's that plans show though it is marked as sensitive (1.9, nonsensitive).
	unhidden = lazy.Pattern(`\bnonsensitive\(\s*((?:var|local|data|module|[a-z]\w*)\.[\w.\[\]"]+)`)
	// outputBlock begins an output, and staysHidden is that one is not shown (1.9, Output Values).
	outputBlock = lazy.Pattern(`(?m)^\s*output\s+"[^"\n]+"\s*\{`)
	staysHidden = lazy.Pattern(`\bsensitive\s*=\s*true\b`)
	variableOf  = lazy.Pattern(`\bvar\.(\w+)`)
)

// givesSecrets judges such a file of this session's: what it takes, plans show and modules get.
func givesSecrets(c *effect.Call, file, text string) {
	var names []string
	for _, m := range takesVariable().FindAllStringSubmatch(text, maxTexts) {
		names = append(names, m[1])
	}
	if strings.HasPrefix(path.Ext(file), ".tf") {
		for _, m := range unhidden().FindAllStringSubmatch(text, maxTexts) {
			names = append(names, m[1])
		}
		for _, at := range outputBlock().FindAllStringIndex(text, maxTexts) {
			block := text[at[1]:]
			if end := blockEnd().FindStringIndex(block); end != nil {
				block = block[:end[0]]
			}
			if !staysHidden().MatchString(block) {
				for _, m := range variableOf().FindAllStringSubmatch(block, maxTexts) {
					names = append(names, m[1])
				}
			}
		}
	}
	for _, name := range names {
		if environment.SecretVariable(name) {
			c.Raise(risk.High, risk.FSConfigSecrets,
				effect.Say("{0} shows what is in {1}, which holds secrets", path.Base(file), name))
			return
		}
	}
}
