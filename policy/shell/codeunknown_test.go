package shell_test

import "testing"

// TestLibrariesThatNobodyKnows: new code that uses a library of which no table knows anything is asked about, as a
// program is that guard does not know. What only looks at it, and what the project has itself, is not.
func TestLibrariesThatNobodyKnows(t *testing.T) {
	refusedOnDisk(t, `
		python3 -c "import frobnicate; frobnicate.main()"
		python3 -c "import frobnicate as f; print(f.tidy)(1)"
		python3 -c "from frobnicate import *; tidy()"
		python3 -c "from frobnicate.deep import Tidy; Tidy().now = True"
		python3 -c "import frobnicate; frobnicate.settings.store = {}"
		python3 -c "import importlib; importlib.import_module('frobnicate').go()"
		printf 'import frobnicate\nwith frobnicate.ctx: pass\n' | python3
		printf 'import frobnicate\n@frobnicate.now\ndef f(): pass\n' > t.py && python3 t.py
		node -e 'require("frobnicate")()'
		node -e 'new (require("@frob/nicate").Tidy)'
		node --input-type=module -e 'import tidy from "frobnicate/tidy"; tidy()'
		node --input-type=module -e 'const { tidy } = await import("frobnicate"); await tidy({})'
		ruby -e 'require "frobnicate"; Frobnicate.tidy'
		ruby -rfrobnicate -e 'Frobnicate.tidy'`)
	runsOnDisk(t, `
		python3 -c "import frobnicate; print(frobnicate.__version__)"
		python3 -c "import frobnicate" && echo ok
		python3 -c "import frobnicate; print(dir(frobnicate)); help(frobnicate)"
		python3 -c "import sklearn.svm, yaml, psutil; print(psutil.cpu_percent())"
		python3 -c "from polls.models import Question; print(Question())"
		python3 -c "import a; a.main()"
		printf 'def go(): pass\n' > frob.py && python3 -c "import frob; frob.go()"
		node -e 'console.log(require("frobnicate").version)'
		node -e 'require("lodash").chunk([1], 1); require("react-dom/server")'
		node -e 'require("./frob")()'
		ruby -e 'require "json"; require "git"; puts JSON.generate({})'
		ruby -e 'require "frobnicate"; puts Frobnicate::VERSION'`)
}
