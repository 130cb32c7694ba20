package program

// migrations: programs that change a database's tables by the project's files.
var migrations = []Entry{
	{
		Name: "flyway liquibase dbmate goose sql-migrate atlas-migrate sqitch migrate golang-migrate yoyo " +
			"skeema gh-ost pt-online-schema-change pt-archiver bytebase",
		Source: "flyway 10, liquibase 4, dbmate 2, goose 3, migrate 4: they change a database's tables",
		Style:  Single, Level: high, Categories: network | system, Says: "{0} changes a database",
		Operands: "text...",
		Options: `
			-*
			-url=
			-path=:look
			-source=
			-database=
			-dir=:look
			-u=
			-d=
			-e=
			-env-file=:read
			-configFiles=:settings
			-user=
			-password=:secrets
			-locations=
			-schemas=
			-table=
		`,
		Subs: []Entry{
			{Name: "version help", Style: Single, Level: low, Operands: "text..."},
			{
				Name: "new create init fix", Style: Single, Level: medium, Operands: "text...",
				Options: `
					-*
					-ext=
					-dir=
					-seq
				`,
			},
			{
				Name: "info status validate history list diff dump", Style: Single, Level: high,
				Categories: network, Operands: "text...", Options: `-*`,
			},
			{
				Name: "clean drop dropAll drop-all reset down down-to rollback rollback-* rollbackCount " +
					"rollbackToDate revert redo undo",
				Style: Single, Level: high, Categories: deletes | network, Operands: "text...", Options: `-*`,
			},
			{
				Name: "database", Style: Single, Level: high, Categories: network | system,
				Says: "{0} changes a database", Operands: "text...", Options: `-*`,
				Subs: []Entry{
					{
						Name: "drop-all rollback*", Style: Single, Level: high, Categories: deletes | network,
						Operands: "text...", Options: `-*`,
					},
				},
			},
		},
		Examples: `
			high DELETE | migrate -path db/migrations -database postgres://x/y drop -f
			high NETWORK_RISK | migrate -path db -database postgres://x/y up
			low | goose version
			high SYSTEM_IMPACT | flyway migrate
			high DELETE | flyway -url=jdbc:x clean
			high DELETE | liquibase dropAll
			high NETWORK_RISK | flyway info
			high SYSTEM_IMPACT | liquibase update
			high DELETE | liquibase rollback v1
			high SYSTEM_IMPACT | dbmate migrate
			high NETWORK_RISK | goose status
			medium | dbmate new add_users
			high DELETE | dbmate drop
		`,
	},
	{
		Name: "prisma drizzle-kit sequelize sequelize-cli typeorm knex mikro-orm node-pg-migrate db-migrate " +
			"aerich",
		Source: "prisma 5, drizzle-kit 0.24, typeorm 0.3, knex 3 manuals",
		Level:  medium, Categories: executes, Operands: "text...",
		Options: `
			-*
			--schema=:read+settings
			--config=:settings
			-c=:read
			-x=
			-m,--message=
			-n,--name=
			--url=
			--from-url=
			--to-url=
			--file=:read
			--script
		`,
		Subs: []Entry{
			{
				Name: "version help history heads current branches show migrate:list migrate:status " +
					"migrate:currentVersion migration:show migration:list migration:pending db:migrate:status",
				Level: medium, Operands: "text...",
				Options: `-* -d,--dataSource=:settings`,
			},
			{
				Name: "validate format generate init revision check merge migration:create " +
					"migration:generate migrate:make seed:make model:generate seed:generate introspect",
				Level: medium, Operands: "text...", Options: `-*`,
			},
			{Name: "studio", Level: medium, Categories: network, Options: `-*`},
			{
				Name: "upgrade stamp push pull up latest migrate:latest migrate:up seed:run db:migrate " +
					"db:seed db:seed:all db:create migration:run schema:sync schema:update",
				Level: high, Categories: network | system | executes, Says: "{0} changes a database",
				Operands: "text...", Options: `-*`,
			},
			{
				Name: "downgrade down rollback migrate:rollback migrate:down db:drop db:migrate:undo " +
					"db:migrate:undo:all migration:revert migration:down migration:fresh database:drop " +
					"schema:drop schema:fresh redo reset drop",
				Level: high, Categories: deletes | network,
				Says: "{0} undoes changes of a database, and can drop tables", Operands: "text...", Options: `-*`,
			},
			{
				Name: "db", Level: high, Categories: network | system, Operands: "text...",
				Subs: []Entry{
					{
						Name: "push", Level: high, Categories: network | system, Says: "{0} changes a database",
						Options: `
							-*
							--accept-data-loss,--force-reset:deletes
							--schema=:read
						`,
					},
					{
						Name: "execute", Level: high, Categories: network | executes,
						Options: `
							-*
							--file=:script
							--url=
							--stdin
						`,
					},
					{
						Name: "pull seed", Level: high, Categories: network | executes, Operands: "text...",
						Options: `-*`,
					},
				},
			},
			{
				Name: "migrate", Level: high, Categories: network | system, Operands: "text...",
				Subs: []Entry{
					{
						Name: "reset", Level: high, Categories: deletes | network, Says: "{0} drops the database",
						Options: `-*`,
					},
					{ // it reads the table of migrations (prisma 5, "migrate status")
						Name: "status", Level: medium, Options: `-* --schema=:read+settings --config=:settings`,
					},
					{Name: "diff", Level: high, Categories: network, Operands: "text...", Options: `-*`},
					{
						Name: "dev deploy resolve", Level: high, Categories: network | system,
						Says: "{0} changes a database", Operands: "text...", Options: `-*`,
					},
				},
			},
		},
		Examples: `
			low | prisma --version
			medium | prisma generate
			medium | prisma validate
			medium | prisma migrate status
			high NETWORK_RISK | prisma migrate diff --from-url postgres://x/y --to-url postgres://x/z
			high SYSTEM_IMPACT | prisma migrate dev --name x
			high DELETE | prisma migrate reset --force
			high DELETE | prisma db push --accept-data-loss
			high DELETE | sequelize db:drop
			high SYSTEM_IMPACT | knex migrate:latest
		`,
	},
	{
		Name:   "strapi",
		Source: "Strapi 5, CLI: import deletes all content first, transfer that of where it goes",
		Level:  medium, Categories: executes, Operands: "text...",
		Options: `
			-*
		`,
		Subs: []Entry{
			{
				Name: "version help report build develop dev start", Level: medium, Operands: "text...", Options: `-*`,
			},
			{
				Name: "import transfer configuration:restore config:restore", Level: high, Categories: deletes,
				Says: "{0} changes a database", Operands: "text...",
				Options: `
					-*
					-f,--file=:read
				`,
			},
			{
				Name: "export configuration:dump config:dump", Level: medium, Operands: "text...",
				Options: `
					-*
					-f,--file=:write
				`,
			},
		},
		Examples: `
			medium | strapi develop
			high DELETE | strapi import -f export.tar.gz --force
			medium | strapi export -f export
		`,
	},
}
