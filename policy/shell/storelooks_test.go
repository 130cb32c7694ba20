package shell_test

import "testing"

// TestLooksAtStoresHere: whether a server of this machine is up, how large it is and what a key holds is everyday to
// ask; another host, a change, a key that says it holds a secret and code that does more are asked about.
func TestLooksAtStoresHere(t *testing.T) {
	runsOnDisk(t, `
		pg_isready
		pg_isready -h localhost -p 5432
		pg_isready -h 127.0.0.1 -U app -t 3 -q
		until pg_isready -h localhost; do sleep 1; done
		redis-cli ping
		redis-cli -h localhost info
		redis-cli -h localhost get foo
		redis-cli -h localhost keys '*'
		redis-cli info | grep used_memory
		redis-cli -p 6380 -n 1 llen queue
		redis-cli -h localhost dbsize
		mysqladmin ping
		mysqladmin ping -h localhost
		mysqladmin -uroot status
		mongosh --eval 'db.stats()'
		mongosh --quiet --eval 'db.stats()' localhost/test
		mongosh mongodb://localhost:27017/app --eval 'db.stats()'
		mongosh --quiet --eval 'db.runCommand({ ping: 1 })'
		mongosh --quiet --eval 'printjson(db.getCollectionNames())' app
		curl -X POST localhost:3000/api -d '{"a":1}'
		curl -X POST http://localhost:8000/items -H 'Content-Type: application/json' -d '{"name":"x"}'
		curl -s -X PUT http://127.0.0.1:5173/x -d '{}'
		curl -X DELETE localhost:3000/api/items/1`)
	refusedOnDisk(t, `
		pg_isready -h db.example.com
		pg_isready -d 'host=db.example.com'
		pg_isready -h $H
		PGHOST=db.example.com pg_isready
		redis-cli -h cache.example.com ping
		redis-cli -u redis://cache.example.com get k
		redis-cli flushall
		redis-cli get session_token
		redis-cli get user:1:password
		redis-cli set a b
		redis-cli config get '*'
		redis-cli --eval x.lua
		redis-cli monitor
		redis-cli -h localhost get foo flushall > /etc/x
		echo flushall | redis-cli get
		redis-cli get $K
		redis-cli -a secret get k
		redis-cli eval 'return 1' 0
		redis-cli info | sh
		mysqladmin ping shutdown
		mysqladmin status drop shop
		mysqladmin ping -h db.example.com
		mysqladmin processlist
		mongosh --eval 'db.dropDatabase()'
		mongosh --eval 'db.stats(); db.dropDatabase()'
		mongosh --eval 'db.users.find()'
		mongosh mongodb://db.example.com/app --eval 'db.stats()'
		mongosh mongodb+srv://x.example.com/app --eval 'db.stats()'
		mongosh 'mongodb://localhost,db.example.com/app' --eval 'db.stats()'
		mongosh --host db.example.com --eval 'db.stats()'
		mongosh --eval 'db.stats()' x.js
		mongosh --eval 'db.stats()' -f x.js
		mongosh --eval "$X"
		mongosh --eval 'db.stats()' --shell
		echo 'db.dropDatabase()' | mongosh --eval 'db.stats()'
		ssh host redis-cli flushall`)
}
