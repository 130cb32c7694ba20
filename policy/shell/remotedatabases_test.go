package shell_test

import (
	"testing"
	"time"

	"guard/internal/disk"
	"guard/policy/risk"
	"guard/policy/shell"
)

// TestDatabasesOnOtherHosts: what changes a database that the project's settings have on another host is asked.
func TestDatabasesOnOtherHosts(t *testing.T) {
	remote := map[string]string{
		"alembic.ini":         "[alembic]\nscript_location = alembic\nsqlalchemy.url = postgresql+psycopg://app@db.shop.io/app\n",
		".env":                "# DATABASE_URL=postgres://localhost/x\nDATABASE_URL=\"postgres://u:p@ep-cool.neon.tech/shop\"\nDB_HOST=db.shop.io\n",
		"config/database.yml": "production:\n  adapter: postgresql\n  host: db.shop.io\n",
		"flyway.conf":         "flyway.url=jdbc:mysql://db.shop.io:3306/shop\n", "manage.py": "", "artisan": "",
	}
	local := map[string]string{
		"alembic.ini": "[alembic]\nsqlalchemy.url = postgresql://app@localhost/app\n# postgresql://app@db.shop.io/app\n",
		".env":        "DATABASE_URL=postgres://u:p@db:5432/shop\nDB_HOST=127.0.0.1\nAPI=https://api.shop.io\n",
		"flyway.conf": "flyway.url=jdbc:mysql://db.local/shop\n", "manage.py": "", "artisan": "",
		"config/database.yml": "development:\n  adapter: sqlite3\n  database: db/dev.sqlite3\n",
	}
	changes := []string{"alembic upgrade head", "prisma migrate deploy", "npx prisma db push",
		"dbmate up", "sqlx migrate run", "diesel migration run", "rails db:migrate", "flyway migrate", "php artisan migrate",
		"python3 manage.py migrate", "knex migrate:latest", "npx sequelize-cli db:migrate"}
	looks := []string{"alembic history", "alembic upgrade head --sql", "prisma migrate status", "prisma generate", "rails routes",
		"python3 manage.py check", "php artisan migrate:status", "knex migrate:list"}
	at := func(files map[string]string, line string) bool {
		w, top := onDisk(t, files)
		w.Disk = disk.New(time.Minute)
		r := shell.Read(line, top, w)
		for _, why := range r.Reasons {
			if why.String() == "reaches db.shop.io" || why.String() == "reaches ep-cool.neon.tech" {
				return r.Level >= risk.High && r.Categories.Has(risk.NetworkRisk)
			}
		}
		return false
	}
	for _, line := range changes {
		if !at(remote, line) {
			t.Errorf("%s: the other host is not seen", line)
		}
		if at(local, line) {
			t.Errorf("%s: another host is seen that is none", line)
		}
	}
	for _, line := range looks {
		if at(remote, line) {
			t.Errorf("%s: it changes nothing", line)
		}
	}
}
