package sql

import "testing"

func TestLooks(t *testing.T) {
	for text, want := range map[string]bool{
		"select 1": true, "SELECT count(*) FROM users;": true, "select id, name from users where id = 3 limit 5": true,
		`\dt`: true, `\d+ users`: true, `\l`: true, "show tables": true, "describe users": true, "select version()": true,
		"select u.id, max(o.total) as total from users u join orders o on o.user_id = u.id group by u.id": true,
		"explain select id from users": true, "select now(), current_database()": true,
		"select table_name from information_schema.tables where table_schema = 'public'": true,

		"select * from users": false, "select u from users u": false, "select users from users": false,
		"select id, password_hash from users": false, "select api_token from account": false, "delete from users": false,
		"select lo_unlink(3)": false, "select purge_all()": false, "select id into copy from users": false,
		"explain analyze delete from users": false, "select pg_read_file('/etc/passwd')": false,
		"select id from users; drop table users": false, "select query from pg_stat_activity": false,
		`\! rm -rf x`: false, `\copy users to 'x'`: false, `\o |sh`: false, `\set x 1`: false, "": false,
		"select usename, passwd from pg_shadow": false, "select max(u) from users u": false,
		"select id from users where id = (select purge())": false, "select id from users for update": false,
		"select :'x'": false, "copy users to program 'sh'": false, "select user from mysql.user": false,
		"with a as (delete from users returning id) select id from a": false, "show processlist": false,
	} {
		if got := Looks(text); got != want {
			t.Errorf("%s: %v", text, got)
		}
	}
}
