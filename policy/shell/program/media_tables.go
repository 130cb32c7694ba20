package program

// rowOptions are those of xsv's commands over rows.
const rowOptions = `
	-ncjHNRrvi
	-s,--select=
	-d,--delimiter=
	-o,--output=:write
	-l,--limit=
	--len=
	--start=
	--end=
	-e=
	--just-names --everything --no-headers --left --right --full
`

// databaseNames are data sources that are databases on a host (GDAL 3.9, vector drivers).
var databaseNames = append([]Entry{
	{
		Name:  "pg:* mysql:* mssql:* oci:* odbc:* mongodb:* es:* wfs:* couchdb:* /vsicurl* /vsis3* /vsigs*",
		Level: high, Categories: network, Says: "{0} is a database on a host", Out: Download,
	},
}, byAddress...)

// tableReaders: programs that read tables (CSV and its like).
var tableReaders = []Entry{
	{
		Name:   "csvlook csvcut csvgrep csvstat csvsort csvjson csvjoin csvstack csvformat in2csv csvclean",
		Source: "csvkit.readthedocs.io 2",
		Level:  low, Operands: "read...",
		Options: `
			-abeiHkKlLnNpStuvxyzDIUVO
			-c,--columns,-C,--not-columns,-m,--match,-r,--regex=
			-d,--delimiter,-q,--quotechar,-f,--format=
			--max-rows,--max-columns,--max-column-width,--max-precision=
			--names --no-inference --no-header-row --csv --json --freq
			--freq-count=
			--sum --mean --min --max --nulls --unique --len --stdev --median --type --count
			--sheet=
			--write-sheets=:make
			--blanks
			--snifflimit=
			--indent=
			--key=
			--stream
			--lat=
			--lon=
			--left --right --outer --reverse --ignore-case --tabs
			--encoding=
			--linenumbers --zero
			--skip-lines=
			--date-format=
			--datetime-format=
			--out-tabs
			--out-delimiter=
			--empty-rows --any-match --invert-match
		`,
		Examples: `
			low | csvlook table.csv
			low | csvcut -c 1,3 table.csv
			low | csvstat table.csv
			low | csvgrep -c name -m x table.csv
			low | in2csv data.xlsx | csvlook
			high FS_CONFIG_SECRETS | csvlook .env
		`,
	},
	{
		Name:   "csvsql",
		Source: "csvkit.readthedocs.io 2: --db reaches a database, --insert changes it",
		Level:  low, Operands: "read...",
		Options: `
			-aiHLStqvy
			--query=:code
			--db=:network
			--insert:medium
			--tables=
			--no-inference
			-d,--delimiter=
			--dialect=
			--create-if-not-exists
			--overwrite:deletes
			--before-insert,--after-insert=:code
		`,
		Examples: `
			low | csvsql table.csv
			low | csvsql --query 'select count(*) from t' table.csv
			medium EXEC_ARBITRARY | csvsql --query "attach 'x.db' as x" table.csv
			high NETWORK_RISK | csvsql --db postgresql://db.example.com/x --insert table.csv
		`,
	},
	{
		Name:   "xsv qsv",
		Source: "xsv README 0.13; qsv 0.134",
		Options: `
			-cHv
			-d,--delimiter=
			-o,--output=:write
			-s,--select=
			-n,--no-headers
			-l,--limit=
			--len=
			-i --headers
			--sample=
			--every=
			--everything --nulls --cardinality --median --mode
			--gt=
			--lt=
			--eq=
			--ge=
			--le=
			--str-eq=
			--regex=
			--header
			--group-by=
			--sum=
			--mean=
			--count
			--fields=
			--rest=
			-f,-w=
		`,
		Subs: []Entry{
			{
				Name: "headers count stats table frequency flatten fixlengths fmt input reverse dedup sniff " +
					"lens behead cat sort",
				Level: low, Operands: "read...",
				Options: rowOptions,
			},
			{
				Name: "select slice search sample join", Level: low, Operands: "look read...",
				Options: rowOptions,
			},
			{Name: "index split partition", Level: medium, Operands: "make read...", Options: `-* -o,--output=:write`},
			{
				Name: "luau py lua foreach fetch fetchpost to apply", Level: high, Categories: executes | network,
				Operands: "text...", Options: `-*`,
			},
		},
		Examples: `
			low | xsv headers table.csv
			low | xsv count table.csv
			low | xsv select name,age table.csv
			medium..high FS_DELETE_OVERWRITE | xsv sort -o out.csv table.csv
			medium | xsv split out table.csv
			high EXEC_ARBITRARY | qsv foreach c 'rm {}' t.csv
		`,
	},
	{
		Name:   "mlr",
		Source: "mlr(1), Miller 6: DSL may call system() and tee to files, also after \"then\"",
		Level:  low, Operands: "text...", Special: Miller,
		Options: `
			-I:edit
			-n --icsv --ojson --ijson --ocsv --csv --json --c2j --c2p --c2t --c2d --c2m --j2c --j2p --t2c --t2j --tsv
			--itsv --otsv --opprint --oxtab --ixtab --xtab --nidx --inidx --onidx --ipprint --pprint --barred
			--ifs,--ofs,--fs,--irs,--ors,--rs,--ips,--ops,--ps,--nr-progress-mod,--ofmt,--records-per-batch=
			--implicit-csv-header --headerless-csv-output --allow-ragged-csv-input
			--load,--mload=:script+executes
			-s=:script
			--prepipe,--prepipex=:run
			-N --no-color --c2l --gzin --zin --bz2in -C -M
			--from=:read
			--mfrom:medium
			--idkvp --odkvp --dkvp --imd --omd --ixvright --right --c2b --c2n --t2p --t2m --t2b --t2l --j2m --j2x --j2b
			--l2c --l2j --p2c --p2j --ojsonl --ijsonl --jsonl
			--io=
			-i=
			-o=
			--iusv --iasv
			--tz=
			--fflatsep=
			--flatsep,--jflatsep=
			--no-auto-flatten --no-auto-unflatten
			--fs-regex,--ifs-regex,--ips-regex=
			--repifs --quote-all --quote-original -S -A -O --infer-none --infer-octal --infer-all
			--key-color,--value-color,--pass-color,--fail-color,--help-color=
			--pass-comments --skip-comments
			--pass-comments-with,--skip-comments-with=
			--zstdin --xzin --prepipe-gunzip --prepipe-zcat --no-fflatsep --hi --ho --hio --lazy-quotes --csvlite
			--icsvlite --ocsvlite --tsvlite --unsparsify
			--seed=
			--version:info
			--norc-processing
			--files=:readlist
			--key-only --no-implicit-csv-header --no-dedupe-field-names --dedupe-field-names --hash-records
			--no-hash-records --fatal --barred-input --barred-output --right-align
		`,
		Examples: `
			low | mlr --version
			low | mlr --icsv --ojson head -n 2 data.csv
			low | mlr --c2p sort -nr price then cut -f name,price data.csv
			low | mlr --icsv --opprint filter '$price > 3' then put '$total = $price * $n' data.csv
			low | mlr --json put -q 'emit @sum' data.json
			low | mlr help verb sort
			medium | mlr -I --csv sort -f a data.csv
			medium FS_DELETE_OVERWRITE | mlr --csv tee out.csv data.csv
			medium FS_DELETE_OVERWRITE | mlr --csv cat then split -n 2 data.csv
			medium FS_OUTSIDE_WORKSPACE | mlr --icsv --ojson cat /srv/other/data.csv
			medium EXEC_ARBITRARY | mlr --csv frobnicate data.csv
			medium EXEC_ARBITRARY | mlr --csv put -f x.mlr data.csv
			high EXEC_ARBITRARY | mlr --csv put '$x = system("id")' data.csv
			high EXEC_ARBITRARY | mlr --csv head -n 1 then put -q 'tee > $a.".csv", $*' data.csv
			high EXEC_ARBITRARY | mlr --csv put -e '$x = 1' -e '$y = system("id")' data.csv
			high FS_CONFIG_SECRETS | mlr -n put 'end { print ENV["AWS_SECRET_ACCESS_KEY"] }'
			high NETWORK_RISK | mlr --csv cat https://example.com/a.csv
			high NETWORK_RISK | mlr --csv --from https://example.com/a.csv cat
			high FS_CONFIG_SECRETS | mlr --inidx --ojson cat .env
			high..critical FS_DELETE_OVERWRITE | mlr --prepipe 'rm -rf src; cat' --csv cat data.csv
			high..critical FS_DELETE_OVERWRITE | mlr --csv join --prepipe 'rm -rf src; cat' -j id -f a.csv b.csv
		`,
	},
}
