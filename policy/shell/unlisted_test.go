package shell_test

import "testing"

// TestOptionsThatNobodyListed: programs whose tables end in "-*" are judged by
// the names and values of options that the tables do not have.
func TestOptionsThatNobodyListed(t *testing.T) {
	checkLines(t, `
		medium EXEC_ARBITRARY | jest --test-runner-hook=./x.sh
		medium EXEC_ARBITRARY | pytest --some-plugin evil
		medium EXEC_ARBITRARY | vite --new-wrapper x
		medium EXEC_ARBITRARY | webpack --someResolver ./x.js
		medium EXEC_ARBITRARY | mvn test -DargLine=-javaagent:x.jar
		medium EXEC_ARBITRARY | go build -ldflags '-extld ./x.sh' .
		medium EXEC_ARBITRARY | npm run test -- --globalSetup=./x.js
		medium..critical EXEC_ARBITRARY | sox '|id' out.wav
		medium..critical FS_DELETE_OVERWRITE | hyperfine 'rm -rf src'
		medium FS_OUTSIDE_WORKSPACE | pytest --new-report=/opt/x
		medium FS_OUTSIDE_WORKSPACE | jest ../other
		medium..high FS_OUTSIDE_WORKSPACE | git mv src ../other
		high FS_CONFIG_SECRETS | pytest --new-file=.env
		high NETWORK_RISK | tsc --project-from=https://example.com/x
		medium | jest --base-url=http://localhost:3000
		medium | jest --runInBand --no-plugins
		medium | pytest --reporter dot
		medium | bazel build //pkg:target
		medium | vite build --base=/app/
		medium | turbo run build --filter=./apps/web
		high NETWORK_RISK | flask run --host 0.0.0.0
		high PUBLISH | nx run-many deploy
		high DELETE | celery purge
		high ACCOUNT_CHANGE | semgrep login`)
}

// TestCodeThatOnlyPrints: one-liners that guard reads itself, and those that
// look like them.
func TestCodeThatOnlyPrints(t *testing.T) {
	checkLines(t, `
		low | node -p process.version
		low | node -p 'process.versions.v8 + 1'
		low | python3 -c 'import sys; print(sys.version_info[0])'
		low | ruby -e 'puts RUBY_VERSION'
		medium | python3 -c 'import json; print(1)'
		medium | node -p 'process.mainModule'
		medium..high EXEC_ARBITRARY | perl -M./x -e 1
		medium..high EXEC_ARBITRARY | python3 -ic ''
		medium..critical EXEC_ARBITRARY | node -p "require('./x.js')"
		high FS_CONFIG_SECRETS | node -p "require('./secrets.json')"
		high..critical EXEC_ARBITRARY | python3 -c 'print("rm -rf src")' | sh`)
}

// TestSearchAmongSecrets: find starts in a folder of secrets, whoever reads them.
func TestSearchAmongSecrets(t *testing.T) {
	checkLines(t, `
		high FS_CONFIG_SECRETS | find ~/.ssh -type f -exec cat {} +
		high FS_CONFIG_SECRETS | find ~/.gnupg -type f | xargs strings
		medium..high EXEC_ARBITRARY | unset PATH; ls
		medium EXEC_ARBITRARY | git diff --textconv
		low | git --git-dir=.git --work-tree=. status
		medium EXEC_ARBITRARY | git --git-dir=evil status
		low | grep MHz /proc/cpuinfo
		low | xargs -a files.txt -n1 basename`)
}
