package source

import "testing"

// TestChangesInLoop: loops that change rows, or keys, one after the other; and those that only look, add or change what
// a condition picks out.
func TestChangesInLoop(t *testing.T) {
	for text, want := range map[string]bool{
		"import psycopg2\ncur.execute('select id,e from users')\nfor i,e in cur:\n    cur.execute('update users set e=%s where id=%s',(e,i))\n":        true,
		"import asyncpg\nrows = await c.fetch('SELECT id FROM a.users u')\nfor r in rows:\n  await c.execute('UPDATE users SET x=1 WHERE id=$1', r)\n": true,
		"require 'pg'\nc.exec('select id from users').each do |u|\n  c.exec_params('update users set a=1 where id=$1', [u['id']])\nend\n":              true,
		"<?php $d=new PDO($u); foreach ($d->query('select id from users') as $r) { $d->exec(\"update users set a=1 where id=1\"); }":                   true,
		"import psycopg2\ncur.executemany('insert into t values(%s) on conflict (id) do update set a=1', rows)":                                        true,
		"import pymysql\nfor r in rows:\n    cur.execute('replace into t values(%s)', r)":                                                              true,
		"import redis\nfor k in r.scan_iter('a:*'): r.set(k, '{}')":                                                                                    true,
		"import redis\nfor k in r.scan_iter('a:*'):\n    r.set(f'{k}:old', '{}')\n    r.expire(k, 10)":                                                 true,
		"const r=new Redis()\nfor await (const k of r.scanIterator()) {\n  await r.set(k, '')\n}":                                                      true,

		"import psycopg2\ncur.execute('select id,e from users')\nfor i,e in cur:\n    print(e)\ncur.execute('update users set e=1 where id=%s',(i,))":            false,
		"import psycopg2\ncur.execute('select id,e from users where e is null')\nfor i,e in cur:\n    cur.execute('update users set e=%s where id=%s',(e,i))":    false,
		"import psycopg2\nfor r in rows:\n    cur.execute('insert into t values(%s) on conflict do nothing', r)":                                                 false,
		"import psycopg2\ncur.execute('create table t(id int)')\nfor r in rows:\n    cur.execute('insert into t values(%s) on conflict (id) do update set a=1')": false,
		"import redis\nfor k in r.scan_iter('a:*'):\n    print(k, r.get(k))\nr.set('x', 1)":                                                                      false,
		"import redis\nfor i in range(9):\n    r.set(f'mine:{i}', '{}')":                                                                                         false,
		"for k in d.keys():\n    e.set(k, 1)": false,
	} {
		if got := changesInLoop(text) != ""; got != want {
			t.Errorf("%v: %s", got, text)
		}
	}
}
