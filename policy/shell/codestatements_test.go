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
		`node -e "const { DatabaseSync } = require('node:sqlite'); new DatabaseSync('visits.db').exec(require('fs').readFileSync('schema.sql', 'utf8'))"`:                                  true,
		`node -e "const D = require('better-sqlite3'); const s = require('fs').readFileSync('schema.sql', 'utf8'); D('visits.db').exec(s)"`:                                                true,
		`node -e "const {Client} = require('pg'); new Client().query(require('fs').readFileSync('schema.sql').toString())"`:                                                                true,
		`ruby -e "require 'sqlite3'; SQLite3::Database.new('visits.db').execute_batch(File.read('schema.sql'))"`:                                                                           true,
		`ruby -e "require 'sequel'; Sequel.sqlite('visits.db').run(File.read('schema.sql'))"`:                                                                                              true,
		`ruby -e "require 'pg'; PG.connect.exec(IO.read('schema.sql'))"`:                                                                                                                   true,
		`php -r "(new PDO('sqlite:visits.db'))->exec(file_get_contents('schema.sql'));"`:                                                                                                   true,
		`node -e "const { DatabaseSync } = require('node:sqlite'); new DatabaseSync('visits.db').exec(require('fs').readFileSync('q.sql', 'utf8'))"`:                                       false,
		`node -e "const { DatabaseSync } = require('node:sqlite'); new DatabaseSync(':memory:').exec(require('fs').readFileSync('schema.sql', 'utf8'))"`:                                   false,
		`node -e "const { DatabaseSync } = require('node:sqlite'); new DatabaseSync(':memory:'); new DatabaseSync(process.env.DB).exec(require('fs').readFileSync('schema.sql', 'utf8'))"`: true,
		`node -e "const { DatabaseSync } = require('node:sqlite'); new DatabaseSync('new.db').exec(require('fs').readFileSync('schema.sql', 'utf8'))"`:                                     false,
		`node -e "const s = require('fs').readFileSync('schema.sql', 'utf8'); console.log(/CREATE TABLE (\w+)/.exec(s)[1])"`:                                                               false,
		`php -r "(new PDO('sqlite:visits.db'))->exec(file_get_contents('q.sql'));"`:                                                                                                        false,
		`node -e "require('pg'); const x = require('./q'); x.query(process.argv[1])"`:                                                                                                      false,
	} {
		w.Disk = disk.New(time.Minute)
		r := shell.Read(line, top, w)
		if drops := r.Categories.Has(risk.Delete); drops != asked {
			t.Errorf("%q: %s %s %v", line, r.Level, r.Categories, r.Reasons)
		}
	}
}

// TestNamesThatDropTables: a method whose name says that it throws away tables, whatever it is called on, in code that
// works with a database; lists, sets, frames and what merely looks like it stay free.
func TestNamesThatDropTables(t *testing.T) {
	refusedOnDisk(t, `
		ruby -e "require_relative 'db'; DB.create_table!(:x) { primary_key :id }"
		ruby -e "require './config/environment'; ActiveRecord::Schema.define { create_table :x, force: true }"
		ruby -e "require 'sequel'; Sequel.connect(ENV['X']).create_table(:x, force: true) { }"
		ruby -e "require 'sqlite3'; foo.recreate_tables"
		python3 -c "import sqlalchemy; import app; app.thing.recreate_tables()"
		python3 -c "import peewee; from app import x; x.wipe_db()"
		node -e "const k = require('knex')(c); x.y().recreateTable('users')"
		perl -MDBI -e 'my $s = Foo->connect; $s->drop_tables'
		printf 'package main␤import "gorm.io/gorm"␤func main() { db, _ := gorm.Open(x); m := db.Migrator(); m.DropTable(1) }␤' > main.go && go run main.go
		printf 'package main␤import "github.com/uptrace/bun"␤func main() { db := bun.NewDB(x); db.ResetModel(ctx, 1) }␤' > main.go && go run main.go
		printf 'package main␤import "go.mongodb.org/mongo-driver/v2/mongo"␤func f(c *mongo.Collection) { c.DeleteMany(ctx, bson.D{}) }␤func main() { f(nil) }␤' > main.go && go run main.go`)
	runsOnDisk(t, `
		ruby -e "require 'sequel'; DB = Sequel.connect('x'); DB.create_table?(:x) { primary_key :id }"
		ruby -e "require './config/environment'; ActiveRecord::Schema.define { create_table :x }"
		ruby -e "require 'sqlite3'; a = [1]; a.clear; a.delete(1); h = {}; h.delete(:x); a.drop(1)"
		python3 -c "import sqlite3; l = [1]; l.clear(); d = {}; d.clear(); s = {1}; s.discard(1); print(l)"
		python3 -c "import pandas as pd, sqlalchemy; d = pd.read_csv('report.csv'); d.drop(columns=['a']); d.reset_index(); d.drop_duplicates()"
		node -e "require('pg'); const m = new Map(); m.delete(1); m.clear(); new Set().delete(2); x.clearCache(); x.resetForm(); x.dropItem(1)"
		node -e "const ui = require('./ui'); ui.clearTable(); ui.resetAll();"
		python3 -c "import src.a as d; d.page.reset_tables()"`)
}
