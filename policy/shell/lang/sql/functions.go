package sql

import (
	"slices"
	"strings"

	"guard/internal/lazy"
	"guard/policy/shell/table"
)

// Statements that only ask as far as their first word tells, and that change what a database holds by a function that
// they call, or by a procedure. What those of the person's do stands in the database.

// changing are functions of the engines by which something is lost or changed (PostgreSQL 17: 9.28, 35.4, dblink,
// adminpack, pg_stat_statements, tablefunc, xml; pg_cron 1.6, pgmq 1.5, pg_partman 5, Citus 12, TimescaleDB 2.17).
var changing = table.WordSet("lo_unlink lo_put lo_from_bytea lo_import lowrite lo_truncate lo_truncate64 vacuumlo " +
	"pg_terminate_backend pg_cancel_backend setval dblink dblink_exec dblink_send_query pg_file_write pg_file_unlink " +
	"pg_file_rename pg_write_file pg_reload_conf pg_rotate_logfile pg_switch_wal pg_stat_reset " +
	"pg_stat_statements_reset pg_drop_replication_slot pg_logical_slot_get_changes pg_replication_origin_drop " +
	"pg_replication_slot_advance pg_promote pg_import_system_collations query_to_xml query_to_xml_and_xmlschema " +
	"schedule unschedule schedule_in_database run_job alter_job purge_queue drop_queue run_maintenance " +
	"undistribute_table truncate_local_data_after_distributing_table drop_chunks " +
	"addgeometrycolumn dropgeometrycolumn dropgeometrytable updategeometrysrid")

// changes are the words with which people begin the names of functions that change something.
var changes = table.WordSet("purge delete del remove rm drop clear clean cleanup reset truncate empty wipe expire " +
	"prune archive erase destroy update upd set merge replace refresh rebuild migrate anonymize anonymise scrub " +
	"redact cancel close deactivate disable revoke run exec execute process apply do sp send transfer move swap " +
	"reassign rename rotate recalculate recompute sync flush vacuum evict forget trim shrink roll rollback restore " +
	"revert undo kill stop")

// reading are those with which the names of functions begin that only tell.
var reading = table.WordSet("get list find search count fetch read show report lookup is has can calc calculate " +
	"compute format select check describe view sum avg to from check validate sphelp help explain")

// pure are functions of the engines that only compute (PostgreSQL 17, chapter 9; MySQL 8.4, chapter 14; SQLite 3.46,
// Core, Date, Aggregate and JSON functions; SQL Server 2022, System Functions; DuckDB 1).
var pure = table.WordSet("abs acos age any_value ascii asin atan atan2 avg bin bit_length btrim cardinality cast " +
	"ceil ceiling changes char char_length character_length charindex chr coalesce coalesced concat concat_ws conv " +
	"convert cos cot count cume_dist curdate current_database current_date current_schema current_schemas " +
	"current_setting current_time current_timestamp current_user curtime database datediff dateadd datename " +
	"datepart datetime date day db_name decode degrees dense_rank div encode every exists exp extract field " +
	"first_value floor format found_rows gcd gen_random_uuid generate_series getdate getutcdate glob greatest " +
	"group_concat grouping hex hour if ifnull iif in inet_client_addr inet_server_addr inet_server_port initcap " +
	"insert_id instr isnull isnumeric julianday lag last_insert_id last_insert_rowid last_value lcase lead least " +
	"left len length like listagg ln localtime localtimestamp locate log log10 log2 lower lpad ltrim max md5 mid " +
	"min minute mod month monthname newid nextval currval lastval now ntile nullif nvl octet_length overlay " +
	"percent_rank percentile_cont percentile_disc pi position pow power printf quarter quote quote_ident " +
	"quote_literal quote_nullable radians rand random range rank replace repeat reverse right round row row_count " +
	"row_number rpad rtrim schema second scope_identity session_user setseed set_config sha1 sha2 sha224 sha256 " +
	"sha512 sign sin soundex space split_part sqlite_version sqlite_source_id sqrt stddev strftime strpos str " +
	"substr substring substring_index sum suser_name sysdate sysdatetime system_user tan time timediff timestamp " +
	"timezone total total_changes translate trim trunc typeof ucase unhex unicode unixepoch unnest upper user using " +
	"utc_timestamp uuid uuidv7 values variance version week weekday year zeroblob over filter within and or not " +
	"then else when select from where on as by all any some distinct between interval case")

// families are beginnings of the names of such functions.
var families = strings.Fields("json to_ array_ string_ regexp_ regr_ date_ make_ st_ ts_ pg_get_ pg_size pg_total_ " +
	"pg_table_ pg_relation_ pg_database_ pg_column_ pg_is_ pg_has_ pg_backend_ pg_postmaster_ pg_typeof pg_stat_get_ " +
	"pg_sleep pg_advisory_ pg_try_advisory_ pg_current_ pg_last_ pg_encoding_ has_ col_ obj_ txid_ xml bit_ bool_ " +
	"row_ plainto_ phraseto_ websearch_ uuid_ gen_ list_ map_ struct_ is_ inet_ numrange int4range int8range tsrange " +
	"daterange similarity word_similarity sqlite_ read_csv read_parquet read_json time_bucket")

// callsOf finds a name with a bracket behind it.
var callsOf = lazy.Pattern(`([a-z_][\w.]*) ?\(`)

// CallsUnknown reports a text with a statement that calls a procedure, or a function by which something may change: one
// of the engine's, one whose name says so, or, where nothing but its call is asked for, any that is not the engine's.
func CallsUnknown(text string) bool {
	if len(text) > maxStatements || !strings.ContainsAny(text, "( ") {
		return false
	}
	made := keptAside().MatchString(bare(text))
	for _, statement := range statementsIn(text) {
		statement = strings.TrimLeft(statement, "{?= ")
		first, rest, more := strings.Cut(statement, " ")
		switch {
		case !more || made:
		case first == "call" || first == "exec" || first == "execute" || first == "perform":
			name, _, _ := strings.Cut(strings.TrimSpace(rest), "(")
			name, _, _ = strings.Cut(name, " ")
			if name != "" && callsProcedure(first, rest) && !onlyReads(name) {
				return true
			}
		case first == "select" || first == "with" || first == "values":
			if callsOne(rest) {
				return true
			}
		}
	}
	return false
}

// callsProcedure reports what may stand behind such a word: a name, not a sentence.
func callsProcedure(first, rest string) bool {
	return procedure().MatchString(rest) && (first != "exec" && first != "execute" || !strings.HasPrefix(rest, "'"))
}

var procedure = lazy.Pattern(`^[a-z_]\w*(?:\.\w+)*(?: ?\(| ?$| @| '|\})`)

// callsOne judges what a statement asks for.
func callsOne(rest string) bool {
	alone := !strings.Contains(rest, " from ")
	for _, m := range callsOf().FindAllStringSubmatch(rest, maxColumns) {
		name := m[1][strings.LastIndexByte(m[1], '.')+1:]
		switch {
		case changing[name]:
			return true
		case pure[name] || slices.ContainsFunc(families, func(f string) bool { return strings.HasPrefix(name, f) }):
		case changes[firstWord(name)]:
			return true
		case alone && strings.HasPrefix(strings.TrimSpace(rest), m[1]) && !onlyReads(name):
			return true
		}
	}
	return false
}

// onlyReads reports a name that says that it only tells.
func onlyReads(name string) bool {
	return reading[firstWord(name[strings.LastIndexByte(name, '.')+1:])]
}

// OnlyReads reports the name of a procedure, in any spelling, that says so.
func OnlyReads(name string) bool {
	return onlyReads(strings.ToLower(words().ReplaceAllString(name, "${1}_$2")))
}

var words = lazy.Pattern(`([a-z])([A-Z])`)

func firstWord(name string) string {
	first, _, _ := strings.Cut(strings.TrimLeft(name, "_"), "_")
	return first
}
