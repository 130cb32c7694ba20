package program

// tableTools: programs that put tables into a database in a file, and take them out of it.
var tableTools = []Entry{
	{
		Name: "sqlite-utils",
		Source: "sqlite-utils.datasette.io, 3.38, CLI reference: without a subcommand, the words behind the file are " +
			"SQL; create-table --replace and insert --truncate throw away what the table held, transform --drop a " +
			"column",
		Level: medium, Operands: "edit code...", Special: Query,
		Options: `
			-*
			-p,--param=
			--load-extension=:executes
			--functions=:executes
			--attach=
			--csv --tsv -t --table --no-headers --nl --arrays --fmt --json-cols -c --columns -r --raw --raw-lines
		`,
		Subs: []Entry{
			{
				Name: "tables views rows schema triggers indexes search analyze-tables plugins dump", Level: low,
				Operands: "read text...",
				Options: `
					-*
					--limit,--offset,-c,--column,--where,-o,--order,-p,--param,--fmt,-q=
					--load-extension=:executes
					--counts --columns --schema --csv --tsv -t --table --nl --arrays --no-headers --json-cols --save
					--common-limit,--no-most,--no-least
				`,
			},
			{
				Name: "insert upsert add-column add-foreign-key add-foreign-keys create-index " +
					"create-view create-database enable-fts disable-fts populate-fts rebuild-fts enable-wal " +
					"disable-wal enable-counts reset-counts optimize vacuum analyze extract transform insert-files " +
					"add-geometry-column create-spatial-index rename-table duplicate drop-view drop-index",
				Level: medium, Operands: "edit text...",
				Options: `
					-*
					--pk,--delimiter,--quotechar,--encoding,--batch-size,--default,--not-null,--fk,--flatten=
					--stop-after=
					--type,--rename,--drop-foreign-key,--default-none,--column-order=
					-o,--not-null-false,--tokenize,--table=
					--text,--column,-c,--name,--analyze,--fts5,--fts4,--if-not-exists,--unique,--ignore,--replace-row
					--csv --tsv --nl --alter --detect-types -d --no-headers --silent --strict --empty-null --if-exists
					--replace
					--truncate:deletes
					--drop=:deletes
					--convert=:executes
					--load-extension=:executes
				`,
			},
			{
				Name: "bulk", Level: medium, Operands: "edit code read", Special: Query,
				Options: `
					-*
					--batch-size,--encoding,--delimiter,--quotechar,--sniff=
					--functions,--load-extension=:executes
					--csv --tsv --nl --flatten --lines --text --empty-null --no-headers --convert
				`,
			},
			{Name: "drop-table", Level: high, Categories: deletes,
				Says: "{0} throws away data of the database", Operands: "edit text...", Options: `-*`},
			{
				Name: "create-table", Level: medium, Operands: "edit text...",
				Options: `-* --pk,--not-null,--default,--fk= --ignore --transform --strict --replace:deletes`,
			},
			{
				Name: "convert", Level: medium, Categories: executes, Operands: "edit text...", Options: `-*`,
			},
			{
				Name: "install uninstall", Level: high, Categories: installs | network, Operands: "text...",
				Options: `-*`,
			},
		},
		Examples: `
			low | sqlite-utils tables app.db --counts
			low | sqlite-utils rows app.db users --limit 5
			medium | sqlite-utils insert app.db users users.json --pk id
			high DELETE | sqlite-utils insert app.db users users.json --truncate
			high DELETE | sqlite-utils bulk app.db 'drop table users' users.json
			medium | sqlite-utils bulk app.db 'insert into users values (:id)' users.json
			high DELETE | sqlite-utils create-table app.db users id integer --replace
			medium | sqlite-utils create-table app.db users id integer --pk id
			high DELETE | sqlite-utils drop-table app.db users
			high DELETE | sqlite-utils transform app.db users --drop name
			low | sqlite-utils app.db 'select count(*) from users'
			high DELETE | sqlite-utils app.db 'delete from users'
			medium EXEC_ARBITRARY | sqlite-utils convert app.db users name 'value.upper()'
			high DEPS_INSTALL_UPDATE | sqlite-utils install llm
			medium EXEC_ARBITRARY | sqlite-utils insert app.db users u.json --convert 'x'
			medium EXEC_ARBITRARY | sqlite-utils rows app.db users --unheard-of
		`,
	},
}
