package source

import (
	"testing"

	"guard/policy/shell/environment"
)

func TestConfigurationShown(t *testing.T) {
	secret := func(key string) bool { return environment.SecretVariable(namesParts.Replace(key)) }
	for _, c := range []struct {
		text  string
		shown bool
	}{
		{"WebApplication.CreateBuilder(args);\nConsole.WriteLine(c.GetDebugView());", true},
		{"IConfiguration c;\nforeach (var kv in c.Configuration.AsEnumerable())\n{\n" +
			"  Console.WriteLine(kv.Value);\n}", true},
		{"IConfiguration config;\nvar k = config[\"Stripe:Api_Key\"];\nConsole.WriteLine(k);", true},
		{"@Value(\"${db.password}\")\nprivate String p;\nvoid x() { System.out.println(p); }", true},
		{"import 'package:dotenv/dotenv.dart';\nprint(env['API_KEY']);", true},
		{"IConfiguration config;\nvar k = config[\"Stripe:Api_Key\"];\nnew Client(k);", false},
		{"WebApplication app;\nforeach (var u in db.Users.AsEnumerable()) Console.WriteLine(u.Name);", false},
		{"@Value(\"${server.port}\") int port;\nvoid x() { System.out.println(port); }", false},
		{"import 'package:dotenv/dotenv.dart';\nprint(env['PORT']);", false},
	} {
		shown := ""
		for _, row := range configurations {
			if row.loads().MatchString(c.text) && shown == "" {
				shown = row.shown(c.text, secret)
			}
		}
		if (shown != "") != c.shown {
			t.Errorf("%s\n\tshown: %q", c.text, shown)
		}
	}
}
