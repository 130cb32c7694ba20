package shell_test

import "testing"

// TestMacrosThatMakeNames: names of files and functions that a source puts together by its macros, by those of an option
// or of a file that it includes.
func TestMacrosThatMakeNames(t *testing.T) {
	refusedOnDisk(t, `
		printf '#define F(x) "." #x\nint main(){fopen(F(env),"r");}' > m.c; gcc m.c -o m && ./m
		printf '#define C(a,b) a##b\nint main(){C(un,link)("todo.txt");}' > m.c; gcc m.c -o m && ./m
		printf '#define C(a,b) a##b\n#define D C(sys,tem)\nint main(){D("cat .e*");}' > m.c; gcc m.c -o m && ./m
		printf '#define A "to"\n#define B "do.txt"\nint main(){fopen(A B,"w");}' > m.c; gcc m.c -o m && ./m
		printf '#define A "todo.txt"\n#undef A\n#define A "x"\nint main(){fopen(A,"w");}' > m.c; gcc m.c -o m && ./m
		printf '#define M "w"\nint main(){fopen("todo.txt",M);}' > m.c; gcc m.c -o m && ./m
		printf 'int main(){fopen(N,"w");}' > m.c; gcc -DN='"todo.txt"' m.c -o m && ./m
		printf 'int main(){X("cat .e*");}' > m.c; gcc -DX=system m.c -o m && ./m
		printf 'int main(){return !fopen(UP "/x","w");}' > m.c; make CFLAGS=-DUP=1 m && ./m
		printf '#define A "todo.txt"\n' > a.inc; printf '#include "a.inc"\nint main(){fopen(A,"w");}' > m.c; gcc m.c -o m && ./m
		printf 'macro_rules! g { ($x:ident) => { concat!(".", stringify!($x)) } }\nfn main(){ std::fs::read(g!(env)); }' > m.rs; rustc m.rs && ./m
		printf 'const string T = "todo";\nSystem.IO.File.WriteAllText($"{T}.txt", "");' > Program.cs; dotnet run`)
	runsOnDisk(t, `
		printf '#define OUT "out" ".txt"\nint main(){fopen(OUT,"w");}' > m.c; gcc m.c -o m && ./m
		printf '#define S(x) #x\nint main(){puts(S(a) "b" __FILE__);}' > m.c; gcc -DNDEBUG -DV='"1.2"' m.c -o m && ./m
		printf '#define C(a,b) a##b\nint C(ma,in)(void){puts("x");}' > m.c; gcc m.c -o m && ./m
		printf 'macro_rules! sq { ($x:expr) => { $x * $x } }\nfn main(){ println!("{}", sq!(3)); }' > m.rs; rustc m.rs && ./m`)
}
