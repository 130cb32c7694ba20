package shell_test

import (
	"strings"
	"testing"

	"guard/policy/risk"
	"guard/policy/shell"
)

// TestSourcesThatHideNames: sources that make a file's name of numbers, or write a file
// that an argument names.
func TestSourcesThatHideNames(t *testing.T) {
	for name, source := range map[string]string{
		"a.rs":   `fn main(){let n:String=[46u8,101].iter().map(|b|*b as char).collect();println!("{}",std::fs::read_to_string(n).unwrap());}`,
		"A.java": `class A{public static void main(String[] a)throws Exception{String n=new String(new byte[]{46,101});System.out.println(java.nio.file.Files.readString(java.nio.file.Path.of(n)));}}`,
		"a.c":    `int main(int n,char**v){FILE*f=fopen(v[1],"w");return 0;}`,
		"b.c":    `int main(void){char b[9];scanf("%8s",b);freopen(b,"w",stdout);return 0;}`,
	} {
		line := "cat > " + name + " <<'E'\n" + source + "\nE\n"
		build := map[string]string{".rs": "rustc a.rs && ./a", ".java": "java A.java", ".c": "gcc -o m " + name + " && ./m notes.md"}[name[strings.IndexByte(name, '.'):]]
		if r := judge(line + build); r.Level < risk.High && !r.Categories.Has(risk.ExecArbitrary) {
			t.Errorf("%s runs unasked: %s %v", name, r.Level, r.Reasons)
		}
	}
}

// TestProgramsGivenUntoldNames: a program that the line builds, which opens what it is given,
// and is given what is not known; and assembly that calls the kernel itself.
func TestProgramsGivenUntoldNames(t *testing.T) {
	const byArgument, byInput = `int main(int n,char**v){FILE*f=fopen(v[1],"r");return 0;}`, `int main(void){char b[9];scanf("%8s",b);FILE*f=fopen(b,"r");return 0;}`
	w, top := onDisk(t, map[string]string{"n": "x\n"})
	for _, c := range []struct {
		file, source, run string
		asked             bool
	}{
		{"a.c", byArgument, `./m "$(head -1 n)"`, true},
		{"a.c", byArgument, `./m n`, false},
		{"a.c", byInput, `printf x | tr a a | ./m`, true},
		{"a.c", byInput, `printf n | ./m`, false},
		{"a.c", byArgument, `ls | sort | ./m n`, false},
		{"a.c", byInput, `./m`, false},
		{"p.S", "main:\nmov $87,%eax\nmov 8(%rsi),%rdi\nsyscall\nret", "./m n", true},
		{"p.s", "main:\n int $0x80\n ret", "./m", true},
		{"p.s", "main:\n # no syscall\n mov $0,%eax\n ret", "./m", false},
	} {
		line := "cat > " + c.file + " <<'E'\n" + c.source + "\nE\ngcc -o m " + c.file + " && " + c.run
		if r := shell.Read(line, top, w); (r.Level >= risk.High || r.Categories.Has(risk.ExecArbitrary)) != c.asked {
			t.Errorf("%s with %s: %s %s %v", c.source, c.run, r.Level, r.Categories, r.Reasons)
		}
	}
}
