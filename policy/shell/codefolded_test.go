package shell_test

import (
	"strings"
	"testing"

	"guard/policy/risk"
	"guard/policy/shell"
)

// session is a line that makes files, and then works with them.
type session struct {
	name    string
	files   string // NAME: LINES, one file after the other; a file begins where no blank does
	line    string
	refused bool
}

// checkSessions judges each of them in the workspace of refusedOnDisk.
func checkSessions(t *testing.T, sessions []session) {
	t.Helper()
	for _, s := range sessions {
		w, top := onDisk(t, ownFiles)
		line := ""
		for _, file := range strings.Split(s.files, "\n=== ") {
			name, text, _ := strings.Cut(strings.TrimPrefix(file, "=== "), "\n")
			line += "cat > " + name + " <<'END'\n" + text + "\nEND\n"
		}
		r := shell.Read(line+s.line, top, w)
		if refused := r.Level >= risk.High || r.Categories != 0; refused != s.refused {
			t.Errorf("%s: refused %v, want %v: %s %s %v", s.name, refused, s.refused, r.Level, r.Categories, r.Reasons)
		}
	}
}

// TestVariablesNamedInPieces: code that shows a credential of the environment, whose name it puts together.
func TestVariablesNamedInPieces(t *testing.T) {
	checkSessions(t, []session{
		{"python +", "q.py\nimport os\nprint(os.environ['AWS_'+'SECRET_ACCESS_KEY'])", "python3 q.py", true},
		{"python beside", "q.py\nimport os\nprint(os.getenv('AWS_' 'SECRET_ACCESS_KEY'))", "python3 q.py", true},
		{"python join", "q.py\nimport os\nprint(os.getenv('_'.join(['AWS','SECRET_ACCESS_KEY'])))", "python3 q.py", true},
		{"python held", "q.py\nimport os\nx=os.environ['AWS_'+'SECRET_ACCESS_KEY']\nraise SystemExit(x)", "python3 q.py", true},
		{"python name held", "q.py\nimport os\nn='AWS_'+'SECRET_ACCESS_KEY'\ne=os.environ\nprint(e[n])", "python3 q.py", true},
		{"python unknown end", "q.py\nimport os,sys\nprint(os.environ['AWS_'+sys.argv[1]])", "python3 q.py", true},
		{"python to a file", "q.py\nimport os\nopen('o','w').write(os.environ['AWS_'+'SECRET_ACCESS_KEY'])", "python3 q.py", true},
		{"python git", "q.py\nimport os,subprocess as s\ns.run(['git','commit','-m',os.environ['AWS_'+'SECRET_ACCESS_KEY']])", "python3 q.py", true},
		{"node", "q.js\nconsole.log(process.env['AWS_'+'SECRET_ACCESS_KEY'])", "node q.js", true},
		{"node throws", "q.js\nthrow new Error(process.env['AWS_'+'SECRET_ACCESS_KEY'])", "node q.js", true},
		{"node join", "q.js\nconsole.log(process.env[['AWS','SECRET_ACCESS_KEY'].join('_')])", "node q.js", true},
		{"tsx", "q.ts\nconsole.log(process.env['AWS_'+'SECRET_ACCESS_KEY'])", "npx tsx q.ts", true},
		{"perl", "q.pl\nprint $ENV{'AWS_'.'SECRET_ACCESS_KEY'}", "perl q.pl", true},
		{"php", "q.php\n<?php echo getenv(\"AWS_\".\"SECRET_ACCESS_KEY\");", "php q.php", true},
		{"lua", "q.lua\nprint(os.getenv(\"AWS_\"..\"SECRET_ACCESS_KEY\"))", "lua q.lua", true},
		{"ruby", "q.rb\nputs ENV.fetch(\"AWS_\"\n \"SECRET_ACCESS_KEY\")", "ruby q.rb", true},
		{"rspec", "spec/a_spec.rb\ndescribe('x'){it{ puts ENV['AWS_'+'SECRET_ACCESS_KEY'] }}", "bundle exec rspec", true},
		{"go", "m.go\npackage main\nimport (\"os\";\"log\")\nfunc main(){ log.Fatal(os.Getenv(\"AWS_\"+\"SECRET_ACCESS_KEY\")) }", "go run m.go", true},
		{"go test", "x_test.go\npackage m\nimport (\"os\";\"testing\")\nfunc TestX(t *testing.T){ t.Log(os.Getenv(\"AWS_\"+\"SECRET_ACCESS_KEY\")) }", "go test -v ./...", true},
		{"rust", "m.rs\nuse std::env as e;\nfn main(){ println!(\"{}\", e::var([\"AWS\",\"SECRET_ACCESS_KEY\"].join(\"_\")).unwrap()); }", "rustc m.rs && ./m", true},
		{"rust env!", "m.rs\ncompile_error!(env!(concat!(\"AWS_\",\"SECRET_ACCESS_KEY\")));fn main(){}", "rustc m.rs", true},

		{"plain name in pieces", "q.py\nimport os\nprint(os.environ['APP_'+'PORT'])", "python3 q.py", false},
		{"used", "q.py\nimport os\nclient=Client(key=os.environ['OPENAI_'+'API_KEY'])", "python3 q.py", false},
		{"given on", "q.js\nconst c=new Client({key:process.env['OPENAI_'+'API_KEY']})", "node q.js", false},
		{"strings beside", "q.js\nconsole.log('a'+'b', process.env.PORT)", "node q.js", false},
		{"path", "q.py\nimport os\nprint(os.environ['HOME']+'/x', 'API' '_KEY missing')", "python3 q.py", false},
		{"default", "q.py\nimport os\nprint(os.environ.get('APP_MODE', 'dev'))", "python3 q.py", false},
	})
}

// TestErrorsShowVariables: calls whose error, message or form shows what they are given.
func TestErrorsShowVariables(t *testing.T) {
	const model = "q.py\nfrom pydantic_settings import BaseSettings\nclass S(BaseSettings):\n  port:int\n"
	checkSessions(t, []session{
		{"int", "q.py\nimport os\nint(os.environ['AWS_SECRET_ACCESS_KEY'])", "python3 q.py", true},
		{"held", "q.py\nimport os\nx=os.environ['AWS_SECRET_ACCESS_KEY']\nint(x)", "python3 q.py", true},
		{"key", "q.py\nimport os\n{}[os.environ['AWS_SECRET_ACCESS_KEY']]", "python3 q.py", true},
		{"open", "q.py\nimport os\nopen(os.environ['AWS_SECRET_ACCESS_KEY'])", "python3 q.py", true},
		{"bytes", "q.py\nimport os\nfloat(os.environb[b'AWS_SECRET_ACCESS_KEY'])", "python3 q.py", true},
		{"warning", "q.js\nprocess.emitWarning(process.env.AWS_SECRET_ACCESS_KEY)", "node q.js", true},
		{"rejects", "q.js\nPromise.reject(process.env.AWS_SECRET_ACCESS_KEY)", "node q.js", true},
		{"ruby", "q.rb\nInteger(ENV['AWS_SECRET_ACCESS_KEY'])", "ruby q.rb", true},
		{"model", model + "  aws_secret_access_key:str\nprint(S())", "python3 q.py", true},
		{"model held", model + "  api_key: str\ns=S()\nprint(s.model_dump())", "python3 q.py", true},

		{"model's field", model + "  api_key: str\ns=S()\nprint(s.port)", "python3 q.py", false},
		{"hidden field", model + "  api_key: SecretStr\nprint(S())", "python3 q.py", false},
		{"number", "q.py\nimport os\nn=int(os.environ.get('MAX_TOKENS','100'))", "python3 q.py", false},
		{"minutes", "q.py\nimport os\nm=os.getenv('ACCESS_TOKEN_EXPIRE_MINUTES')\nx=int(m)", "python3 q.py", false},
		{"file", "q.py\nimport os,json\nx=json.load(open(os.environ['GOOGLE_APPLICATION_CREDENTIALS']))", "python3 q.py", false},
		{"file of node", "q.js\nconst k=require('fs').readFileSync(process.env.SSL_KEY)", "node q.js", false},
		{"port", "q.py\nimport os\np=int(os.environ['PORT'])", "python3 q.py", false},
	})
}

// TestRowsReplaced: an insert that takes the place of rows which a database on the disk holds.
func TestRowsReplaced(t *testing.T) {
	with := func(name, statement string) string {
		return "q.py\nimport sqlite3\nwith sqlite3.connect('" + name + "') as c: " + statement
	}
	checkSessions(t, []session{
		{"replace", with("app.db", `c.execute("replace into users values(1,'x')")`), "python3 q.py", true},
		{"insert or replace", with("app.db", `c.executemany('insert or replace into users values(?,?)',[(1,'x')])`), "python3 q.py", true},
		{"upsert", with("app.db", `c.execute("insert into users values(1,'x') on conflict(id) do update set n='gone'")`), "python3 q.py", true},
		{"upsert of a select", with("app.db", `c.execute("insert into users select id,'x' from users where true on conflict do update set n=''")`), "python3 q.py", true},
		{"attached", "q.py\nimport sqlite3\nc=sqlite3.connect(':memory:')\nc.execute(\"attach 'app.db' as z\")\nc.execute(\"insert or replace into z.users values(1,'x')\")\nc.commit()", "python3 q.py", true},

		{"insert", with("app.db", `c.execute("insert into users values(1,'x')")`), "python3 q.py", false},
		{"ignored", with("app.db", `c.execute("insert or ignore into users values(1,'x')")`), "python3 q.py", false},
		{"nothing", with("app.db", `c.execute("insert into users values(1,'x') on conflict do nothing")`), "python3 q.py", false},
		{"new file", with("cache.db", `c.execute("insert or replace into users values(1,'x')")`), "python3 q.py", false},
		{"own table", with("app.db", `c.execute("create table t(a)"); c.execute("replace into t values(1)")`), "python3 q.py", false},
		{"in memory", with(":memory:", `c.execute("replace into t values(1)")`), "python3 q.py", false},
		{"function", with("app.db", `print(c.execute("select replace(n,'a','b') from users").fetchall())`), "python3 q.py", false},
	})
}
