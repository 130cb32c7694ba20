package shell_test

import "testing"

// TestSourcesThatShowAFolder: a source in a compiled language that lists a folder, hidden files too, and reads each.
func TestSourcesThatShowAFolder(t *testing.T) {
	refusedOnDisk(t, `
		printf 'int main(){glob("*",GLOB_PERIOD,0,&g);fopen(g.gl_pathv[i],"r");}' > m.c; gcc m.c -o m && ./m
		printf 'int main(){glob(".*",0,0,&g);fopen(g.gl_pathv[i],"r");}' > m.c; gcc m.c -o m && ./m
		printf 'int cb(char*p){fopen(p,"r");}\nint main(){nftw(".",cb,9,0);}' > m.c; gcc m.c -o m && ./m
		printf 'int main(){f=fts_open(p,0,0);fopen(e->fts_path,"r");}' > m.c; gcc m.c -o m && ./m
		printf 'int main(){for(auto&n:QDir(".").entryList(QDir::Hidden)){QFile f(n);f.readAll();}}' > m.cc; g++ m.cc -o m && ./m
		printf 'fn main(){for e in walkdir::WalkDir::new("."){std::fs::read_to_string(e.path());}}' > m.rs; rustc m.rs && ./m
		printf 'fn main(){for e in ignore::WalkBuilder::new(".").hidden(false).build(){std::fs::read_to_string(e.path());}}' > m.rs; rustc m.rs && ./m
		printf 'class A{void x(){for(var f:new java.io.File(".").listFiles()){new java.util.Scanner(f).nextLine();}}}' > A.java; java A.java
		printf 'class A{void x(){for(var p:Files.newDirectoryStream(Path.of(""),"*nv")){Files.lines(p);}}}' > A.java; java A.java
		printf 'foreach (var f in new DirectoryInfo(".").EnumerateFiles()) f.OpenText().ReadToEnd();' > Program.cs; dotnet run
		printf 'for f <- Path.wildcard("*", match_dot: true), do: IO.puts(File.read!(f))' > a.exs; elixir a.exs
		printf 'void main(){for (var e in Directory(".").listSync()) print(e.readAsStringSync());}' > a.dart; dart run a.dart
		bun -e 'for (const n of new Bun.Glob("*").scanSync({dot:true})) console.log(await Bun.file(n).text())'
		printf 'package main\nimport "os"\nfunc main(){d,_:=os.Open(".");n,_:=d.Readdirnames(-1);for _,f:=range n{b,_:=os.ReadFile(f);print(string(b))}}' > a.go; go run a.go`)
	runsOnDisk(t, `
		printf 'int main(){glob("*",0,0,&g);fopen(g.gl_pathv[i],"r");}' > m.c; gcc m.c -o m && ./m
		printf 'fn main(){for e in ignore::Walk::new("."){std::fs::read_to_string(e.path());}}' > m.rs; rustc m.rs && ./m
		printf 'void main(){for (var e in Directory(".").listSync()) print(e.path);}' > a.dart; dart run a.dart
		printf 'for f <- Path.wildcard("lib/**/*.ex"), do: IO.puts(File.read!(f))' > a.exs; elixir a.exs
		bun -e 'for (const n of new Bun.Glob("src/*.py").scanSync(".")) console.log(await Bun.file(n).text())'`)
}
