package program

// databaseTools: psql, mysql, sqlite3, redis-cli …
var databaseTools = []Entry{}
