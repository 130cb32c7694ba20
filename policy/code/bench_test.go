package code

import (
	"strings"
	"testing"
)

func everything(b *testing.B, lang Language) string {
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
				s := scanner{src: text, end: len(text), line: 1, lang: lang, nl: true}
				s.scan(0)
				if s.bad != "" {
					b.Fatal(s.bad, s.line)
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
		Read(Python, text)
	}
}
