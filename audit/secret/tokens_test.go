package secret

import (
	"encoding/base64"
	"encoding/json"
	"fmt"
	"io/fs"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// ¤ stands for what a machine made. The values are put together here, so that no scanner takes them for somebody's.
const machineMade = "tk9Qz3LmX7vB" + "2nR8sW4yD6hJ"

// shownBeside are texts with a secret that only a name gives away, as logs, tables, pages and programs have them.
var shownBeside = []string{
	// logs, terminals, what a process leaves
	"2026-01-02 DEBUG > Authorization: Bearer ¤\n", "> Authorization: Bearer ¤ HTTP/1.1", `{"headers":{"Authorization":"Bearer ¤"}}`,
	"X-Api-Key: ¤", "x-auth-token: ¤", "$ export DB_PASS=¤\r\n", "\x1b[32m$\x1b[0m export DB_PASS=¤\x1b[0m", "+export API_TOKEN=\"¤\"", "+ API_TOKEN=¤",
	"\x00AWS_SECRET_ACCESS_KEY=¤\x00HOME=/root", "https://h/x?access_token=¤&a=b", "https://localhost.example.com/x?access_token=¤", "curl http://localhost:3000/x -H 'X-Api-Key: ¤'", "api_token%3D¤", "Using token ¤ for the login", "token '¤' is invalid",
	"the new password is: ¤", "Generated password: ¤", "secret key : ¤", "PGPASSWORD=¤ psql", "mysql -u me -p¤ shop", "curl -u me:¤ http://h", "--api-key ¤",
	// settings and programs
	`<env name="API_TOKEN" value="¤" />`, `<env value="¤" name="API_TOKEN" />`, `"env": {"API_TOKEN": "¤"}`, `"env": {\"API_TOKEN\": \"¤\"}`,
	`{"clientSecret":"¤"}`, `"DB_PASSWORD": ["¤"]`, "define('DB_PASSWORD', '¤');", `define( "AUTH_KEY", "¤" );`, "'password' => '¤',", `:password => "¤"`,
	`("api_key", "¤")`, `setPassword("¤")`, `os.environ["API_TOKEN"] = "¤"`, "ENV API_TOKEN ¤", "set -x API_TOKEN ¤", `const TOKEN: string = "¤"`, "token := \"¤\"",
	"NPM_PUBLISH_TOKEN=¤", "COOKIE_SECRET=¤", "CURSOR_API_KEY=¤", "CSRF_SECRET=¤", "FB_PAGE_TOKEN=¤", "homepage_token: ¤", "SIGNING_KEY=¤",
	"Environment=API_TOKEN=¤", "spring.datasource.password=¤", "Server=db;User Id=sa;Password=¤;Encrypt=1", "machine h login me password ¤",
	"<password>¤</password>", "CREATE USER a WITH PASSWORD '¤'", "Authorization: ApiKey ¤", "INSERT INTO settings VALUES (1,'api_token','¤')",
	// members of their own
	"- name: API_TOKEN\n  value: ¤", "name = \"API_TOKEN\"\nvalue = \"¤\"", "{\n  \"name\": \"API_TOKEN\",\n  \"value\": \"¤\"\n}", "kind: Secret\ndata:\n  a: ¤",
	// notebooks, reports, tables
	`"text": ["token = '¤'\n"]`, `token=&quot;¤&quot;`, `<span id="t1">token = &#34;¤&#34;</span>`, `<span class="nam">api_token</span> <span class="op">=</span> <span class="str">"¤"</span>`,
	"  DB_PASSWORD:      ¤\n", "DB_PASSWORD   ¤", "password   | ¤ |", "| db_password | ¤ |", "│ db_password │ ¤ │", "api_token|¤", "1|smtp_password|¤", "\"api_token\",\"¤\"",
	"\x1b[34;1m\"token\"\x1b[0m\x1b[1;39m:\x1b[0m \x1b[0;32m\"¤\"\x1b[0m", `[1.5, "o", "\u001b[1mAPI_TOKEN\u001b[0m=\u001b[32m¤\u001b[0m\r\n"]`, "password: |\n  ¤\n", "password: >-\n  ¤\n",
	"\"tokens\": [\n  \"¤\"\n]", "{\"Name\": \"/prod/db_password\",\n \"Type\": \"SecureString\",\n \"Value\": \"¤\"}", "config.yml:12:  api_token: ¤", "<td>api_token</td><td>¤</td>", "<dt>Password</dt>\n<dd>¤</dd>", "**API token:** `¤`", "- **Password**: ¤",
	" id | name | api_token \n----+------+-----------\n  1 | eve  | ¤\n  2 | bob  | \n(2 rows)\n", "+----+-----------+\n| id | api_token |\n+----+-----------+\n|  1 | ¤ |\n+----+-----------+\n",
	"id,api_token,name\n1,¤,eve\n", "\"id\",\"api_token\"\r\n\"1\",\"¤\"\r\n", "id\tapi_token\n1\t¤\n", "id|api_token\n1|¤\n", "NAME    TOKEN                      AGE\neve     ¤   3d\n",
	"api_token\tid\n\t2\n¤\t1\n", "│ id │ api_token │\n├────┼───────────┤\n│ 1  │ ¤ │\n", "-  api_token: ¤",
}

// TestShownBesideAName: what a machine made is hidden beside a name for a secret, and nothing else is there.
func TestShownBesideAName(t *testing.T) {
	for _, value := range []string{machineMade, "3f786850e387550f" + "daab836ed7e6dc88", "Zk7wQ9pL" + "r2Vx8Tn4", "q8Zr/3nVt+Yw1Lk" + "Xs5PdC0aGmB7eRuJ2hTfN9oW4v6Q="} {
		for _, text := range shownBeside {
			text = strings.ReplaceAll(text, "¤", value)
			got := Tokens(text)
			bare := strings.TrimRight(value, "=")
			if len(got) != 1 || strings.TrimRight(got[0].Value, "=") != bare && got[0].Value != value {
				t.Errorf("%q: %q", text, got)
			}
			if kept := Redact(text); strings.Contains(kept, bare) && !json.Valid([]byte(text)) {
				t.Errorf("%q: the record keeps %q", text, kept)
			}
		}
	}
	// A word, a type or a program's name in the same place stays.
	for _, value := range []string{"hunter2hunter2", "changeme", "postgres", "getToken()", "$API_TOKEN", "${API_TOKEN}", "{{ .Values.token }}", "<your-token>", "string", "config.apiToken2",
		"testRSA2048PrivateKey", "/run/secrets/db1", "your_api_key_here_123", "secrets/prod/db-password-2", "TestBase64Decode2", "2026-11-29T21:04:43Z", "sha256WithRSAEncryption",
		"a1b2c3d4e5f6g7h8", "0123456789abcdef0123456789abcdef", "wJalrXUtnFEMI/K7MDENG/bPxRfiCY" + "EXAMPLEKEY", "db1.internal.example.com", "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0In0.dBjftJeZ4CVP",
		"sk_" + "test_" + "51HxYzAbCdEf9hIj", "xxxxxxxxxxxx1234", "process.env.TOKEN1", "v1.2.3-rc.1-2024", "YWxhZGRpbjpvcGVuc2VzYW1l", "2YotnFZFEjr1zCsicMWpAA", "MAX_TOKENS_4096", "db-creds-7d9f8b6c5d", "myapp-7d9f8b6c5d-x2k4q", "base64url-no-padding-2"} {
		for _, text := range shownBeside {
			if got := Tokens(strings.ReplaceAll(text, "¤", value)); len(got) > 0 {
				t.Errorf("%q: %q", strings.ReplaceAll(text, "¤", value), got)
			}
		}
	}
}

// TestOrdinaryNamesHideNothing: what a machine made stands in many texts for other reasons.
func TestOrdinaryNamesHideNothing(t *testing.T) {
	for _, text := range []string{
		`"integrity": "sha512-q8Zr/3nVt+Yw1LkXs5PdC0aGmB7eRuJ2hTfN9oW4v6Q=="`, "key: ¤", "cache-key: ¤", "CACHE_KEY=¤", "GPG_KEY=¤", "commit ¤", "etag: \"¤\"", "id: ¤", "keyid=¤",
		"<input type=\"hidden\" name=\"csrf_token\" value=\"¤\">", "X-CSRF-Token: ¤", "csrfmiddlewaretoken=¤&a=b", "XSRF-TOKEN: ¤", "__RequestVerificationToken=¤", "\"NextToken\": \"¤\"", "pageToken=¤", "sync-token: ¤", "idempotencyToken: ¤", "nextPageToken: \"¤\"", `"next_token":"¤"`, "continuationToken=¤", "publishable_token=¤",
		"Set-Cookie: session=¤; Path=/", "Cookie: sid=¤", "https://a.example/x?X-Amz-Signature=¤&a=b", `"sig": "¤"`, "salt=¤", "signature: ¤", "token.Pos ¤", "checksum: ¤", "public_key: ¤",
		"token count: 1234, hash ¤", "go: downloading example.com/token v1.2.3 h1:¤", "secret \"db-creds-7d9f8b6c5d\" deleted", "secret/db-creds-7d9f8b6c5d-x2k4q created",
		"default-token-x7k2p   kubernetes.io/service-account-token   3   5d", "¤  password.txt", "docs/token_¤.md", "--- PASS: TestDecode/¤ (0.00s)", "    --- PASS: TestJSON/¤ (0.00s)", "user.signingkey=¤", "[user]\n\tsigningkey = ¤",
		"gpg: using RSA key ¤", "The key fingerprint is:\nSHA256:¤ eve@host", "main.¤.js  12 kB", "NAME   TYPE   DATA\ndb-token-x7k2p   Opaque   3\n", "Sec-WebSocket-Key: ¤", "X-Request-Id: ¤",
		"SENTRY_DSN=https://3f786850e387550fdaab836ed7e6dc88@o1.ingest.sentry.io/3", "Token: gho_************************************", "nonce-¤", "buildId: ¤", "user_id,token_type,hash\n1,a,¤\n",
		"password: (sensitive value), id = \"¤\"", "token expires, see ¤", "secret not found: ¤", "no token for ¤", "open http://localhost:8888/lab?token=¤", "at http://127.0.0.1:8888/?token=¤&a=b", "<http://localhost:3000/verify?a=b&reset_token=¤>", `{"resumeToken":"¤"}`, "skiptoken=¤", " /etc/pam.d/passwd 3f786850e387550fdaab836ed7e6dc88", "src/token ¤", "password_hash", "uid token_id ¤", "accessKeyId ¤", "invalid token (request ¤)", "tokenizer ¤", "the secrets of ¤", "id,token_count,hash\n1,2,¤\n", "| token | sort |\n|---|---|\n| 1 | ¤ |\n", "token\n¤\n", "id,token,x\n1,2\n1,¤,3\n", "Author: a <token> Seed\n\n    machine ¤\n", "token: see below,\nindex 5ba7cc01..5f2ebafe",
	} {
		text = strings.ReplaceAll(text, "¤", machineMade)
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
		`{"clientSecret":"¤","id":"¤1"}`: 1, `{"env":{"API_TOKEN":"¤"}}`: 1, `{"env":[{"name":"API_TOKEN","value":"¤"}]}`: 1, `{"args":["--api-key","¤"]}`: 1,
		`{"out":"API_TOKEN=¤"}`: 1, `{"password":["¤",["¤"]]}`: 1, `["x","token=¤"]`: 1, `{"out":"{\"a\":1}\n{\"Name\":\"/db_password\",\"Type\":1,\"Value\":\"¤\"}\nand more"}`: 1, `{"out":"[{\"name\":\"API_TOKEN\",\"type\":1,\"value\":\"¤\"}]"}`: 1, `{"Authorization":"Bearer ¤"}`: 1,
		`{"csrfToken":"¤"}`: 0, `{"id":"¤","etag":"¤"}`: 0, `{"token":"getToken()","password":"hunter2hunter2"}`: 0, `{"nextPageToken":"¤"}`: 0, `{"token":12345678901234567890}`: 0, `"¤"`: 0,
		`{"name":"id","value":"¤"}`: 0, `{"node_modules/js-tokens":{"integrity":"sha512-¤"},"parse-passwd":[{"integrity":"¤"}]}`: 0, `["id","¤"]`: 0, `{"dist":{"signatures":[{"keyid":"¤","sig":"¤"}]}}`: 0,
	} {
		got, err := TokensJSON([]byte(strings.ReplaceAll(text, "¤", machineMade)))
		if err != nil || len(got) != want || want == 1 && got[0] != (Token{machineMade, kindNamed}) {
			t.Errorf("%s: %q, %v", text, got, err)
		}
	}
	if _, err := TokensJSON([]byte(`{"token":`)); err == nil {
		t.Error("half a value is one")
	}
}

// TestLogsAreSearched: a log or a table of many secrets hides all of them.
func TestLogsAreSearched(t *testing.T) {
	for name, tt := range map[string]struct{ head, line string }{
		"headers": {"", "2026-01-02T03:04:05Z INFO > Authorization: Bearer ¤ path=/x status=200\n"}, "variables": {"", "DB_PASS=¤\n"}, "members": {"", "- name: API_TOKEN\n  value: ¤\n"},
		"JSON": {"", `{"level":"info","headers":{"authorization":"Bearer ¤","host":"a"},"path":"/x"}` + "\n"}, "rows": {"id,name,api_token\n", "1,eve,¤\n"},
	} {
		var b strings.Builder
		b.WriteString(tt.head)
		for i := range 1000 {
			b.WriteString(strings.ReplaceAll(tt.line, "¤", fmt.Sprintf("tk9Qz3LmX7vB2n%04dR8sW4yD6hJ", i)))
		}
		if got := Tokens(b.String()); len(got) != 1000 {
			t.Errorf("%s: %d", name, len(got))
		}
	}
}

// TestSourcesHideNothing: of Go's own sources, only tests and what they read hold what looks like a secret by its name.
func TestSourcesHideNothing(t *testing.T) {
	root, err := exec.Command("go", "env", "GOROOT").Output()
	if err != nil {
		t.Skip("go is not there:", err)
	}
	files, left := 0, 64<<20
	if testing.Short() {
		left = 8 << 20
	}
	err = filepath.WalkDir(filepath.Join(strings.TrimSpace(string(root)), "src"), func(path string, d fs.DirEntry, err error) error {
		if err != nil || !d.Type().IsRegular() || strings.Contains(path, "testdata") || strings.HasSuffix(path, "_test.go") {
			return err
		}
		text, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		for _, token := range Tokens(string(text)) {
			if token.Kind == kindNamed {
				t.Errorf("%s: %q", path, token.Value)
			}
		}
		if files, left = files+1, left-len(text); left < 0 {
			return fs.SkipAll
		}
		return nil
	})
	if err != nil || files < 100 {
		t.Errorf("%d files: %v", files, err)
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
	plain, secret := base64.StdEncoding.EncodeToString([]byte("{\n \"type\": \"service_account\",\n \"id\": \"none\"\n}")), base64.StdEncoding.EncodeToString([]byte("{\n \"type\": \"x\",\n \"key\": \""+machineMade+"\"\n}"))
	if isMade(plain) || !isMade(secret) {
		t.Errorf("in base64: %v, %v", isMade(plain), isMade(secret))
	}
	if got := Made("write x="+machineMade+" to me:"+machineMade+"1@h and hunter2", 9); !slices.Equal(got, []string{machineMade, machineMade + "1"}) {
		t.Errorf("%q", got)
	}
}

// FuzzTokens: every token stands in its text, and no text makes looking for them fail.
func FuzzTokens(f *testing.F) {
	for _, text := range shownBeside {
		f.Add(strings.ReplaceAll(text, "¤", machineMade))
	}
	for _, text := range hostile() {
		f.Add(text[:256])
	}
	f.Add(`[{"password":"` + machineMade + `"},["--token","` + machineMade + `"]]` + "\n{}")
	f.Fuzz(func(t *testing.T, text string) {
		for _, token := range Tokens(text) {
			if !strings.Contains(text, token.Value) && !isDocument(text) {
				t.Errorf("%q is not in %q", token, text)
			}
		}
		for _, value := range Made(text, 3) {
			if !strings.Contains(text, value) {
				t.Errorf("%q is not in %q", value, text)
			}
		}
		TokensJSON([]byte(text))
	})
}
