package sql

import (
	"slices"
	"testing"

	"guard/policy/shell/lang"
)

func TestOnlyAsks(t *testing.T) {
	for text, want := range map[string]bool{
		"SELECT name FROM sqlite_master": true, "select count(*) from t;": true, "select replace(a, 'x', 'y') from t": true, "with x as (select 1) select * from x": true,
		"explain query plan select 1": true, "PRAGMA table_info(users)": true, ".schema": true, ".tables": true, ".schema users": true, "select 1; select 2": true, "select 'drop; delete'": true, "values (1)": true, "select 'it''s'": true,
		"": false, ";": false, ".shell id": false, ".system id": false, ".output x": false, ".read x.sql": false, ".import a b": false, ".schema\n.shell id": false, ".tables |id": false, ".once x": false, ".": false,
		"delete from t": false, "drop table t": false, "select 1; drop table t": false, "with x as (select 1) delete from t": false, "replace into t values (1)": false, "create table x as select 1": false, "attach 'x' as y": false,
		"select writefile('x', 'y')": false, "select load_extension('x')": false, "select readfile('/etc/passwd')": false, "select \"writefile\"('x','y')": false, "pragma journal_mode=wal": false, "pragma user_version": false, "vacuum": false, "vacuum into 'x'": false,
		"select a from t where path like '%shell-3%'": true, "select credit, edited_at, file_system from t": true, "select system, edit from t": true, "select 'readfile(1)'": true,
		"select edit(a) from t": false, "select readfile ('x')": false, "select [readfile]('x')": false, "select `load_extension` ('x')": false, "select * from fsdir where path = 'x'": false, "select * from zipfile('x')": false, "select shell('id')": false,
		"select $$'$$; drop table t; select $$'$$": false, "select $a$'$a$; drop table t; select $a$'$a$": false, "select j(a, '$.x'), j(a, '$.shell') from t": true,
		`select 'a\'b', readfile('x'), '...'`: false, "select \"'\", readfile('x'), \"'\"": false, "select sqlar_uncompress(a) from t": false,
		"select 1 -- '\n; delete from t; --'": false, "select 1 /*'*/; delete from t /*'*/": false, "select \"'\"; delete from t; select \"'\"": false, "select [']; delete from t; select [']": false, "select '; delete from t": false,
	} {
		if got := OnlyAsks(text); got != want {
			t.Errorf("%q: only asks %v, want %v", text, got, want)
		}
	}
}

// TestStaysInside: statements that change the database that is open, and nothing else.
func TestStaysInside(t *testing.T) {
	for text, want := range map[string]bool{
		"select 1": true, "create table t (a)": true, "insert into t values (1); select * from t": true, "begin; delete from t; commit": true, ".tables": true,
		"": false, "attach 'x' as y": false, "create virtual table t using x": false, "vacuum into 'x'": false, "select writefile('x', 'y')": false, ".shell id": false, "insert into t values (1) -- x": false,
	} {
		if got := StaysInside(text); got != want {
			t.Errorf("%q: %v, want %v", text, got, want)
		}
	}
}

// TestDuckFiles: strings that DuckDB could read as files.
func TestDuckFiles(t *testing.T) {
	for _, c := range []struct {
		text  string
		files []string
		known bool
	}{
		{"select 1", nil, true},
		{"select * from 'a.csv'", []string{"a.csv"}, true},
		{"select 'x' from read_text('.e*')", []string{".e*"}, true},
		{"select * from 'https://x.example/a.csv'", nil, false},
		{"select * from 'a' || '.csv'", nil, false},
		{"select getenv('HOME')", nil, false},
	} {
		files, known := DuckFiles(c.text)
		if !slices.Equal(files, c.files) || known != c.known {
			t.Errorf("%q: %q %v, want %q %v", c.text, files, known, c.files, c.known)
		}
	}
}

// TestFileOfURI: a database's address.
func TestFileOfURI(t *testing.T) {
	for uri, want := range map[string]string{
		"file:a.db": "a.db", "file:a%20b.db?mode=ro": "a b.db", "file:///tmp/a.db": "/tmp/a.db", "file://localhost/tmp/a.db": "/tmp/a.db",
		"file:": "", "file://host/a.db": "", "file:a.db?vfs=x": "", "file:%zz": "",
	} {
		got, ok := FileOfURI(uri)
		if got != want || ok != (want != "") {
			t.Errorf("%q: %q %v, want %q", uri, got, ok, want)
		}
	}
}

// TestHints: telling words, whatever stands between them.
func TestHints(t *testing.T) {
	for text, want := range map[string][]string{
		"":                                nil,
		"select * from t":                 nil,
		"DROP\n\tTABLE t":                 {"drop table"},
		"drop /* x */ table t":            {"drop table"},
		"select 1; Delete  From t":        {"delete from"},
		"copy t to program 'sh'":          {"to program"},
		"db.users.deleteMany({})":         {"deletemany"},
		"select pg_read_file('/etc/x')":   {"pg_read_file"},
		"alter user x identified by 'y'":  {"alter user", "identified by"},
		"drop" + lang.Hole + "table name": nil,
	} {
		var got []string
		for _, h := range Hints(text) {
			got = append(got, h.Word)
		}
		if !slices.Equal(got, want) {
			t.Errorf("%q: %q, want %q", text, got, want)
		}
	}
}

// TestChangesAll: an update without a condition changes every row.
func TestChangesAll(t *testing.T) {
	for text, all := range map[string]bool{
		"update users set a=0": true, "UPDATE users\nSET a = 0": true, "select 1; update u set a=1": true,
		"update users set a=0 where id=1": false, "UPDATE a SET x=b.x FROM b WHERE a.id=b.id": false, "select * from updates": false,
		"alter table users drop email": true, "alter table users drop constraint x": false, "alter table t alter column c drop default": false,
		"update": false, "insert into t values (1)": false,
		"update u set n=upper(n) where id in (select id from u)":     true,
		"update u set n=1 where id in (select id from u where id<3)": false,
		"update u set n=1 where id in (select user_id from vips)":    false,
		"alter system set fsync=off":                                 true, "set fsync=off": false,
		"create rule r as on insert to u do instead nothing": true, "create rule r as on insert to u do also notify u": false,
		"alter table u disable trigger all": true, "alter table u enable trigger all": false,
	} {
		if got := ChangesAll(text); got != all {
			t.Errorf("%q: %v", text, got)
		}
	}
}

// TestRetypes: a column is made of less, by the type that it is given.
func TestRetypes(t *testing.T) {
	for text, want := range map[string]bool{
		"alter table u alter column n type int using n::int":               true,
		"ALTER TABLE u ALTER n SET DATA TYPE smallint USING (n::smallint)": true,
		"alter table u alter column n type real using n::real":             true,
		"alter table u alter column n type bigint using n::bigint":         false,
		"alter table u alter column n type text using n::text":             false,
		"alter table u alter column n type numeric using n::numeric":       false,
		"alter table u alter column n type bigint":                         false,
	} {
		if got := ChangesAll(text); got != want {
			t.Errorf("%s: %v", text, got)
		}
	}
}
