package shell_test

import "testing"

// TestFilesOfNodesLibraries: what packages of Node.js delete, overwrite and unpack.
func TestFilesOfNodesLibraries(t *testing.T) {
	refusedOnDisk(t, `
		node --input-type=module -e 'import {rimraf} from "rimraf"; await rimraf("do*", {glob: true})'
		node --input-type=module -e 'import {deleteAsync} from "del"; await deleteAsync(["docs/**", "!docs/keep"])'
		node -e 'require("fs-jetpack").remove("docs")'
		node -e 'require("fs-jetpack").cwd("docs").remove("a")'
		node --input-type=module -e 'import {moveFile} from "move-file"; await moveFile("src/a.py", "todo.txt")'
		node -e 'require("fs-extra").copySync("src/a.py", "todo.txt")'
		node -e 'require("fs").cpSync("src/a.py", "todo.txt")'
		node -e 'require("node-id3").write({title: "x"}, "todo.txt")'
		node -e 'require("zip-lib").archiveFolder("src", "todo.zip")'
		node --input-type=module -e 'import {execa} from "execa"; await execa("echo", ["x"], {stdout: {file: "todo.txt"}})'
		node -e 'require("qrcode").toFile("photo.png", "hello")'`)
	runsOnDisk(t, `
		node -e 'require("fs-extra").copySync("src/a.py", "todo.txt", {overwrite: false})'
		node -e 'require("fs").cpSync("src/a.py", "todo.txt", {force: false})'
		node -e 'require("fs-extra").ensureFileSync("todo.txt")'
		node -e 'require("tar").t({file: "a.tar", sync: true})'
		node -e 'const Zip = require("adm-zip"); console.log(new Zip("todo.zip").getEntries().length)'
		node -e 'console.log(require("xlsx").readFile("budget.xlsx").SheetNames)'
		node -e 'require("qrcode").toFile("new.png", "hello")'`)
}

// TestDataOfNodesLibraries: what drivers, mappers and builders of queries throw away, and stores of files.
func TestDataOfNodesLibraries(t *testing.T) {
	refusedOnDisk(t, `
		node -e 'const knex = require("knex")({client: "sqlite3", connection: {filename: "app.db"}}); knex("users").del()'
		node -e 'const {drizzle} = require("drizzle-orm/better-sqlite3"); const db = drizzle("app.db"); db.delete(users)'
		node -e 'const {Kysely} = require("kysely"); const db = new Kysely(o); db.deleteFrom("users").execute()'
		node -e 'const {DataSource} = require("typeorm"); const d = new DataSource(o); d.synchronize(true)'
		node -e 'const {DataSource} = require("typeorm"); const d = new DataSource(o); d.getRepository("User").clear()'
		node -e 'const {DataSource} = require("typeorm"); const d = new DataSource(o); d.getRepository("User").delete({})'
		node -e 'const {Sequelize} = require("sequelize"); const s = new Sequelize(o); User.destroy({where: {}})'
		node -e 'const postgres = require("postgres"); const sql = postgres(); sql`+"`DELETE FROM users`"+`'
		node -e 'const Database = require("better-sqlite3"); new Database("app.db").exec("DELETE FROM users")'
		node -e 'require("sqlite").backup(db, "app.db")'`)
	runsOnDisk(t, `
		node -e 'const knex = require("knex")({client: "sqlite3", connection: {filename: "new.db"}}); knex("users").where({id: 1}).del()'
		node -e 'const {Kysely} = require("kysely"); const db = new Kysely(o); db.deleteFrom("users").where("id", "=", 1).execute()'
		node -e 'const {DataSource} = require("typeorm"); const d = new DataSource(o); d.getRepository("User").delete({id: 1})'
		node -e 'const {DataSource} = require("typeorm"); const d = new DataSource(o); d.synchronize(false)'
		node -e 'const {Sequelize} = require("sequelize"); const s = new Sequelize(o); User.destroy({where: {id: 1}})'
		node -e 'const seen = new Set(); seen.delete(1); const m = new Map(); m.clear(); m.delete("x")'
		node -e 'require("fs").createReadStream("todo.txt").destroy()'`)
}

// TestServicesOfNodesLibraries: clients of services reach them, unless they are made for this machine.
func TestServicesOfNodesLibraries(t *testing.T) {
	refusedOnDisk(t, `
		node -e 'const OpenAI = require("openai"); new OpenAI().chat.completions.create({})'
		node -e 'const api = require("axios").create({baseURL: "https://api.example.com"}); api.post("/x", {})'
		node -e 'require("@sendgrid/mail").send({to: "a@b.example"})'
		node -e 'const {Octokit} = require("octokit"); new Octokit().rest.issues.create({})'
		deno run https://other.example/x.ts`)
	runsOnDisk(t, `
		node -e 'const api = require("axios").create({baseURL: "http://localhost:3000"}); api.get("/x")'
		node -e 'console.log(Object.keys(require("@sendgrid/mail")))'`)
}
