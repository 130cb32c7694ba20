package program

import "testing"

func TestKeptDatabase(t *testing.T) {
	for _, one := range []struct {
		variable, value string
		kept            bool
	}{
		{"DATABASE_URL", "postgres://localhost/app", true},
		{"ANY", "postgresql+asyncpg://u:test@localhost:5432/app", true},
		{"SPRING_DATASOURCE_URL", "jdbc:sqlserver://localhost;databaseName=app", true},
		{"TEST_DSN", "root@tcp(localhost:3306)/app", true},
		{"DB_DSN", "host=localhost dbname=app", true},
		{"PGDATABASE", "app", true},
		{"TEST_DB", "latest", true},
		{"DATABASE_URL", "postgres://localhost:54322/postgres", true},
		{"DATABASE_URL", "postgres://localhost:55432/postgres", false},
		{"DATABASE_URL", "postgres://localhost/app_test", false},
		{"DATABASE_URL", "postgres://localhost/apptest2", false},
		{"DATABASE_URL", "jdbc:tc:postgresql:16:///app", false},
		{"DATABASE_URL", "jdbc:h2:mem:app", false},
		{"DATABASE_URL", "sqlite:///app.db", false}, // files are looked at where they lie
		{"DB", "postgres", false},
		{"TEST_DB", "1", false},
		{"DJANGO_DB_REUSE", "on", false},
	} {
		if got := KeptDatabase(one.variable, one.value); got != one.kept {
			t.Errorf("%s=%s: %v", one.variable, one.value, got)
		}
	}
}
