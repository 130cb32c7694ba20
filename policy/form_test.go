package policy

import (
	"slices"
	"strings"
	"testing"
	"time"

	"guard/policy/place"
	"guard/policy/risk"
)

// TestForms: what asks for something of value is high, the rest is a question.
func TestForms(t *testing.T) {
	field := func(names ...string) []string { return names }
	for _, c := range []struct {
		name string
		form Form
		want risk.Categories
	}{
		{"a name", Form{Message: "What shall the project be called?", Fields: field("name", "Project name")}, 0},
		{"a choice about passwords", Form{Message: "Which hash for your password?"}, 0},
		{"talk of a login", Form{Message: "How should login work?", Fields: field("answer")}, 0},
		{"talk of tokens", Form{Message: "How many tokens may a page have?", Fields: field("max_tokens")}, 0},
		{"a link to documents", Form{Message: "See the guide", URL: "https://docs.example.org/guide/start"}, 0},
		{"a link whose host only sounds so", Form{Message: "The report", URL: "https://payload.example.org/repaying"}, 0},
		{"a password's field", Form{Message: "Go on", Fields: field("userPassword")}, risk.AccountChange},
		{"a password's title", Form{Message: "Go on", Fields: field("x", "Pass phrase")}, risk.AccountChange},
		{"a hidden field", Form{Message: "Go on", Fields: field("x"), Hidden: true}, risk.AccountChange},
		{"a password in the words", Form{Message: "Please enter your password to go on", Fields: field("answer")}, risk.AccountChange},
		{"a code", Form{Message: "Type the verification code that you got", Fields: field("x")}, risk.AccountChange},
		{"a seed phrase", Form{Message: "Paste the seed phrase", Fields: field("x")}, risk.AccountChange},
		{"a token", Form{Message: "Provide an API key", Fields: field("x")}, risk.AccountChange},
		{"a token's field", Form{Message: "Set up", Fields: field("github_token")}, risk.AccountChange},
		{"a token in Czech", Form{Message: "Zadejte přístupový token", Fields: field("x")}, risk.AccountChange},
		{"a password in Chinese", Form{Message: "请输入密码", Fields: field("x")}, risk.AccountChange},
		{"a password in Japanese", Form{Message: "パスワードを入力してください", Fields: field("x")}, risk.AccountChange},
		{"a card", Form{Message: "Enter your card number", Fields: field("x")}, risk.Payment},
		{"a card's field", Form{Message: "Go on", Fields: field("card_number")}, risk.Payment},
		{"a link to pay", Form{Message: "Open this", URL: "https://checkout.stripe.com/c/pay/cs_live_1"}, risk.Payment},
		{"a link to a login", Form{Message: "Open this", URL: "https://login.example.com/"}, risk.AccountChange},
		{"a link that authorizes", Form{Message: "Open this", URL: "https://example.com/oauth/authorize?x=1"}, risk.AccountChange},
		{"words beside a link", Form{Message: "Sign in to go on", URL: "https://example.com/x"}, risk.AccountChange},
		{"a link that is no page", Form{Message: "Open this", URL: "vscode://ext/install"}, risk.NetworkRisk},
		{"a link with a name before its host", Form{Message: "Open this", URL: "https://github.com@evil.example/x"}, risk.NetworkRisk},
		{"words that turn round", Form{Message: "Open \u202ethis"}, risk.NetworkRisk},
		{"a password with what cannot be seen in it", Form{Message: "Enter your pass\u200bword", Fields: field("x")}, risk.AccountChange},
		{"a password's field of that kind", Form{Message: "Go on", Fields: field("pass\u2060word")}, risk.AccountChange},
		{"a password in letters of full width", Form{Message: "Enter your ｐａｓｓｗｏｒｄ", Fields: field("x")}, risk.AccountChange},
		{"a password in letters that look like others", Form{Message: "Enter your p\u0430ssword", Fields: field("x")}, risk.NetworkRisk},
		{"a name that is written so", Form{Message: "Имя сервера: web-1, порт 8080, какие PRы и JSONы; 10 μs, नमस्ते\u200d, 👩\u200d💻, ＡＢＣ", Fields: field("имя")}, 0},
		{"more than guard looks at", Form{Message: "x", Partial: true}, risk.NetworkRisk},
	} {
		f := Judge{World: place.World{Workspace: "/srv/project", Home: "/home/eve"}}.Facts(Request{Tool: Other, Name: "elicitation/create", Form: &c.form})
		level := risk.Low
		if c.want != 0 {
			level = risk.High
		}
		if f.Level != level || !f.Categories.Has(c.want) || c.want == 0 && f.Categories != 0 {
			t.Errorf("%s: %s [%s] %v", c.name, f.Level, f.Categories, f.Reasons)
		}
		if asks := c.form.Asks(); (len(asks) > 0) != (c.want != 0) || slices.Contains(asks, "") {
			t.Errorf("%s: asks for %q", c.name, asks)
		}
	}
}

// TestLongFormsAreJudgedFast: the work grows with the text.
func TestLongFormsAreJudgedFast(t *testing.T) {
	f := Form{Message: strings.Repeat("xpassword ", 6400), Fields: []string{"x"}}
	if began := time.Now(); len(f.Asks()) > 0 || time.Since(began) > time.Second {
		t.Errorf("%v, %q", time.Since(began), f.Asks())
	}
}
