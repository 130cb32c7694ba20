package shell_test

import (
	"testing"

	"guard/policy/risk"
	"guard/policy/shell"
)

// TestOptionsThatBeginAnew: an option of a library's call says that what is there is thrown away first, whatever the
// function is named.
func TestOptionsThatBeginAnew(t *testing.T) {
	refusedOnDisk(t, `
		python3 -c 'import keras_tuner as kt; kt.RandomSearch(b, objective="val_loss", overwrite=True, directory="docs", project_name="r")'
		python3 -c 'import keras_tuner as kt; t = kt.Hyperband(b, overwrite=o, directory="docs")'
		python3 -c 'import funcy; funcy.export("html", delete_existing=True, output_dir="docs")'
		python3 -c 'import funcy; funcy.export("docs", clear_existing=True)'
		node -e 'const x = require("tapable"); x.build({ outputDir: "docs", overwrite: true })'
		node -e 'import("tapable"); const { build } = require("tapable"); build("docs", { purge: true })'
		php -r 'require "vendor/autoload.php"; $fs = new Symfony\Component\Filesystem\Filesystem(); $fs->mirror("src", "docs", null, ["override" => true, "delete" => true]);'
		php -r 'use Symfony\Component\Filesystem\Filesystem; (new Filesystem)->mirror("src", "docs", null, ["delete" => true]);'
		python3 -c 'import sqlite_utils; db = sqlite_utils.Database("db"); db["c"].insert_all(rows, pk="id", truncate=True)'
		python3 -c 'from app.db import session; session().load(rows, truncate=True)'
		node -e 'const { DataSource } = require("typeorm"); new DataSource({ type: "sqlite", database: "db", dropSchema: true }).initialize()'
		node -e 'const t = require("typeorm"); const s = require("./src/s"); new t.DataSource({ ...s.options, dropSchema: true }).initialize()'
		python3 -c 'from deltalake import DeltaTable; dt = DeltaTable("docs"); dt.vacuum(retention_hours=0, dry_run=False)'
		python3 -c 'import deltalake; deltalake.DeltaTable("docs").vacuum(0, False)'`)
	runsOnDisk(t, `
		python3 -c 'import keras_tuner as kt; kt.RandomSearch(b, objective="val_loss", overwrite=False, directory="docs")'
		python3 -c 'import keras_tuner as kt; kt.RandomSearch(b, overwrite=True, directory="tuning", project_name="r")'
		python3 -c 'import funcy; funcy.export("html", delete_existing=False, output_dir="docs")'
		node -e 'const x = require("tapable"); x.build({ outputDir: "docs", overwrite: false })'
		node -e 'const x = require("tapable"); x.build({ outputDir: "out", overwrite: true })'
		node -e 'const x = require("tapable"); x.sort({ deleteLabel: "docs", order: true })'
		php -r '$fs = new Symfony\Component\Filesystem\Filesystem(); $fs->mirror("src", "docs", null, ["override" => true]);'
		php -r '$fs = new Symfony\Component\Filesystem\Filesystem(); $fs->mirror("docs", "out", null, ["delete" => true]);'
		php -r '$x = array_merge(["delete" => true], ["path" => "docs"]);'
		python3 -c 'import sqlite_utils; db = sqlite_utils.Database("db"); db["c"].insert_all(rows, pk="id", truncate=False)'
		python3 -c 'import transformers; tok("docs", truncation=True)'
		python3 -c 'import sqlite3; print(f.show(rows, truncate=20))'
		node -e 'const { DataSource } = require("typeorm"); new DataSource({ type: "sqlite", database: "db", dropSchema: false }).initialize()'
		node -e 'const { DataSource } = require("typeorm"); new DataSource({ type: "sqlite", database: ":memory:", dropSchema: true }).initialize()'
		python3 -c 'from deltalake import DeltaTable; print(DeltaTable("docs").vacuum(retention_hours=0))'
		python3 -c 'from deltalake import DeltaTable; print(DeltaTable("docs").vacuum(dry_run=True))'`)
}

// TestDefaultsThatBeginAnew: what a call writes, deletes or installs without a word in its arguments that says so.
func TestDefaultsThatBeginAnew(t *testing.T) {
	refusedOnDisk(t, `
		python3 -c 'import pandas as pd; w = pd.ExcelWriter("budget.xlsx"); t.to_excel(w); w.close()'
		python3 -c 'import pandas; w = pandas.ExcelWriter(path="budget.xlsx", engine="openpyxl", mode=m)'
		python3 -c 'from transformers import TrainingArguments as A; A(output_dir="docs", save_total_limit=1)'
		python3 -c 'from transformers import TrainingArguments as A; A("docs", save_total_limit=n)'
		python3 -c 'from trl import SFTConfig; SFTConfig(output_dir="docs", save_total_limit=2)'
		python3 -c 'from crontab import CronTab; c = CronTab(user=True); c.new(command="a"); c.write()'`+"\n"+
		"python3 -c $'from crontab import CronTab\\nwith CronTab(user=True) as c:\\n    c.new(command=\"a\").minute.every(5)'"+`
		printf 'package main\nimport "github.com/spf13/viper"\nfunc main() { v := viper.New(); v.WriteConfigAs("todo.txt") }' > m.go && go run m.go
		printf 'package main\nimport "github.com/spf13/viper"\nfunc main() { viper.WriteConfig() }' > m.go && go run m.go
		bun -e 'import semver from "semver@7.6.0"; console.log(semver)'
		bun -e 'const z = require("@scope/zod@3"); console.log(z)'
		bun -e 'const z = await import("zod@latest"); console.log(z)'`)
	runsOnDisk(t, `
		python3 -c 'import pandas as pd; w = pd.ExcelWriter("new.xlsx"); t.to_excel(w); w.close()'
		python3 -c 'import pandas as pd, io; w = pd.ExcelWriter(io.BytesIO()); t.to_excel(w); w.close()'
		python3 -c 'from transformers import TrainingArguments as A; A(output_dir="docs")'
		python3 -c 'from transformers import TrainingArguments as A; A(output_dir="docs", save_total_limit=None)'
		python3 -c 'from transformers import TrainingArguments as A; A(output_dir="new", save_total_limit=1)'
		python3 -c 'from crontab import CronTab; print([str(j) for j in CronTab(user=True)])'`+"\n"+
		"python3 -c $'from crontab import CronTab\\nwith CronTab(tabfile=\"new.tab\") as c:\\n    c.new(command=\"a\")'"+`
		bun -e 'import semver from "semver"; import a from "@scope/a"; import b from "./b@2x.ts"; console.log(semver)'`)
}

// TestSettingsThatNameVariables: a file of settings names a variable of the environment, whose value resolving it gives.
func TestSettingsThatNameVariables(t *testing.T) {
	w, top := onDisk(t, map[string]string{"conf/a.yaml": "db:\n  password: ${oc.env:DB_PASSWORD}\n",
		"conf/b.yaml": "db:\n  host: ${oc.env:DB_HOST,localhost}\n  user: ${db.host}\n"})
	for line, want := range map[string]bool{
		`python3 -c "from omegaconf import OmegaConf; print(OmegaConf.to_yaml(OmegaConf.load('conf/a.yaml'), resolve=True))"`:    true,
		`python3 -c "import omegaconf as o; c = o.OmegaConf.load('conf/a.yaml'); print(o.OmegaConf.to_container(c, resolve=r))"`: true,
		`python3 -c "from omegaconf import OmegaConf as O; c = O.load('conf/a.yaml'); O.resolve(c); print(c)"`:                   true,
		`python3 -c "from omegaconf import OmegaConf; print(OmegaConf.to_yaml(OmegaConf.load('conf/a.yaml')))"`:                  false,
		`python3 -c "from omegaconf import OmegaConf as O; print(O.to_yaml(O.load('conf/a.yaml'), resolve=False))"`:              false,
		`python3 -c "from omegaconf import OmegaConf as O; print(O.to_yaml(O.load('conf/b.yaml'), resolve=True))"`:               false,
	} {
		if r := shell.Read(line, top, w); r.Level >= risk.High != want {
			t.Errorf("%s: %s %v", line, r.Level, r.Reasons)
		}
	}
}
