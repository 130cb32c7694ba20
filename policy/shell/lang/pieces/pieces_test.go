package pieces

import (
	"strings"
	"testing"
)

// TestSpells: names that programs in many languages put together.
func TestSpells(t *testing.T) {
	for _, text := range []string{
		`char n[9];sprintf(n,"%c%s",46,"env");`,
		`n[0]=46;n[1]=101;n[2]=110;n[3]=118;`,
		`"\x2e\x65nv"`, `"\056env"`, `"\u{2e}env"`, `"\u002eenv"`, `R"(.env)"`, `R"x(.env)x"`,
		`int a[]={46,101,110,118,0};`, `int a[]={0x2e,0x65,0x6e,0x76};`,
		`unsigned x=0x766e652e;`, `unsigned x = 1986946350;`,
		`std::string n{'.','e','n','v'};`, `std::string n;n.push_back(46);n+="env";`,
		`std::string n="vne.";std::reverse(n.begin(),n.end());`,
		`let d=46u8 as char; format!("{d}env")`, `format!("{}{}",'.',"env")`,
		`let mut n=String::from("e");n.insert(0,'.');n.push_str("nv");`,
		`[46u8,101,110,118].iter().map(|&b|b as char)`,
		`b"/fow".iter().map(|b|b-1)`, `char n[]={111,36,47,55,0};for(i=0;i<4;i++)n[i]^=65;`,
		`$"{(char)46}env"`, `"${46.toChar()}env"`, `"\(d)env" where let d="."`, `string.Concat((char)46,"env")`,
		`var n=[]byte{46,101,110,118}`, `strings.ReplaceAll("_env","_",".")`, `hex.DecodeString("2e656e76")`,
		`Base64.getDecoder().decode("LmVudg==")`, `File.read!([46 | ~c"env"])`, `File.read!(~s(.env))`,
		`'@0@env'.format('.')`, `"%senv" % "."`, `open(chr(46)+'env')`, `[".","env"].join("")`,
		`char a[]={92,202,220,236};for(i=0;i<4;i++)n[i]=a[i]/2;`, `let a=[46,102,112,121];`, `{46,100,108,117}`,
		`std::string s="x.envx";std::ifstream f(s.substr(1,4));`, `n.replace_range(0..1, ".") where let n = "xenv", "."`,
		"strcpy(n, \".\");\nstrcat(n, \"env\");", "n := \".\"\nn += \"env\"", `"." + "env"`, `Path(".e" + "nv")`,
		`sprintf(n,"%s/.%s",dirname(v[0]),"env")`, `char n[]={40+6,100+1,110,118,0};`, `strtok("x:.env:y",":")`,
		"#define D 46\n#define R \"env\"\nsprintf(n,\"%c%s\",D,R);", `".-e-n-v".replace("-","")`, `strings.Trim("xx.envxx","x")`,
		`strconv.Unquote("\"\\x2eenv\"")`, "#define S(x) #x\nfopen(S(.env), r)",
		`char*mk(int a){s[0]=a;strcpy(s+1,"env");}FILE*f=fopen(mk(46),"r");`,
		"d := \".\"\nf(x, y, z, 1, 2, 3, \"a\", \"b\", \"c\")\nos.ReadFile(d + \"env\")",
		"/* \" */ strcpy(n, \".\"); strcat(n, \"env\");", "// 5\" wide\nstrcpy(n, \".\"); strcat(n, \"env\");",
		"/* \" */ strcpy(n, \".\"); strcat(n, \"env\"); /* \" */", "/* ` */ n = \".\" + \"env\"; /* ` */",
		"strcpy(n, \".\"); /* \" */ strcat(n, \"env\");", "/* a\n \" b */ strcpy(n, \".\"); strcat(n, \"env\");",
		"(* \" *) let n = \".\" ^ \"env\"", "# it's 5\" wide\nn = \".\" + \"env\"", "/* don't */ n[0]=46; n[1]=101; n[2]=110; n[3]=118; // don't",
		"let s = \"one\ntwo\"; let n = [\".\", \"env\"].concat();", "strcpy(n, \".\\\nenv\");", "let s = `a\nb`; let n = \".\" + \"env\"",
		"char *pad[] = {" + strings.Repeat(`"ab",`, 5000) + `}; strcpy(n, "."); strcat(n, "env");`,
	} {
		if !Read(text).Spells(".env") {
			t.Errorf("does not spell .env: %s", text)
		}
	}
	for _, text := range []string{
		`char n[20];sprintf(n,"%s%c%s","notes",46,"md");`, `["notes","md"].join(&(46u8 as char).to_string())`,
		`for(char*p="mnsdr-lc";*p;p++)n[i++]=*p+1;`, `fmt.Sprintf("notes%cmd",46)`, `"notes/" + "notes" + ".md"`,
		`p=PathBuf::from("notes");p.set_extension("md")`,
	} {
		if !Read(text).Spells("notes.md") {
			t.Errorf("does not spell notes.md: %s", text)
		}
	}
}

// TestSpellsNothing: what stands in everyday code, and names that are written as they are.
func TestSpellsNothing(t *testing.T) {
	for _, text := range []string{
		`open(".env")`, `getenv("env")`, `split(".") ; f("a", "b", "c", "d"); mode("env")`,
		`for i in 0..100 { println!("{i}.txt") }`, `printf("\x1b[31m%s\x1b[0m", "env")`,
		`fn a<'a>(x: &'a str) -> &'a str { x }`, `let t = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 46, 47];`,
		`viper.SetConfigType("env"); viper.AddConfigPath(".")`, "v.AddConfigPath(\".\")\nv.SetConfigType(\"env\")",
		`open(os.path.join(".", "env", name))`, `Path(".") / "env" / name`, `flag.String("env", ".", "where")`,
		`filepath.Join(".", "env")`, `x = process.env.HOME.slice(1); y = "process.env"`, `[]int{1, 2, 4, 8, 16, 32, 64}`,
		`char n[46]; read(n, "env")`, `x = 3.14; y = 1.5e10`,
		"// don't \"quote\nprintf(\"%s: %d\\n\", \"env\", 3); /* 5\" of \"env\" */ puts(\".\");",
		"s = \"\"\"\nUse \"env\", or \".\".\n\"\"\"\nf(\"x\")",
	} {
		if Read(text).Spells(".env") {
			t.Errorf("spells .env: %s", text)
		}
	}
}

// TestMatches: patterns that match hidden names.
func TestMatches(t *testing.T) {
	for pattern, want := range map[string]bool{`".e*"`: true, `"./.[d-f]nv"`: true, `"*"`: false, `"*.c"`: false} {
		if got := Read(pattern).Matches(".env"); got != want {
			t.Errorf("%s: %v", pattern, got)
		}
	}
}

// TestSpellsWithWhatIsGiven: arguments and variables are pieces as well.
func TestSpellsWithWhatIsGiven(t *testing.T) {
	text := `int main(int c,char**v){strcpy(n,v[1]);strcat(n,v[2]);fopen(n,"r");}`
	if !Read(text).With([]string{".", "env"}, nil).Spells(".env") || Read(text).With([]string{"src", "a.c"}, nil).Spells(".env") {
		t.Error("arguments are not joined")
	}
	if !Read(`strcpy(n,v[1]);strcat(n,"env");`).With([]string{"."}, nil).Spells(".env") {
		t.Error("a point is not joined")
	}
	if Read("project(a)\nset(ENV_NAME \"env\")").With([]string{"-S", "."}, nil).Spells(".env") ||
		Read("func main() {\n\tf.StringVar(&mode, \"env\", \"dev\", \"which\")").With([]string{"."}, nil).Spells(".env") {
		t.Error("a folder is joined with what stands anywhere")
	}
	if !Read("n[i]=atoi(v[i]);").With([]string{"46", "101", "110", "118"}, nil).Spells(".env") {
		t.Error("numbers are no characters")
	}
	if !Read(`char n[9]=".";strcat(n,getenv("N"));`).With(nil, []string{"env"}).Spells(".env") {
		t.Error("a variable is not joined")
	}
}
