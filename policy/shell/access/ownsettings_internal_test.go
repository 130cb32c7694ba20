package access

import (
	"testing"

	"guard/policy/shell/lang/dotenv"
)

func TestOpenValue(t *testing.T) {
	for set, open := range map[dotenv.Setting]bool{
		{Name: "PORT", Value: "3000"}: true, {Name: "NODE_ENV", Value: "development"}: true,
		{Name: "API_KEY", Value: ""}: true, {Name: "JWT_SECRET", Value: "changeme"}: true,
		{Name: "URL", Value: "http://localhost:3000/api"}: true, {Name: "DB", Value: "./data/app.sqlite3"}: true,
		{Name: "NAME", Value: "My app"}: true, {Name: "HOST", Value: "0.0.0.0"}: true,

		{Name: "DB_PASS", Value: "dogs"}: false, {Name: "API_KEY", Value: "sk_live_abcdef12"}: false,
		{Name: "URL", Value: "postgres://u:p@localhost/x"}: false, {Name: "URL", Value: "https://acme.com"}: false,
		{Name: "X", Value: "a8f5f167f44f4964e6c998dee827110c"}: false, {Name: "X", Value: "AKIAIOSFODNN7EXAMPLE"}: false,
		{Name: "X", Value: "wJalrXUtnFEMI"}: false, {Name: "X", Value: "$(cat key)"}: false,
		{Name: "X", Value: "12345678901"}: false,
	} {
		if got := openValue(set); got != open {
			t.Errorf("%s=%s: %v", set.Name, set.Value, got)
		}
	}
}
