package shell_test

import "testing"

// TestWrittenAlsoWhereNothingIsDone: a log or a report that a program writes beside a dry
// run, or beside only showing something, is written all the same.
func TestWrittenAlsoWhereNothingIsDone(t *testing.T) {
	checkLines(t, `
		high FS_OUTSIDE_WORKSPACE | gpg --list-keys --status-file /etc/x
		high FS_OUTSIDE_WORKSPACE | gpg --export --output=/etc/x
		high FS_OUTSIDE_WORKSPACE | gpg -o /etc/x --export
		high FS_OUTSIDE_WORKSPACE | rsync -n --log-file=/etc/x a/ b/
		high FS_OUTSIDE_WORKSPACE | tcpdump -r a.pcap -w /etc/x
		high FS_OUTSIDE_WORKSPACE | nginx -t -e /etc/x
		high FS_OUTSIDE_WORKSPACE | httpd -t -E /etc/x
		high FS_OUTSIDE_WORKSPACE | certtool -i --infile a.crt --outfile /etc/x
		high FS_OUTSIDE_WORKSPACE | openssl pkey -pubin -in a.pem -out /etc/x
		high FS_OUTSIDE_WORKSPACE | age-keygen -y -o /etc/x key.txt
		high FS_OUTSIDE_WORKSPACE | codesign -d --entitlements /etc/x app
		high FS_OUTSIDE_WORKSPACE | visudo -c -x /etc/x
		low | gpg --list-keys
		medium | nginx -t
		low | age-keygen -y key.txt`)
}

// TestServiceIsHandedFiles: what asks a service of one's own may still read a file that is
// named to it, or put its answer somewhere.
func TestServiceIsHandedFiles(t *testing.T) {
	checkLines(t, `
		high FS_CONFIG_SECRETS | glab ci lint ~/.ssh/id_rsa
		high FS_CONFIG_SECRETS | glab ci lint .env
		medium FS_OUTSIDE_WORKSPACE | glab ci trace --output /opt/x
		medium FS_OUTSIDE_WORKSPACE | gh pr view 3 --template ../x
		high FS_CONFIG_SECRETS | az vm list --query ~/.aws/credentials
		medium | aws logs tail /aws/lambda/f
		medium | gh api /repos/acme/app
		medium | kubectl get --raw=/api/v1/nodes
		medium | glab ci lint`)
}

// TestDatabaseByAddress: the file that an address names is what is read.
func TestDatabaseByAddress(t *testing.T) {
	checkLines(t, `
		low | sqlite3 'file:app.db?mode=ro' 'select 1'
		low | sqlite3 file:data/app.db .tables
		medium FS_OUTSIDE_WORKSPACE | sqlite3 'file:/srv/other/app.db?mode=ro&immutable=1' 'select 1'
		medium FS_OUTSIDE_WORKSPACE | sqlite3 file:///srv/other/app.db 'select 1'
		medium FS_OUTSIDE_WORKSPACE | sqlite3 'file:%2Fsrv/other/app.db' 'select 1'
		high FS_CONFIG_SECRETS | sqlite3 'file:/home/dev/.mozilla/firefox/x/cookies.sqlite' 'select 1'
		medium EXEC_ARBITRARY | sqlite3 'file:app.db?vfs=x' 'select 1'
		medium EXEC_ARBITRARY | sqlite3 file://example.com/app.db 'select 1'`)
}

// TestVariablesOfMoreTools: what their manuals say that names programs, code, settings,
// hosts and outputs.
func TestVariablesOfMoreTools(t *testing.T) {
	checkLines(t, `
		high EXEC_ARBITRARY | TG_AUTH_PROVIDER_CMD=./x.sh ls
		high EXEC_ARBITRARY | HELMFILE_HELM_BINARY=./x.sh ls
		high EXEC_ARBITRARY | SOPS_AGE_KEY_CMD=./x.sh ls
		high EXEC_ARBITRARY | PRISMA_SCHEMA_ENGINE_BINARY=./x.sh ls
		high EXEC_ARBITRARY | RCLONE_PASSWORD_COMMAND=./x.sh ls
		high EXEC_ARBITRARY | SSH_SK_PROVIDER=./x.so ls
		high EXEC_ARBITRARY | TFLINT_PLUGIN_DIR=/opt/x ls
		medium EXEC_ARBITRARY | APT_CONFIG=x ls
		medium EXEC_ARBITRARY | CONTAINERS_CONF_OVERRIDE=x ls
		medium EXEC_ARBITRARY | AIRFLOW__CORE__PLUGINS_FOLDER=x ls
		medium NETWORK_RISK | ARGOCD_SERVER=example.com ls
		medium NETWORK_RISK | PGHOST=example.com ls
		medium NETWORK_RISK | DBUS_SESSION_BUS_ADDRESS=unixexec:path=./x ls
		high FS_OUTSIDE_WORKSPACE | KRB5_TRACE=/etc/x ls
		high FS_OUTSIDE_WORKSPACE | XDG_CACHE_HOME=/etc/x ls
		low | PGHOST=localhost ls
		low..medium | XDG_CACHE_HOME=.cache ls
		low | AWS_PROFILE=dev ls
		low | GH_REPO=acme/app ls`)
}
