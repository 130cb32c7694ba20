package sql

import (
	"strings"

	"guard/internal/lazy"
)

// held finds a statement that changes data where a value of JSON, YAML, TOML, CSV, INI or code begins, up to where the
// value ends.
var held = lazy.Pattern(`(?im)(?:^|[:=,|>\[{(-]|["'` + "`" + `])\s*(` +
	`(?:delete\s+(?:\w+\s+)?from|truncate\s+(?:table\s+\S+|\S+\s*(?:["'` + "`" + `;]|cascade|restart|$))|` +
	`(?:with|drop|update|alter|replace|merge|insert|create|match|remove|select|do|begin)\s)` +
	`[^;"` + "`" + `]{0,1000})`)

// maxHeld bounds the statements of one text that are looked at.
const maxHeld = 200

// Held lists what may be statements among the values of a text of data.
func Held(text string) (all []string) {
	text = strings.NewReplacer(`\n`, " ", `\t`, " ", `\"`, "'").Replace(text)
	for _, m := range held().FindAllStringSubmatch(text, maxHeld) {
		all = append(all, m[1])
	}
	return all
}
