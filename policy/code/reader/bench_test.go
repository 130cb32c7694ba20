package reader

import (
	"strings"
	"testing"

	"guard/policy/code"
	"guard/policy/code/token"
)

func everything(b *testing.B, lang code.Language) string {
	var all strings.Builder
	for all.Len() < 100<<10 {
		for _, s := range corpus(b) {
			if s.lang == lang && !strings.Contains(s.name, "unfinished") && !strings.Contains(s.name, "unbalanced") && !strings.Contains(s.text, "__END__") && !strings.Contains(s.name, "cookie") {
				all.WriteString(s.text)
			}
		}
	}
	return all.String()
}

func BenchmarkTokens(b *testing.B) {
	for name, lang := range corpusFiles {
		text := everything(b, lang)
		b.Run(name, func(b *testing.B) {
			b.SetBytes(int64(len(text)))
			b.ReportAllocs()
			for b.Loop() {
				if s := token.Scan(lang, text); s.Bad != "" {
					b.Fatal(s.Bad, s.Line)
				}
			}
		})
	}
}

func BenchmarkRead(b *testing.B) {
	for name, lang := range corpusFiles {
		text := everything(b, lang)[:64<<10]
		b.Run(name, func(b *testing.B) {
			b.SetBytes(int64(len(text)))
			b.ReportAllocs()
			for b.Loop() {
				Read(lang, text)
			}
		})
	}
}

// BenchmarkScript reads what an agent's script usually is.
func BenchmarkScript(b *testing.B) {
	const text = "import os, subprocess\nfrom pathlib import Path\n\ndef main():\n    p = Path('src') / 'a.py'\n    s = p.read_text()\n    p.write_text(s.replace('a', 'b'))\n    subprocess.run(['pytest', '-q'], check=True)\n\nif __name__ == '__main__':\n    main()\n"
	for b.Loop() {
		Read(code.Python, text)
	}
}
