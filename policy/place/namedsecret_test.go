package place

import (
	"strings"
	"testing"
)

// TestNamedSecret: texts by which a file holds a secret, and those of everyday's settings, logs and programs.
func TestNamedSecret(t *testing.T) {
	for _, c := range []struct {
		file, text string
		want       bool
	}{
		{"prod.tfvars", "db_password = \"Blue7horse\"\nadmin_user = \"root\"\n", true},
		{"secrets.py", "WIFI_SSID=\"home\"\nWIFI_PASS=\"sunny-meadow\"\n", true},
		{"arduino_secrets.h", "#define SECRET_SSID \"home\"\n#define SECRET_PASS \"sunny-meadow\"\n", true},
		{"keystore.properties", "storePassword=Blue7horse\nkeyPassword=Blue7horse\n", true},
		{"application-local.properties", "spring.datasource.password=Blue7horse\n", true},
		{"config/database.yml", "production:\n  password: Blue7horse\n", true},
		{"api-key", "9f86d081884c7d659a2feaa0c55ad015\n", true},
		{"api-key", "a8f3kd92mx\n", true},
		{"seed.txt", "legal winner thank year wave sausage worth useful legal winner thank yellow\n", true},
		{"creds.csv", "site,user,password\nbank,ann,Blue7horse\n", true},
		{"env.txt", "DB_PASSWORD=Blue7horse\n", true},
		{"my.cnf", "[client]\nuser=root\npassword=Blue7horse\n", true},
		{"hosts.ini", "[web]\nw1 ansible_user=root ansible_ssh_pass=Blue7horse\n", true},
		{"docker-compose.override.yml", "    environment:\n      POSTGRES_PASSWORD: Blue7horse\n", true},
		{"config.local.js", "module.exports = { dbPassword: 'Blue7horse' }\n", true},
		{"a.json", `{"clientSecret": "x8Qz3LmX7v"}`, true},
		{".mvn/settings.xml", "<servers><server><id>a</id><password>Blue7horse</password></server></servers>", true},
		{"pom.xml", "<password>${env.PW}</password><token>token</token>", false},
		{"a.xml", `<add name="x" password="Blue7horse!" />`, true},
		{"Config.toml", "[db]\nurl = \"postgres://ann:Blue7horse@db.acme.io/x\"\n", true},

		{"wpa.conf", "network={\n ssid=\"home\"\n psk=\"correcthorsebattery\"\n}\n", true},
		{"wpa.conf", "network={\n ssid=\"home\"\n psk=\"YOUR_PASSWORD\"\n}\n", false},
		{"people.ldif", "dn: uid=me,dc=x\nuserPassword:: SGVyYnN0OTlaeg==\n", true},
		{"user-data", "#cloud-config\nchpasswd:\n  list: |\n    root:Herbst99Zz\n  expire: false\n", true},
		{"user-data", "#cloud-config\nchpasswd:\n  expire: false\nruncmd:\n  - echo: Herbst99Zz\n", false},
		{"a.json", `{"keys":[{"kty":"EC","crv":"P-256","x":"f83OJ3D2xF1Bg8vub9tLe1gHMzV7","d":"jpsQnnGQmL-YBIffH1136cspYG6"}]}`, true},
		{"a.json", `{"keys":[{"kty":"EC","crv":"P-256","x":"f83OJ3D2xF1Bg8vub9tLe1gHMzV7"}]}`, false},
		{"welcome.eml", "Hi Jane, your new password is Tulpe!7Garten and your PIN is 4711.\n", true},
		{"a.txt", "the password is Tulpe7#x\n", true}, {"a.txt", "the password is required, the token is valid for 1h!\n", false},
		{"a.txt", "a password is SHA256-hashed and base64-encoded\n", false}, {"a.md", "the secret is 12 bytes long (min=8!)\n", false},
		{"nas.exp", "expect \"assword:\"\nsend \"Gurke#44Zaun\\r\"\n", true},
		{"nas.exp", "expect \"login:\"\nsend \"janedoe1\\r\"\nexpect \"assword:\"\nsend \"$pw\\r\"\n", false},
		{"url.txt", "jdbc:mysql://db1/shop?user=jane&password=Gurke44Zaun7&useSSL=false\n", true},
		{"fstab.add", "//nas/m /mnt cifs username=jane,password=Gurke44Zaun7,uid=1000 0 0\n", true},
		{"a.reg", "[HKEY_CURRENT_USER\\Software\\X]\n\"Password\"=\"Gurke44Zaun7\"\n", true},
		{"r.rsc", "/ppp secret add name=jane service=l2tp password=Gurke44Zaun7\n", true},
		{"sw.cfg", "username admin privilege 15 password 0 Gurke44Zaun7\n", true}, {"sw.cfg", "snmp-server community Gurke44Zaun8 RW\n", true},
		{"sw.cfg", "service password-encryption\nsnmp-server community public RO\n", false},
		{"n.txt", "NAS\nPasswort:\n   Gurke44Zaun7\n", true}, {"n.txt", "NAS\npassword:\n   Gurke44Zaun7\n", true},
		{"a.yml", "password:\n  minLength: 8\ntoken:\n  - v1beta1x:\n", false},
		{"n.md", "| Geraet | Benutzer | Kennwort |\n|---|---|---|\n| NAS | admin | Gurke44Zaun7 |\n", true},
		{"t.tsv", "host\tlogin\tpw\nnas\tadmin\tGurke44Zaun7\n", true}, {"x.rdp", "username:s:jane\npassword:s:Gurke44Zaun7\n", true},
		{"demo.cast", "{\"version\":2}\n[1.0,\"o\",\"Password for jane: \"]\n[2.1,\"i\",\"Gurke44!Zaun\\r\"]\n", true},
		{"a.txt", "Main wallet recovery phrase:\nripple scissors kick mammal hire column oak again sun offer wealth tomorrow\n", true},
		{"a.txt", "The recovery phrase: please write down your recovery phrase before you continue with the setup now\n", false},

		{"config.php", "<?php\ndefine('DB_PASSWORD', 'rT7kQz4mWp');\n", true},
		{"deploy.yml", "env:\n- name: DB_PASSWORD\n  value: rT7kQz4mWp\n", true},
		{"taskdef.json", `[{"Name":"DB_PASSWORD","Value":"rT7kQz4mWp"}]`, true},
		{"redis.conf", "requirepass rT7kQz4mWp\n", true},
		{"Dockerfile.dev", "ENV DB_PASS rT7kQz4mWp\n", true},
		{"init.sql", "CREATE USER bob IDENTIFIED BY 'rT7kQz4mWp';\n", true},
		{"role.sql", "ALTER ROLE bob WITH PASSWORD 'rT7kQz4mWp';\n", true},
		{"db.sh", "mysql -uroot -prT7kQz4mWp app\n", true},
		{"go.sh", "sshpass -p rT7kQz4mWp ssh bob@h\n", true},
		{"deploy.txt", "curl -u bob:rT7kQz4mWp https://x\n", true},
		{"w.config", `<add connectionString="Server=x;Uid=sa;Pwd=rT7kQz4mWp"/>`, true},
		{"config.php", "define('DB_PASSWORD', getenv('DB_PASSWORD'));\ndefine('DB_PASSWORD', 'changeme1');\n", false},
		{"deploy.yml", "- name: DB_PASSWORD\n  value: ${DB_PASSWORD1}\n- name: TOKEN\n  valueFrom: abc12345\n", false},
		{"a.sh", "mysql -uroot -p\"$PW\" app\nmysql -pport3306x$P\ncurl -u \"$USER:$TOKEN1\" https://x\n", false},
		{"a.sql", "CREATE USER bob IDENTIFIED BY 'password1';\nSELECT password FROM users WHERE a = 'b1c2d3e4';\n", false},
		{"redis.conf", "# requirepass foobared\nmaxmemory 256mb\n", false},

		{"access.md", "password: rT7kQz4mWp\n", true},
		{"access.md", "- **Root password:** `rT7kQz4mWp`\n", true},
		{"access.md", "| what | value |\n|---|---|\n| smtp_password | rT7kQz4mWp |\n", true},
		{"notes.txt", "The VPN passphrase: rT7kQz4mWp.\n", true},
		{"access.org", "API key = rT7kQz4mWp\n", true},
		{"hosts.md", "Ours:\n\n| host | user | password |\n|---|:--|---|\n| db1 | al | `Sommer24` |\n", true},
		{"hosts.md", "| option | password | type |\n|---|---|---|\n| `--user` | no | string |\n| tests | pass | 12345abc |\n", false},
		{"sheet.txt", "host\tdb1\nsmtp password\trT7kQz4mWp\n", true},
		{"README.md", "Set the **password**: `changeme1`, the token: `YOUR_TOKEN1`, `secret: <secret1>`.\n", false},
		{"README.md", "| token | count12 of |\n| password | string |\n| `token` | `abc.def1()` |\n", false},
		{"README.md", "Password: at least 12 characters, token: expires in 15min. Secret: see docs/secrets.md\n", false},
		{"README.md", "`password`: required, `token`: `string`, api key: [get one](https://a.example/1)\n", false},
		{"todo.txt", "Router Kennwort: kuchen42\n", true},
		{"acceso.txt", "usuario: al\ncontraseña: kuchen42\n", true},
		{"acces.txt", "Mot de passe : kuchen42\n", true},
		{"a.ini", "senha = kuchen42\nheslo=kuchen42\n", true},
		{"a.txt", "пароль: kuchen42\n", true}, {"a.txt", "パスワード：kuchen42\n", true}, {"a.txt", "密码：kuchen42\n", true},
		{"a.txt", "Kennwort: siehe Handbuch\nKennwort: geheim123\nmot de passe: oublié ?\nsenha: obrigatória\n", false},
		{"conf.yml", "smtp:\n  password: >-\n    Sommer24\n", true},
		{"conf.yml", "smtp:\n  password: |\n    ${SMTP_PASSWORD1}\n  token: >\n    see docs for it\n", false},
		{"v.tf", "variable \"db_password\" {\n  type = string\n  default = \"Sommer24\"\n}\n", true},
		{"v.tf", "variable \"db_password\" {\n  type = string\n}\nvariable \"size\" {\n  default = \"t3large1\"\n}\n", false},
		{"creds.txt", "machine api.acme.io login al password Sommer24\n", true},
		{"creds.txt", "machine api.acme.io\n login al\n password changeme1\n", false},
		{"infra.txt", "backend -> amqp://app:Sommer24@mq1/prod\nredis://:x@h\n", true},
		{"infra.txt", "postgres://app:app12345@db:5432/x\nredis://al:Sommer24@redis:6379\nmongodb://u:$PW1@h1/x\n", false},
		{"login.ps1", "$c = ConvertTo-SecureString \"Sommer24\" -AsPlainText -Force\n", true},
		{"login.ps1", "$c = ConvertTo-SecureString $env:PW1 -AsPlainText -Force\n", false},
		{"map.bat", "net use Z: \\\\srv\\data Sommer24 /user:al\n", true},
		{"run.sh", "tool --db-password Sommer24 x\n", true},
		{"run.sh", "tool --password \"$PW1\" --pass-through v1x2y3 --password-file pw1.txt\nmake /p:Configuration=Release1\n", false},
		{"a.plist", "<key>Password</key>\n<string>Sommer24</string>\n", true},
		{"api.http", "GET https://x\nAuthorization: Basic YWw6U29tbWVyMjQ=\n", true},
		{"a.ipynb", `{"cells":[{"source":["pw = getpass()\n","conn(pw=\"Sommer24\")"]}]}`, true},
		{"settings.ini", "\xff\xfep\x00a\x00s\x00s\x00w\x00o\x00r\x00d\x00=\x00S\x00o\x00m\x00m\x00e\x00r\x002\x004\x00\n\x00", true},

		{"terraform.tfvars", "db_password = \"\"\nregion = \"eu-west-1\"\n", false},
		{"a.yml", "password: postgres\nPOSTGRES_PASSWORD: password123\ntoken: ${TOKEN}\n", false},
		{"a.yml", "secret: changeme123\npassword: <your-password1>\napi_key: your_key_1234\n", false},
		{"a.yml", "password: ENC[AES256_GCM,data:xx1]\npassword: {{ vault_password }}\npassword: !vault |\n", false},
		{"a.json", `{"tokenExpiry": 3600000, "token": 128000, "tokenizer": "cl100k_base", "maxTokens": "4096k"}`, false},
		{"a.json", `{"passwordField": "current-password", "autocomplete": "new-password", "keyName": "abc12345"}`, false},
		{"a.py", "password = get_password1()\ntoken = req.headers1\nsecret=os.environ['X1']\n", false},
		{"a.js", "const token = jwt.sign(p1, k1)\nif (password == null1) {}\n", false},
		{"a.ini", "password = \ntoken_url = https://a.example/1\npasswordless = yes1234\n", false},
		{"a.properties", "jwt.token.validity=86400000\nkey.password=${KEY_PASSWORD}\n", false},
		{"tokens.txt", "hello world\nthe cat sat\n", false},
		{"keys.json", `{"a": "b", "left": "ArrowLeft"}`, false},
		{"words.csv", "token,count\nthe,12\nof,7\n", false},
		{"users.csv", "name,password\nann,\nbob,changeme1\n", false},
		{"seed.txt", "12\n", false},
		{"a.url", "postgres://app:app12345@localhost/x\n", false},
		{"design-tokens.json", `{"token": "color.primary.500", "tokens": {"primary": "color-red-500"}}`, false},
	} {
		if got := NamedSecret(c.file, []byte(c.text)); got != c.want {
			t.Errorf("%s: %v: %q", c.file, got, c.text)
		}
	}
}

// TestNamedInCode: what a program's text hands on is a secret; what it assigns for a try need not be.
func TestNamedInCode(t *testing.T) {
	for text, want := range map[string]bool{
		`ds.setPassword("Sommer24"); ds.setUser("al");`: true, `conn(host="h", pw="Sommer24")`: true,
		`props.put("db.password", "Sommer24");`: true, `os.getenv("DB_PASSWORD", "Sommer24")`: true,
		`connect({ host: "h", password: "Sommer24" })`: true, `u = "amqp://app:Sommer24@mq1/prod"`: true,
		`password = "Sommer24"`: false, `def f(password="changeme1"): pass`: false, `setPassword("newPassword")`: false,
		`ds.setPassword(env.get("PW1"))`: false, `log("password", "reset42")`: false, `x = get(token=tokens["a1b2c3"])`: false,
		`u = "redis://x:Sommer24@localhost/1"`: false, `hash_password("Sommer24")`: false,
	} {
		if got := NamedInCode([]byte(text)); got != want {
			t.Errorf("%v: %s", got, text)
		}
	}
}

// TestTelling: of a long text the lines that may name a secret are enough.
func TestTelling(t *testing.T) {
	long := strings.Repeat("opt_1 = 1\n", 50_000)
	text := []byte(long + "smtp_password = Sommer24\n" + long)
	if got := Telling(text, 1<<10); len(got) == 0 || !NamedSecret("big.ini", got) {
		t.Errorf("%q", got)
	}
	if got := Telling([]byte(long), 1<<10); len(got) > 0 {
		t.Errorf("%q", got)
	}
}
