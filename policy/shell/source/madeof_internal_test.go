package source

import (
	"strings"
	"testing"

	"guard/policy/code"
)

// TestMadeOf: what a name is made of is found through the lines that define it.
func TestMadeOf(t *testing.T) {
	for _, test := range []struct {
		lang             code.Language
		text, name, want string
	}{
		{code.Python, "BASE = 'x'\ndef client():\n    return Session(BASE)\nother = 1", "client", "def client():…|BASE = 'x'"},
		{code.JavaScript, "const base = 'x';\nexport const api = axios.create({\n  baseURL: base,\n});", "api",
			"export const api…|  baseURL: base,|const base = 'x';"},
		{code.Ruby, "let(:api) do\n  Faraday.new(url: URL)\nend\nURL = 'x'", "api", "let(:api) do…|URL = 'x'"},
		{code.PHP, "class A { function setUp() {\n$this->client = new Client($u);\n} }", "client", "$this->client = new Client($u);"},
		{code.Go, "var base string\nfunc TestMain(m *testing.M) {\n\tbase = \"x\"\n}", "base", "\tbase = \"x\""},
	} {
		var got []string
		define(test.lang, test.text).madeOf([]string{test.name}, func(part string) bool {
			first, _, more := strings.Cut(part, "\n")
			if more {
				first = strings.TrimSuffix(strings.TrimSuffix(first, " axios.create({"), " =") + "…"
			}
			got = append(got, first)
			return false
		})
		if all := strings.Join(got, "|"); all != test.want {
			t.Errorf("%q: got %s, want %s", test.text, all, test.want)
		}
	}
}

// TestAddressesElsewhere: where a text leads is said by its addresses, and first by what gives its variables a value.
func TestAddressesElsewhere(t *testing.T) {
	for _, test := range []struct{ text, settings, want string }{
		{`Client(base_url="https://api.acme.io")`, "", "api.acme.io"},
		{`Client(base_url="http://localhost:8000")`, "", ""},
		{`Client(base_url="http://testserver")`, "", ""},
		{`Client(base_url="https://api.example.com")`, "", ""},
		{`Client(base_url=os.environ["API_URL"])`, "API_URL=https://api.acme.io\n", "api.acme.io"},
		{`Client(base_url=os.environ["API_URL"])`, "API_URL=http://localhost\n", ""},
		{`Client(base_url=os.environ["API_URL"])`, "", "$API_URL"},
		{`Client(base_url=os.environ.get("API_URL", "http://localhost"))`, "", ""},
		{`Client(base_url=os.environ.get("API_URL", "http://localhost"))`, "API_URL=https://api.acme.io", "api.acme.io"},
		{`process.env.API ?? "https://api.acme.io"`, "", "api.acme.io"},
		{`Client()`, "API_URL=https://api.acme.io", ""},
	} {
		a := addresses{nil, test.settings}
		if got := a.elsewhere(test.text); got != test.want {
			t.Errorf("%s with %q: got %q, want %q", test.text, test.settings, got, test.want)
		}
	}
}
