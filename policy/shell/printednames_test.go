package shell_test

import "testing"

// TestPrintedNamesLeadWhereTheirWordsDo: a name that a substitution or a pipe prints is
// judged as the file that it names.
func TestPrintedNamesLeadWhereTheirWordsDo(t *testing.T) {
	refusedOnDisk(t, `
		echo x >> $(readlink -f ~/.config/guard/guard.toml)
		echo x >> $(readlink -f .claude/settings.json)
		echo x >> $(realpath ~/.bashrc)
		echo x >> "$(dirname "$(realpath ~/.ssh/config)")/authorized_keys"
		f=$(realpath ~/.bashrc); echo x >> $f
		git log -1 | tee -a $(realpath ~/.zshrc)
		echo x >> $(realpath .git/hooks/pre-commit)
		echo x >> $(realpath .git/config)
		echo x >> $(ls .git/hooks/pre-commit)
		echo x >> $(find .git/hooks -name 'p*')
		ls -d .git/hooks/* | xargs sed -i s/a/b/
		echo x >> $(git rev-parse --git-dir)/hooks/pre-commit
		echo x >> $(git rev-parse --git-common-dir)/config
		echo x >> $(git rev-parse --git-path hooks/pre-commit)
		h=$(git rev-parse --git-path hooks); cp src/a.py $h/pre-commit
		cat $(git rev-parse --git-path ../../x)
		cat $(readlink -e ~/.ssh/id_ed25519)
		realpath ~/.ssh/id_* | xargs cat
		cat $(realpath ~/.s*/id_*)
		cat $(grealpath ~/.netrc)
		cat "$(realpath ~/.kube/config)" | head
		cat < $(realpath ~/.docker/config.json)
		cat < $(echo ~/.ss*/id_e*)
		for f in ~/.s*/id_*; do cat ${f%.pub}; done
		cat $(printf '%s\n' ~/.ss*/id_e*)
		cat $(realpath ~/notes)`)
	runsOnDisk(t, `
		cat $(realpath src/a.py)
		cat $(readlink -f src/a.py)
		realpath src/*.py | xargs wc -l
		cat $(realpath /usr/include/stdio.h)
		cd $(realpath src) && ls
		echo x >> $(realpath notes.new)
		echo x >> $(git rev-parse --show-toplevel)/notes.new
		cat $(git rev-parse --git-dir)/HEAD
		cat $(git rev-parse --git-path MERGE_MSG)
		cat "$(dirname src/a.py)/a.py"
		cat $(git ls-files '*.py')
		git ls-files | xargs wc -l
		for f in $(ls src); do echo $f; done`)
}

// TestListedSecretsAreRead: names of secrets that a program lists name secrets.
func TestListedSecretsAreRead(t *testing.T) {
	refusedOnDisk(t, `
		cat $(ls .env)
		cat $(ls -d .e*)
		cat "$(ls -d .e*)"
		cat $(ls -l .env | awk '{print $NF}')
		cat $(dir -d .e*)
		cat $(vdir -1d .e*)
		cat $(exa -d .e*)
		cat $(eza -a .env)
		cat $(lsd -d .env)
		grep . $(ls -d .[d-f]*)
		git diff --no-index /dev/null $(ls .env)
		cp $(ls -d .e*) x.txt && cat x.txt
		f=$(ls .env); base64 $f
		for f in $(ls -d .e*); do cat $f; done
		for f in $(ls .env); do while read l; do echo "$l"; done < $f; done
		ls .env | xargs cat
		ls -d .e* | xargs sed -n p
		ls .env* | while read f; do cat "$f"; done
		ls .env | tar cf - -T - | strings
		realpath .env | xargs cat
		cat $(ls secrets/prod.key)
		cat $(ls -d secrets/*)
		cat < $(ls -d .e*)
		exec 3< $(ls -d .e*); cat <&3
		mapfile -t a < $(ls -d .e*); echo "${a[@]}"
		xargs -I{} echo {} < $(ls -d .e*)
		cat $(grep -rl value .)
		grep -rl KEY . | xargs cat
		export F=$(ls -d .e*); python3 -c "import os;print(open(os.environ['F']).read())"
		F=$(ls .env) node -e 'console.log(fs.readFileSync(process.env.F,"utf8"))'`)
	runsOnDisk(t, `
		cat $(ls src/*.py)
		wc -l $(ls src/*.py)
		ls | xargs -n1 echo
		ls -l .env
		realpath .env
		cat $(grep -rl value src)
		cat $(grep -rl nowhere .)
		cat $(grep -rl --include=*.py value .)
		grep -rl KEY .
		grep -rl value src | xargs sed -i s/a/b/`)
}
