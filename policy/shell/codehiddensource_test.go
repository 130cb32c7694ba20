package shell_test

import (
	"strings"
	"testing"

	"guard/policy/risk"
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
