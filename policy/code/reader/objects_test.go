package reader_test

import (
	"slices"
	"testing"

	"guard/policy/code"
	"guard/policy/code/codetest"
	"guard/policy/code/reader"
)

// TestObjects follows what makes an object to what its methods do.
func TestObjects(t *testing.T) {
	cases := []struct {
		name, file, text, want string
	}{
		{"a constructor's argument", "a.py", `
import os, shutil
class D:
    def __init__(self, d): self.d = d
    def one(self, n): os.remove(os.path.join(self.d, n))
D('../r').one('x')`, "deletes ../r/x"},
		{"a field of the home's", "a.py", `
from pathlib import Path
class S:
    def __init__(self):
        self.root = Path.home() / "r"
    def save(self, n, t): (self.root / n).write_text(t)
s = S()
s.save("x", "y")`, "writes {home}~/r/x"},
		{"an entry of a listing", "a.py", `
import os
class D:
    def __init__(self, d): self.d = d
    def old(self):
        for n in os.listdir(self.d): os.remove(os.path.join(self.d, n))
D('../r').old()`, "deletes ../r/?"},
		{"a subclass's method", "a.py", `
import shutil
class A:
    def __init__(self, d): self.d = d
class B(A):
    def clear(self): shutil.rmtree(self.d)
B('../r').clear()`, "deletes tree ../r"},
		{"a subclass's field", "a.py", `
import shutil
class A:
    def clear(self): shutil.rmtree(self.d)
class B(A):
    d = '../r'
B().clear()`, "deletes tree ../r"},
		{"super", "a.py", `
import shutil
class A:
    def __init__(self, d): self.d = d
    def clear(self): shutil.rmtree(self.d)
class B(A):
    def __init__(self, where, n):
        super().__init__(where)
B('../r', 1).clear()`, "deletes tree ../r"},
		{"a property", "a.py", `
import shutil, os
class A:
    def __init__(self, d): self.d = d
    @property
    def out(self): return os.path.join(self.d, "out")
    def clear(self): shutil.rmtree(self.out)
A('../r').clear()`, "deletes tree ../r/out"},
		{"a setter", "a.py", `
import shutil
class A:
    @property
    def where(self): return self._w
    @where.setter
    def where(self, v): shutil.rmtree(v)
A().where = '../r'`, "deletes tree ../r"},
		{"a context manager", "a.py", `
import shutil
class A:
    def __init__(self, d): self.d = d
    def __enter__(self): return self
    def __exit__(self, *a): shutil.rmtree(self.d)
with A('../r') as a: pass`, "deletes tree ../r"},
		{"a method of a method", "a.py", `
import shutil
class A:
    def __init__(self, d): self.d = d
    def path(self, n): return f"{self.d}/{n}"
    def clear(self, n): shutil.rmtree(self.path(n))
a = A('../r')
a.clear('x')`, "deletes tree ../r/? ../r/x"},
		{"a class method", "a.py", `
import shutil
class A:
    @classmethod
    def clear(cls, d): shutil.rmtree(d)
    @staticmethod
    def drop(d): shutil.rmtree(d)
A.clear('../r')
A.drop('../s')`, "deletes tree ../r, deletes tree ../s"},
		{"a data class", "a.py", `
import shutil
from dataclasses import dataclass
@dataclass
class A:
    d: str
    n: int = 0
    def clear(self): shutil.rmtree(self.d)
A('../r').clear()`, "deletes tree ../r"},
		{"a command in a field", "a.py", `
import subprocess
class G:
    def __init__(self): self.base = ["git"]
    def _r(self, *a): return subprocess.run(self.base + list(a))
    def ship(self): return self._r("push", "origin", "HEAD")
G().ship()`, "runs git push origin HEAD"},
		{"two classes", "a.py", `
import shutil
class A:
    def __init__(self, d): self.d = d
class B:
    def __init__(self, d): self.d = d
    def clear(self): shutil.rmtree(self.d)
A('../r')
B('build').clear()`, "deletes tree build"},
		{"what stands instead of an argument", "a.py", `
import shutil
from pathlib import Path
class A:
    def __init__(self, a=None, b=None, c=None):
        self.a = Path(a) if a else Path.home() / "a"
        self.b = b or Path.home() / "b"
        if c is None:
            c = Path.home() / "c"
        self.c = c
    def clear(self):
        shutil.rmtree(self.a)
        shutil.rmtree(self.b)
        shutil.rmtree(self.c)
A("x", b="y", c="z").clear()`, "deletes tree x, deletes tree y, deletes tree z"},
		{"what stands instead of no argument", "a.py", `
import shutil
from pathlib import Path
class A:
    def __init__(self, a=None, b=None):
        self.a = Path(a) if a is not None else Path.home() / "a"
        if b is None:
            b = Path.home() / "b"
        self.b = b
    def clear(self):
        shutil.rmtree(self.a)
        shutil.rmtree(self.b)
A().clear()`, "deletes tree {home}~/a, deletes tree None {home}~/b"},
		{"a folder of its own", "a.py", `
import shutil, tempfile
class A:
    def __init__(self, a=None): self.a = a or "../r"
    def clear(self): shutil.rmtree(self.a)
A(tempfile.mkdtemp()).clear()`, "deletes tree {fresh}."},
		{"JavaScript's own instead", "a.js", `
const fs = require("fs"), os = require("os")
class A { constructor(d) { this.d = d || os.homedir() + "/a" } clear() { fs.rmSync(this.d) } }
new A("x").clear()`, "deletes x"},
		{"class of JavaScript", "a.js", `
const fs = require("fs"), os = require("os"), p = require("path")
class S {
  constructor() { this.d = p.join(os.homedir(), "r") }
  save(n, t) { fs.writeFileSync(p.join(this.d, n), t) }
}
new S().save("x", "y")`, "writes {home}~/r/x"},
		{"JavaScript's subclass, accessor and field", "a.js", `
const fs = require("fs")
class A {
  dir = "../r"
  get out() { return this.dir + "/out" }
  set old(v) { fs.rmSync(v) }
}
class B extends A { clear() { fs.rmSync(this.out) } }
const b = new B()
b.clear()
b.old = "../s"`, "deletes ../s, deletes ../r/out"},
		{"JavaScript's super", "a.js", `
const fs = require("fs")
class A { constructor(d) { this.d = d } }
class B extends A { constructor(e) { super(e) } clear() { fs.rmSync(this.d) } }
new B("../r").clear()`, "deletes ../r"},
		{"an object of JavaScript", "a.js", `
const fs = require("fs")
const io = { put(p, t) { fs.writeFileSync(p, t) }, rm: q => fs.rmSync(q) }
io.put("../r", "x")
io.rm("../s")`, "writes ../r, deletes ../s"},
		{"a parameter of TypeScript", "a.ts", `
import * as fs from "fs"
class A {
  constructor(private readonly d: string) {}
  clear(): void { fs.rmSync(this.d) }
}
new A("../r").clear()`, "deletes ../r"},
		{"a function in a field", "a.js", `
const {execSync} = require("child_process")
class G { constructor() { this.bin = "git" } run(...a) { execSync(this.bin + " push") } }
new G().run()`, "runs shell git␣push"},
		{"the rest of the arguments", "a.js", `
const {execFileSync} = require("child_process")
class G {
  constructor() { this.bin = "git" }
  run(...a) { return execFileSync(this.bin, a) }
  ship() { return this.run("push", "origin") }
}
new G().ship()`, "runs git push origin"},
		{"class of Ruby", "a.rb", `
require "fileutils"
class D
  def initialize(d)
    @d = d
  end
  def wipe
    FileUtils.rm_rf(@d)
  end
  def one(n)
    File.delete(File.join(@d, n))
  end
end
d = D.new("../r")
d.wipe
d.one("x")`, "deletes tree ../r, deletes ../r/x"},
		{"a method of a method of Ruby", "a.rb", `
class D
  def initialize(d)
    @d = d
  end
  def path(n)
    File.join(@d, n)
  end
  def one(m)
    File.delete(path(m))
  end
end
D.new("../r").one("x")`, "deletes ../r/? ../r/x"},
		{"Ruby's subclass", "a.rb", `
class A
  def initialize(d); @d = d; end
end
class B < A
  def initialize(e); super(e); end
  def clear; Dir.rmdir(@d); end
end
B.new("../r").clear`, "deletes ../r"},
		{"struct of Go", "a.go", `package main
import ("os"; "path/filepath")
type S struct{ root string }
func New() *S { h, _ := os.UserHomeDir(); return &S{filepath.Join(h, "r")} }
func (s *S) Save(n string) error { return os.WriteFile(filepath.Join(s.root, n), nil, 0644) }
func main() { New().Save("x") }`, "writes {home}~/r/x"},
		{"Go's keys", "a.go", `package main
import "os"
type S struct {
	name, root string
}
func (s S) Clear() { os.RemoveAll(s.root) }
func main() { s := S{root: "../r"}; s.Clear() }`, "deletes tree ../r"},
		{"class of PHP", "a.php", `<?php
class D {
    private $d;
    function __construct($d) { $this->d = $d; }
    function one($n) { unlink($this->d . "/" . $n); }
}
$d = new D("../r");
$d->one("x");`, "deletes ../r/x"},
		{"a promoted parameter of PHP", "a.php", `<?php
class D {
    public function __construct(private string $d) {}
    public function clear() { unlink($this->d); }
}
(new D("../r"))->clear();`, "deletes ../r"},
	}
	for _, c := range cases {
		t.Run(c.name, func(t *testing.T) {
			read := reader.ReadGiven(code.LanguageOf(c.file, ""), c.text, code.Given{Objects: true})
			got := ""
			for _, a := range read.Acts {
				var told []code.Arg
				for _, x := range a.Args {
					if x.Called = false; x.Known || x.Text != "" {
						told = append(told, x)
					}
				}
				if a.Args = told; len(told) == 0 {
					continue
				}
				a.In = nil
				if slices.Contains([]code.Kind{code.Deletes, code.DeletesTree, code.Writes, code.Runs, code.RunsShell}, a.Kind) {
					if got != "" {
						got += ", "
					}
					got += codetest.ShowAct(a)
				}
			}
			if got != c.want {
				t.Errorf("%s, want %s", got, c.want)
			}
		})
	}
}
