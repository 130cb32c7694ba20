package source

import (
	"path"

	"guard/internal/lazy"
	"guard/policy/code"
	"guard/policy/shell/effect"
	"guard/policy/shell/files"
	"guard/policy/shell/table"
)

// What has a mapper drop all tables when an application starts is often a setting of one word in the person's file.
// Where this session put it in, or wrote the file, whatever starts the application is asked.

// dropsAtStart is such a setting (TypeORM 0.3, dropSchema and synchronize(true); Sequelize 6, sync({force}); Waterline
// 0.15, migrate: drop; MikroORM 6, refreshDatabase).
var dropsAtStart = lazy.Pattern(`\bdropSchema["']?\s*:\s*true|\.sync\(\s*\{[^}]*\bforce["']?\s*:\s*true|` +
	`\.synchronize\(\s*true|\bmigrate["']?\s*:\s*["']drop["']|\.refreshDatabase\(`)

// startApplications are programs that start one, or a script of one.
const startApplications = "node nodejs ts-node tsx ts-node-dev ts-node-esm nodemon nest bun deno pm2 next nuxt " +
	"vite-node sails strapi adonis medusa esno swc-node"

// startsAnew judges such a text.
func startsAnew(j *Judge, c *effect.Call, t *ProgramText) {
	n := tests{j.Sources}
	if t.Lang != code.JavaScript || t.File == "" || n.World.Disk == nil || !dropsAtStart().MatchString(t.text) ||
		!n.Wrote(t.File) || n.ofTests(t.File) || inMemory().MatchString(t.text) || saysTests(t.Lang, t.text) {
		return
	}
	if argv := c.Cmd.Argv; t.guess && (len(argv) == 0 || !table.HasWord(startApplications, path.Base(argv[0]))) {
		return
	}
	was, _ := n.World.Committed(t.File)
	if len(was) > maxRead || len(dropsAtStart().FindAllString(t.text, files.MaxOwn)) <=
		len(dropsAtStart().FindAllString(was, files.MaxOwn)) {
		return
	}
	n.sqlHints(c, "drop database x; -- dropSchema")
}
