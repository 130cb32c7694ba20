package environment

import (
	"slices"
	"strings"

	"guard/policy/shell/taint"
)

// SecretAmong tells whether a variable that values name may be a credential.
func SecretAmong(names []taint.Word) (from taint.Origin) {
	if len(names) == 0 {
		return taint.FromSecret // it may be any
	}
	for _, a := range names {
		if SecretVariable(a.Text) || !a.Known() {
			return taint.FromSecret
		}
	}
	return 0
}

// Numbers are variables that the shell sets to a number.
var Numbers = strings.Fields("PPID UID EUID RANDOM SRANDOM SECONDS LINENO COLUMNS LINES SHLVL BASHPID EPOCHSECONDS")

// SecretVariable reports whether a variable is named like a credential.
func SecretVariable(name string) bool {
	written := name
	name = strings.ToUpper(name)
	for _, s := range [...]string{"TOKEN", "SECRET", "PASSWORD", "PASSWD", "PASSPHRASE", "API_KEY", "APIKEY",
		"ACCESS_KEY", "PRIVATE_KEY", "CREDENTIAL", "DATABASE_URL", "AUTH_KEY", "WEBHOOK_URL", "CONNECTION_STRING",
		"MONGO_URI", "MONGODB_URI", "REDIS_URL", "POSTGRES_URL", "AMQP_URL", "MONGO_URL", "RABBITMQ_URL",
		"DATABASE_URI", "MNEMONIC", "SEED_PHRASE", "KUBECONFIG_DATA", "SLACK_HOOK"} {
		if strings.Contains(name, s) {
			return true
		}
	}
	for _, end := range [...]string{"_KEY", "_AUTH", "_PASS", "_PAT", "_PWD", "_DSN", "_CREDS", "_JWT", "_COOKIE",
		"_BEARER", "_PW", "_SK", "_WEBHOOK", "_SAS", "_SA_JSON", "_B64", "_AUTH_CONFIG", "_DB_URL", "_BROKER_URL",
		"_JDBC_URL", "_HOOK_URL"} {
		if strings.HasSuffix(name, end) && !slices.Contains(plainVariables, name) {
			return true
		}
	}
	return slices.Contains(bareSecrets, written)
}

// bareSecrets are whole names of secrets, in capitals only: in small letters they are
// everyday's names of loops. plainVariables end as secrets do and are none.
var (
	bareSecrets = strings.Fields("KEY PASS PAT AUTH DSN CREDS JWT COOKIE DB_URL JDBC_URL WEBHOOK PGPASSWORD " +
		"MYSQL_PWD APITOKEN SESSDATA")
	plainVariables = strings.Fields("SSH_AUTH OLD_PWD INIT_PWD INIT_CWD START_PWD")
)
