package container

import (
	"path"
	"slices"
	"strings"

	"guard/internal/lazy"
	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell/effect"
	"guard/policy/shell/files"
	"guard/policy/shell/option"
	"guard/policy/shell/table"
)

// What is copied into a container lands in its own layer, which goes with it, or in a volume, which stays: there the
// files of a database lie (docs.docker.com, "docker container cp", "Volumes"; docker compose cp; podman-cp(1)).

// dataFolders are where images keep what stays, by the folders that their manuals have a volume put on: postgres,
// mysql, mariadb, mongo, redis, valkey, cassandra, elasticsearch, opensearch, neo4j, influxdb, couchdb, clickhouse,
// rabbitmq, kafka, minio, mssql, bitnami's, grafana, prometheus, vault, consul, nextcloud, wordpress, gitea, jenkins.
const dataFolders = "/var/lib/* /var/opt/* /data /bitnami /usr/share/elasticsearch/data /usr/share/opensearch/data " +
	"/opt/couchdb/data /consul/data /vault/* /prometheus /meili_data /qdrant/storage /pgdata /srv/data /mnt/* " +
	"/var/jenkins_home /var/www/html/wp-content/uploads /var/www/html/data /opt/sonarqube/data /opt/*/data"

// dataWords are names of folders in which applications keep what their users gave them.
const dataWords = "storage uploads upload media backup backups dbdata pgdata db-data"

// dataEndings are those of files that are a whole database, or a dump that a server loads at its start.
var dataEndings = strings.Fields(".db .db3 .sqlite .sqlite3 .rdb .aof .mdb .ibd .duckdb .kdbx")

// CopiesIn judges a copy into a container; false: it is another, which the table's notation says.
func (j *Judge) CopiesIn(c *effect.Call, v *option.Invocation) bool {
	if len(v.Operands) != 2 {
		return false
	}
	from, to := v.Operands[0], v.Operands[1]
	name, in, is := strings.Cut(to.Text, ":")
	if !is || strings.ContainsAny(name, "/.") { // ./a:b is a file of this machine
		return false
	}
	if from.Text != "-" {
		j.Reads(c, from)
	}
	at := path.Join("/", in)
	if at == "/" || keepsData(at) || j.onVolume(at) || !to.Known() && strings.ContainsAny(in, "$`") {
		c.Raise(risk.High, risk.FSDeleteOverwrite|risk.Delete, effect.Say("writes over {0}", to.Show()))
	}
	return true
}

// keepsData reports a path at which images keep what stays.
func keepsData(at string) bool {
	if slices.Contains(dataEndings, strings.ToLower(path.Ext(at))) {
		return true
	}
	for dir := at; len(dir) > 1; dir = path.Dir(dir) {
		if table.FitsAny(dataFolders, dir) || table.HasWord(dataWords, path.Base(dir)) {
			return true
		}
	}
	return false
}

// composeFiles are the names under which compose finds its file (Compose 2.30).
const composeFiles = "compose.yaml compose.yml docker-compose.yaml docker-compose.yml"

// onto finds the volumes of a service: a name that is no path, or a folder of this machine's outside of the project,
// and where it is put.
var onto = lazy.Pattern(`(?m)^\s*-\s*["']?([\w.-]+|/[\w./-]+|~[\w./-]*):(/[\w./-]+)|` +
	`\bsource:\s*["']?([\w-]+)["']?\s*\n\s*target:\s*["']?(/[\w./-]+)|["'\[,]\s*["']?([\w-]+):(/[\w./-]+)`)

// onVolume reports a path below which the project's compose file puts a volume.
func (j *Judge) onVolume(at string) bool {
	for name := range strings.FieldsSeq(composeFiles) {
		text, how := j.TextOf(place.Place{Path: path.Join(j.State.Cwd, name)})
		if j.State.Cwd == "" || how != files.Wholly {
			continue
		}
		for _, m := range onto().FindAllStringSubmatch(text, MaxListed) {
			target := m[2] + m[4] + m[6]
			if strings.HasPrefix(m[1], ".") {
				continue // a folder of the workspace
			}
			if at == target || place.Below(at, target) {
				return true
			}
		}
	}
	return false
}
