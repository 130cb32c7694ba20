package ruby

import (
	"strings"

	"guard/policy/code"
	"guard/policy/code/call"
	"guard/policy/code/library"
	"guard/policy/code/value"
)

// gems says what gems of Ruby do: rubyzip 2, Oj 3, Thor 1.3 (its actions overwrite what is there with force), Sequel 5,
// Active Record and Rails 8, Mongoid 9, DatabaseCleaner 2, Sidekiq 7, Rugged 1.7, net-sftp 4, mail 2.8, Pony 1.13,
// Shrine 3, Rake 13.
var gems = []row{
	{code.Copies, "0 1", nil, "FileUtils.cp_lr"},
	{code.Writes, "0", nil, "Zip.OutputStream.open Oj.to_file"},
	{code.DeletesTree, "0", nil, "remove_file Thor.Actions.remove_file TTY.File.remove_file"},
	{call.None, "", forced, "create_file copy_file template add_file"},
	{call.None, "", migrates, "Sequel.Migrator.run Sequel.TimestampMigrator.run Sequel.IntegerMigrator.run"},
	{call.None, "", library.SQL(false), "?.prepare execute"},
	{code.Empties, "", library.Empties, "?.drop_column ?.remove_column ?.remove_columns drop_column remove_column " +
		"remove_columns Mongoid.purge! Mongoid.truncate! Mongoid.Config.purge! Mongoid.Config.truncate! " +
		"?.purge_current ?.purge_all ?.drop_all ?.drop_current ?.load_schema_current " +
		"Sidekiq.Queue.new().clear Sidekiq.RetrySet.new().clear Sidekiq.DeadSet.new().clear " +
		"Sidekiq.ScheduledSet.new().clear"},
	{call.None, "", emptiesModel, "?.update_all"},
	{call.None, "", destroysEach, "?.find_each"},
	{call.None, "", deletesDataset, "?.delete"},
	{code.Empties, "", library.Empties, "connection.truncate ActiveRecord.MigrationContext.new().down"},
	{call.None, "", cleans, "DatabaseCleaner.clean DatabaseCleaner.cleaning"},
	{call.None, "", resetsHard, "Rugged.Repository.new().reset"},
	{call.None, "", checksOut, "Rugged.Repository.new().checkout_head Rugged.Repository.new().checkout " +
		"Rugged.Repository.new().checkout_tree Rugged.Repository.new().checkout_index"},
	{code.Network, "0", nil, "Net.SFTP.start"},
	{code.Network, "", nil, "Mail.deliver Pony.mail ?.deliver_now ?.deliver_now! ?.deliver_later ?.deliver_later!"},
	{code.Deletes, "", deletesUnknown, "?.delete_prefixed"},
	{call.None, "", keepsFolder, "ActiveSupport.Cache.FileStore.new Shrine.Storage.FileSystem.new"},
	{code.DeletesTree, "", clearsFolder, "ActiveSupport.Cache.FileStore.new().clear " +
		"Shrine.Storage.FileSystem.new().clear!"},
	{code.Runs, "", taskOf("rake"), "Rake.Task[] Rake.Task.[]"},
	{code.Runs, "", taskOf("rails"), "Rails.Command.invoke"},
}

// forced handles create_file(name, text, force: true) of Thor, which otherwise asks before it overwrites.
func forced(r *call.Calls, c *call.Call) value.Value {
	r.NotFollowed(c)
	at := 0
	if strings.HasPrefix(c.Name, "copy") || c.Name == "template" {
		at = min(1, max(0, len(c.Pos)-1))
	}
	if v, given := c.Option("force"); given && !value.IsFalse(v) && len(c.Pos) > at {
		r.EmitEach(code.Writes, c.Name, c.Pos[at:at+1])
	}
	return value.Value{}
}

// migrates handles Sequel::Migrator.run(db, folder, target: 0), which takes each migration back.
func migrates(r *call.Calls, c *call.Call) value.Value {
	r.Begin(c)
	if v, given := c.Option("target"); given && v.Kind == value.Number && v.Text == "0" {
		r.Emit(code.Empties, c.Name)
	}
	return value.Value{}
}

// cleans handles DatabaseCleaner.clean, which throws away each row where the strategy is not a transaction.
func cleans(r *call.Calls, c *call.Call) value.Value {
	r.Begin(c)
	for i := range r.Toks {
		if t := &r.Toks[i]; strings.HasSuffix(t.Text, "truncation") ||
			strings.HasSuffix(t.Text, "deletion") {
			r.Emit(code.Empties, c.Name)
			break
		}
	}
	return value.Value{}
}

// resetsHard handles reset(target, :hard) of Rugged.
func resetsHard(r *call.Calls, c *call.Call) value.Value {
	r.Begin(c)
	if how, ok := c.Arg(1, ""); ok && strings.TrimLeft(how.Text, ":") == "hard" {
		r.Command(c.Name, nil, value.Text("git"), value.Text("reset"), value.Text("--hard"))
	}
	return value.Value{}
}

// checksOut handles checkout_head(strategy: :force) of Rugged.
func checksOut(r *call.Calls, c *call.Call) value.Value {
	r.Begin(c)
	if _, given := c.Option("strategy"); given {
		r.Command(c.Name, nil, value.Text("git"), value.Text("checkout"), value.Text("--force"))
	}
	return value.Value{}
}

// deletesUnknown handles a call that deletes files of which its arguments do not say where they are.
func deletesUnknown(r *call.Calls, c *call.Call) value.Value {
	r.Begin(c)
	r.Emit(code.Deletes, c.Name, value.Value{})
	return value.Value{}
}

// keepsFolder handles a store of files below a folder.
func keepsFolder(r *call.Calls, c *call.Call) value.Value {
	r.Begin(c)
	dir, _ := c.Arg(0, "")
	return library.Rooted(r, c.Name+"()", dir)
}

// clearsFolder handles clear of such a store.
func clearsFolder(r *call.Calls, c *call.Call) value.Value {
	r.Begin(c)
	r.EmitEach(code.DeletesTree, c.Name, []value.Value{library.Below(c.Recv, value.Text("."))})
	return value.Value{}
}

// taskOf makes a How for a task that code takes by its name from a program that runs tasks.
func taskOf(program string) call.How {
	return func(r *call.Calls, c *call.Call) value.Value {
		r.Begin(c)
		if v, ok := c.Arg(0, ""); ok && v.IsText() && v.Known {
			r.Command(c.Name, nil, value.Text(program), v)
		}
		return value.Value{}
	}
}

// links handles ln_s(from, to, force: true), which deletes what is there first.
func links(r *call.Calls, c *call.Call) value.Value {
	r.Begin(c)
	from, _ := c.Arg(0, "")
	to, _ := c.Arg(1, "")
	if v, given := c.Option("force"); given && !value.IsFalse(v) {
		r.EmitEach(code.Deletes, c.Name, []value.Value{to})
	}
	r.Emit(code.Links, c.Name, from, to)
	return value.Value{}
}

// destroysEach handles User.find_each(&:destroy) of a model.
func destroysEach(r *call.Calls, c *call.Call) value.Value {
	for at := max(0, r.Pos-5); at < min(r.Pos, len(r.Toks)); at++ { // what stands behind & is no argument
		switch strings.TrimRight(strings.TrimLeft(r.Toks[at].Text, ":&"), "!") {
		case "destroy", "delete", "really_destroy", "purge":
			return emptiesModel(r, c)
		}
	}
	r.NotFollowed(c)
	return r.Result(c)
}

// deletesDataset handles DB[:users].delete of Sequel, which deletes each row of the table.
func deletesDataset(r *call.Calls, c *call.Call) value.Value {
	r.NotFollowed(c)
	at := r.Pos - 1
	if at > 2 && at < len(r.Toks) && r.Imported["sequel"] && len(c.Pos) == 0 && r.Toks[at].IsName("delete") &&
		r.Toks[at-1].Is(".") && r.Toks[at-2].Is("]") {
		r.Emit(code.Empties, c.Name)
	}
	return r.Result(c)
}
