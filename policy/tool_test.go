package policy

import (
	"slices"
	"testing"

	"guard/policy/risk"
)

func TestNameWords(t *testing.T) {
	for name, want := range map[string][]string{
		"send_message":        {"send", "message"},
		"sendMessage":         {"send", "message"},
		"send-message":        {"send", "message"},
		"slack.sendMessages":  {"slack", "send", "message"},
		"HTTPGet":             {"http", "get"},
		"getURL":              {"get", "url"},
		"deleterepository":    {"deleterepository"},
		"deletefile":          {"deletefile"},
		"sendmessage":         {"send", "message"},
		"create_pull_request": {"create", "pull", "request"},
		"list_issues":         {"list", "issue"},
		"":                    nil,
	} {
		if got := nameWords(name); !slices.Equal(got, want) {
			t.Errorf("%q: %q, want %q", name, got, want)
		}
	}
}

// atLeast is a floor: the level within, and the categories among those found.
func TestTools(t *testing.T) {
	const (
		medium   = risk.Medium
		high     = risk.High
		critical = risk.Critical
	)
	tests := []struct {
		server, name, args string
		min, max           risk.Level
		has                risk.Categories
		not                risk.Categories // must not be claimed
	}{
		{"slack", "send_message", `{"channel":"#general","text":"hi"}`, high, high, risk.Send, risk.Delete},
		{"slack", "slack_post_message", `{}`, high, high, risk.Send, 0},
		{"slack", "list_channels", `{}`, medium, medium, 0, risk.Send},
		{"mysql", "query", `{"sql_query":"DROP TABLE users"}`, high, high, risk.Delete, 0},
		{"mysql", "query", `{"text":"DELETE FROM users"}`, high, high, risk.Delete, 0},
		{"dev", "query_database", `{"q":{"statement":"DELETE FROM users"}}`, high, high, risk.Delete, 0},
		{"mysql", "query", `{"sql":"SELECT 1","description":"delete nothing"}`, medium, medium, 0, risk.Delete},
		{"home", "view", `{"action":"delete","id":"1"}`, high, high, risk.Delete, 0},
		{"home", "get_items", `{"method":"DELETE"}`, high, high, risk.Delete, 0},
		{"home", "status", `{"service":"lock.unlock"}`, high, high, 0, 0},
		{"home", "list", `{"requests":[{"operation":"send_message"}]}`, high, high, risk.Send, 0},
		{"home", "frobnicate", `{"action":"get"}`, medium, medium, risk.ExecArbitrary, 0},
		{"home", "get_state", `{"service":"postgres","operation":"list"}`, medium, medium, 0, ^risk.Categories(0)},
		{"github", "pull_request_read", `{"method":"get_review_comments"}`, medium, medium, 0, ^risk.Categories(0)},
		{"dev", "lint", `{"fix":true,"rules":[]}`, high, high, 0, 0},
		{"dev", "analyze", `{"options":{"overwrite":true}}`, high, high, risk.Delete, 0},
		{"dev", "lint", `{"fix":false}`, medium, medium, 0, ^risk.Categories(0)},
		{"k8s", "resources_get", `{"apiVersion":"v1","kind":"Secret"}`, high, high, risk.FSConfigSecrets, 0},
		{"kubernetes", "kubectl_get", `{"resourceType":"secrets"}`, high, high, risk.FSConfigSecrets, 0},
		{"k8s", "resources_list", `{"kind":"Pod"}`, medium, medium, 0, ^risk.Categories(0)},
		{"dev", "get_clipboard", `{}`, high, high, risk.FSConfigSecrets, 0},
		{"dev", "get_environment_variables", `{}`, high, high, risk.FSConfigSecrets, 0},
		{"dev", "list_environments", `{}`, medium, medium, 0, ^risk.Categories(0)},
		{"dev", "find", `{"args":[".","-delete"]}`, medium, high, risk.ExecArbitrary, 0},
		{"dev", "git_log", `{"args":"--output=notes.txt"}`, medium, high, risk.ExecArbitrary, 0},
		{"dev", "find", `{"path":".","exec":"rm {}"}`, medium, critical, risk.ExecArbitrary, 0},
		{"playwright", "browser_snapshot", `{"filename":"/srv/project/a.go"}`, high, high, risk.FSDeleteOverwrite, 0},
		{"chrome-devtools", "get_network_request", `{"responseFilePath":"/srv/project/a.go"}`, high, high, risk.FSDeleteOverwrite, 0},
		{"playwright", "browser_snapshot", `{}`, medium, medium, 0, risk.FSDeleteOverwrite},
		{"docs", "validate", `{"report_path":"/srv/project/a.go"}`, high, high, risk.FSDeleteOverwrite, 0},
		{"gmail", "createDraft", `{}`, high, high, risk.Send, 0},
		{"github", "list_issues", `{"repo":"acme/app"}`, medium, medium, 0, ^risk.Categories(0)},
		{"github", "get_file_contents", `{"path":"README.md"}`, medium, medium, 0, ^risk.Categories(0)},
		{"github", "get_pull_request", `{}`, medium, medium, 0, ^risk.Categories(0)},
		{"github", "list_commits", `{}`, medium, medium, 0, ^risk.Categories(0)},
		{"github", "list_workflow_runs", `{}`, medium, medium, 0, ^risk.Categories(0)},
		{"gitlab", "get_merge_request", `{}`, medium, medium, 0, ^risk.Categories(0)},
		{"gitlab", "merge_request_accept", `{}`, high, high, risk.GitPublish, 0},
		{"mastodon", "post_status", `{}`, high, high, risk.Publish, 0},
		{"jira", "set_status", `{}`, high, high, 0, 0},
		{"github", "create_pull_request", `{}`, high, high, risk.GitPublish, risk.NetworkRisk},
		{"web", "fetch_and_run", `{}`, high, high, risk.ExecArbitrary | risk.NetworkRisk, 0},
		{"brave-search", "brave_web_search", `{"query":"go"}`, high, high, risk.NetworkRisk, 0},
		{"1password", "get_item", `{}`, high, high, risk.FSConfigSecrets, 0},
		{"git", "git_commit", `{"repo_path":"/srv/project","message":"x"}`, medium, medium, 0, ^risk.Categories(0)},
		{"git", "git_checkout", `{"repo_path":"/srv/project","branch_name":"x"}`, medium, high, 0, risk.Payment},
		{"dev", "git_checkout", `{"branch":"x"}`, medium, high, 0, risk.Payment},
		{"shop", "checkout", `{"cart":"1"}`, high, high, risk.Payment, 0},
		{"git", "git_push", `{"repo_path":"/srv/project"}`, high, high, risk.GitPublish, 0},
		{"git", "git_reset", `{"repo_path":"/srv/project"}`, high, high, risk.Delete, 0},
		{"redis", "flushall", `{}`, high, high, risk.Delete, 0},
		{"shop", "cancel_subscription", `{}`, high, high, risk.Payment, 0},
		{"shop", "submit_order", `{}`, high, high, risk.Payment, 0},
		{"github", "delete_repository", `{"repo":"acme/app"}`, high, high, risk.Delete, 0},
		{"github", "create_issue", `{"title":"x"}`, high, high, risk.Send, 0},
		{"github", "add_issue_comment", `{}`, high, high, risk.Send, 0},
		{"github", "merge_pull_request", `{}`, high, high, risk.GitPublish, 0},
		{"github", "push_files", `{"branch":"main"}`, high, high, risk.GitPublish, 0},
		{"github", "create_or_update_file", `{"path":"README.md","content":"x"}`, high, high, risk.GitPublish, 0},
		{"github", "create_release", `{}`, high, high, risk.Publish, 0},
		{"stripe", "create_payment_link", `{"amount":100}`, high, high, risk.Payment, 0},
		{"stripe", "refund", `{}`, high, high, risk.Payment, 0},
		{"stripe", "list_charges", `{}`, medium, medium, 0, risk.Payment},
		{"shop", "get_order", `{}`, medium, medium, 0, risk.Payment},
		{"npmtool", "publish_package", `{"name":"x"}`, high, high, risk.Publish, 0},
		{"okta", "reset_password", `{"user":"eve"}`, high, high, risk.AccountChange | risk.FSConfigSecrets, 0},
		{"okta", "reset_password", `{}`, high, high, risk.AccountChange, 0},
		{"iam", "grant_role", `{}`, high, high, risk.AccountChange, 0},
		{"team", "invite_user", `{}`, high, high, risk.AccountChange | risk.Send, 0},
		{"aws", "terminate_instances", `{}`, high, high, risk.Delete | risk.SystemImpact, 0},
		{"aws", "get_secret_value", `{}`, high, high, risk.FSConfigSecrets, 0},
		{"kubernetes", "scale_deployment", `{}`, high, high, risk.SystemImpact, 0},
		{"drive", "upload_file", `{"path":"finance/iban.xlsx"}`, high, critical, risk.CloudFinancial, 0},
		{"drive", "upload_file", `{"path":"docs/readme.txt"}`, high, high, risk.NetworkRisk, risk.CloudFinancial},
		{"drive", "upload_file", `{"path":".env"}`, critical, critical, risk.FSConfigSecrets | risk.NetworkRisk, 0},
		{"gmail", "send_email", `{"attachments":["tax-return.pdf"]}`, high, high, risk.CloudFinancial | risk.Send, 0},
		{"ocr", "analyze_document", `{"file":"invoices/2025.pdf"}`, high, high, risk.CloudFinancial, 0},
		{"shell", "run", `{"command":"rm -rf ./src"}`, high, critical, risk.FSDeleteOverwrite, 0},
		{"shell", "execute", `{"command":"ls"}`, medium, medium, 0, risk.ExecArbitrary},
		{"desktop-commander", "start_process", `{"command":"ls"}`, medium, medium, 0, risk.ExecArbitrary},
		{"x", "exec", `{"command":"rm","args":["-rf","src"]}`, high, critical, risk.FSDeleteOverwrite, 0},
		{"x", "exec", `{"argv":["rm","-rf","src"]}`, high, critical, risk.FSDeleteOverwrite, 0},
		{"x", "exec", `{"argv":["bash","-lc","rm -rf src"]}`, high, critical, risk.FSDeleteOverwrite, 0},
		{"x", "list_files", `{"exec":"rm -rf src"}`, high, critical, risk.FSDeleteOverwrite, 0},
		{"x", "get_thing", `{"cmdline":"rm -rf src"}`, high, critical, risk.FSDeleteOverwrite, 0},
		{"git", "git_diff", `{"repo_path":".","target":"--output=notes.md"}`, medium, critical, risk.ExecArbitrary, 0},
		{"git", "git_diff", `{"repo_path":".","target":"main"}`, medium, medium, 0, risk.ExecArbitrary},
		{"x", "convert", `{"file":"a.md","output":".git/config"}`, high, critical, risk.ExecArbitrary, 0},
		{"x", "extract_text", `{"file":"a.pdf","out":".git/hooks/pre-commit"}`, high, critical, risk.ExecArbitrary, 0},
		{"x", "get_file", `{"save_to":"/home/eve/.bashrc"}`, high, critical, risk.ExecArbitrary, 0},
		{"zip", "extract_archive", `{"path":"a.zip","dest":"./"}`, high, critical, risk.FSDeleteOverwrite, 0},
		{"maps", "get_directions", `{"destination":"Paris"}`, medium, medium, 0, risk.FSDeleteOverwrite},
		{"x", "get_report", `{"output":"json"}`, medium, medium, 0, risk.FSDeleteOverwrite},
		{"x", "frobnicate", `{"cmd":"rm -rf src"}`, high, critical, risk.FSDeleteOverwrite, 0},
		{"x", "exec", `{"input":"{\"command\":\"rm -rf src\"}"}`, high, critical, risk.FSDeleteOverwrite, 0},
		{"x", "exec", `{"params":{"command":"rm -rf src"}}`, high, critical, risk.FSDeleteOverwrite, 0},
		{"x", "exec", `{"command":"rm -rf","args":["src"]}`, high, critical, risk.FSDeleteOverwrite, 0},
		{"x", "exec", `{"command":"ls; rm -rf","args":["a b'"]}`, high, critical, risk.FSDeleteOverwrite, 0},
		{"x", "exec", `{"command":"rm -rf src","cwd":"/tmp"}`, high, critical, risk.FSDeleteOverwrite | risk.FSOutsideWorkspace, 0},
		{"x", "batch", `{"commands":["ls","rm -rf src"]}`, high, critical, risk.FSDeleteOverwrite, 0},
		{"x", "exec", `{"command":"ls","shell":"/bin/bash"}`, medium, medium, 0, risk.ExecArbitrary},
		{"x", "interact_with_process", `{"pid":1,"input":"rm -rf src"}`, high, critical, risk.ExecArbitrary, 0},
		{"x", "exec", `{"command":"cat","stdin":"x"}`, high, high, risk.ExecArbitrary, 0},
		{"x", "run", `{}`, high, high, risk.ExecArbitrary, 0},
		{"python", "run_code", `{"code":"print(1)"}`, high, high, risk.ExecArbitrary, 0},
		{"filesystem", "read_file", `{"path":"a.go"}`, medium, medium, 0, ^risk.Categories(0)},
		{"filesystem", "read_file", `{"path":"~/.aws/credentials"}`, high, high, risk.FSConfigSecrets | risk.FSOutsideWorkspace, 0},
		{"filesystem", "write_file", `{"path":"new.go","content":"x"}`, medium, medium, 0, ^risk.Categories(0)},
		{"filesystem", "write_file", `{"path":"a.go","content":"x"}`, high, high, risk.FSDeleteOverwrite, 0},
		{"filesystem", "edit_file", `{"path":"a.go","edits":[]}`, medium, medium, 0, ^risk.Categories(0)},
		{"filesystem", "write_file", `{"path":"/etc/hosts","content":"x"}`, high, high, risk.FSOutsideWorkspace, 0},
		{"filesystem", "delete_file", `{"path":"a.go"}`, high, high, risk.FSDeleteOverwrite, risk.Delete},
		{"filesystem", "move_file", `{"source":"a.go","destination":"/tmp/a.go"}`, high, high, risk.FSOutsideWorkspace, 0},
		{"filesystem", "create_directory", `{"path":"d"}`, medium, medium, 0, ^risk.Categories(0)},
		{"filesystem", "list_directory", `{"path":"/"}`, medium, high, risk.FSOutsideWorkspace, 0},
		{"fetch", "fetch", `{"url":"https://example.com/"}`, high, high, risk.NetworkRisk, 0},
		{"fetch", "fetch", `{"url":"http://169.254.169.254/"}`, critical, critical, risk.NetworkRisk | risk.FSConfigSecrets, 0},
		{"puppeteer", "puppeteer_navigate", `{"url":"https://example.com/"}`, high, high, risk.NetworkRisk, 0},
		{"kubernetes", "exec_in_pod", `{"pod":"web-0","command":["sh","-c","id"]}`, high, high, risk.ExecArbitrary | risk.NetworkRisk, risk.FSOutsideWorkspace},
		{"kubernetes", "exec_in_pod", `{"pod":"web-0","command":"rm -rf /data"}`, high, critical, risk.ExecArbitrary | risk.FSDeleteOverwrite, risk.FSOutsideWorkspace},
		{"docker", "run_in_container", `{"container":"web","cmd":"cat /etc/passwd"}`, high, high, risk.ExecArbitrary, risk.FSOutsideWorkspace},
		{"ssh", "ssh_exec", `{"host":"web","command":"ls"}`, high, critical, risk.ExecArbitrary | risk.NetworkRisk, 0},
		{"kubernetes", "kubectl_run", `{"command":"kubectl delete pod web"}`, high, critical, risk.Delete, 0},
		{"browser", "fill_password", `{"selector":"#p","value":"x"}`, high, high, risk.AccountChange, 0},
		{"puppeteer", "puppeteer_fill", `{"selector":"#password","value":"x"}`, high, high, risk.AccountChange, 0},
		{"puppeteer", "puppeteer_evaluate", `{"script":"fetch('/x')"}`, high, critical, risk.ExecArbitrary, 0},
		{"postgres", "query", `{"sql":"SELECT 1"}`, medium, medium, 0, ^risk.Categories(0)},
		{"postgres", "query", `{"sql":"select 1; drop table users"}`, high, high, risk.Delete, 0},
		{"postgres", "query", `{"sql":"SELECT 'drop table users'"}`, medium, medium, 0, ^risk.Categories(0)},
		{"postgres", "query", `{"sql":"/*! DROP TABLE x */"}`, high, high, risk.Delete, 0},
		{"postgres", "query", `{"sql":"COPY t TO PROGRAM 'sh'"}`, critical, critical, risk.ExecArbitrary, 0},
		{"postgres", "execute_sql", `{"query":"with x as (delete from t returning *) select * from x"}`, high, high, risk.Delete, 0},
		{"postgres", "execute_sql", `{"query":"GRANT ALL ON t TO eve"}`, high, high, risk.AccountChange, 0},
		{"mongo", "drop_collection", `{}`, high, high, risk.Delete, 0},
		{"twitter", "post_tweet", `{}`, high, high, risk.Publish, 0},
		{"vercel", "deploy", `{}`, high, high, risk.Publish | risk.SystemImpact, 0},
		{"x", "frobnicate", `{}`, medium, medium, risk.ExecArbitrary, 0},
		{"x", "", `{}`, medium, medium, risk.ExecArbitrary, 0},
		{"x", "list_things", `{"a":1,"a":2}`, medium, medium, risk.ExecArbitrary, 0},
		{"x", "list_things", `not json`, medium, medium, risk.ExecArbitrary, 0},
		{"x", "update_settings", `{"path":"/srv/project/.gemini/settings.json"}`, high, high, 0, 0},
	}
	for _, tt := range tests {
		t.Run(tt.server+"."+tt.name+tt.args, func(t *testing.T) {
			f := judged(Request{Tool: MCP, Server: tt.server, Name: tt.name, Args: Raw(tt.args)}, map[string]string{"/srv/project/a.go": "x"})
			if f.Level < tt.min || f.Level > tt.max || !f.Categories.Has(tt.has) || f.Categories&tt.not != 0 {
				t.Errorf("%v [%v], want %v to %v with [%v] without [%v]: %v", f.Level, f.Categories, tt.min, tt.max, tt.has, tt.not&^tt.has, f.Reasons)
			}
			if len(f.Reasons) == 0 {
				t.Error("no reason")
			}
		})
	}
}

func TestProtectedBehindATool(t *testing.T) {
	for _, args := range []string{`{"path":".gemini/settings.json"}`, `{"whatever":"/srv/project/.guard.toml"}`, `{"a":[{"b":"~/.config/guard/guard.toml"}]}`} {
		if f := judged(Request{Tool: MCP, Server: "filesystem", Name: "write_file", Args: Raw(args)}, nil); !f.Protected {
			t.Errorf("%s is not protected: %v", args, f.Reasons)
		}
	}
}

// A tool's own annotations may raise, never lower.
func TestHintsOnlyRaise(t *testing.T) {
	yes, no := true, false
	for _, name := range []string{"list_issues", "delete_repository", "frobnicate", "send_message"} {
		plain := judged(Request{Tool: MCP, Server: "x", Name: name}, nil)
		for _, h := range []Hints{
			{ReadOnly: &yes}, {ReadOnly: &no}, {Destructive: &yes}, {Destructive: &no}, {OpenWorld: &yes}, {OpenWorld: &no},
			{ReadOnly: &yes, Destructive: &no, OpenWorld: &no},
		} {
			f := judged(Request{Tool: MCP, Server: "x", Name: name, Hints: h}, nil)
			if f.Level < plain.Level || !f.Categories.Has(plain.Categories) || plain.Unknown && !f.Unknown {
				t.Errorf("%s: %+v lowers %v [%v] to %v [%v]", name, h, plain.Level, plain.Categories, f.Level, f.Categories)
			}
		}
	}
	if f := judged(Request{Tool: MCP, Server: "x", Name: "list_issues", Hints: Hints{Destructive: &yes}}, nil); f.Level < risk.High || !f.Categories.Has(risk.Delete) {
		t.Errorf("destructive: %v [%v]", f.Level, f.Categories)
	}
}

func TestOtherTools(t *testing.T) {
	for _, tt := range []struct {
		agent, name string
		want        risk.Level
	}{
		{"other", "update_plan", risk.High},
		{"gemini", "no_such_tool", risk.Medium},
		{"", "", risk.Medium},
	} {
		f := judged(Request{Tool: Other, Agent: tt.agent, Name: tt.name}, nil)
		if f.Level != tt.want || f.Level > risk.Low && Decide(f, Settings{}).Action == Allow {
			t.Errorf("%s of %q: %v, in safe %v", tt.name, tt.agent, f.Level, Decide(f, Settings{}).Action)
		}
	}
}

// Arguments of any shape are judged in bounded time and without a panic.
func FuzzArguments(f *testing.F) {
	f.Add("shell", "run", `{"command":"rm -rf /","args":["x"],"cwd":"/","env":{"A":"b"}}`)
	f.Add("x", "get", `[[[[{"path":"~"}]]]]`)
	f.Add("db", "query", `{"sql":"/* -- ' */ select"}`)
	f.Add("sendMessage", "ſend", `"{\"a\":\"[1]\"}"`)
	f.Fuzz(func(t *testing.T, server, name, args string) {
		got := judged(Request{Tool: MCP, Server: server, Name: name, Args: Raw(args)}, nil)
		if got.Level < risk.Medium {
			t.Errorf("%s.%s %s is %v", server, name, args, got.Level)
		}
	})
}
