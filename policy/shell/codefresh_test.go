package shell_test

import "testing"

// TestNamesInAFreshFolder: a file in a folder that the program makes anew is its own, though its name is put together
// when it runs, as long as the name leads up nowhere.
func TestNamesInAFreshFolder(t *testing.T) {
	runsOnDisk(t, `
		printf 'def test_a(tmp_path):␤    for i in range(3):␤        (tmp_path / f"f{i}.txt").write_text("x")␤        (tmp_path / f"d{i}" / "sub").mkdir(parents=True)␤' > test_n.py && pytest test_n.py
		printf 'import os, tempfile␤d = tempfile.mkdtemp()␤for n in names:␤    open(os.path.join(d, "a-" + n), "w")␤    os.remove(os.path.join(d, "a-" + n))␤' > n.py && python3 n.py
		printf 'import os, tempfile␤d = tempfile.mkdtemp()␤open(os.path.join(d, "a/../b-" + n), "w")␤' > n.py && python3 n.py
		printf 'const fs = require("fs"), path = require("path"), os = require("os");␤const d = fs.mkdtempSync(path.join(os.tmpdir(), "x-"));␤for (let i = 0; i < 3; i++) fs.writeFileSync(path.join(d, "f" + i), "x");␤' > n.js && node n.js
		printf 'package st␤import ("fmt"; "os"; "path/filepath"; "testing")␤func TestA(t *testing.T) {␤ dir := t.TempDir()␤ for i := 0; i < 3; i++ { os.WriteFile(filepath.Join(dir, fmt.Sprintf("f%%d.txt", i)), nil, 0o644) }␤}␤' > n_test.go && go test .`)
	refusedOnDisk(t, `
		printf 'import sys␤def test_a(tmp_path):␤    (tmp_path / "../x" / sys.argv[1]).write_text("x")␤' > test_n.py && pytest test_n.py
		printf 'import os, sys, tempfile␤d = tempfile.mkdtemp()␤os.remove(os.path.join(d, "..", sys.argv[1]))␤' > n.py && python3 n.py
		printf 'import os, sys, tempfile, shutil␤d = tempfile.mkdtemp()␤shutil.rmtree(os.path.join(d, "a/../.." + sys.argv[1]))␤' > n.py && python3 n.py
		printf 'import os, sys, tempfile, shutil␤d = tempfile.mkdtemp()␤shutil.rmtree(d + "/.." + sys.argv[1])␤' > n.py && python3 n.py
		printf 'import os, tempfile, shutil␤d = tempfile.mkdtemp()␤n = chr(46)*2 + chr(47)␤shutil.rmtree(os.path.join(d, n*3 + "home"))␤' > n.py && python3 n.py
		printf 'const fs = require("fs"), path = require("path"), os = require("os");␤const d = fs.mkdtempSync(path.join(os.tmpdir(), "x-"));␤fs.rmSync(path.join(d, "..", process.argv[2]), { recursive: true });␤' > n.js && node n.js
		printf 'package st␤import ("os"; "path/filepath"; "testing")␤func TestA(t *testing.T) {␤ dir := t.TempDir()␤ os.RemoveAll(filepath.Join(dir, "../.."+os.Args[1]))␤}␤' > n_test.go && go test .`)
}
