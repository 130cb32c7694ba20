package shell_test

import (
	"maps"
	"testing"

	"guard/policy/risk"
	"guard/policy/shell"
)

// ownCommands are projects with commands of their own.
var ownCommands = map[string]string{
	"manage.py": "import django\n",
	"flaskr/db.py": "import click\nfrom flask import current_app, g\ndef init_db():\n    db = get_db()\n" +
		"    with current_app.open_resource(\"schema.sql\") as f:\n        db.executescript(f.read().decode())\n" +
		"@click.command(\"init-db\")\n@with_appcontext\ndef init_db_command():\n    init_db()\n" +
		"@click.command(\"grow-db\")\ndef grow():\n    get_db().execute(open(\"more.sql\").read())\n" +
		"@app.cli.command()\ndef renew():\n    db.drop_all()\n    db.create_all()\n" +
		"@app.cli.command(\"count\")\ndef count():\n    print(User.query.count())\n",
	"flaskr/schema.sql": "DROP TABLE IF EXISTS user;\nCREATE TABLE user (id INTEGER);\n",
	"flaskr/more.sql":   "CREATE TABLE IF NOT EXISTS tag (id INTEGER);\n",
	"shop/management/commands/fresh.py": "from django.core.management.base import BaseCommand\n" +
		"from shop.models import Order\nclass Command(BaseCommand):\n    def handle(self, *args, **options):\n" +
		"        Order.objects.all().delete()\n",
	"shop/management/commands/report.py": "from django.core.management.base import BaseCommand\n" +
		"from shop.models import Order\nclass Command(BaseCommand):\n    def handle(self, *args, **options):\n" +
		"        print(Order.objects.all().count())\n",
}

// TestCommandsOfTheProject: what a command does that the project's own code registers, to a database that is there.
func TestCommandsOfTheProject(t *testing.T) {
	with := maps.Clone(ownCommands)
	with["instance/flaskr.sqlite"] = "SQLite format 3\x00"
	without := maps.Clone(ownCommands)
	without["instance/test.sqlite"] = "SQLite format 3\x00"
	asked := func(files map[string]string, line string) bool {
		w, top := onDisk(t, files)
		r := shell.Read(line, top, w)
		return r.Level >= risk.High || r.Categories&risk.Delete != 0
	}
	for _, line := range []string{"flask --app flaskr init-db", "flask renew", "python manage.py fresh"} {
		if !asked(with, line) {
			t.Errorf("runs unasked: %s", line)
		}
		if asked(without, line) {
			t.Errorf("is asked with no database there: %s", line)
		}
	}
	for _, line := range []string{"flask grow-db", "flask count", "flask routes", "python manage.py report",
		"python manage.py check"} {
		if asked(with, line) {
			t.Errorf("is asked: %s", line)
		}
	}
}
