package ruby

import (
	"guard/policy/code"
	"guard/policy/code/call"
	"guard/policy/code/library"
)

// libraries says what gems of Ruby do: DBM and the like, MiniMagick, RMagick, dotenv, Sequel 5
// (create_table! drops the table first) and Active Record 8 (create_table with force, which does too).
var libraries = []row{
	{code.Writes, "0", nil, "DBM.open DBM.new GDBM.open GDBM.new SDBM.open SDBM.new MiniMagick.Image.open().write " +
		"Magick.Image.new().write Magick.ImageList.new().write"},
	{call.None, "0", library.IfText(code.Writes), "?.save ?.save_as ?.write_to_file ?.render_file ?.serialize " +
		"RubyXL.Workbook.new().write Prawn.Document.generate"},
	{call.None, "", library.LoadsSettings, "Dotenv.load Dotenv.load! Dotenv.overload Dotenv.overload! " +
		"Dotenv.overwrite"},
	{code.Environment, "", nil, "Dotenv.parse"},
	{call.None, "", library.Client, "Redis.new Mysql2.Client.new PG.connect PG.Connection.new Mongo.Client.new " +
		"Bunny.new Dalli.Client.new Sequel.connect Elasticsearch.Client.new Net.LDAP.new Kafka.new"},
	{call.None, "", emptiesModel, "?.delete_all ?.destroy_all"},
	{code.Empties, "", library.Empties,
		"?.drop_table ?.truncate_all ?.truncate_tables ?.drop_database ?.clear_all_connections_and_drop " +
			"?.create_table! ?.create_join_table! ?.drop_join_table ?.recreate_database ?.clean_with " +
			"drop_table create_table! drop_join_table truncate_tables"},
	{call.None, "", library.EmptiesWith("force", ""),
		"?.create_table ?.create_join_table create_table create_join_table"},
	{call.None, "", library.EmptiesTable, "?.truncate ?.drop"},
	{call.None, "", library.ServiceCommand, "Redis.new().call"},
}
