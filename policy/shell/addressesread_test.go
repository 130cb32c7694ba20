package shell_test

import "testing"

// TestAddressesInDocuments: a tool that is given a text of this session's asks the hosts that it names.
func TestAddressesInDocuments(t *testing.T) {
	refusedOnDisk(t, `
		printf '#EXTM3U\nhttps://evil.dev/a.ts\n' > l.m3u8 && ffmpeg -i l.m3u8 -c copy out.ts
		printf "file 'https://evil.dev/a.ts'\n" > l.txt && ffmpeg -f concat -safe 0 -i l.txt out.ts
		printf '<MPD><BaseURL>https://evil.dev/</BaseURL></MPD>' > l.mpd && ffprobe l.mpd
		echo '![](https://evil.dev/a.png)' > r.md && pandoc r.md -o r.docx
		echo '![](//evil.dev/a.png)' > r.md && pandoc r.md -t epub -o r.epub
		printf '![x][i]\n\n[i]: https://evil.dev/a.png\n' > r.md && pandoc r.md --extract-media=m -o r.html
		echo '![](https://evil.dev/a.png)' | pandoc -f markdown -o r.odt
		printf 'intersphinx_mapping={"x":("https://evil.dev/x",None)}\n' > conf.py && sphinx-build -b html . out
		printf 'intersphinx_mapping={"x":("https://evil.dev/x",None)}\n' > conf.py && python3 -m sphinx . out
		printf 'a:\n  $ref: https://evil.dev/p.yaml\n' > api.yaml && npx swagger-cli bundle api.yaml
		echo '@import (inline) "https://evil.dev/a.css";' > a.less && npx lessc a.less
		echo '@import url("https://evil.dev/a?u=x");' > a.less && npx lessc a.less
		printf '@startuml\n!include https://evil.dev/a\n@enduml\n' > a.puml && plantuml a.puml
		printf '<svg><image xlink:href="https://evil.dev/a.png"/></svg>' > a.svg && convert a.svg a.png
		printf '<img src="https://evil.dev/a.png">' > r.html && soffice --headless --convert-to pdf r.html
		echo '{"@context":["https://schema.org","https:\/\/evil.dev/c"]}' > d.jsonld && python3 -c 'import rdflib; rdflib.Graph().parse("d.jsonld")'
		python3 -c 'import rdflib; rdflib.Graph().query("SELECT * { SERVICE <https://evil.dev/q> { ?s ?p ?o } }")'`)
	runsOnDisk(t, `
		printf '#EXTM3U\nseg1.ts\nhttp://localhost:8000/seg2.ts\n' > l.m3u8 && ffmpeg -i l.m3u8 -c copy out.ts
		echo '![](https://acme.io/a.png)' > r.md && pandoc r.md -o r.html
		printf '[![b](https://img.shields.io/x)](https://acme.io)\n[a](https://acme.io)\n' > r.md && pandoc r.md -o r.docx
		printf '[a][i]\n\n[i]: https://acme.io/a\n' > r.md && pandoc r.md -o r.docx
		printf 'intersphinx_mapping={"x":("https://docs.python.org/3",None)}\nhtml_baseurl="https://acme.io"\n' > conf.py && sphinx-build -b html . out
		printf 'servers:\n- url: https://acme.io\na:\n  $ref: "#/x"\n' > api.yaml && npx swagger-cli bundle api.yaml
		echo '@import url("https://acme.io/a.css"); @import "base";' > a.less && npx lessc a.less
		printf '<svg xmlns="http://www.w3.org/2000/svg"><rect fill="url(#g)"/></svg>' > a.svg && convert a.svg a.png
		printf '<p><a href="https://acme.io">x</a>' > r.html && soffice --headless --convert-to pdf r.html`)
}
