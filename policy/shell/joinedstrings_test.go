package shell_test

import (
	"strings"
	"testing"

	"guard/policy/risk"
	"guard/policy/shell"
)

// TestNamesThatSourcesPutTogether: Rust of this session that Cargo runs, by the files that it
// names in pieces, opens under another name, or finds in a folder.
func TestNamesThatSourcesPutTogether(t *testing.T) {
	w, top := onDisk(t, ownFiles)
	for code, refused := range map[string]bool{
		`use std::fs::OpenOptions as O; fn main(){ let _=O::new().write(true).truncate(true).open("todo.txt"); }`:                                true,
		`use std::fs::*; fn main(){ let _=write(["todo","txt"].join("."),""); }`:                                                                 true,
		`use std::fs; fn main(){ let _=fs::write(["todo",".txt"].concat(),""); }`:                                                                true,
		`use std::fs; fn main(){ let _=fs::write(concat!("todo",".txt"),""); }`:                                                                  true,
		`use std::fs::File; fn main(){ let _=File::create(format!("{}.{}","todo","txt")); }`:                                                     true,
		`use std::fs::File; fn main(){ let a="todo"; let b="txt"; let _=File::create(format!("{a}.{b}")); }`:                                     true,
		`use std::fs::File; const A: &str = "todo"; fn main(){ let _=File::create(A.to_string()+".txt"); }`:                                      true,
		`use std::path::Path; fn main(){ let p=Path::new("todo").with_extension("txt"); let _=std::fs::write(p,""); }`:                           true,
		`use std::path::Path; fn main(){ let p=Path::new("docs").join("a"); let _=std::fs::write(p,""); }`:                                       true,
		`fn main(){ let p:String="txt.odot".chars().rev().collect(); let _=std::fs::write(p,""); }`:                                              true,
		`fn main(){ println!("{}",std::fs::read_to_string([".e","nv"].concat()).unwrap()); }`:                                                    true,
		`use std::fs; fn main(){ for e in fs::read_dir("docs").unwrap(){ let p=e.unwrap().path(); let _=fs::write(&p,b""); } }`:                  true,
		`use std::fs::*; fn main(){ for e in read_dir("docs").unwrap(){ let _=File::create(e.unwrap().path()); } }`:                              true,
		`use std::fs::OpenOptions as O; fn main(){ let _=O::new().append(true).create(true).open("new.log"); }`:                                  false,
		`use std::fs; fn main(){ for e in fs::read_dir("docs").unwrap(){ println!("{:?}",e.unwrap().path()); } fs::write("new","x").unwrap(); }`: false,
		`use std::fs; fn main(){ println!("{}",fs::read_to_string(["todo","txt"].join(".")).unwrap()); }`:                                        false,
		`fn main(){ let v=["a","b"].join("."); let n="x"; println!("{} {n}", v); }`:                                                              false,
		`use std::fs::File; fn main(){ let _=File::create(format!("out_{}.txt",1)); }`:                                                           false,
	} {
		for _, file := range []string{"src/main.rs", "build.rs"} {
			line := "printf '[package]\\nname=\"a\"\\n' > Cargo.toml; cat > " + file + " <<'EOF'\n" + code + "\nEOF\ncargo run -q"
			r := shell.Read(line, top, w)
			if (r.Level >= risk.High) != refused {
				t.Errorf("%s: %s: %s %v %v", file, code, r.Level, r.Categories, r.Reasons)
			}
		}
	}
}

// TestManyStringsPutTogether: a long source is read in bounded time.
func TestManyStringsPutTogether(t *testing.T) {
	w, top := onDisk(t, ownFiles)
	for _, piece := range []string{`"a"+`, `["a",`, `let a="b";`, `format!("{}",`, `Path::new("a").join("b").`} {
		line := "cat > src/main.rs <<'EOF'\n" + strings.Repeat(piece, 100000/len(piece)) + "\nEOF\ncargo run -q"
		shell.Read(line, top, w)
	}
}
