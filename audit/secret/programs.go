package secret

import (
	"slices"
	"strings"
	"sync"
)

// A row says what programs take as secrets. Each of takes is one of:
//
//	-p X     the option's value, attached, behind = or in the next word
//	-p _     only in the next word
//	-pX      only attached, whatever the prefix: /p:X
//	word X   the word behind another; *word X: behind one that ends so
//	| X      what is read from a pipe, a here-string or a here-document
//	$ X      the last word that is no option
//	@3 X     the third of such words
//	* N=X    any word
//
// where X is U:X, U%X or N=X if only what stands behind that character is secret.
type row struct {
	programs string
	when     string // the words that must be there too, as path.Match has them
	takes    []string
	source   string
}

var rows = []row{
	{"mysql mysqldump mysqladmin mysqlimport mysqlshow mysqlcheck mysqlslap mysqlbinlog mysqlpump mysqlsh mariadb " +
		"mariadb-dump mariadb-admin mariadb-import mariadb-check mycli mydumper myloader xtrabackup mariabackup " +
		"innobackupex pt-online-schema-change pt-table-checksum mytop", "",
		[]string{"-pX"}, "MySQL 8.4 Reference Manual, Connection options: -p with the password attached"},
	{"mycli mydumper myloader", "", []string{"-p _"}, "mycli 1.27; mydumper(1)"},
	{"mysqladmin", "password", []string{"$ X"}, "mysqladmin(1): password new-password"},
	{"redis-cli valkey-cli keydb-cli", "", []string{"-a X", "--pass X", "-u U:X"}, "redis-cli 7.4 --help"},
	{"redis-cli valkey-cli keydb-cli", "auth", []string{"$ X"}, "Redis, AUTH"},
	{"redis-cli valkey-cli keydb-cli", "requirepass", []string{"requirepass X"}, "Redis, CONFIG SET requirepass"},
	{"redis-cli valkey-cli keydb-cli", "masterauth", []string{"masterauth X"}, "Redis, CONFIG SET masterauth"},
	{"redis-server valkey-server", "", []string{"--requirepass X", "--masterauth X"}, "redis.conf"},
	{"sshpass", "", []string{"-p X"}, "sshpass(1)"},
	{"curl", "", []string{"-u U:X", "--user U:X", "-U U:X", "--proxy-user U:X", "-b N=X", "--cookie N=X", "--pass X",
		"--oauth2-bearer X", "-E U:X", "--cert U:X", "--proxy-pass X", "--tlspassword X"}, "curl(1) 8.11"},
	{"http https xh xhs", "", []string{"-a U:X", "--auth U:X"}, "httpie 3.2 --help: -a USER:PASS"},
	{"wget wget2 aria2c lftp", "", []string{"--http-passwd X", "--ftp-passwd X", "-u U,X"},
		"wget(1); aria2c(1); lftp(1)"},
	{"mongo mongosh mongodump mongorestore mongoexport mongoimport mongostat mongotop", "", []string{"-p X"},
		"mongosh 2.3 --help"},
	{"ldapsearch ldapadd ldapmodify ldapdelete ldappasswd ldapwhoami ldapcompare ldapmodrdn ldapexop", "",
		[]string{"-w X"}, "ldapsearch(1): -w passwd"},
	{"ldappasswd", "", []string{"-s X", "-a X"}, "ldappasswd(1): -s newPasswd, -a oldPasswd"},
	{"slappasswd", "", []string{"-s X"}, "slappasswd(8)"},
	{"openssl", "", []string{"-k _", "-K _", "pass:X"}, "openssl-passphrase-options(1); openssl-enc(1)"},
	{"openssl", "passwd", []string{"$ X"}, "openssl-passwd(1)"},
	{"openssl", "-hmac", []string{"-hmac X"}, "openssl-dgst(1)"},
	{"zip zipcloak zipnote unzip funzip", "", []string{"-P X"}, "zip(1), unzip(1): -P password"},
	{"7z 7za 7zr 7zz p7zip rar unrar", "", []string{"-pX", "-hpX"}, "7-Zip, -p; rar, -p and -hp"},
	{"qpdf", "--encrypt", []string{"--encrypt X"}, "qpdf(1)"},
	{"pdftk", "", []string{"input_pw X", "user_pw X", "owner_pw X"}, "pdftk(1)"},
	{"pdftotext pdftoppm pdfinfo pdfimages pdftocairo pdfunite", "", []string{"-upw X", "-opw X"}, "pdftotext(1)"},
	{"docker podman nerdctl buildah skopeo helm oras crane regctl", "login", []string{"-p X", "| X"},
		"docker login; podman-login(1)"},
	{"skopeo buildah podman", "", []string{"--creds U:X", "--src-creds U:X", "--dest-creds U:X"}, "skopeo-copy(1)"},
	{"docker podman", "secret", []string{"| X"}, "docker secret create"},
	{"smbclient smbget rpcclient net smbcacls smbmap mount.cifs nmblookup winexe wmic", "",
		[]string{"-U U%X", "--user U%X"}, "smbclient(1): -U user%password"},
	{"smbmap crackmapexec nxc netexec evil-winrm bloodhound-python", "", []string{"-p X"}, "their --help"},
	{"net", "use /user*", []string{"@4 X"}, "Windows, net use"},
	{"net", `use [\\]*`, []string{"@3 X"}, "Windows, net use \\\\host\\share password"},
	{"net", "user", []string{"@3 X"}, "Windows, net user name password"},
	{"smbpasswd", "", []string{"| X"}, "smbpasswd(8): -s"},
	{"pdbedit", "", []string{"| X"}, "pdbedit(8): -t"},
	{"htpasswd htdigest", "-b", []string{"$ X"}, "htpasswd(1): -b"},
	{"htpasswd", "-i", []string{"| X"}, "htpasswd(1): -i"},
	{"az", "login", []string{"-p X"}, "az login"},
	{"az", "", []string{"--admin-pass X", "--account-key X", "--sas-token X", "--client-secret X",
		"--docker-registry-server-password X"}, "az --help"},
	{"az", "secret set", []string{"--value X"}, "az keyvault secret set"},
	{"gcloud", "", []string{"--root-password X"}, "gcloud sql instances create"},
	{"gcloud", "secrets", []string{"| X"}, "gcloud secrets create --data-file=-"},
	{"vault bao", "login", []string{"login X"}, "vault login"},
	{"vault bao", "unseal", []string{"unseal X"}, "vault operator unseal"},
	{"vault bao", "unwrap", []string{"unwrap X"}, "vault unwrap"},
	{"vault bao", "put", []string{"* N=X", "| X"}, "vault kv put"},
	{"vault bao", "patch", []string{"* N=X"}, "vault kv patch"},
	{"vault bao", "write", []string{"| X"}, "vault write"},
	{"twine", "", []string{"-p X"}, "twine upload"},
	{"poetry", "http-basic*", []string{"$ X"}, "poetry config http-basic.name user password"},
	{"poetry", "pypi-token*", []string{"$ X"}, "poetry config pypi-token.name token"},
	{"npm pnpm yarn", "", []string{"*_authToken X", "*_password X", "*_auth X", "*npmAuthToken X", "*npmAuthIdent X",
		"--otp X", "_authToken=X"}, "npm config"},
	{"gh", "login", []string{"| X"}, "gh auth login --with-token"},
	{"gh", "secret", []string{"-b X", "--body X", "| X"}, "gh secret set"},
	{"glab", "login", []string{"-t X", "| X"}, "glab auth login"},
	{"fly flyctl", "secrets", []string{"* N=X", "| X"}, "fly secrets set"},
	{"fly flyctl", "", []string{"--access-token X"}, "fly auth"},
	{"wrangler vercel netlify railway doppler supabase convex pulumi eas ngrok", "secret*", []string{"* N=X", "| X"},
		"wrangler secret put; doppler secrets set; supabase secrets set"},
	{"vercel now", "", []string{"-t X"}, "vercel --help"},
	{"vercel", "env", []string{"| X"}, "vercel env add"},
	{"wrangler", "secret", []string{"| X"}, "wrangler secret put"},
	{"ngrok", "", []string{"add-authtoken X", "authtoken X"}, "ngrok config add-authtoken"},
	{"cloudflared", "", []string{"install X", "--token X"}, "cloudflared service install"},
	{"tailscale", "", []string{"--authkey X", "--auth-key X"}, "tailscale up"},
	{"pulumi", "--secret", []string{"$ X"}, "pulumi config set --secret"},
	{"pulumi", "", []string{"| X"}, "pulumi config set --secret"},
	{"aws", "configure", []string{"*secret_access_key X", "*session_token X", "*access_key_id X"}, "aws configure set"},
	{"aws", "", []string{"--master-user-password X", "--secret-string X", "--admin-password X",
		"--temporary-password X"}, "aws help"},
	{"s3cmd mc rclone", "", []string{"--secret_key X", "--access_key X"}, "s3cmd(1)"},
	{"mc mcli", "alias set", []string{"@6 X"}, "mc alias set"},
	{"rclone", "obscure", []string{"obscure X"}, "rclone obscure"},
	{"sudo doas", "-S", []string{"| X"}, "sudo(8): -S"},
	{"su", "", []string{"| X"}, "su(1)"},
	{"chpasswd newusers", "", []string{"| U:X"}, "chpasswd(8)"},
	{"chpasswd", "", []string{"-e U:X"}, "chpasswd(8)"},
	{"passwd", "", []string{"| X"}, "passwd(1): --stdin"},
	{"useradd usermod adduser", "", []string{"-p X"}, "useradd(8): -p, --password"},
	{"kinit kpasswd", "", []string{"| X"}, "kinit(1)"},
	{"kadmin kadmin.local", "", []string{"-w X", "-pw X"}, "kadmin(1)"},
	{"ktutil", "", []string{"-w X"}, "ktutil(1)"},
	{"cryptsetup", "", []string{"| X"}, "cryptsetup(8): from stdin"},
	{"gpg gpg2", "", []string{"--passphrase X", "| X"}, "gpg(1): --passphrase-fd 0"},
	{"ssh-keygen", "", []string{"-N X", "-P X"}, "ssh-keygen(1)"},
	{"ssh-add", "", []string{"| X"}, "ssh-add(1)"},
	{"plink pscp psftp putty", "", []string{"-pw X"}, "PuTTY User Manual, -pw"},
	{"winscp.com winscp", "", []string{"/password=X"}, "WinSCP, command line"},
	{"ipmitool ipmi-sensors ipmipower", "", []string{"-P X", "-p X"}, "ipmitool(1): -P"},
	{"snmpget snmpwalk snmpbulkwalk snmpset snmpgetnext snmptrap snmpstatus", "", []string{"-A X", "-X X", "-c X"},
		"snmpcmd(1)"},
	{"mosquitto_pub mosquitto_sub mosquitto_rr", "", []string{"-P X"}, "mosquitto_pub(1): -P, --pw"},
	{"mosquitto_passwd", "-b", []string{"$ X"}, "mosquitto_passwd(1)"},
	{"mqtt mqttx", "", []string{"-pw X", "-P X"}, "their --help"},
	{"xfreerdp xfreerdp3 wlfreerdp sdl-freerdp mstsc freerdp", "", []string{"/p:X", "/gp:X", "-p X"},
		"xfreerdp(1): /p:"},
	{"rdesktop", "", []string{"-p X"}, "rdesktop(1)"},
	{"x11vnc", "", []string{"-passwd X", "-storepasswd X"}, "x11vnc(1)"},
	{"vncpasswd", "", []string{"| X"}, "vncpasswd(1)"},
	{"sqlcmd bcp mssql-cli osql isql tsql", "", []string{"-P X"}, "sqlcmd: -P password"},
	{"sqlplus rman expdp impdp exp imp sqlldr", "", []string{"* U/X"}, "SQL*Plus: user/password@connect"},
	{"cqlsh", "", []string{"-p X"}, "cqlsh --help"},
	{"clickhouse clickhouse-client", "", []string{"--password X"}, "clickhouse-client"},
	{"influx", "", []string{"-p X", "-t X"}, "influx --help"},
	{"cypher-shell neo4j-admin neo4j", "", []string{"-p X", "set-initial-password X"}, "cypher-shell --help"},
	{"rabbitmqctl", "add_user", []string{"@3 X"}, "rabbitmqctl(8)"},
	{"rabbitmqctl", "change_password", []string{"@3 X"}, "rabbitmqctl(8)"},
	{"rabbitmqctl", "authenticate_user", []string{"@3 X"}, "rabbitmqctl(8)"},
	{"rabbitmqadmin", "", []string{"-p X"}, "rabbitmqadmin --help"},
	{"etcdctl", "", []string{"--user U:X"}, "etcdctl"},
	{"keytool jarsigner apksigner", "", []string{"-storepass X", "-keypass X", "-srcstorepass X", "-deststorepass X",
		"-new X", "pass:X"}, "keytool(1); apksigner"},
	{"certutil pk12util signtool", "", []string{"-W X", "-K X", "/p X"}, "pk12util(1); signtool"},
	{"osslsigncode", "", []string{"-pass X"}, "osslsigncode(1)"},
	{"security", "add-*", []string{"-w X"}, "macOS security(1)"},
	{"security", "*-keychain", []string{"-p X"}, "macOS security(1)"},
	{"security", "import", []string{"-P X"}, "macOS security(1)"},
	{"security", "set-key-partition-list", []string{"-k X"}, "macOS security(1)"},
	{"nmcli", "", []string{"password X", "*psk X", "*.password X", "*wep-key0 X"}, "nmcli(1)"},
	{"wpa_passphrase", "", []string{"@2 X"}, "wpa_passphrase(8)"},
	{"iwctl", "", []string{"--passphrase X"}, "iwctl(1)"},
	{"wg", "", []string{"private-key X", "preshared-key X"}, "wg(8)"},
	{"wg", "pubkey", []string{"| X"}, "wg(8)"},
	{"pass gopass", "", []string{"| X"}, "pass(1)"},
	{"secret-tool", "store", []string{"| X"}, "secret-tool(1)"},
	{"keyctl", "", []string{"| X"}, "keyctl(1): padd"},
	{"bw op lpass", "", []string{"unlock X", "password=X", "| X"}, "bw unlock"},
	{"ansible-vault", "encrypt_string", []string{"encrypt_string X", "| X"}, "ansible-vault(1)"},
	{"kubectl oc", "secret*", []string{"--from-literal N=X", "| X"}, "kubectl create secret"},
	{"kubectl oc", "", []string{"--token X"}, "kubectl options"},
	{"oc", "login", []string{"-p X", "-t X"}, "oc login"},
	{"argocd", "", []string{"--current-password X", "--new-password X", "--auth-token X"}, "argocd"},
	{"cf", "login", []string{"-p X"}, "cf login"},
	{"cf", "auth", []string{"$ X"}, "cf auth user password"},
	{"jfrog jf", "", []string{"--apikey X"}, "jf config add"},
	{"mvn mvnw", "--encrypt-password", []string{"$ X"}, "Maven, Password encryption"},
	{"mvn mvnw", "-ep", []string{"$ X"}, "Maven, Password encryption"},
	{"svn", "", []string{"--password X"}, "svn help"},
	{"heroku dokku scalingo", "config:set", []string{"* N=X"}, "heroku config:set NAME=VALUE"},
	{"heroku dokku", "config:add", []string{"* N=X"}, "heroku config:add"},
	{"scalingo", "env-set", []string{"* N=X"}, "scalingo env-set"},
	{"railway", "variables", []string{"* N=X"}, "railway variables --set NAME=VALUE"},
	{"netlify", "env:set", []string{"$ X"}, "netlify env:set NAME VALUE"},
	{"eb", "setenv", []string{"* N=X"}, "eb setenv"},
	{"cf", "set-env", []string{"$ X"}, "cf set-env APP NAME VALUE"},
	{"firebase", "functions:config:set", []string{"* N=X"}, "firebase functions:config:set"},
	{"rclone", "config", []string{"secret_access_key X", "pass X", "password X", "token X"}, "rclone config create"},
	{"setx", "*TOKEN*", []string{"$ X"}, "Windows, setx"},
	{"setx", "*KEY*", []string{"$ X"}, "Windows, setx"},
	{"setx", "*SECRET*", []string{"$ X"}, "Windows, setx"},
	{"setx", "*PASS*", []string{"$ X"}, "Windows, setx"},
	{"nuget dotnet choco", "push", []string{"-k X", "-ApiKey X", "--api-key X"}, "nuget push; dotnet nuget push -k"},
	{"dotnet", "user-secrets set", []string{"$ X"}, "dotnet user-secrets set"},
	{"gem", "", []string{"--otp X"}, "gem push"},
	{"cargo", "login", []string{"login X", "| X"}, "cargo-login(1)"},
	{"cargo", "publish", []string{"--token X"}, "cargo-publish(1)"},
	{"composer", "http-basic*", []string{"$ X"}, "composer config http-basic.host user password"},
	{"composer", "*oauth.*", []string{"$ X"}, "composer config github-oauth.host token"},
	{"bundle", "config", []string{"$ U:X"}, "bundle-config(1)"},
	{"hub glab bb", "", []string{"--token X"}, "their --help"},
	{"huggingface-cli hf", "login", []string{"--token X"}, "huggingface-cli login"},
	{"wandb", "login", []string{"login X"}, "wandb login"},
	{"kaggle", "", []string{"-k X"}, "kaggle config"},
	{"sentry-cli", "", []string{"--auth-token X"}, "sentry-cli"},
	{"msmtp mutt swaks mailx s-nail sendemail", "", []string{"-ap X", "--auth-password X", "-xp X"},
		"swaks(1): -ap; sendEmail: -xp"},
	{"curlftpfs ncftp ncftpput ncftpget ncftpls", "", []string{"-p X"}, "ncftpput(1): -p"},
	{"zfs", "", []string{"| X"}, "zfs-load-key(8)"},
	{"veracrypt", "", []string{"-p X"}, "veracrypt --help"},
	{"age", "", []string{"| X"}, "age(1)"},
	{"jenkins-cli", "", []string{"-auth U:X"}, "Jenkins CLI"},
	{"cast forge", "", []string{"--private-key X", "--mnemonic X"}, "Foundry Book"},
	{"solana-keygen bitcoin-cli lncli", "", []string{"walletpassphrase X"}, "bitcoin-cli"},
	{"bitcoin-cli", "importprivkey", []string{"importprivkey X"}, "bitcoin-cli"},
	{"pkcs11-tool pkcs15-tool yubico-piv-tool ykman piv-tool p11tool", "",
		[]string{"-p X", "-P X", "--new-pin X", "--so-pin X", "--puk X", "--new-puk X"}, "pkcs11-tool(1); ykman"},
	{"cmdkey", "", []string{"/pass:X"}, "Windows, cmdkey"},
	{"schtasks", "", []string{"/rp X", "/p X"}, "Windows, schtasks"},
	{"psexec", "", []string{"-p X"}, "PsExec"},
	{"grafana-cli", "reset-admin-password", []string{"$ X"}, "grafana cli admin reset-admin-password"},
	{"wp", "", []string{"--user_pass X", "--admin_password X", "--dbpass X"}, "WP-CLI"},
	{"drush occ", "", []string{"--account-pass X", "--db-url U:X"}, "drush site:install"},
}

// bareOptions are the short options of programs that take no value, and may stand before one that does in its word:
// -sSu USER:PASSWORD, -sSuUSER:PASSWORD. Of other programs it is not known which those are.
var bareOptions = map[string]string{
	"curl": "#0123456aBfgGiIjJkKlLMnNOpqRsSvVZ", "zip": "0123456789AcdDeFfghjJklLmoqrSTuvwXyz@$",
	"unzip": "abcCdfjlLnopqstTuUvVwWXz:", "sshpass": "veV", "ldapsearch": "xvnAcCLuZ", "ldapmodify": "xvnacMZ",
	"ldapadd": "xvncMZ", "ldapdelete": "xvncMrZ", "ldappasswd": "xvnAIZ", "ldapwhoami": "xvnIZ",
	"mysql": "ABCEGHiLNnqrsTtvXw", "mysqldump": "ABcCeEFiKlnNqQRtTvVxX", "mysqladmin": "bBcCfGirsvEt",
	"redis-cli": "c3", "mosquitto_pub": "drqln", "mosquitto_sub": "cCdNRv",
}

// carriers are what runs the program that is named behind them.
var carriers = strings.Fields(`
	sudo doas env time nice ionice nohup setsid stdbuf timeout xargs exec command builtin eval watch strace ltrace
	docker podman nerdctl docker-compose compose kubectl oc ssh sshpass chroot su runuser unshare nsenter bwrap
	firejail flatpak proxychains proxychains4 torsocks torify uv uvx npx pnpm yarn npm bunx bun poetry pipenv conda
	mise direnv dotenv doppler op sh bash zsh dash ksh wsl cmd powershell pwsh winpty script expect unbuffer
	parallel find flock chronic gosu tini su-exec if then else elif while until do ! { $ # % > + - * run cmd
	entrypoint heroku fly lando ddev vagrant multipass lxc incus limactl`)

// program is a row made ready.
type program struct {
	when  []string
	takes []taking
}

// taking is one of a row's takes.
type taking struct {
	flag     string
	attached bool
	apart    bool
	suffix   bool
	clusters bool
	long     bool // attached only behind =
	stdin    bool
	last     bool
	operand  int
	plain    bool // the word behind another may be none
	part     byte // the character behind which the secret begins
}

var programs = sync.OnceValue(func() map[string][]*program {
	all := map[string][]*program{}
	for _, r := range rows {
		p := &program{when: strings.Fields(r.when)}
		for _, t := range r.takes {
			p.takes = append(p.takes, parseTaking(t))
		}
		for name := range strings.FieldsSeq(r.programs) {
			all[name] = append(all[name], p)
		}
	}
	return all
})

func parseTaking(text string) (t taking) {
	flag, what, apart := strings.Cut(text, " ")
	if !apart {
		return taking{flag: strings.TrimSuffix(flag, "X"), attached: true}
	}
	if len(what) == 3 && what[2] == 'X' {
		t.part = what[1]
	}
	switch {
	case flag == "|":
		t.stdin = true
	case flag == "$":
		t.last = true
	case flag[0] == '@':
		t.operand = int(flag[1] - '0')
	case flag == "*":
		t.flag = ""
	case strings.HasPrefix(flag, "*"):
		t.flag, t.apart, t.suffix = flag[1:], true, true
	default:
		option := strings.HasPrefix(flag, "-")
		t.flag, t.apart, t.attached, t.plain = flag, true, option && what != "_", !option
		t.clusters, t.long = option, len(flag) > 2
	}
	return t
}

// programHints are the names of the programs.
func programHints() (names []string) {
	for _, r := range rows {
		names = append(names, strings.Fields(r.programs)...)
	}
	slices.Sort(names)
	return slices.Compact(names)
}
