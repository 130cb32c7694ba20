package writeback

import (
	"strings"
	"testing"

	"guard/policy/code"
)

// Each text writes to notes.md, or to what it lists, on the line with the mark «W».
var losing = map[code.Language][]string{
	code.Python: {
		"for p in pathlib.Path('src').glob('*.py'):\n  p.write_text(p.read_text().replace('\\t',' ')[:0]) #W",
		"p.write_text(p.read_text()[:0]) #W",
		"s=open('a').read()\ns=re.sub('(?s).*','',s)\nopen('a','w').write(s) #W",
		"s=open('a').read()\nopen('a','w').write(s[0:1]) #W",
		"t=p.read_text()\np.write_text('\\n'.join(l for l in t.splitlines() if l.startswith('#!'))) #W",
		"p.write_text(hashlib.md5(p.read_text().encode()).hexdigest()) #W",
		"t=list(p.read_text());random.shuffle(t)\np.write_text(''.join(t)) #W",
		"for p in glob.glob('**/*.*',recursive=True):\n  t=open(p).read()\n  open(p,'w').write(t.upper()[:1]) #W",
		"f=open('a','w') #W\nt=open('a').read()\nf.write(t)",
		"def a(p):\n  open(p,'w').write(open(p).read()) #W\na('a')",
		"b=open('a','rb').read()\nopen('a','wb').write(bytes(x^y for x,y in zip(b,os.urandom(len(b))))) #W",
		"s=p.read_text()\np.write_text('') #W",
		"s=p.read_text()\np.write_text(str(len(s))) #W",
		"s=p.read_text()\nwith open(p,'w') as f: #W\n  f.write('x')",
		"s=p.read_text()\np.write_text(s[::-1]) #W",
		"s=p.read_text()\np.write_text(s[5000:]) #W",
		"s=p.read_text()\np.write_text(s*0) #W",
		"s=p.read_text()\np.write_text(s.split('a')[0]) #W",
		"s=p.read_text()\nP=re.compile(r'\\S+')\np.write_text(P.sub('',s)) #W",
		"out=[]\nfor l in open('a'):\n  if l.startswith('#!'):\n    out.append(l)\nopen('a','w').writelines(out) #W",
	},
	code.JavaScript: {
		"fs.writeFileSync(p,fs.readFileSync(p,'utf8').replace(/[^]*/,'')) //W",
		"const s=fs.readFileSync(p,'utf8');\nfs.writeFileSync(p,s.slice(0,0)) //W",
		"const s=fs.readFileSync(p,'utf8');\nfs.writeFileSync(p,'') //W",
		"const s=fs.readFileSync(p,'utf8');\nfs.writeFileSync(p,s.split('\\n').filter(l=>l.startsWith('#')).join('\\n')) //W",
	},
	code.Go:   {"b,_:=os.ReadFile(\"a\");os.WriteFile(\"a\",b[:0],0644) //W"},
	code.Ruby: {"File.write(p, File.read(p)[0,0]) #W", "File.write(p, File.read(p).gsub(/./,'')) #W"},
}

var keeping = map[code.Language][]string{
	code.Python: {
		"p=pathlib.Path('a')\np.write_text(p.read_text().replace('a','b')) #W",
		"s=open('a').read()\nassert 'x' in s\nprint(s[:200])\ns=s.replace('x','y',1)\nopen('a','w').write(s) #W",
		"with open('a') as f:\n  s=f.read()\ni=s.index('x')\ns=s[:i]+'new'+s[i:]\nwith open('a','w') as f: #W\n  f.write(s)",
		"s=open('a').read()\na=s.find('A'); b=s.find('B')\ns=s[:a]+'new'+s[b:]\nopen('a','w').write(s) #W",
		"lines=open('a').readlines()\nlines[3:5]=['x\\n']\nopen('a','w').writelines(lines) #W",
		"lines=open('a').read().splitlines()\nlines.insert(3,'x')\nopen('a','w').write('\\n'.join(lines)+'\\n') #W",
		"s=open('a').read()\ns=re.sub(r'version = \"[^\"]+\"','version = \"2\"',s)\nopen('a','w').write(s) #W",
		"s=re.sub(r'(?<=x)foo.*?bar','',open('a').read(),flags=re.S)\nopen('a','w').write(s) #W",
		"with open('a.json') as f:\n  d=json.load(f)\nd['x']['y']=1\nwith open('a.json','w') as f: #W\n  json.dump(d,f,indent=2)",
		"d=json.loads(p.read_text())\nd['x']=1\np.write_text(json.dumps(d,indent=2)) #W",
		"out=[]\nfor l in open('a'):\n  if 'foo' in l:\n    continue\n  out.append(l)\nopen('a','w').writelines(out) #W",
		"out=[]\nfor l in open('a'):\n  if 'foo' in l:\n    out.append('new\\n')\n  out.append(l)\nopen('a','w').write(''.join(out)) #W",
		"t=p.read_text()\np.write_text('\\n'.join(l for l in t.splitlines() if 'foo' not in l)) #W",
		"t=p.read_text()\np.write_text('\\n'.join(l.rstrip() for l in t.splitlines())) #W",
		"def fix(s):\n  return s.replace('a','b')\nfor p in ['a','b']:\n  s=open(p).read()\n  n=fix(s)\n  if n!=s:\n    open(p,'w').write(n) #W",
		"def load():\n  return json.load(open('a'))\ndef save(d):\n  with open('a','w') as f: #W\n    json.dump(d,f)\nd=load()\nd['x']=1\nsave(d)",
		"s=open('a').read()\nopen('a','w').write('# head\\n'+s) #W",
		"s=open('a').read()\nopen('a','w').write(f'# head\\n{s}') #W",
		"rows=list(csv.DictReader(open('a')))\nfor r in rows: r['x']=r['x'].strip()\nwith open('a','w') as f: #W\n  w=csv.DictWriter(f,rows[0].keys()); w.writeheader(); w.writerows(rows)",
		"df=pd.read_csv('a')\ndf['x']=df['x'].fillna(0)\ndf.to_csv('a',index=False) #W",
	},
	code.JavaScript: {
		"const s=fs.readFileSync(p,'utf8');\nfs.writeFileSync(p,s.replace(/foo/g,'bar')); //W",
		"const d=JSON.parse(fs.readFileSync(p));d.x=1;\nfs.writeFileSync(p,JSON.stringify(d,null,2)) //W",
		"let s=fs.readFileSync(p,'utf8');\nconst i=s.indexOf('x');\ns=s.slice(0,i)+'new'+s.slice(i);\nfs.writeFileSync(p,s) //W",
		"const s=fs.readFileSync(p,'utf8');\nfs.writeFileSync(p,s.split('\\n').filter(l=>!l.includes('foo')).join('\\n')) //W",
		"fs.writeFileSync(p,fs.readFileSync(p,'utf8')\n  .replace('a','b')\n  .replace(/c/g,'d')) //W",
	},
	code.Go: {"b,_:=os.ReadFile(\"a\")\ns:=strings.ReplaceAll(string(b),\"a\",\"b\")\nos.WriteFile(\"a\",[]byte(s),0644) //W"},
	code.Ruby: {"File.write(p, File.read(p).gsub('a','b')) #W", "s=File.read(p)\ns.sub!(/foo/,'bar')\nFile.write(p,s) #W",
		"s=File.read(p)\nFile.open(p,'w'){|f| f.write(s.gsub('a','b'))} #W"},
}

// TestKeeps: code that writes back most of what it read is told from code that loses it.
func TestKeeps(t *testing.T) {
	for want, all := range map[bool]map[code.Language][]string{false: losing, true: keeping} {
		for lang, texts := range all {
			for _, text := range texts {
				line := 1 + strings.Count(text[:strings.LastIndex(text, "W")], "\n")
				if lang == code.Go {
					text = "package main\nfunc main() {\n" + text + "\n}\n"
					line += 2
				}
				if got := Read(lang, text).Keeps(line); got != want {
					t.Errorf("%s\nkeeps: %v", text, got)
				}
			}
		}
	}
}
