package shell_test

import (
	"fmt"
	"strings"
	"testing"
)

// goProgram is a line that writes a program of Go and runs it: imports, by blanks, and what main does.
func goProgram(imports, does string) string {
	var all strings.Builder
	for name := range strings.FieldsSeq(imports) {
		fmt.Fprintf(&all, "import %q␤", name)
	}
	return "printf '%s' 'package main␤" + all.String() + "func main() { " + does + " }␤' > m.go && go run m.go"
}

// goPrograms are such lines, of texts IMPORTS | WHAT IT DOES.
func goPrograms(texts string) string {
	var all []string
	for line := range strings.Lines(strings.TrimSpace(texts)) {
		imports, does, _ := strings.Cut(strings.TrimSpace(line), " | ")
		all = append(all, goProgram(imports, does))
	}
	return strings.Join(all, "\n")
}

// TestLibrariesOfGo: what modules of Go delete, write, send and empty, by the tables and by the names of functions.
func TestLibrariesOfGo(t *testing.T) {
	refusedOnDisk(t, goPrograms(`
		github.com/spf13/afero | fs := afero.NewOsFs(); fs.Remove("todo.txt")
		github.com/spf13/afero | afero.WriteFile(afero.NewOsFs(), "todo.txt", nil, 0o644)
		github.com/spf13/afero | a := &afero.Afero{Fs: afero.NewOsFs()}; a.WriteFile("todo.txt", nil, 0o644)
		github.com/spf13/afero | afero.NewBasePathFs(afero.NewOsFs(), ".").Remove("todo.txt")
		github.com/otiai10/copy | copy.Copy("m.go", "todo.txt")
		github.com/google/renameio/v2 | renameio.WriteFile("todo.txt", nil, 0o644)
		github.com/magefile/mage/sh | sh.Rm("todo.txt")
		github.com/magefile/mage/sh | sh.Run("rm", "-rf", "src")
		github.com/bitfield/script | script.Exec("rm -rf src").Stdout()
		github.com/go-git/go-git/v5 | r, _ := git.PlainOpen("."); r.Push(&git.PushOptions{})
		github.com/go-git/go-git/v5 | w.Clean(&git.CleanOptions{Dir: true})
		github.com/minio/minio-go/v7 | c.FPutObject(ctx, "b", "n", "todo.txt", o); minio.New("x").FPutObject(ctx, "b", "todo.txt")
		github.com/aws/aws-sdk-go-v2/service/s3 | s3.NewFromConfig(c).DeleteObject(ctx, nil)
		github.com/docker/docker/client | c, _ := client.NewClientWithOpts(); c.VolumesPrune(ctx, f)
		go.etcd.io/bbolt | db, _ := bbolt.Open("x.db", 0600, nil); db.Update(func(tx *bbolt.Tx) error { return tx.DeleteBucket(b) })
		gorm.io/gorm | db, _ := gorm.Open(x); db.Where("1 = 1").Delete(&u)
		gorm.io/gorm | db, _ := gorm.Open(x); db.Session(&gorm.Session{AllowGlobalUpdate: true}).Delete(&u)
		gorm.io/gorm | db, _ := gorm.Open(x); db.Migrator().DropColumn(&u, "email")
		github.com/jmoiron/sqlx | sqlx.MustConnect("sqlite3", "x").MustExec("DROP TABLE users")
		github.com/jackc/pgx/v5 | c, _ := pgx.Connect(ctx, "postgres://localhost/dev"); c.Exec(ctx, "TRUNCATE users")
		github.com/golang-migrate/migrate/v4 | m, _ := migrate.New("file://m", "sqlite3://x.db"); m.Down()
		github.com/pressly/goose/v3 | goose.DownTo(db, "migrations", 0)
		go.mongodb.org/mongo-driver/mongo | c, _ := mongo.Connect(ctx); c.Database("app").Drop(ctx)
		github.com/someone/store | store.Open("x").DeleteAllFiles("todo.txt")`))
	runsOnDisk(t, goPrograms(`
		github.com/spf13/afero | fs := afero.NewMemMapFs(); afero.WriteFile(fs, "todo.txt", nil, 0o644); fs.Remove("todo.txt")
		github.com/spf13/afero | afero.WriteFile(afero.NewOsFs(), "build/new.txt", nil, 0o644)
		github.com/otiai10/copy | copy.Copy("src", "build/src")
		github.com/bitfield/script | script.File("m.go").Match("x").Stdout()
		github.com/go-git/go-git/v5 | r, _ := git.PlainOpen("."); it, _ := r.Log(&git.LogOptions{}); it.Next()
		github.com/docker/docker/client | c, _ := client.NewClientWithOpts(); c.ContainerList(ctx, o)
		github.com/gin-gonic/gin | r := gin.Default(); r.DELETE("/x", h); r.Static("/s", "src")
		github.com/go-chi/chi/v5 | r := chi.NewRouter(); r.Delete("/x", h)
		github.com/hashicorp/golang-lru/v2 | c, _ := lru.New(1); c.Remove("x"); c.Purge()
		gorm.io/gorm | db, _ := gorm.Open(x); db.Where("id = ?", 1).Delete(&u); db.Create(&u)
		github.com/jmoiron/sqlx | sqlx.MustConnect("sqlite3", "x").MustExec("INSERT INTO users VALUES (1)")
		github.com/redis/go-redis/v9 | r := redis.NewClient(&redis.Options{Addr: "localhost:6379"}); r.Set(ctx, "a", 1, 0)
		github.com/pressly/goose/v3 | goose.Up(db, "migrations")
		github.com/spf13/viper | viper.SetConfigFile("todo.txt"); viper.ReadInConfig()
		go.uber.org/zap | l, _ := zap.NewProduction(); l.Info("x"); l.Sync()
		os | f, _ := os.OpenFile("todo.txt", os.O_APPEND|os.O_CREATE|os.O_WRONLY, 0o644); f.WriteString("x")
		net/http net/http/httptest | s := httptest.NewServer(nil); http.Get(s.URL + "/x")
		gopkg.in/natefinch/lumberjack.v2 log | log.SetOutput(&lumberjack.Logger{Filename: "logs/new.log", MaxBackups: 3})`))
}

// TestPackagesOfPHP: what packages of Composer's do to files, processes and databases.
func TestPackagesOfPHP(t *testing.T) {
	refusedOnDisk(t, `
		php -r '(new Symfony\Component\Filesystem\Filesystem())->remove("todo.txt");'
		php -r '(new Symfony\Component\Filesystem\Filesystem())->dumpFile("todo.txt", "x");'
		php -r '$fs = new League\Flysystem\Filesystem(new League\Flysystem\Local\LocalFilesystemAdapter(".")); $fs->delete("todo.txt");'
		php -r '(new Illuminate\Filesystem\Filesystem)->put("todo.txt", "x");'
		php -r 'Illuminate\Support\Facades\File::move("photo.png", "todo.txt");'
		php -r 'Nette\Utils\FileSystem::delete("src");'
		php -r '(new Symfony\Component\Process\Process(["rm", "-rf", "src"]))->run();'
		php -r 'Illuminate\Support\Facades\Artisan::call("migrate:fresh");'
		php -r '$p = new TCPDF(); $p->Output("todo.txt", "F");'
		php -r '$w = League\Csv\Writer::createFromPath("todo.txt", "w+");'
		php -r '$em->createQuery("DELETE FROM App\\Entity\\User")->execute();'
		php -r '$em->createQueryBuilder()->delete("User", "u")->getQuery()->execute();'
		php -r '(new Doctrine\Common\DataFixtures\Executor\ORMExecutor($em, $p))->execute($fixtures);'
		php -r 'use Illuminate\Support\Facades\DB; DB::table("users")->delete();'
		php -r 'App\Models\User::query()->delete();'
		php -r 'use RedBeanPHP\R; R::nuke();'`)
	runsOnDisk(t, `
		php -r '$fs = new Symfony\Component\Filesystem\Filesystem(); $fs->mkdir("build/x"); $fs->dumpFile("build/x/a", "x");'
		php -r '$fs = new League\Flysystem\Filesystem(new League\Flysystem\Local\LocalFilesystemAdapter("build")); $fs->write("a", "x");'
		php -r '(new Symfony\Component\Process\Process(["ls", "src"]))->run();'
		php -r '$p = new TCPDF(); $p->Output("new.pdf", "F");'
		php -r '$l->pushHandler(new Monolog\Handler\RotatingFileHandler("logs/app.log", 7));'
		php -r '(new Doctrine\Common\DataFixtures\Executor\ORMExecutor($em, $p))->execute($fixtures, true);'
		php -r '$em->createQueryBuilder()->select("u")->from("User", "u")->getQuery()->getResult();'
		php -r '$em->createQueryBuilder()->delete("User", "u")->where("u.id = 1")->getQuery()->execute();'
		php -r 'echo App\Models\User::query()->where("id", 1)->count();'`)
}

// TestMoreGemsOfRuby: what gems do to files, databases and repositories.
func TestMoreGemsOfRuby(t *testing.T) {
	refusedOnDisk(t, `
		ruby -rfileutils -e 'FileUtils.cp_lr("src/a.py", "todo.txt")'
		ruby -rfileutils -e 'FileUtils.ln_s("src", "todo.txt", force: true)'
		ruby -e 'require "oj"; Oj.to_file("todo.txt", {})'
		ruby -e 'require "thor"; class X < Thor; include Thor::Actions; def a; create_file "todo.txt", "x", force: true; end; end'
		ruby -e 'require "sequel"; DB = Sequel.sqlite("x.db"); DB[:users].delete'
		ruby -e 'require "sequel"; Sequel::Migrator.run(DB, "db/migrate", target: 0)'
		ruby -e 'require "sqlite3"; SQLite3::Database.new("app.db").prepare("DROP TABLE users").execute'
		ruby -e 'require "active_record"; ActiveRecord::Base.connection.remove_column(:users, :email)'
		ruby -e 'require "mongoid"; Mongoid.purge!'
		ruby -e 'require "database_cleaner"; DatabaseCleaner.strategy = :truncation; DatabaseCleaner.clean'
		ruby -e 'require "sidekiq/api"; Sidekiq::Queue.new("default").clear'
		ruby -e 'require "net/sftp"; Net::SFTP.start("host.example", "me") { |s| s.upload!("todo.txt") }'
		ruby -e 'require "rake"; Rake::Task["db:drop"].invoke'`)
	runsOnDisk(t, `
		ruby -e 'require "fileutils"; FileUtils.ln_s("src", "build/new")'
		ruby -e 'require "thor"; class X < Thor; include Thor::Actions; def a; create_file "todo.txt", "x"; end; end'
		ruby -e 'require "sequel"; DB = Sequel.sqlite("new.db"); DB[:users].where(id: 1).delete; p DB[:users].first'
		ruby -e 'require "sequel"; DB = Sequel.sqlite; DB[:users].delete'
		ruby -e 'require "database_cleaner"; DatabaseCleaner.strategy = :transaction; DatabaseCleaner.clean'
		ruby -e 'h = {a: 1}; h.delete(:a); [1].each { |x| p x }'
		ruby -e 'require "rake"; Rake::Task["assets:list"].invoke'`)
}
