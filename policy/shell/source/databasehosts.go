package source

import (
	"regexp"
	"strings"

	"guard/internal/lazy"
	"guard/policy/place"
	"guard/policy/shell/access"
	"guard/policy/shell/files"
	"guard/policy/shell/table"
	"guard/policy/shell/tool/network"
)

// Where a file of settings has a database.

// databaseAddress is that of a database on a host (RFC 3986; the schemes of SQLAlchemy, JDBC, Prisma and their like).
var databaseAddress = lazy.Pattern(`(?im)^[^#;\n]*?\b(?:jdbc:)?(?:postgres(?:ql)?|mysql2?|mariadb|mssql|sqlserver|` +
	`oracle|` +
	`cockroachdb|mongodb|redshift|trilogy)(?:\+\w+)?://(?:[^\s"'/@]*@)?([\w.-]+)`)

// hostField is a host in a setting of its own.
var hostField = lazy.Pattern(`(?im)^\s*(?:export\s+)?["']?(?:db_host|database_host|pghost|mysql_host|host)["']?` +
	`\s*[:=]\s*["']?([\w.-]+)`)

// neighbours are domains of one machine or one network (RFC 6761, RFC 6762, RFC 9476).
const neighbours = "*.local *.internal *.test *.localhost *.example *.invalid"

// OtherHost reports a host that has a domain and is not this machine: a plain name is a container's beside it.
func OtherHost(host string) bool {
	host = strings.ToLower(host)
	return strings.Contains(host, ".") && !network.LoopbackHost(host) && !table.FitsAny(neighbours, host)
}

// NamesDatabase reports settings that say where a database is.
func NamesDatabase(text string) bool {
	return databaseAddress().MatchString(text) || hostField().MatchString(text)
}

// DatabaseHost is the other host on which a file of settings has its database.
func DatabaseHost(j *access.Judge, file string) string {
	text, how := j.TextOf(place.Place{Path: file})
	if how != files.Wholly {
		return ""
	}
	for _, find := range []*regexp.Regexp{databaseAddress(), hostField()} {
		for _, m := range find.FindAllStringSubmatch(text, files.MaxOwn) {
			if host := strings.ToLower(m[1]); OtherHost(host) {
				return host
			}
		}
	}
	return ""
}
