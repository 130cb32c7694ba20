package shell

import "testing"

func TestOnlyAsks(t *testing.T) {
	for text, want := range map[string]bool{
		"SELECT name FROM sqlite_master": true, "select count(*) from t;": true, "select replace(a, 'x', 'y') from t": true, "with x as (select 1) select * from x": true,
		"explain query plan select 1": true, "PRAGMA table_info(users)": true, ".schema": true, ".tables": true, ".schema users": true, "select 1; select 2": true, "select 'drop; delete'": true, "values (1)": true, "select 'it''s'": true,
		"": false, ";": false, ".shell id": false, ".system id": false, ".output x": false, ".read x.sql": false, ".import a b": false, ".schema\n.shell id": false, ".tables |id": false, ".once x": false, ".": false,
		"delete from t": false, "drop table t": false, "select 1; drop table t": false, "with x as (select 1) delete from t": false, "replace into t values (1)": false, "create table x as select 1": false, "attach 'x' as y": false,
		"select writefile('x', 'y')": false, "select load_extension('x')": false, "select readfile('/etc/passwd')": false, "select \"writefile\"('x','y')": false, "pragma journal_mode=wal": false, "pragma user_version": false, "vacuum": false, "vacuum into 'x'": false,
		"select 1 -- '\n; delete from t; --'": false, "select 1 /*'*/; delete from t /*'*/": false, "select \"'\"; delete from t; select \"'\"": false, "select [']; delete from t; select [']": false, "select '; delete from t": false,
	} {
		if got := onlyAsks(text); got != want {
			t.Errorf("%q: only asks %v, want %v", text, got, want)
		}
	}
}
