package shell_test

import (
	"testing"
	"time"

	"guard/internal/disk"
	"guard/policy/risk"
	"guard/policy/shell"
)

// databaseFiles is a workspace with a database and files of statements.
var databaseFiles = map[string]string{"visits.db": "x", "schema.sql": "DROP TABLE IF EXISTS visits;\nCREATE TABLE visits(id);\n", "q.sql": "SELECT 1;\n", "db.rb": "x\n"}

// TestStatementsReadFromFiles: statements that code reads from a file count as if they stood in the code, unless the
// database is in memory or not there yet.
func TestStatementsReadFromFiles(t *testing.T) {
	w, top := onDisk(t, databaseFiles)
	for line, asked := range map[string]bool{
		`node -e "const { DatabaseSync } = require('node:sqlite'); new DatabaseSync('visits.db').exec(require('fs').readFileSync('schema.sql', 'utf8'))"`: true,
		`node -e "const D = require('better-sqlite3'); const s = require('fs').readFileSync('schema.sql', 'utf8'); D('visits.db').exec(s)"`:               true,
		`node -e "const {Client} = require('pg'); new Client().query(require('fs').readFileSync('schema.sql').toString())"`:                               true,
		`ruby -e "require 'sqlite3'; SQLite3::Database.new('visits.db').execute_batch(File.read('schema.sql'))"`:                                          true,
		`ruby -e "require 'sequel'; Sequel.sqlite('visits.db').run(File.read('schema.sql'))"`:                                                             true,
		`ruby -e "require 'pg'; PG.connect.exec(IO.read('schema.sql'))"`:                                                                                  true,
		`php -r "(new PDO('sqlite:visits.db'))->exec(file_get_contents('schema.sql'));"`:                                                                  true,
		`node -e "const { DatabaseSync } = require('node:sqlite'); new DatabaseSync('visits.db').exec(require('fs').readFileSync('q.sql', 'utf8'))"`:      false,
		`node -e "const { DatabaseSync } = require('node:sqlite'); new DatabaseSync(':memory:').exec(require('fs').readFileSync('schema.sql', 'utf8'))"`:  false,
		`node -e "const { DatabaseSync } = require('node:sqlite'); new DatabaseSync('new.db').exec(require('fs').readFileSync('schema.sql', 'utf8'))"`:    false,
		`node -e "const s = require('fs').readFileSync('schema.sql', 'utf8'); console.log(/CREATE TABLE (\w+)/.exec(s)[1])"`:                              false,
		`php -r "(new PDO('sqlite:visits.db'))->exec(file_get_contents('q.sql'));"`:                                                                       false,
		`node -e "require('pg'); const x = require('./q'); x.query(process.argv[1])"`:                                                                     false,
	} {
		w.Disk = disk.New(time.Minute)
		r := shell.Read(line, top, w)
		if drops := r.Categories.Has(risk.Delete); drops != asked {
			t.Errorf("%q: %s %s %v", line, r.Level, r.Categories, r.Reasons)
		}
	}
}
