package shell_test

import "testing"

// TestNamesChosenOfAFolder: some of a folder's entries, or all in another order, are its entries still. Where secrets
// are among them, where the list is given others, or where a text is put together, it is another matter.
func TestNamesChosenOfAFolder(t *testing.T) {
	runsOnDisk(t, `
		node -e "const fs=require('fs'); const l=fs.readdirSync('docs').filter(f=>f.endsWith('.js')); l.filter(f=>fs.readFileSync('docs/'+f,'utf8').includes('x'))"
		node -e "const fs=require('fs'); for (const n of fs.readdirSync('docs').filter(n=>n.endsWith('.css'))) console.log(n, fs.readFileSync('docs/'+n,'utf8').length)"
		node -e "const fs=require('fs'); fs.readdirSync('docs').sort().slice(0,3).forEach(n=>console.log(fs.readFileSync('docs/'+n,'utf8')))"
		node -e "const fs=require('fs'); const l=fs.readdirSync('docs').sort((a,b)=>fs.statSync('docs/'+b).mtimeMs-fs.statSync('docs/'+a).mtimeMs); console.log(fs.readFileSync('docs/'+l[0],'utf8'))"
		node -e "const fs=require('fs'); fs.readdirSync('docs',{withFileTypes:true}).filter(e=>e.isFile()).forEach(e=>console.log(fs.readFileSync('docs/'+e.name,'utf8')))"`)
	refusedOnDisk(t, `
		node -e "const fs=require('fs'); fs.readdirSync('.').filter(f=>f.length<5).forEach(f=>console.log(fs.readFileSync(f,'utf8')))"
		node -e "const fs=require('fs'); fs.readdirSync('.').sort().slice(0,3).forEach(f=>console.log(fs.readFileSync(f,'utf8')))"
		node -e "const fs=require('fs'); fs.readdirSync('.').filter(f=>f[1]=='o').forEach(f=>fs.rmSync(f))"
		node -e "const fs=require('fs'); fs.readdirSync('.').sort((a,b)=>a<b?1:-1).forEach(f=>fs.unlinkSync(f))"
		node -e "const fs=require('fs'); fs.readdirSync('.').slice(2).forEach(f=>fs.writeFileSync(f,''))"
		node -e "const fs=require('fs'); const l=fs.readdirSync('docs').filter(f=>f); l.push('../../x/y'); l.forEach(f=>console.log(fs.readFileSync('docs/'+f,'utf8')))"
		node -e "const fs=require('fs'); const l=fs.readdirSync('docs'); l.sort(); l[0]='../.env'; l.forEach(f=>console.log(fs.readFileSync('docs/'+f,'utf8')))"
		node -e "const fs=require('fs'); const l=['to','x','do.txt'].filter(f=>f!='x'); fs.rmSync(l.join(''))"
		node -e "const fs=require('fs'); const l=['txt','do.','to'].reverse(); fs.rmSync(l.join(''))"
		node -e "const fs=require('fs'); fs.readdirSync('docs').filter(f=>f).map(f=>f.replace('a','../.env')).forEach(f=>console.log(fs.readFileSync('docs/'+f,'utf8')))"`)
}
