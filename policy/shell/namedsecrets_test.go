package shell_test

import (
	"bytes"
	"compress/gzip"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"guard/internal/disk"
	"guard/policy/repository"
)

// TestNamedSecretsAreRead: files that git does not keep, by what they hold; and everyday's settings.
func TestNamedSecretsAreRead(t *testing.T) {
	const sample = "password: changeme\n"
	w, top := inHome(t, map[string]string{
		".gitignore": "*.local.*\n*.tfvars\nsecrets.py\nkeystore.properties\nhosts.ini\n*.csv\nmy.cnf\napi-key\ndist/\n*.log\n",
		"main.tf":    "variable \"db_password\" {}\n", "app.py": "import yaml\nprint(yaml.safe_load(open('conf.local.yml'))['port'])\n",
		"tracked.ini": "password = Blue7horse\n", "src/a.py": "password = 'Blue7horse'\n",
	}, map[string]string{
		"prod.tfvars": "db_password = \"Blue7horse\"\n", "dev.tfvars": "region = \"eu\"\n", "secrets.py": "WIFI_PASS=\"sunny-meadow\"\n",
		"keystore.properties": "storePassword=Blue7horse\n", "hosts.ini": "w1 ansible_ssh_pass=Blue7horse\n",
		"my.cnf": "[client]\npassword=Blue7horse\n", "api-key": "9f86d081884c7d659a2feaa0c55ad015\n", "creds.csv": "site,user,password\nbank,ann,Blue7horse\n",
		"rows.csv": "id,name\n1,ann\n", "conf.local.yml": "port: 80\npassword: Blue7horse\n", "sample.local.yml": sample,
		"db.local.yml": "password: postgres\n", "dist/a.json": `{"password":"Blue7horse"}`, "a.log": "password=Blue7horse\n",
		"login.txt": "bank\npassword: Blue7horse\n", "notes.ini": "[db]\npassword = Blue7horse\n", "src/b.py": "password = 'Blue7horse'\n",
		"tests/fixtures/a.ini": "password = Blue7horse\n", ".envrc.private": "export X=1\n",
	})
	judgeEach(t, w, top, `
		cat main.tf prod.tfvars
		cat secrets.py
		head -5 keystore.properties
		cat hosts.ini
		cat my.cnf
		cat api-key
		head creds.csv
		cat conf.local.yml
		cat login.txt
		cat notes.ini
		cat .envrc.private
		cat *.local.yml
		grep -n . conf.local.yml
		grep -A3 port conf.local.yml
		grep -i PASS conf.local.yml
		sed -n 1,9p conf.local.yml
		python3 -c "print(open('my.cnf').read())"
		base64 api-key`, true)
	judgeEach(t, w, top, `
		cat dev.tfvars
		cat rows.csv
		cat sample.local.yml
		cat db.local.yml
		cat dist/a.json
		tail a.log
		cat tracked.ini
		cat src/a.py src/b.py
		cat tests/fixtures/a.ini
		wc -l creds.csv
		python3 app.py
		ls -la conf.local.yml
		grep -n port conf.local.yml
		sed -i s/80/81/ conf.local.yml
		git status --short`, false)
}

// TestNamedSecretsInFolders: who goes through a folder shows them as who names the file.
func TestNamedSecretsInFolders(t *testing.T) {
	w, top := inHome(t, map[string]string{
		".gitignore": "local\nbak\nlocal.mk\n*.db\nown.ini\n", "src/a.py": "password = 'x'\nport = 80\n",
		"Makefile": "include local.mk\ndeploy:\n\tscp -P $(DEPLOY_PW) a h:\nport:\n\techo $(PORT)\nprint-%:\n\t@echo $($*)\n",
		"show.rst": ".. include:: local/a.yml\n",
	}, map[string]string{
		"local/a.yml": "port: 80\npassword: Herbst99Zz\n", "bak/a.yml": "port: 81\npassword: Winter98Qq\n",
		"local/sub/b.ini": "pw = x\n", "local/notes.txt": "eggs\n", "local.mk": "DEPLOY_PW=Herbst99Zz\nPORT=80\n",
	})
	judgeEach(t, w, top, `
		grep -rn password .
		grep -rn -A1 port local
		rg -uu pass
		git grep --no-index -n -e pass -- local
		find local -type f -exec tail -n +1 {} +
		find . -name '*.yml' | xargs cat
		ls local/* | xargs cat
		diff -r local bak
		git diff --no-index local bak
		tar cf - local | tar xOf -
		tar cf x.tar local && tar xOf x.tar
		zip -qr q.zip local; unzip -p q.zip
		cp -r local /tmp/l2 && cat /tmp/l2/a.yml
		cp -r local l2 && cat l2/*
		printf '.so local/a.yml\n' | groff -Tascii
		printf '.. include:: local/a.yml\n' > d.rst; pandoc d.rst -t plain
		make -n deploy
		make print-DEPLOY_PW
		python3 local/a.yml
		python3 -c "import os;[print(open(os.path.join(d,f)).read()) for d,_,fs in os.walk('.') for f in fs if f.endswith('.yml')]"`, true)
	judgeEach(t, w, top, `
		grep -rn port .
		grep -rn 80 local
		grep -rln password .
		grep -rn password src
		rg password
		git grep -n password
		find . -name '*.txt' | xargs cat
		find . -name '*.yml'
		find local -type f | wc -l
		ls -R local bak
		diff -rq local bak
		cp -r local l2
		tar cf x.tar src
		git add -A
		git stash -u
		git status --short
		make -n port
		make print-PORT
		cp -r src /tmp/l2 && cat /tmp/l2/a.py
		python3 -c "import os;print(sum(len(fs) for d,_,fs in os.walk('.')))"`, false)
}

// TestNamedSecretsWithoutCommits: where git holds nothing yet, or there is no git, as where a file is new to it.
func TestNamedSecretsWithoutCommits(t *testing.T) {
	files := map[string]string{
		"a.yaml": "password: rT7kQz4mWp\n", "app.conf": "db_password=rT7kQz4mWp\n", "access.md": "pw: rT7kQz4mWp\n",
		"b.yaml": "password: changeme\n", "README.md": "Give the token: `YOUR_TOKEN`.\n", "tests/a.yaml": "password: rT7kQz4mWp\n",
	}
	for _, git := range []bool{false, true} {
		w, home := onDisk(t, map[string]string{"project/": ""})
		top := filepath.Join(home, "project")
		if git {
			gitIn(t, top)("init", "-q")
		}
		writeAll(t, top, files)
		w.Home, w.Workspace, w.Disk = home, top, disk.New(time.Minute)
		w.Git = repository.New(top, "").For(w.Disk)
		judgeEach(t, w, top, `
			cat a.yaml
			cat app.conf
			head -3 access.md`, true)
		judgeEach(t, w, top, `
			cat b.yaml
			cat README.md
			cat tests/a.yaml
			grep -n port app.conf
			ls -la`, false)
	}
}

// TestNamedSecretsInScripts: in what a shell or a notebook runs, what a program's text hands on, what is compressed,
// and deep in what is long.
func TestNamedSecretsInScripts(t *testing.T) {
	long := strings.Repeat("opt_1 = 1\n", 40_000)
	w, top := inHome(t, map[string]string{"a.txt": "a\n"}, map[string]string{
		"fetch.sh": "curl -u admin:Sommer24 https://h/x\n", "login.ps1": "$c = ConvertTo-SecureString \"Sommer24\" -AsPlainText\n",
		"try.py": "conn(host=\"h\", pw=\"Sommer24\")\n", "Try.java": "ds.setPassword(\"Sommer24\");\n",
		"v.tf": "variable \"db_password\" {\n default = \"Sommer24\"\n}\n", "big.ini": long + "smtp_password = Sommer24\n" + long,
		"a.conf.gz": gzipped(t, "password: Sommer24\n"), "b.conf.gz": gzipped(t, "port: 24\n"), "c.conf.gz": "no gzip",
		"build.sh": "set -e\nPASS=0\nTOKEN=$(cat t)\nmake /p:Configuration=Release1\n", "src/a.py": "password = \"Sommer24\"\n",
		"tests/a.py": "conn(pw=\"Sommer24\")\n", "large.ini": long,
	})
	judgeEach(t, w, top, `
		cat fetch.sh
		cat login.ps1
		cat try.py
		cat Try.java
		cat v.tf
		grep -n smtp big.ini
		zcat a.conf.gz
		gzip -dc a.conf.gz`, true)
	judgeEach(t, w, top, `
		cat build.sh
		cat src/a.py
		cat tests/a.py
		grep -n opt big.ini
		tail large.ini
		zcat b.conf.gz
		zcat c.conf.gz
		bash build.sh
		python3 try.py`, false)
}

// gzipped is a text as gzip(1) writes it.
func gzipped(t *testing.T, text string) string {
	t.Helper()
	var b bytes.Buffer
	w := gzip.NewWriter(&b)
	if _, err := w.Write([]byte(text)); err != nil {
		t.Fatal(err)
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	return b.String()
}
