package sourcepath

import (
	"path"
	"strings"
	"testing"
)

// reaches lists what one source of /h/p would write outside, where /h is the home.
func reaches(file, text string) string {
	from := From{Folder: "/h/p", Home: "/h",
		Outside: func(p string) bool {
			p = path.Clean(p) + "/"
			return !strings.HasPrefix(p, "/h/p/") && !strings.HasPrefix(p, "/tmp/")
		},
		Marks: func(name string) bool { return name == "Cargo.toml" }}
	var all []string
	for _, r := range Reaches([]Source{{Text: text, File: "/h/p/" + file, Package: "/h/p"}}, from) {
		if r.Enters {
			r.Path = "in " + r.Path
		}
		all = append(all, r.Path)
	}
	return strings.Join(all, " ")
}

// TestReaches: paths that lead out, through names, functions, fields and loops, and those that do not.
func TestReaches(t *testing.T) {
	for _, one := range []struct {
		file, text string
		out        bool
	}{
		{"a.rs", `fn t() { let h = env::current_dir().unwrap(); fs::write(h.parent().unwrap().join("n"), ""); }`, true},
		{"a.rs", "fn t() {\n let mut p = PathBuf::from(env!(\"CARGO_MANIFEST_DIR\"));\n p.pop();\n p.push(\"n\");\n" +
			" File::create(p);\n}", true},
		{"a.rs", `fn up() -> PathBuf { env::current_dir().unwrap().parent().unwrap().into() }
fn t() { wipe(&up().join("n")); }
fn wipe(p: &Path) { fs::write(p, ""); }`, true},
		{"a.rs", `fn t() { let h = env::var("HOME").unwrap(); fs::write(format!("{h}/n"), ""); }`, true},
		{"a.rs", `fn t() { env::set_current_dir(".."); fs::write("n", ""); }`, true},
		{"a.rs", `fn t() { fs::copy(env::var("HOME").unwrap(), "a"); }`, false},
		{"a.rs", `fn t() { fs::copy("a", env::var("HOME").unwrap()); }`, true},
		{"a.rs", `fn t() { let s = fs::read_to_string(env::var("HOME").unwrap()); fs::write("a", s); }`, false},
		{"a.rs", "fn r() {\n let mut d = env::current_dir().unwrap();\n while !d.join(\"Cargo.toml\").exists() {\n  d.pop();\n" +
			" }\n fs::write(d.join(\"x\"), \"\");\n}", false},
		{"a.rs", `fn save(p: &Path) { fs::create_dir_all(p.parent().unwrap()); fs::write(p, ""); }`, false},
		{"a.rs", `// env::current_dir().unwrap().parent()
fn t() { fs::write("a", ""); }`, false},
		{"A.java", `File f = new File(System.getProperty("user.dir")).getParentFile(); new FileWriter(new File(f, "n"));`, true},
		{"A.java", `File f = new File("out/x"); f.getParentFile().mkdirs(); new FileWriter(f);`, false},
		{"a.kt", `val h = System.getProperty("user.home"); File("$h/n").writeText("")`, true},
		{"a.c", `int main() { char b[9]; snprintf(b, 9, "%s/%s", getenv("HOME"), "n"); fopen(b, "w"); }`, true},
		{"a.c", `int main() { char b[9]; snprintf(b, 9, "%s/%s", getenv("HOME"), "n"); fopen(b, "r"); }`, false},
		{"a.cs", `var up = Directory.GetParent(Directory.GetCurrentDirectory()); File.WriteAllText($"{up}/n", "");`, true},
		{"a.swift", `let h = NSHomeDirectory(); try "".write(to: URL(fileURLWithPath: "\(h)/n"))`, true},
		{"a.exs", `File.cwd!() |> Path.dirname() |> Path.join("n") |> File.write!("")`, true},
		{"a.dart", `void main() { File('${Directory.current.parent.path}/n').writeAsStringSync(''); }`, true},
		{"a.hs", "main = do\n  cwd <- getCurrentDirectory\n  writeFile (takeDirectory cwd </> \"n\") \"\"", true},
		{"a.nim", `writeFile(parentDir(getCurrentDir()) / "n", "")`, true},
		{"a.c", `int main(){ char b[9]; getcwd(b,9); strcat(b,"-old/n"); fopen(b,"w"); }`, true},
		{"a.c", `int main(){ char b[9]; getcwd(b,9); strcat(b,"/n"); fopen(b,"w"); }`, false},
		{"a.c", `int main(){ char b[9]; getcwd(b,9); strcat(b,"/"); strcat(b,"n"); fopen(b,"w"); }`, false},
		{"a.c", `int main(){ char b[9]; snprintf(b,9,"%s-old/n",getcwd(0,0)); fopen(b,"w"); }`, true},
		{"a.c", `int main(){ char b[9]; snprintf(b,9,"%s/n-%d.txt",getcwd(0,0),1); fopen(b,"w"); }`, false},
		{"a.c", `int main(){ char b[9]; snprintf(b,9,"%s/",getcwd(0,0)); strcat(b,"n"); fopen(b,"w"); }`, false},
		{"a.cc", `int main(){ auto p=fs::current_path(); p.replace_filename("s"); p/="n"; fs::resize_file(p,0); }`, true},
		{"a.cc", `int main(){ auto p=fs::current_path(); p/="s"; p.replace_filename("n"); fs::resize_file(p,0); }`, false},
		{"a.cc", `int main(){ std::string s=fs::current_path(); s += "-old/n"; std::ofstream o(s); }`, true},
		{"a.cc", `int main(){ std::string s=fs::current_path(); s += "/n"; std::ofstream o(s); }`, false},
		{"a.rs", `fn main(){ let d=env::current_dir().unwrap(); let mut v:Vec<_>=d.components().collect(); v.pop();
let p:PathBuf=v.iter().collect(); fs::write(p.join("s").join("n"),b""); }`, true},
		{"a.rs", `fn main(){ let d=env::current_dir().unwrap(); let p:PathBuf=d.iter().take(d.iter().count()-1).collect();
fs::write(p.join("s"),b""); }`, true},
		{"a.rs", `fn main(){ let d=env::current_dir().unwrap(); let v:Vec<_>=d.components().collect();
let p:PathBuf=v[..v.len()-1].iter().collect(); fs::write(p.join("s"),b""); }`, true},
		{"a.rs", `fn main(){ let mut d=env::current_dir().unwrap(); d.set_file_name("s"); fs::write(d.join("n"),b""); }`, true},
		{"a.rs", `fn main(){ let d=env::current_dir().unwrap().with_extension("d"); fs::write(d.join("n"),b""); }`, true},
		{"a.rs", `fn main(){ let d=env::current_dir().unwrap().join("a.md").with_extension("txt"); fs::write(d,b""); }`, false},
		{"a.rs", `fn main(){ let d=env::current_dir().unwrap(); fs::write(format!("{}-old/n",d.display()),b""); }`, true},
		{"a.rs", `fn main(){ let d=env::current_dir().unwrap(); fs::write(format!("{}/n-{}.txt",d.display(),1),b""); }`, false},
		{"a.rs", `fn main(){ let mut s=env::current_dir().unwrap().display().to_string(); s.push_str("-old/n");
fs::write(s,b""); }`, true},
		{"A.java", `class A{ void t(){ new FileWriter(System.getProperty("user.dir") + "-old/n"); } }`, true},
		{"A.java", `class A{ void t(){ new FileWriter(System.getProperty("user.dir") + "/n"); } }`, false},
		{"A.java", `class A{ void t(){ new FileWriter(System.getProperty("user.dir") + File.separator + "n"); } }`, false},
		{"A.java", `class A{ void t(){ new FileWriter(System.getProperty("user.dir") + "/" + "n" + ".txt"); } }`, false},
		{"a.kt", `val h = System.getProperty("user.dir"); File("$h-old/n").writeText("")`, true},
		{"a.kt", `val h = System.getProperty("user.dir"); File("$h/n").writeText("root $h: done")`, false},
		{"a.kt", `val h = System.getProperty("user.dir"); File("out").writeText("root-$h")`, false},
		{"a.cs", `var d = Directory.GetCurrentDirectory(); File.WriteAllText($"{d}-old/n", "");`, true},
		{"a.cs", `var d = Directory.GetCurrentDirectory(); File.WriteAllText(d + Path.DirectorySeparatorChar + "n", "");`, false},
		{"a.swift", `let d = FileManager.default.currentDirectoryPath; try "".write(toFile: d + "-old/n", atomically: true)`, true},
		{"a.swift", `let d = FileManager.default.currentDirectoryPath; try "".write(toFile: d + "/n", atomically: true)`, false},
		{"a.exs", `File.write!("#{File.cwd!()}-old/n", "")`, true},
		{"a.exs", `File.write!(File.cwd!() <> "-old/n", "")`, true},
		{"a.exs", `File.write!(File.cwd!() <> "/n", "")`, false},
		{"a.dart", `void main() { File('${Directory.current.path}-old/n').writeAsStringSync(''); }`, true},
		{"a.dart", `void main() { File('${Directory.current.path}/n').writeAsStringSync(''); }`, false},
		{"a.nim", `writeFile(getCurrentDir() & "-old/n", "")`, true},
		{"a.nim", `writeFile(getCurrentDir() / "n", "")`, false},
	} {
		if got := reaches(one.file, one.text); (got != "") != one.out {
			t.Errorf("%s: %s\n got %q, want %v", one.file, one.text, got, one.out)
		}
	}
}

// FuzzReaches: no text makes it fail.
func FuzzReaches(f *testing.F) {
	f.Add("a.rs", `fn t(p: &Path) { fs::write(p.parent().join("\`)
	f.Add("a.exs", `"#{'" )}] |> ..`)
	f.Fuzz(func(_ *testing.T, file, text string) {
		for _, ending := range []string{"", ".rs", ".dart", ".hs", ".swift", ".ml", ".gradle"} {
			reaches(file+ending, text+`let h = home_dir().parent(); fs::write(h, "")`)
		}
	})
}

// TestTooManyBases: a source with more paths than are followed is not known, however many harmless ones stand first.
func TestTooManyBases(t *testing.T) {
	text := strings.Repeat(`fn a() { let d = current_dir().unwrap(); }`+"\n", mostBases+1) +
		`fn b() { fs::write(home_dir().unwrap().join("n"), "") }`
	if got := reaches("a.rs", text); got == "" {
		t.Error("what stands behind the others passes")
	}
}
