package shell_test

import (
	"os"
	"path/filepath"
	"slices"
	"testing"
	"time"

	"guard/internal/disk"
	"guard/policy/risk"
	"guard/policy/shell"
)

// TestDatabasesOfFrameworks: a database that the code of the settings has on another host counts as one in a file of
// settings does.
func TestDatabasesOfFrameworks(t *testing.T) {
	const manage = "import os\nos.environ.setdefault('DJANGO_SETTINGS_MODULE', 'app.settings')\n"
	home := t.TempDir()
	services := "[near]\nhost=localhost\n\n[live]\nhost=db.shop.io\n"
	if err := os.WriteFile(filepath.Join(home, ".pg_service.conf"), []byte(services), 0o600); err != nil {
		t.Fatal(err)
	}
	settings := func(text string) map[string]string {
		return map[string]string{"manage.py": manage, "app/__init__.py": "", "app/settings.py": text,
			"app/base.py": "DATABASES = {'default': {'ENGINE': 'x', 'HOST': 'db.shop.io'}}\n", "env/dev.env": "DB_HOST=db.shop.io\n"}
	}
	flask := func(config string) map[string]string {
		return map[string]string{"app.py": "from flask import Flask\napp = Flask('a')\napp.config.from_object('config.Dev')\n",
			"config.py": config, "migrations/env.py": ""}
	}
	alembic := func(config string) map[string]string {
		return map[string]string{"alembic.ini": "[alembic]\nscript_location = db\n", "app/config.py": config,
			"db/env.py": "from app.config import URL\n"}
	}
	ecto := func(dev string) map[string]string {
		return map[string]string{"mix.exs": "", "config/dev.exs": dev, "config/config.exs": "import Config\n",
			"config/prod.exs": "config :app, App.Repo, hostname: \"db.shop.io\"\n"}
	}
	for _, test := range []struct {
		files map[string]string
		line  string
		want  bool
	}{
		{settings("DATABASES = {\n 'default': {\n  'HOST': 'db.shop.io',\n },\n}\n"), "python3 manage.py migrate", true},
		{settings("import os\nDATABASES = {'default': {'HOST': os.environ.get('DB_HOST', 'db.shop.io')}}\n"), "python3 manage.py migrate app", true},
		{settings("DB_HOST = 'db.shop.io'\nDATABASES = {'default': {'HOST': DB_HOST}}\n"), "./manage.py migrate", true},
		{settings("import dj_database_url\nDATABASES = {'default': dj_database_url.config(default='postgres://u:p@db.shop.io/x')}\n"), "python3 manage.py flush --no-input", true},
		{settings("from .base import *\n"), "python3 manage.py migrate", true},
		{settings("DATABASES = {'default': {'OPTIONS': {'service': 'live'}}}\n"), "python3 manage.py migrate", true},
		{settings("from dotenv import load_dotenv\nload_dotenv(BASE / 'env' / 'dev.env')\n"), "python3 manage.py migrate", true},
		{settings("x = 1\n"), "python3 manage.py migrate --settings app.base", true},
		{settings("x = 1\n"), "DJANGO_SETTINGS_MODULE=app.base python3 manage.py migrate", true},
		{flask("class Dev:\n    SQLALCHEMY_DATABASE_URI = 'postgresql://app@db.shop.io/app'\n"), "flask db upgrade", true},
		{alembic("import os\nURL = os.environ.get('URL', 'postgresql+psycopg://u@db.shop.io/x')\n"), "alembic upgrade head", true},
		{ecto("import Config\nconfig :app, App.Repo,\n  hostname: \"db.shop.io\",\n"), "mix ecto.migrate", true},
		{ecto("config :app, App.Repo, url: \"ecto://u:p@db.shop.io/x\"\n"), "mix ecto.setup", true},
		{ecto("config :app, App.Repo, hostname: \"localhost\"\n"), "MIX_ENV=prod mix ecto.migrate", true},

		{settings("DATABASES = {'default': {'ENGINE': 'django.db.backends.sqlite3', 'NAME': 'db.sqlite3'}}\nEMAIL = {'HOST': 'mail.shop.io'}\n"), "python3 manage.py migrate", false},
		{settings("DATABASES = {'default': {'HOST': 'localhost'}, 'replica': {'HOST': 'db.shop.io'}}\n"), "python3 manage.py migrate", false},
		{settings("# DATABASES = {'default': {'HOST': 'db.shop.io'}}\nDATABASES = {'default': {'HOST': 'db'}}\n"), "python3 manage.py migrate", false},
		{settings("DATABASES = {'default': {'OPTIONS': {'service': 'near'}}}\n"), "python3 manage.py migrate", false},
		{settings("from .base import *\n"), "python3 manage.py showmigrations", false},
		{settings("from .base import *\n"), "python3 manage.py migrate --plan", false},
		{settings("from .base import *\n"), "python3 manage.py check", false},
		{flask("class Dev:\n    SQLALCHEMY_DATABASE_URI = 'sqlite:///dev.db'\nclass Prod:\n    SQLALCHEMY_DATABASE_URI = 'postgresql://app@db.shop.io/app'\n"), "flask db upgrade", false},
		{flask("SENTRY = 'https://a@o1.sentry.io/1'\n"), "flask db upgrade", false},
		{flask("SQLALCHEMY_DATABASE_URI = 'postgresql://app@db.shop.io/app'\n"), "flask db history", false},
		{alembic("URL = 'postgresql://u@localhost/x'\n"), "alembic upgrade head", false},
		{ecto("config :app, App.Repo, hostname: \"localhost\"\n"), "mix ecto.migrate", false},
		{ecto("config :app, App.Repo, hostname: \"db.shop.io\"\n"), "mix test", false},
	} {
		w, top := onDisk(t, test.files)
		w.Home, w.Disk = home, disk.New(time.Minute)
		r := shell.Read(test.line, top, w)
		found := slices.ContainsFunc(r.Reasons, func(why risk.Reason) bool { return why.String() == "reaches db.shop.io" })
		if found != test.want || found && r.Level < risk.High {
			t.Errorf("%s with %v\n%v, want %v: %v", test.line, test.files, found, test.want, r.Reasons)
		}
	}
}
