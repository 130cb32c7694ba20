package shell_test

import (
	"strings"
	"testing"

	"guard/policy/risk"
	"guard/policy/shell"
)

// TestAssemblersAndConvertersPrint: preprocessors and converters show the file that they
// are given, whatever option stands before its name.
func TestAssemblersAndConvertersPrint(t *testing.T) {
	checkLines(t, `
		high FS_CONFIG_SECRETS | nasm -e .env
		high FS_CONFIG_SECRETS | nasm -E .env
		high FS_CONFIG_SECRETS | nasm -p .env a.s
		high FS_CONFIG_SECRETS | yasm -e .env
		high FS_CONFIG_SECRETS | yasm --preproc-only .env
		high FS_CONFIG_SECRETS | yq -p props .env
		high FS_CONFIG_SECRETS | yq -p props -o json .env
		high FS_CONFIG_SECRETS | yq -o props .env
		high FS_CONFIG_SECRETS | mmdc -i .env -o x.svg
		high FS_CONFIG_SECRETS | mermaid -i .env
		medium | nasm -f elf64 -g -F dwarf a.s -o a.o
		medium | nasm -E a.s
		medium | yasm -f elf64 a.s -o a.o
		low | yq .env.production values.yaml
		low | yq .env values.yaml
		low | yq .environment values.yaml`)
}

// TestClustersDescriptions: a service's description holds its environment; what a template
// takes out of it, images, networks and lists do not.
func TestClustersDescriptions(t *testing.T) {
	checkLines(t, `
		high FS_CONFIG_SECRETS | docker service inspect app
		high FS_CONFIG_SECRETS | docker service inspect --pretty app
		high FS_CONFIG_SECRETS | docker config inspect app
		high FS_CONFIG_SECRETS | docker service inspect -f '{{json .Spec.TaskTemplate.ContainerSpec.Env}}' app
		high FS_CONFIG_SECRETS | pm2 jlist
		high FS_CONFIG_SECRETS | pm2 describe 0
		high FS_CONFIG_SECRETS | docker service inspect -f json app
		high FS_CONFIG_SECRETS | docker service inspect -f '{{json .Spec.TaskTemplate}}' app
		high FS_CONFIG_SECRETS | docker service inspect -f '{{.Spec.TaskTemplate.ContainerSpec}}' app
		high FS_CONFIG_SECRETS | docker config inspect -f '{{.Spec.Data}}' x
		high FS_CONFIG_SECRETS | docker inspect -f '{{index .Config "Env"}}' web
		low | docker service inspect -f '{{.ID}}' app
		low | docker service inspect -f '{{.Spec.Name}}' app
		low | docker inspect -f '{{json .Config.Labels}}' web
		low | docker service ls
		low | docker service ps app
		low | docker config ls
		low | docker secret inspect x
		low | docker image inspect alpine
		low | docker network inspect bridge
		low | docker volume inspect data
		low | pm2 ls`)
}

// TestSecretScannersPrint: scanners show what they find, but where they are made to hide it
// or count only.
func TestSecretScannersPrint(t *testing.T) {
	checkLines(t, `
		high FS_CONFIG_SECRETS | trufflehog filesystem .
		high FS_CONFIG_SECRETS | trufflehog git file://.
		high FS_CONFIG_SECRETS | gitleaks detect --no-git -v
		high FS_CONFIG_SECRETS | gitleaks dir . --verbose
		high FS_CONFIG_SECRETS | gitleaks detect --no-git -r /dev/stdout
		high FS_CONFIG_SECRETS | gitleaks git --report-path=-
		high FS_CONFIG_SECRETS | detect-secrets audit .secrets.baseline
		high FS_CONFIG_SECRETS | whispers .
		high FS_CONFIG_SECRETS | git-secrets --scan
		high FS_CONFIG_SECRETS | ripsecrets
		high FS_CONFIG_SECRETS | noseyparker report
		high FS_CONFIG_SECRETS | kingfisher scan .
		high FS_CONFIG_SECRETS | ggshield secret scan path --show-secrets -r .
		high SEND | ggshield secret scan pre-commit
		high FS_CONFIG_SECRETS | semgrep -e 'API_KEY=$X' --lang generic .
		high FS_CONFIG_SECRETS | semgrep -e 'API_KEY=$X' -l regex .
		high FS_CONFIG_SECRETS | semgrep --config rules.yml --no-git-ignore .
		medium | gitleaks detect --no-git
		medium | gitleaks protect --staged
		low | gitleaks detect --redact
		medium | detect-secrets scan
		medium | semgrep --config rules.yml src
		medium | semgrep -e 'foo($X)' --lang python src`)
}

// TestFrameworksThatShowSecrets: commands of frameworks that print settings as they are or
// write new keys, also by a short form of their names and behind a runner.
func TestFrameworksThatShowSecrets(t *testing.T) {
	checkLines(t, `
		high FS_CONFIG_SECRETS | php artisan config:show database
		high FS_CONFIG_SECRETS | php artisan c:sh database
		high FS_CONFIG_SECRETS | php artisan co:s database
		high FS_CONFIG_SECRETS | ./artisan conf:show database
		high FS_CONFIG_SECRETS | sail artisan config:show database
		high FS_CONFIG_SECRETS | php artisan key:generate
		high FS_CONFIG_SECRETS | php artisan key:gen --force
		high FS_CONFIG_SECRETS | php artisan env:decrypt
		high FS_CONFIG_SECRETS | php artisan env:encrypt
		high FS_CONFIG_SECRETS | php bin/console debug:dotenv
		high FS_CONFIG_SECRETS | php bin/console d:dot
		high FS_CONFIG_SECRETS | bin/console debug:container --env-vars
		high FS_CONFIG_SECRETS | php bin/console debug:container --env-var=DATABASE_URL
		high FS_CONFIG_SECRETS | php bin/console debug:config framework --resolve-env
		high FS_CONFIG_SECRETS | php bin/console secrets:list --reveal
		high FS_CONFIG_SECRETS | php bin/console secrets:reveal X
		high FS_CONFIG_SECRETS | php bin/console secrets:decrypt-to-local
		high FS_CONFIG_SECRETS | symfony var:export
		high FS_CONFIG_SECRETS | php occ config:system:get dbpassword
		high FS_CONFIG_SECRETS | php occ config:list --private
		high FS_CONFIG_SECRETS | php craft env/show
		high FS_CONFIG_SECRETS | drush sql:connect
		high FS_CONFIG_SECRETS | drush sql:conf --show-passwords
		high EXEC_ARBITRARY | drush ev 'print 1;'
		high FS_CONFIG_SECRETS | wp config shuffle-salts
		high FS_CONFIG_SECRETS | python manage.py diffsettings --all
		high FS_CONFIG_SECRETS | ./manage.py print_settings
		high FS_CONFIG_SECRETS | django-admin diffsettings
		high FS_CONFIG_SECRETS | python3 manage.py sqldsn
		high FS_CONFIG_SECRETS | foreman run env
		high FS_CONFIG_SECRETS | bundle exec foreman run printenv
		high FS_CONFIG_SECRETS | overmind run env
		high FS_CONFIG_SECRETS | honcho run env
		high FS_CONFIG_SECRETS | nf run env
		high FS_CONFIG_SECRETS | dotenvx run -- env
		high FS_CONFIG_SECRETS | dotenvx get DATABASE_URL
		high FS_CONFIG_SECRETS | dotenvx set A b
		high FS_CONFIG_SECRETS | curl localhost:8080/manage/env
		high FS_CONFIG_SECRETS | curl localhost:8080/management/heapdump
		medium | curl localhost:8080/manage/envelopes
		medium | curl localhost:8080/actuator/health
		medium | foreman run npm test
		medium | foreman start
		medium | bundle exec foreman run rake test
		medium | dotenvx run -- npm test
		low | dotenvx ls`)
	for line := range strings.SplitSeq(`php artisan route:list
php artisan migrate
php artisan about
php artisan cache:clear
php artisan config:cache
php artisan key:generate --show
php artisan make:controller X
php artisan test
sail artisan migrate
php bin/console debug:router
php bin/console debug:container
php bin/console cache:clear
php bin/console doctrine:schema:validate
php occ config:system:get version
python manage.py check
python manage.py showmigrations
python manage.py makemigrations
python manage.py test`, "\n") {
		if r := shell.Read(line, "/srv/project", corpusWorld); r.Level >= risk.High || r.Categories.Has(risk.FSConfigSecrets) {
			t.Errorf("%s: %v %v %v, want what runs in safe", line, r.Level, r.Categories, r.Reasons)
		}
	}
}

// TestListsOfTasks: each of several tasks in one command is judged.
func TestListsOfTasks(t *testing.T) {
	checkLines(t, `
		high DELETE | mix do ecto.drop, test
		high DELETE | mix do ecto.drop + test
		high DELETE | mix do test, ecto.drop
		high DELETE | mix do test + ecto.reset
		high DELETE | mix do --app x ecto.drop
		high DEPS_INSTALL_UPDATE | mix do compile, deps.get
		high PUBLISH | lein do clean, deploy
		high PUBLISH | lein with-profile dev do test, deploy clojars
		high PUBLISH | rebar3 do compile, hex publish
		high PUBLISH | rebar3 do eunit,publish
		high DELETE | sbt test flywayClean
		high DELETE | sbt ';clean; flywayClean'
		high PUBLISH | turbo run test deploy
		high PUBLISH | nx run-many -t test deploy
		high PUBLISH | nx run-many --targets=test,deploy
		high FS_OUTSIDE_WORKSPACE | cmake --build b -t test install
		high PUBLISH | python setup.py sdist upload
		high DEPS_INSTALL_UPDATE | python3 setup.py build develop
		high DELETE | rake db:migrate db:drop
		high PUBLISH | gradle test publish
		medium | mix do compile + test
		medium | mix do ecto.create, ecto.migrate
		medium | mix test
		medium | lein do clean, test
		medium | rebar3 do compile,eunit
		medium | turbo run lint test build
		medium | nx run-many -t lint test build
		medium | cmake --build b -t all test`)
	for line := range strings.SplitSeq("python setup.py build_ext --inplace\npython setup.py sdist bdist_wheel", "\n") {
		if r := shell.Read(line, "/srv/project", corpusWorld); r.Level >= risk.High {
			t.Errorf("%s: %v %v %v", line, r.Level, r.Categories, r.Reasons)
		}
	}
}

// TestToolsThatWriteInPlace: a tool that goes over its own input, empties the folder that
// it writes into, or makes up its output's name loses what is nowhere else.
func TestToolsThatWriteInPlace(t *testing.T) {
	files := map[string]string{}
	for name := range strings.FieldsSeq("todo.txt photo.jpg photo.png anim.gif thesis.pdf thesis.ps thesis.txt voice.wav voice.mp3 voice.ogg voice.flac data.json data.plist film.mp4 work.ipynb new.s") {
		files[name] = "the person's\n"
	}
	w, top := onDisk(t, files)
	for line := range strings.SplitSeq(`nasm -l todo.txt new.s
nasm -ltodo.txt new.s
yasm -l todo.txt new.s
yasm --mapfile=todo.txt new.s
fasm new.s todo.txt
qpdf --empty thesis.pdf
qpdf --empty --pages a.pdf -- thesis.pdf
flac -f voice.wav
flac -df voice.flac
lame voice.wav
oggenc voice.wav
pdftotext thesis.pdf
ps2pdf thesis.ps
sips -z 1 1 photo.jpg
sips --resampleWidth 1 photo.jpg
sips --cropToHeightWidth 1 1 photo.png
gifsicle -b --resize 1x1 anim.gif
gifsicle --batch anim.gif
guetzli photo.jpg photo.jpg
exiv2 rm photo.jpg
PlistBuddy -c Clear data.plist
/usr/libexec/PlistBuddy -c 'Clear dict' data.plist
plutil -create xml1 data.plist
dasel delete -f data.json .
dasel put -f data.json -v x .
dasel put -f data.json -s . -v x
jcmd 1 GC.heap_dump -overwrite todo.txt
jcmd 1 Thread.dump_to_file -overwrite todo.txt
jcmd 1 JFR.dump filename=todo.txt
mkvextract tracks a.mkv 0:todo.txt
mkvextract a.mkv tracks 0:todo.txt
MP4Box -rem 1 film.mp4
nbstripout work.ipynb
trunk build -d .
trunk serve --dist .`, "\n") {
		if r := shell.Read(line, top, w); r.Level < risk.High || !r.Categories.Has(risk.FSDeleteOverwrite) {
			t.Errorf("%s: %v %v, want high and an overwrite", line, r.Level, r.Categories)
		}
	}
	for line := range strings.SplitSeq(`nasm -f elf64 new.s -o new.o
nasm -l new.lst new.s
qpdf --check thesis.pdf
qpdf --linearize thesis.pdf new.pdf
qpdf --empty --pages thesis.pdf -- new.pdf
flac -t voice.flac
pdftotext thesis.pdf -
pdftotext thesis.pdf new.txt
lame voice.wav new.mp3
sips -g pixelWidth photo.jpg
sips -z 1 1 photo.jpg --out new.jpg
gifsicle -I anim.gif
guetzli photo.jpg new.jpg
exiv2 photo.jpg
PlistBuddy -c 'Print :a' data.plist
PlistBuddy -c 'Set :a b' data.plist
plutil -lint data.plist
dasel put -f data.json -v x .a.b
dasel -f data.json .a
jcmd 1 Thread.print
jcmd 1 JFR.dump filename=rec.jfr
mkvextract film.mkv tracks 0:new.h264
MP4Box -info film.mp4
nbstripout -t work.ipynb
trunk build
trunk serve`, "\n") {
		if r := shell.Read(line, top, w); r.Level >= risk.High {
			t.Errorf("%s: %v %v %v, want less than high", line, r.Level, r.Categories, r.Reasons)
		}
	}
}

// TestEditorsAndAgentsFiles: what editors run and agents read is not written unasked.
func TestEditorsAndAgentsFiles(t *testing.T) {
	for name := range strings.FieldsSeq(`.vscode/mcp.json .roo/mcp.json .roomodes .kilocode/mcp.json .kiro/settings/mcp.json .kiro/hooks/x.kiro.hook .amazonq/mcp.json .amazonq/cli-agents/a.json
		.factory/mcp.json .factory/hooks/a.sh crush.json .crush.json .continue/config.json .continue/mcpServers/a.yaml .augment/settings.json .trae/mcp.json .windsurf/mcp.json .junie/mcp/mcp.json .goose/config.yaml mcp.json sub/.vscode/mcp.json
		.zed/settings.json .zed/tasks.json .zed/debug.json x.code-workspace .helix/languages.toml .helix/config.toml .run/a.run.xml .fleet/run.json .idea/runConfigurations/a.xml .nvim.lua .lvimrc .vim/ftplugin/c.vim
		.vimspector.json .dir-locals.el .dir-locals-2.el x.sublime-project .gitpod.yml .devcontainer/devcontainer.json`) {
		r := shell.Read("echo x > "+name, "/srv/project", corpusWorld)
		if !r.Categories.Has(risk.FSConfigSecrets) && !r.Categories.Has(risk.ExecArbitrary) {
			t.Errorf("%s: %v %v, want settings or code", name, r.Level, r.Categories)
		}
	}
	for name := range strings.FieldsSeq(".augment/rules.md .augment/rules/a.md .trae/rules.md .roo/rules/a.md .continue/rules/a.md .windsurf/workflows/a.md CRUSH.md") {
		if r := shell.Read("echo x > "+name, "/srv/project", corpusWorld); !r.Categories.Has(risk.FSAgentInstructions) || r.Categories.Has(risk.FSConfigSecrets) {
			t.Errorf("%s: %v %v, want instructions only", name, r.Level, r.Categories)
		}
	}
	for name := range strings.FieldsSeq(".vscode/extensions.json docs/mcp.md src/mcp.ts .editorconfig src/workspace.json crush/main.go") {
		if r := shell.Read("echo x > "+name, "/srv/project", corpusWorld); r.Level >= risk.High || r.Categories&(risk.FSConfigSecrets|risk.ExecArbitrary|risk.FSAgentInstructions) != 0 {
			t.Errorf("%s: %v %v, want nothing", name, r.Level, r.Categories)
		}
	}
}

// TestGitShowsCredentials: git's settings are everyday's to show unless a token stands in them.
func TestGitShowsCredentials(t *testing.T) {
	lines := []string{"git config -l", "git config --list --show-origin", "git config --get-regexp url", "git config list", "git remote -v", "git remote get-url origin", "git config --get remote.origin.url", "git remote show origin"}
	for text, secret := range map[string]bool{
		"[remote \"origin\"]\n\turl = https://github.com/a/b.git\n":                           false,
		"[remote \"origin\"]\n\turl = git@github.com:a/b.git\n":                               false,
		"[remote \"origin\"]\n\turl = ssh://git@github.com:22/a/b.git\n":                      false,
		"[remote \"origin\"]\n\turl = https://eve:hunter2@github.com/a/b.git\n":               true,
		"[remote \"origin\"]\n\turl = https://glpat-abcdefghijkl@gitlab.com/a/b.git\n":        true,
		"[url \"https://x:ghp_abc@github.com/\"]\n\tinsteadOf = https://github.com/\n":        true,
		"[http \"https://github.com/\"]\n\textraheader = AUTHORIZATION: basic eDpnaHBfYWJj\n": true,
	} {
		w, top := onDisk(t, map[string]string{".git/config": text, ".git/HEAD": "ref: refs/heads/main\n"})
		for _, line := range lines {
			if got := shell.Read(line, top, w).Categories.Has(risk.FSConfigSecrets); got != secret {
				t.Errorf("%s with %q: secrets %v", line, text, got)
			}
		}
	}
}

// TestTextOfFilesHandedToServices: what a file holds is sent where a service is asked for
// it; a name or a number that was noted in one is not.
func TestTextOfFilesHandedToServices(t *testing.T) {
	w, top := onDisk(t, map[string]string{"todo.txt": "buy milk and call the bank\n", "long.txt": strings.Repeat("x", 200), "pr.txt": "12\n"})
	for line := range strings.SplitSeq(`npm search "$(cat todo.txt)"
npm search $(cat todo.txt)
npm view "$(cat todo.txt)"
cargo search "$(cat todo.txt)"
docker search "$(cat todo.txt)"
gh search code "$(cat todo.txt)"
gh issue list --search "$(cat todo.txt)"
gh api "search/code?q=$(cat todo.txt)"
x=$(cat todo.txt); npm search "$x"
npm search "$(cat long.txt)"`, "\n") {
		if r := shell.Read(line, top, w); r.Level < risk.High || !r.Categories.Has(risk.NetworkRisk) {
			t.Errorf("%s: %v %v, want high and the network", line, r.Level, r.Categories)
		}
	}
	for _, line := range []string{"gh pr view $(cat pr.txt)", "npm search left-pad", "npm view left-pad version", "cargo search serde json toml yaml"} {
		if r := shell.Read(line, top, w); r.Level >= risk.High {
			t.Errorf("%s: %v %v %v, want less than high", line, r.Level, r.Categories, r.Reasons)
		}
	}
}
