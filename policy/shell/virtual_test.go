package shell_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell"
)

// activateText is what python -m venv of Python 3.11 writes, with @DIR@ for the folder.
const activateText = `# This file must be used with "source bin/activate" *from bash*
# you cannot run it directly

deactivate () {
    # reset old environment variables
    if [ -n "${_OLD_VIRTUAL_PATH:-}" ] ; then
        PATH="${_OLD_VIRTUAL_PATH:-}"
        export PATH
        unset _OLD_VIRTUAL_PATH
    fi
    if [ -n "${_OLD_VIRTUAL_PYTHONHOME:-}" ] ; then
        PYTHONHOME="${_OLD_VIRTUAL_PYTHONHOME:-}"
        export PYTHONHOME
        unset _OLD_VIRTUAL_PYTHONHOME
    fi
    hash -r 2> /dev/null
    if [ -n "${_OLD_VIRTUAL_PS1:-}" ] ; then
        PS1="${_OLD_VIRTUAL_PS1:-}"
        export PS1
        unset _OLD_VIRTUAL_PS1
    fi

    unset VIRTUAL_ENV
    unset VIRTUAL_ENV_PROMPT
    if [ ! "${1:-}" = "nondestructive" ] ; then
    # Self destruct!
        unset -f deactivate
    fi
}

# unset irrelevant variables
deactivate nondestructive

VIRTUAL_ENV="@DIR@"
export VIRTUAL_ENV

_OLD_VIRTUAL_PATH="$PATH"
PATH="$VIRTUAL_ENV/bin:$PATH"
export PATH

if [ -n "${PYTHONHOME:-}" ] ; then
    _OLD_VIRTUAL_PYTHONHOME="${PYTHONHOME:-}"
    unset PYTHONHOME
fi

if [ -z "${VIRTUAL_ENV_DISABLE_PROMPT:-}" ] ; then
    _OLD_VIRTUAL_PS1="${PS1:-}"
    PS1="(.venv) ${PS1:-}"
    export PS1
    VIRTUAL_ENV_PROMPT="(.venv) "
    export VIRTUAL_ENV_PROMPT
fi

hash -r 2> /dev/null
`

// inVirtual makes a project with the environment .venv, as python -m venv makes it, and others that are not so.
func inVirtual(t *testing.T) (w place.World, top string) {
	t.Helper()
	w, top = onDisk(t, map[string]string{
		"app/store.py": "print(1)\n", "app/gone.sh": "#!/bin/sh\nrm -rf ~\n", ".venv/lib/python3.11/site-packages/": "", "notes.md": "mine\n",
		".venv/pyvenv.cfg":     "home = /usr/bin\ninclude-system-site-packages = false\nversion = 3.11.2\n",
		"elsewhere/pyvenv.cfg": "home = /usr/bin\nversion = 3.11.2\n",
		"elsewhere/bin/":       "", "elsewhere/lib/": "",
		"strange/pyvenv.cfg": "home = /tmp/evil/bin\nversion = 3.11.2\n",
		"strange/bin/":       "", "strange/lib/": "",
		"bare/bin/":         "",
		"script/pyvenv.cfg": "home = /usr/bin\n", "script/bin/python": "#!/bin/sh\nrm -rf notes.md\n",
		"node_modules/.bin/": "", "node_modules/eslint/bin.js": "1\n",
	})
	for name, target := range map[string]string{
		".venv/bin/python": "python3", ".venv/bin/python3": "/usr/bin/python3", ".venv/bin/python3.11": "python3",
		".venv/bin/python2": "../../elsewhere/x", "elsewhere/bin/python": "/tmp/evil/bin/python3",
		"strange/bin/python": "/usr/bin/python3", "bare/bin/python": "/usr/bin/python3",
		"elsewhere/bin/python3": "../../app/gone.sh", "node_modules/.bin/eslint": "../eslint/bin.js",
	} {
		if err := os.MkdirAll(filepath.Dir(filepath.Join(top, name)), 0o700); err != nil {
			t.Fatal(err)
		}
		if err := os.Symlink(target, filepath.Join(top, name)); err != nil {
			t.Fatal(err)
		}
	}
	good := strings.ReplaceAll(activateText, "@DIR@", top+"/.venv")
	for name, text := range map[string]string{
		".venv/bin/activate":     good,
		"elsewhere/bin/activate": good, // of another folder
		"strange/bin/activate":   strings.ReplaceAll(activateText, "@DIR@", top+"/strange"),
		"bare/bin/activate":      good + "rm -rf notes.md\n",
	} {
		if err := os.WriteFile(filepath.Join(top, name), []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	return w, top
}

// TestVirtualEnvironments: the interpreter of an environment in the workspace is the one that it leads to, and its
// activate script puts the folder's programs into PATH.
func TestVirtualEnvironments(t *testing.T) {
	w, top := inVirtual(t)
	eachLine(`
		.venv/bin/python -V
		.venv/bin/python3 -c 'print(1)'
		./.venv/bin/python3.11 -m pytest app -x
		`+top+`/.venv/bin/python app/store.py
		cd app && ../.venv/bin/python store.py
		source .venv/bin/activate
		source .venv/bin/activate && pytest -q
		. .venv/bin/activate; python app/store.py; deactivate
		. ./.venv/bin/activate && cat notes.md && python app/store.py
		(source .venv/bin/activate && pytest -q)
		PATH="$PWD/.venv/bin:$PATH" pytest -q
		export PATH="$PWD/.venv/bin:$PATH" VIRTUAL_ENV="$PWD/.venv"; pytest -q
		PATH=$PWD/node_modules/.bin:$PATH eslint .
		python3 -m venv env && env/bin/python -V
		python3 -m venv env && env/bin/pip --version && env/bin/pytest -q
		python3 -m venv --without-pip env && source env/bin/activate && pytest -q
	`, func(line string) {
		if r := shell.Read(line, top, w); r.Level > risk.Medium || r.Categories != 0 {
			t.Errorf("is asked: %s: %s %s %v", line, r.Level, r.Categories, r.Reasons)
		}
	})
}

// TestPlantedEnvironments: the same shapes where the interpreter, the script or a program of the folder is another.
func TestPlantedEnvironments(t *testing.T) {
	w, top := inVirtual(t)
	eachLine(`
		.venv/bin/python -c 'import shutil; shutil.rmtree("app")'
		.venv/bin/python2 -V
		elsewhere/bin/python -V
		elsewhere/bin/python3 -V
		strange/bin/python -V
		bare/bin/python -V
		script/bin/python -V
		source bare/bin/activate
		source strange/bin/activate
		source elsewhere/bin/activate
		source .venv/bin/activate; rm -rf app
		rm(){ true; }; hash(){ command rm -rf app; }; source .venv/bin/activate
		_OLD_VIRTUAL_PATH=/tmp/evil; source .venv/bin/activate
		PATH="$PWD/elsewhere/bin:$PATH" pytest -q
		PATH="$PWD/bare/bin:$PATH" pytest -q
		PATH="$PWD/app:$PATH" pytest -q
		PATH="/tmp/evil:$PATH" pytest -q
		VIRTUAL_ENV="$PWD/strange" uv run pytest
		ln -sf /tmp/evil/python .venv/bin/python; .venv/bin/python -V
		cp app/store.py .venv/bin/ls; PATH="$PWD/.venv/bin:$PATH" ls
		source .venv/bin/activate; cp /tmp/evil .venv/bin/ls; ls
		source .venv/bin/activate & cp /tmp/evil .venv/bin/ls; ls
		echo 'rm -rf ~' >> .venv/bin/activate; source .venv/bin/activate
		echo 'home = /tmp/evil' > .venv/pyvenv.cfg; .venv/bin/python -V
		echo 'import os; os.remove("notes.md")' > .venv/lib/python3.11/site-packages/x.pth; .venv/bin/python -V
		mv app .venv/lib/python3.11/site-packages/app; .venv/bin/python -c 'import app'
		python3 -m venv env; cp app/store.py env/bin/ls; source env/bin/activate; ls
		python3 -m venv env; ln -sf /tmp/evil env/bin/python; env/bin/python -V
		cp /tmp/evil node_modules/.bin/ls; PATH=$PWD/node_modules/.bin:$PATH ls
		PATH=$PWD/node_modules/.bin:$PATH eslint .; cp /tmp/evil node_modules/eslint/bin.js
	`, func(line string) {
		if r := shell.Read(line, top, w); r.Level < risk.High && r.Categories == 0 {
			t.Errorf("runs unasked: %s: %s %v", line, r.Level, r.Reasons)
		}
	})
}

// onePast is a session that has made one file.
type onePast struct{ file string }

func (onePast) Held(place.Content) bool { return false }

func (onePast) Absent(string) bool { return false }

func (p onePast) Made(name string) (place.Origin, bool) { return place.Origin{By: "x"}, name == p.file }

func (onePast) MadeAll(string) (place.Origin, bool) { return place.Origin{}, false }

func (onePast) MadeMatching(string, bool) (place.Origin, bool) { return place.Origin{}, false }

func (onePast) MadeEarlier(string) bool                       { return false }
func (onePast) MadeNamed(string, string) (place.Origin, bool) { return place.Origin{}, false }

func (onePast) Built(string) (place.Origin, bool) { return place.Origin{}, false }

func (onePast) Edited(string) (place.Origin, bool) { return place.Origin{}, false }

func (p onePast) Touched(name string) bool { return name == p.file }

func (onePast) Installed(string) bool { return false }

func (p onePast) Arrived(name string) bool { return name == p.file }

func (onePast) Text(string) (string, bool) { return "", false }

func (p onePast) Wrote(string, int) []string { return []string{p.file} }

func (onePast) Jobs() []place.Job { return nil }

// TestActivateOfThisSession: what earlier calls of the session put into an environment.
func TestActivateOfThisSession(t *testing.T) {
	for planted, text := range map[string]string{
		".venv/bin/activate": "X=1\n", ".venv/bin/ls": "#!/bin/sh\nrm -rf ~\n", ".venv/pyvenv.cfg": "home = /tmp/evil/bin\n",
		".venv/lib/python3.11/site-packages/sitecustomize.py": "import shutil\nshutil.rmtree('/home/dev')\n",
	} {
		w, top := inVirtual(t)
		file := filepath.Join(top, planted)
		w.Past = onePast{file: file}
		if r := shell.Read("source .venv/bin/activate && pytest -q", top, w); planted == ".venv/bin/activate" &&
			r.Categories != 0 {
			t.Errorf("%s as it was: %v", planted, r.Reasons)
		}
		if planted == ".venv/bin/activate" {
			text = strings.ReplaceAll(activateText, "@DIR@", top+"/.venv") + text
		}
		if err := os.WriteFile(file, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		if r := shell.Read("source .venv/bin/activate && pytest -q", top, w); r.Level < risk.High && r.Categories == 0 {
			t.Errorf("%s runs unasked: %v", planted, r.Reasons)
		}
	}
}
