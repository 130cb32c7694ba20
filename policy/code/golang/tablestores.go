package golang

import (
	"strings"

	"guard/policy/code"
	"guard/policy/code/call"
	"guard/policy/code/library"
	"guard/policy/code/value"
)

// storeRows says what modules of Go do to databases and repositories: GORM 1.25, ent 0.14, Bun 1.2, sqlx 1.4, pgx 5,
// bbolt 1.4, Badger 4, Pebble 2, golang-migrate 4.18, goose 3.24, testfixtures 3, go-git 5.13, Docker's client 28.
var storeRows = []row{
	{call.None, "", library.SQL(false), "?.MustExec ?.MustExecContext ?.NamedExec ?.NamedExecContext ?.Raw " +
		"?.NewRaw ?.Queryx ?.QueryRowx ?.SendBatch"},
	{call.None, "", whereAll, "?.Where"},
	{call.None, "", deletesRows, "?.Delete ?.ExecX"},
	{code.Empties, "", library.Empties, "?.DropColumn ?.AlterColumn " +
		"?.DeleteBucket ?.DropPrefix ?.DeleteRange ?.DeleteAll " +
		"?.DangerousSkipTestDatabaseCheck github.com/asdine/storm/v3.Open().Drop"},
	{code.Empties, "", dropsOptions, "?.WithDropColumn gorm.io/gorm.Session{} gorm.io/gorm.Config{}"},
	{code.Empties, "", dropsCollection, "?.Drop"},
	{code.Empties, "", library.Empties, migratePath + ".New().Down " + migratePath + ".New().Drop " +
		migratePath + ".NewWithDatabaseInstance().Down " + migratePath + ".NewWithDatabaseInstance().Drop " +
		migratePath + ".NewWithInstance().Down " + migratePath + ".NewWithInstance().Drop "},
	{call.None, "", takesBack, "?.Reset ?.Down ?.Redo ?.DownTo ?.ResetContext ?.DownContext ?.DownToContext"},
	{call.None, "", gitWhere("Mode", "HardReset MergeReset", "reset", "--hard"), gitPath + ".ResetOptions{}"},
	{call.None, "", gitWhere("", "", "clean", "-f", "-d"), gitPath + ".CleanOptions{}"},
	{call.None, "", gitWhere("Force", "", "checkout", "--force"), gitPath + ".CheckoutOptions{}"},
	{call.None, "", gitWhere("", "", "push"), gitPath + ".PushOptions{}"},
	{call.None, "", gitWhere("", "", "pull"), gitPath + ".PullOptions{}"},
	{code.Network, "", nil, "?.CloneOptions{} " + gitPath + ".FetchOptions{}"},
	{code.Deletes, "", deletesUnknown, "?.RemoveReference"},
	{code.Runs, "", library.Command("docker", "rm", "--force", "x"), "?.ContainerRemove"},
	{code.Runs, "", library.Command("docker", "volume", "rm", "x"), "?.VolumeRemove"},
	{code.Runs, "", library.Command("docker", "volume", "prune", "--force"), "?.VolumesPrune"},
	{code.Runs, "", library.Command("docker", "container", "prune", "--force"), "?.ContainersPrune"},
	{code.Runs, "", library.Command("docker", "image", "prune", "--force"), "?.ImagesPrune"},
}

const (
	migratePath = "github.com/golang-migrate/migrate/v4"
	migrations  = "github.com/pressly/" // a module whose functions are named for what they do to a database
	gitPath     = "github.com/go-git/go-git/v5"
	everyRow    = "EveryRow()"
)

// whereAll handles Where("1 = 1"), which mappers of databases are given where each row is meant.
func whereAll(r *call.Calls, c *call.Call) value.Value {
	r.Begin(c)
	v, _ := c.Arg(0, "")
	s, known := v.Literal()
	name := c.Name + "()"
	switch strings.ToLower(strings.ReplaceAll(s, " ", "")) {
	case "1=1", "true", "1":
		if known {
			name += "." + everyRow
		}
	}
	return value.Named(r.Canonical(name))
}

// deletesRows handles Where("1 = 1").Delete(&User{}) of GORM and XORM, and client.User.Delete().ExecX(ctx) of ent,
// which delete each row.
func deletesRows(r *call.Calls, c *call.Call) value.Value {
	r.Begin(c)
	if strings.Contains(c.Name, everyRow) || strings.HasSuffix(c.Name, ".Delete().ExecX") {
		r.Emit(code.Empties, c.Name)
	}
	return value.Named(r.Canonical(c.Name + "()"))
}

// execs handles Exec: of a statement, or of a deletion that was put together before (Bun, ent).
func execs(r *call.Calls, c *call.Call) value.Value {
	if strings.HasSuffix(c.Name, ".Delete().Exec") || strings.Contains(c.Name, everyRow) {
		return deletesRows(r, c)
	}
	return library.SQL(false)(r, c)
}

// dropsOptions handles what allows to drop or to change all: migrate.WithDropColumn(true) of ent, and the option
// AllowGlobalUpdate of GORM, without which it refuses to delete each row.
func dropsOptions(r *call.Calls, c *call.Call) value.Value {
	r.Begin(c)
	v, given := c.Key("AllowGlobalUpdate")
	if strings.HasSuffix(c.Name, ".WithDropColumn") {
		v, given = c.Arg(0, "")
	}
	if given && !value.IsFalse(v) {
		r.Emit(code.Empties, c.Name)
	}
	return value.Named(r.Canonical(c.Name + "()"))
}

// takesBack handles DownTo(db, folder, 0) and the like of that module, which undo migrations.
func takesBack(r *call.Calls, c *call.Call) value.Value {
	r.NotFollowed(c)
	if strings.HasPrefix(c.Name, migrations) {
		r.Emit(code.Empties, c.Name)
	}
	return value.Named(r.Canonical(c.Name + "()"))
}

// dropsCollection handles Drop(ctx) of a collection or a database of MongoDB.
func dropsCollection(r *call.Calls, c *call.Call) value.Value {
	r.Begin(c)
	if strings.HasSuffix(c.Name, "().Drop") && (strings.Contains(c.Name, ".Database()") ||
		strings.Contains(c.Name, ".Collection()")) {
		r.Emit(code.Empties, c.Name)
	}
	return value.Value{}
}

// gitWhere makes a How for the options of a method of go-git that does what a git command does, where the option has
// one of some values, by their names, or any that is not false.
func gitWhere(option, values string, words ...string) call.How {
	return func(r *call.Calls, c *call.Call) value.Value {
		r.Begin(c)
		v, given := c.Key(option)
		last := v.Text[strings.LastIndexByte(v.Text, '.')+1:]
		if option == "" || given && !value.IsFalse(v) &&
			(values == "" || v.Kind != value.Name || strings.Contains(" "+values+" ", " "+last+" ")) {
			r.Command(c.Name, nil, value.Text("git"), value.Texts(words)...)
		}
		return value.Named(r.Canonical(c.Name + "()"))
	}
}

// deletesUnknown handles a call that deletes what its arguments do not name as a file.
func deletesUnknown(r *call.Calls, c *call.Call) value.Value {
	r.Begin(c)
	r.Emit(code.Deletes, c.Name, value.Value{})
	return value.Value{}
}
