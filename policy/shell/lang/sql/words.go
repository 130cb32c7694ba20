package sql

import (
	"guard/locale"
	"guard/policy/risk"
)

// statement is a hint for which words stand.
type statement struct {
	words      string
	categories risk.Categories
	says       locale.Message
}

// statements are those of SQL, of MongoDB's and of Redis' shell, and commands of psql(1), sqlite3(1) and
// mysql(1) that leave the database; in lower case, with single blanks.
var statements = []statement{
	{"drop table", risk.Delete, "drops a table"},
	{"drop database", risk.Delete, "drops a database"},
	{"drop schema", risk.Delete, "drops a schema"},
	{"drop view", risk.Delete, "drops a view"},
	{"drop materialized", risk.Delete, "drops a view"},
	{"drop index", risk.Delete, "drops an index"},
	{"drop column", risk.Delete, "drops a column"},
	{"drop function", risk.Delete, "drops a function"},
	{"drop procedure", risk.Delete, "drops a procedure"},
	{"drop trigger", risk.Delete, "drops a trigger"},
	{"drop sequence", risk.Delete, "drops a sequence"},
	{"drop extension", risk.Delete, "drops an extension"},
	{"drop keyspace", risk.Delete, "drops a database"},
	{"drop owned", risk.Delete, "drops what an account owns"},
	{"drop tablespace", risk.Delete, "drops a tablespace"},
	{"drop partition", risk.Delete, "drops rows"},
	{"drop user", risk.Delete | risk.AccountChange, "drops an account"},
	{"drop role", risk.Delete | risk.AccountChange, "drops an account"},
	{"drop login", risk.Delete | risk.AccountChange, "drops an account"},
	{"delete from", risk.Delete, "deletes rows"},
	{"truncate ", risk.Delete, "empties a table"},
	{"writable_schema", risk.Delete, "drops a table"}, // SQLite 3: its own table of tables
	{"'delete-all'", risk.Delete, "empties a table"},  // SQLite 3, FTS5
	{"detach delete", risk.Delete, "deletes rows"},    // Cypher, of Neo4j 5
	{"deletemany", risk.Delete, "deletes documents"},
	{"deleteone", risk.Delete, "deletes documents"},
	{"findoneanddelete", risk.Delete, "deletes documents"},
	{".remove(", risk.Delete, "deletes documents"},
	{"dropdatabase", risk.Delete, "drops a database"},
	{"dropindex", risk.Delete, "drops an index"},
	{"dropcollection", risk.Delete, "drops a collection"},
	{".drop(", risk.Delete, "drops a collection"},
	{"flushall", risk.Delete, "empties the database"},
	{"flushdb", risk.Delete, "empties the database"},
	{"create user", risk.AccountChange, "makes an account"},
	{"createuser", risk.AccountChange, "makes an account"},
	{"create role", risk.AccountChange, "makes an account"},
	{"create login", risk.AccountChange, "makes an account"},
	{"alter user", risk.AccountChange, "changes an account"},
	{"alter role", risk.AccountChange, "changes an account"},
	{"alter login", risk.AccountChange, "changes an account"},
	{"grant ", risk.AccountChange, "changes access"},
	{"grantroles", risk.AccountChange, "changes access"},
	{"revoke ", risk.AccountChange, "changes access"},
	{"set password", risk.AccountChange, "changes a password"},
	{"identified by", risk.AccountChange, "changes a password"},
	{"to program", risk.ExecArbitrary, "the statement runs a command"},
	{"from program", risk.ExecArbitrary, "the statement runs a command"},
	{`\!`, risk.ExecArbitrary, "the statement runs a command"},
	{`\o |`, risk.ExecArbitrary, "the statement runs a command"},
	{`\g |`, risk.ExecArbitrary, "the statement runs a command"},
	{"xp_cmdshell", risk.ExecArbitrary, "the statement runs a command"},
	{"load_extension", risk.ExecArbitrary, "the statement loads code"},
	{".load ", risk.ExecArbitrary, "the statement loads code"},
	{".shell", risk.ExecArbitrary, "the statement runs a command"},
	{".system", risk.ExecArbitrary, "the statement runs a command"},
	{"sys_exec", risk.ExecArbitrary, "the statement runs a command"},
	{"sys_eval", risk.ExecArbitrary, "the statement runs a command"},
	{"create extension", risk.ExecArbitrary, "the statement loads code"},
	{"language plpython", risk.ExecArbitrary, "the statement loads code"},
	{"language c ", risk.ExecArbitrary, "the statement loads code"},
	{"into outfile", risk.FSDeleteOverwrite, "the statement writes a file"},
	{"into dumpfile", risk.FSDeleteOverwrite, "the statement writes a file"},
	{"writefile(", risk.FSDeleteOverwrite, "the statement writes a file"},
	{".output ", risk.FSDeleteOverwrite, "the statement writes a file"},
	{".once ", risk.FSDeleteOverwrite, "the statement writes a file"},
	{".backup ", risk.FSDeleteOverwrite, "the statement writes a file"},
	{".save ", risk.FSDeleteOverwrite, "the statement writes a file"},
	{"vacuum into", risk.FSDeleteOverwrite, "the statement writes a file"},
	{`\copy`, risk.FSDeleteOverwrite, "the statement reads or writes files"},
	{"lo_export", risk.FSDeleteOverwrite, "the statement writes a file"},
	{"load_file", risk.FSConfigSecrets, "the statement reads files"},
	{"pg_read_file", risk.FSConfigSecrets, "the statement reads files"},
	{"pg_shadow", risk.FSConfigSecrets, "the statement reads passwords"},
	{"mysql.user", risk.FSConfigSecrets, "the statement reads passwords"},
}
