package pagevalue

import (
	"strings"
	"testing"
)

// private are the variables of a project: SITE is public.
func private(name string, read bool) bool {
	return name == "API_KEY" || read && strings.HasSuffix(name, "_TOKEN")
}

func TestHanded(t *testing.T) {
	for _, c := range []struct{ file, text, want string }{
		{"next.config.js", "module.exports = { env: { K: process.env.API_KEY } }", "API_KEY"},
		{"app/page.tsx", "const { API_KEY: k } = process.env; export default () => <p>{k}</p>", "API_KEY"},
		{"app/page.tsx", "const e = process.env; export default () => <p>{e.API_KEY ?? ''}</p>", "API_KEY"},
		{"src/pages/a.astro", "---\nimport { API_KEY } from 'astro:env/server'\n---\n<p>{API_KEY}</p>", "API_KEY"},
		{"src/routes/+page.server.js", "import { API_KEY } from '$env/static/private'", "API_KEY"},
		{"src/content/a.mdx", "# hi\n{import.meta.env.API_KEY}", "API_KEY"},
		{"index.html", "<title>%API_KEY%</title>", "API_KEY"},
		{"a.njk", "{{ env.API_KEY }}", "API_KEY"},
		{"conf.py", "html_title = os.environ['GITHUB_TOKEN']", "GITHUB_TOKEN"},
		{"mkdocs.yml", "site_name: !ENV [GITHUB_TOKEN, 'x']", "GITHUB_TOKEN"},
		{"app/k/route.ts",
			"export const dynamic = 'force-static'\nexport const GET = () => new Response(process.env.API_KEY)", "API_KEY"},
		{"next.config.js", "module.exports = { env: { ...process.env } }", "...process.env"},
		{"app/page.tsx", "export default () => <p>{JSON.stringify(process.env)}</p>", "JSON.stringify(process.env)"},
		{"app/page.tsx", "const e = process.env; export default () => <p>{e['API_' + 'KEY']}</p>", "e['API_' +"},
		{"app/page.tsx", "new Wrap(process.env.API_KEY)", "API_KEY"},

		{"README.md", "Set API_KEY in .env", ""},
		{".env.example", "API_KEY=", ""},
		{"app/page.tsx", "// API_KEY is set by hand\nexport default () => <p>{process.env.SITE}</p>", ""},
		{"app/page.tsx", "if (!process.env.API_KEY) throw new Error('Missing API_KEY in .env')", ""},
		{"app/page.tsx", "const API_KEY = 'none'", ""},
		{"src/env.d.ts", "interface ImportMetaEnv { readonly API_KEY: string }", ""},
		{"a.test.ts", "process.env.API_KEY = 'x'", ""},
		{"pages/api/a.ts", "export default (q, s) => s.json({ k: process.env.API_KEY })", ""},
		{"app/page.tsx", "const r = await fetch(u, { headers: { Authorization: `Bearer ${process.env.API_KEY}` } })", ""},
		{"lib/pay.ts", "import Stripe from 'stripe'\nexport const pay = new Stripe(process.env.API_KEY)", ""},
		{"vite.config.js", "const env = loadEnv(mode, process.cwd()); export default { define: { T: env.VITE_T } }", ""},
		{"env.ts", "export const env = createEnv({ runtimeEnv: process.env })", ""},
		{"env.ts", "export const env = schema.parse(process.env)", ""},
		{"server.js", "for (const name of Object.keys(process.env)) n++", ""},
	} {
		got := Handed(c.file, c.text, private)
		if (got == "") != (c.want == "") || !strings.Contains(got, strings.TrimSpace(c.want)) {
			t.Errorf("%s: %s\n\thanded %q, want %q", c.file, c.text, got, c.want)
		}
	}
}

func FuzzHanded(f *testing.F) {
	f.Add("app/page.tsx", "const { API_KEY } = process.env")
	f.Add("a.md", "{{ env.API_KEY }} `${e['a'")
	f.Fuzz(func(t *testing.T, file, text string) { Handed(file, text, private) })
}
