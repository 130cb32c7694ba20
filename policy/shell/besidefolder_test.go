package shell_test

import "testing"

// TestNamesBesideTheFolder: a path beside the folder where the code runs or lies, made of that folder's own path.
func TestNamesBesideTheFolder(t *testing.T) {
	refusedOnDisk(t, `
		python3 -c 'import shutil␤from pathlib import Path␤shutil.rmtree(Path.cwd().with_name("sibling"))'
		python3 -c 'from pathlib import Path␤(Path.cwd().with_stem("sibling") / "data.csv").unlink()'
		python3 -c 'from pathlib import Path␤import shutil␤shutil.copytree(".", Path.cwd().with_suffix(".d"), dirs_exist_ok=True)'
		python3 -c 'from pathlib import Path␤(Path.cwd().parent.with_name("docs") / "data.csv").unlink()'
		python3 -c 'import os␤from pathlib import Path␤os.chdir(Path.cwd().with_name("sibling")); os.remove("data.csv")'
		node --input-type=module -e 'import fs from "fs"; fs.rmSync(import.meta.dirname+"-old",{recursive:true,force:true})'
		node -e 'require("fs").rmSync(__dirname+"-old",{recursive:true,force:true})'
		printf 'require("fs").rmSync(__dirname+"-old",{recursive:true,force:true})' > x.js && node x.js
		printf 'require("fs").rmSync(x=__dirname+"-old",{recursive:true,force:true})' > x.js && node x.js
		printf 'import os, shutil\nshutil.rmtree(os.path.dirname(os.path.abspath(__file__)) + "-old")\n' > x.py && python3 x.py
		printf 'import shutil\nfrom pathlib import Path\nshutil.rmtree(Path(__file__).parent.with_name("sibling"))\n' > x.py && python3 x.py
		printf 'import shutil\nfrom pathlib import Path\nshutil.rmtree(Path(__file__).resolve().parent.with_suffix(".d"))\n' > x.py && python3 x.py
		printf 'require "fileutils"\nFileUtils.rm_rf(__dir__ + "-old")\n' > x.rb && ruby x.rb
		printf '<?php unlink(__DIR__ . "-old/data.csv");' > x.php && php x.php
		ruby -e 'require "pathname"; Pathname.pwd.sub(/project/,"sibling").join("data.csv").delete'
		ruby -e 'File.delete(Dir.pwd + "-old/data.csv")'`)
	runsOnDisk(t, `
		python3 -c 'from pathlib import Path␤Path("src/a.py").with_name("new.py").write_text("x")'
		python3 -c 'from pathlib import Path␤Path("src/a.py").with_stem("new").write_text("x")'
		python3 -c 'from pathlib import Path␤(Path.cwd() / "src" / "a.py").with_suffix(".txt").write_text("x")'
		python3 -c 'from pathlib import Path␤print(Path.cwd().with_name("sibling"))'
		printf 'const fs=require("fs");fs.writeFileSync(__dirname+"/out.json","1")' > x.js && node x.js
		printf 'const fs=require("fs");fs.writeFileSync(__dirname + "/" + "out.json","1")' > x.js && node x.js
		printf 'import os\nopen(os.path.dirname(__file__) + "/out.json", "w").write("x")\n' > x.py && python3 x.py
		printf '<?php file_put_contents(__DIR__ . "/out.json", "1");' > x.php && php x.php
		printf 'File.write(__dir__ + "/out.json", "x")\n' > x.rb && ruby x.rb`)
}
