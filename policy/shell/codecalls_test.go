package shell_test

import "testing"

// TestCallsByOtherWays: code that reaches a function by another name, through options that are handed on, or by what
// gives it on, is judged as a plain call.
func TestCallsByOtherWays(t *testing.T) {
	refusedLines(t, `
		python3 -c 'import subprocess␤def sh(*a, **k): return subprocess.run(a, **k)␤sh("echo", "x.md", executable="/bin/rm")'
		python3 -c 'import subprocess␤k = {}␤k["executable"] = "/bin/rm"␤subprocess.run(["echo", "x.md"], **k)'
		python3 -c 'import subprocess␤subprocess.Popen(["echo", "x.md"], -1, "/bin/rm")'
		python3 -c 'import subprocess, json␤subprocess.run(["echo"], **json.load(open("k.json")))'
		python3 -c 'from posix import *␤print(environ)'
		python3 -c 'from http.server import *␤test(SimpleHTTPRequestHandler)'
		php -r 'use function shell_exec as u; u($x);'
		php -r '"system"($x);'
		php -r 'filter_var($x, FILTER_CALLBACK, ["options" => "system"]);'
		php -r 'class A extends SplFileObject {} new A("../a", "w");'
		php -r 'file_put_contents("compress.zlib:///etc/hosts", "");'
		node -e "[]['filter']['constructor']('process.exit()')()"
		ruby -e 'class File; delete "../a"; end'
		ruby -e 'IO.subclasses[0].delete "../a"'
		perl -e 'use IO::File; my $f = IO::File->new; $f->open("../a", "w")'
		perl -e '"CORE::unlink"->("../a")'
		go list -m evil.example/x@latest
	`)
	runningLines(t, `
		python3 -c 'import subprocess␤def git(*a, **k): return subprocess.run(["git", "status"], check=True, **k)␤git(cwd=".")'
		python3 -c 'import subprocess␤subprocess.run(["git", "log"], **dict(text=True, capture_output=True))'
		php -r 'echo filter_var("1", FILTER_VALIDATE_INT);'
		node -e "console.log(process.versions['v8'])"
		go list -m golang.org/x/tools@latest
	`)
}
