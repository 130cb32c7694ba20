package place

import (
	"regexp"

	"guard/internal/lazy"
)

// Further forms in which a text gives a name for a secret its value; the last group is the value.
var namedForms = []func() *regexp.Regexp{
	// PHP: define('DB_PASSWORD', 'x').
	lazy.Pattern(`(?i)\bdefine\(\s*["']\w*` + secretWords + `["']\s*,\s*["']([^"'\n]{6,200})["']`),
	// A name and a value side by side: variables of Kubernetes and of task definitions.
	lazy.Pattern(`(?i)["']?\bname["']?\s*[:=]\s*["']?[\w.-]*` + secretWords + `["']?[ \t]*[,\n]\s*["']?value["']?` +
		`\s*[:=]\s*["']?([^\s"',}<>]{6,200})`),
	// SQL: CREATE USER x IDENTIFIED BY 'x', ALTER ROLE x WITH PASSWORD 'x'.
	lazy.Pattern(`(?i)\b(?:identified\s+(?:with\s+\S+\s+)?by|(?:user|role)\b[^;\n]*\bpassword)\s+'([^'\n]{6,200})'`),
	// Programs that are given one on their line (mysql(1), sshpass(1), curl(1)).
	lazy.Pattern(`\b(?:mysql|mysqldump|mysqladmin|mariadb|mariadb-dump)\b[^\n]*\s-p([^\s"'$]{6,200})(?:[\s"']|$)`),
	lazy.Pattern(`\bsshpass\s+-p\s*["']?([^\s"'$]{6,200})`),
	lazy.Pattern(`\bcurl\b[^\n]*\s(?:-u|--user)[ =]?["']?[^\s:"'$]+:([^\s"'$]{6,200})`),
	// redis.conf; ENV of a Dockerfile with a blank.
	lazy.Pattern(`(?m)^[ \t]*(?:requirepass|masterauth)[ \t]+"?([^\s"]{6,200})`),
	lazy.Pattern(`(?m)^[ \t]*ENV[ \t]+\w*(?i:` + secretWords + `)[ \t]+["']?([^\s"'$]{6,200})`),
	// A connection string in quotes: "Server=x;Uid=sa;Pwd=x".
	lazy.Pattern(`(?i);\s*(?:pwd|password)\s*=\s*([^\s"';<>{}$]{6,200})["'<]`),
}

// inOtherForms reports a secret in one of them.
func inOtherForms(text []byte) bool {
	for _, form := range namedForms {
		for _, m := range form().FindAllSubmatch(text, maxNamed) {
			if secretValue("password", string(m[len(m)-1])) {
				return true
			}
		}
	}
	return false
}
