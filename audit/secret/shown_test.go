package secret

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
)

// V stands for what a machine made. The values are put together here, so that no scanner takes them for somebody's.
const machineMade = "tk9Qz3LmX7vB" + "2nR8sW4yD6hJ"

// shownBeside are texts with a secret that only a name gives away, as logs, tables, pages and programs have them.
var shownBeside = []string{
	// logs, terminals, what a process leaves
	"2026-01-02 DEBUG > Authorization: Bearer V\n", "> Authorization: Bearer V HTTP/1.1", `{"headers":{"Authorization":"Bearer V"}}`,
	"X-Api-Key: V", "x-auth-token: V", "$ export DB_PASS=V\r\n", "\x1b[32m$\x1b[0m export DB_PASS=V\x1b[0m", "+export API_TOKEN=\"V\"", "+ API_TOKEN=V",
	"\x00AWS_SECRET_ACCESS_KEY=V\x00HOME=/root", "https://h/x?access_token=V&a=b", "api_token%3DV", "Using token V for the login", "token 'V' is invalid",
	"the new password is: V", "Generated password: V", "secret key : V", "PGPASSWORD=V psql", "mysql -u me -pV shop", "curl -u me:V http://h", "--api-key V",
	// settings and programs
	`<env name="API_TOKEN" value="V" />`, `<env value="V" name="API_TOKEN" />`, `"env": {"API_TOKEN": "V"}`, `"env": {\"API_TOKEN\": \"V\"}`,
	`{"clientSecret":"V"}`, `"DB_PASSWORD": ["V"]`, "define('DB_PASSWORD', 'V');", `define( "AUTH_KEY", "V" );`, "'password' => 'V',", `:password => "V"`,
	`("api_key", "V")`, `setPassword("V")`, `os.environ["API_TOKEN"] = "V"`, "ENV API_TOKEN V", "set -x API_TOKEN V", `const TOKEN: string = "V"`, "token := \"V\"",
	"Environment=API_TOKEN=V", "spring.datasource.password=V", "Server=db;User Id=sa;Password=V;Encrypt=1", "machine h login me password V",
	"<password>V</password>", "CREATE USER a WITH PASSWORD 'V'", "INSERT INTO settings VALUES (1,'api_token','V')",
	// members of their own
	"- name: API_TOKEN\n  value: V", "name = \"API_TOKEN\"\nvalue = \"V\"", "{\n  \"name\": \"API_TOKEN\",\n  \"value\": \"V\"\n}", "kind: Secret\ndata:\n  a: V",
	// notebooks, reports, tables
	`"text": ["token = 'V'\n"]`, `token=&quot;V&quot;`, `<span id="t1">token = &#34;V&#34;</span>`, `<span class="nam">api_token</span> <span class="op">=</span> <span class="str">"V"</span>`,
	"  DB_PASSWORD:      V\n", "DB_PASSWORD   V", "password   | V |", "| db_password | V |", "│ db_password │ V │", "api_token|V", "1|smtp_password|V", "\"api_token\",\"V\"",
	"config.yml:12:  api_token: V", "-  api_token: V",
}

// TestShownBesideAName: what a machine made is hidden beside a name for a secret, and nothing else is there.
func TestShownBesideAName(t *testing.T) {
	for _, value := range []string{machineMade, "3f786850e387550f" + "daab836ed7e6dc88", "Zk7wQ9pL" + "r2Vx8Tn4", "q8Zr/3nVt+Yw1Lk" + "Xs5PdC0aGmB7eRuJ2hTfN9oW4v6Q="} {
		for _, text := range shownBeside {
			text = strings.ReplaceAll(text, "V", value)
			got := Tokens(text)
			bare := strings.TrimRight(value, "=")
			if len(got) != 1 || strings.TrimRight(got[0].Value, "=") != bare && got[0].Value != value {
				t.Errorf("%q: %q", text, got)
			}
		}
	}
	// A word, a type or a program's name in the same place stays.
	for _, value := range []string{"hunter2hunter2", "changeme", "postgres", "getToken()", "$API_TOKEN", "${API_TOKEN}", "{{ .Values.token }}", "<your-token>", "string", "config.apiToken2",
		"testRSA2048PrivateKey", "/run/secrets/db1", "your_api_key_here_123", "secrets/prod/db-password-2", "TestBase64Decode2", "2026-11-29T21:04:43Z", "sha256WithRSAEncryption",
		"a1b2c3d4e5f6g7h8", "0123456789abcdef0123456789abcdef", "wJalrXUtnFEMI/K7MDENG/bPxRfiCY" + "EXAMPLEKEY", "db1.internal.example.com", "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0In0.dBjftJeZ4CVP",
		"sk_" + "test_" + "51HxYzAbCdEf9hIj", "xxxxxxxxxxxx1234", "process.env.TOKEN1", "v1.2.3-rc.1-2024", "YWxhZGRpbjpvcGVuc2VzYW1l", "2YotnFZFEjr1zCsicMWpAA", "MAX_TOKENS_4096", "base64url-no-padding-2"} {
		for _, text := range shownBeside {
			if got := Tokens(strings.ReplaceAll(text, "V", value)); len(got) > 0 {
				t.Errorf("%q: %q", strings.ReplaceAll(text, "V", value), got)
			}
		}
	}
}

// TestOrdinaryNamesHideNothing: what a machine made stands in many texts for other reasons.
func TestOrdinaryNamesHideNothing(t *testing.T) {
	for _, text := range []string{
		`"integrity": "sha512-q8Zr/3nVt+Yw1LkXs5PdC0aGmB7eRuJ2hTfN9oW4v6Q=="`, "key: V", "cache-key: V", "CACHE_KEY=V", "GPG_KEY=V", "commit V", "etag: \"V\"", "id: V", "keyid=V",
		"<input type=\"hidden\" name=\"csrf_token\" value=\"V\">", "X-CSRF-Token: V", "nextPageToken: \"V\"", `"next_token":"V"`, "continuationToken=V", "publishable_token=V",
		"Set-Cookie: session=V; Path=/", "Cookie: sid=V", "https://a.example/x?X-Amz-Signature=V&a=b", `"sig": "V"`, "salt=V", "signature: V", "token.Pos V", "checksum: V", "public_key: V",
		"token count: 1234, hash V", "go: downloading example.com/token v1.2.3 h1:V", "secret \"db-creds-7d9f8b6c5d\" deleted", "secret/db-creds-7d9f8b6c5d-x2k4q created",
		"default-token-x7k2p   kubernetes.io/service-account-token   3   5d", "V  password.txt", "docs/token_V.md", "--- PASS: TestDecode/V (0.00s)", "tokenizer V", "the secrets of V",
	} {
		text = strings.ReplaceAll(text, "V", machineMade)
		if got := Tokens(text); len(got) > 0 {
			t.Errorf("%q: %q", text, got)
		}
		if got, err := TokensJSON([]byte(`{"text":` + string(quote(nil, text)) + `}`)); err != nil || len(got) > 0 {
			t.Errorf("%q in JSON: %q, %v", text, got, err)
		}
	}
}

// TestTokensJSON: a member's name, the argument before and the other member of a pair tell of a value too.
func TestTokensJSON(t *testing.T) {
	for text, want := range map[string]int{
		`{"clientSecret":"V","id":"V1"}`: 1, `{"env":{"API_TOKEN":"V"}}`: 1, `{"env":[{"name":"API_TOKEN","value":"V"}]}`: 1, `{"args":["--api-key","V"]}`: 1,
		`{"out":"API_TOKEN=V"}`: 1, `{"password":["V",{"x":"V"}]}`: 1, `["x","token=V"]`: 1, `{"Authorization":"Bearer V"}`: 1,
		`{"csrfToken":"V"}`: 0, `{"id":"V","etag":"V"}`: 0, `{"token":"getToken()","password":"hunter2hunter2"}`: 0, `{"nextPageToken":"V"}`: 0, `{"token":12345678901234567890}`: 0, `"V"`: 0,
		`{"name":"id","value":"V"}`: 0, `["id","V"]`: 0, `{"dist":{"signatures":[{"keyid":"V","sig":"V"}]}}`: 0,
	} {
		got, err := TokensJSON([]byte(strings.ReplaceAll(text, "V", machineMade)))
		if err != nil || len(got) != want || want == 1 && got[0] != (Token{machineMade, kindNamed}) {
			t.Errorf("%s: %q, %v", text, got, err)
		}
	}
	if _, err := TokensJSON([]byte(`{"token":`)); err == nil {
		t.Error("half a value is one")
	}
}

// TestWhatMachinesMake: random values of all usual alphabets are known from some length on.
func TestWhatMachinesMake(t *testing.T) {
	const digits, small, large = "0123456789", "abcdefghijklmnopqrstuvwxyz", "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
	r := rand.New(rand.NewPCG(5, 5))
	for name, tt := range map[string]struct {
		alphabet      string
		length, least int // of 1,000
	}{
		"hexadecimal": {digits + "abcdef", 32, 980}, "small letters and digits": {digits + small, 24, 930}, "letters and digits": {digits + small + large, 20, 930},
		"base64": {digits + small + large + "+/", 32, 940}, "base32": {"234567" + large, 32, 750}, "a password": {digits + small + large + "!@#%^*_-+", 24, 900},
	} {
		known := 0
		for range 1000 {
			b := make([]byte, tt.length)
			for i := range b {
				b[i] = tt.alphabet[r.IntN(len(tt.alphabet))]
			}
			if isMade(string(b)) {
				known++
			}
		}
		if known < tt.least {
			t.Errorf("%s of %d: %d of 1000", name, tt.length, known)
		}
	}
	if got := Made("write x="+machineMade+" to me:"+machineMade+"1@h and hunter2", 9); !slices.Equal(got, []string{machineMade, machineMade + "1"}) {
		t.Errorf("%q", got)
	}
}
