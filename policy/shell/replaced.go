package shell

import (
	"net/url"
	"path"
	"regexp"
	"slices"
	"strings"

	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell/program"
)

// Many programs name their output by an option or an operand of no fixed form. Over a
// new name, or one that git or the session can bring back, that is everyday work; over
// a file of the person's that is nowhere else it is a loss.

// overUnsaved judges a file that a program writes as a whole.
func (k *walker) overUnsaved(c *call, a arg) {
	name, ok := k.lost(a)
	if ok {
		c.raise(risk.High, risk.FSDeleteOverwrite, say("writes over {0}, which is nowhere else", name))
	}
}

// overResults judges what a converter writes. A name without an ending is what the
// names of its outputs begin with (tesseract(1), pdftoppm(1)); %d stands for a number.
func (k *walker) overResults(c *call, a arg) {
	if file, _, options := strings.Cut(a.text, "["); options { // vips(1): NAME[Q=90]
		k.overUnsaved(c, literalArg(file))
	}
	k.overUnsaved(c, a)
	if a.text == "-" || a.text == "" || !a.known() {
		return
	}
	begins := []string{numbered.ReplaceAllString(a.text, "*")}
	if begins[0] == a.text {
		if path.Ext(a.text) != "" {
			return
		}
		begins = []string{a.text + ".*", a.text + "-*"}
	}
	for _, glob := range begins {
		k.overUnsaved(c, arg{text: glob, src: a.src, glob: glob})
	}
}

// numbered is a place for a number in a name (printf(3)).
var numbered = regexp.MustCompile(`%0?\d*d`)

// lost finds among the files that a word names one that exists nowhere else.
func (k *walker) lost(a arg) (name string, found bool) {
	if k.world.Disk == nil || a.text == "" || strings.Contains(a.text, hole) {
		return "", false
	}
	if a.glob == "" {
		p := k.place(a)
		return a.show(), k.unsaved(p.Path) && !k.empty(a, p) && !namedAsMade(p.Path)
	}
	for _, one := range k.world.Expand(k.state.cwd, a.glob).Names {
		if p := k.world.At(k.state.cwd, one).Path; k.unsaved(p) && !namedAsMade(p) {
			return one, true
		}
	}
	return "", false
}

// namedAsMade reports a report or the like by its name and its folder: tools make it anew
// with every run.
func namedAsMade(file string) bool {
	return slices.Contains(builtFolders, path.Base(path.Dir(file))) || slices.Contains(madeAnew, path.Ext(file)) && slices.ContainsFunc(nameWords(path.Base(file)), func(w string) bool { return slices.Contains(madeNames, w) })
}

var madeNames = strings.Fields("report reports result results coverage cov junit test tests lcov lint eslint output out log logs stats profile trace bench bundle audit pytest cobertura index build debug")

// outputsNamed judges values whose option, key or variable says that they are an
// output, wherever the words of a program name one: --html=x, -o log_file=x,
// json:x, export-filename:x.
func (k *walker) outputsNamed(c *call, v *invocation) {
	if k.world.Disk == nil || v.marked(program.Dry) {
		return
	}
	for _, u := range v.used {
		if strings.HasPrefix(u.opt.Effects, "make") {
			k.overUnsaved(c, u.value)
		}
		if !strings.Contains(u.opt.Effects, "read") {
			k.outputNamed(c, u.name, u.value)
		}
	}
	for _, u := range v.loose {
		k.outputNamed(c, u.name, u.value)
		if len(u.name) > 2 && (u.name[:2] == "-o" || u.name[:2] == "-O") {
			k.overUnsaved(c, literalArg(u.name[2:]))
		}
	}
	if slices.Contains(secondWritten, v.name) && len(v.operands) > 0 {
		last := v.operands[len(v.operands)-1]
		if len(v.operands) > 1 {
			k.overUnsaved(c, last)
		}
		if i := strings.LastIndexByte(last.text, ':'); i > 0 {
			k.overUnsaved(c, last.value(i+1))
		}
	}
	for i, a := range v.operands {
		name := ""
		if i > 0 && v.rest >= 0 && i > v.rest && strings.HasPrefix(v.operands[i-1].text, "-") {
			name = v.operands[i-1].text // behind "--": another program's options
		}
		k.outputNamed(c, name, a)
	}
}

// secondWritten are compilers of style sheets that write their second operand, or what
// stands behind a colon (sass 1.80, lessc 4).
var secondWritten = strings.Fields("sass node-sass lessc")

// outputNamed judges one value by the name that stands before it, and the pairs of a
// name and a value inside it.
func (k *walker) outputNamed(c *call, name string, value arg) {
	if len(value.text) > 4096 || value.glob != "" {
		return
	}
	if file, ok := strings.CutPrefix(value.text, "+O"); ok { // povray(1)
		k.overUnsaved(c, literalArg(file))
	}
	if key, _, ok := strings.Cut(value.text, "="); ok && saysOutput(key) && !strings.ContainsAny(key, " ;") || saysOutput(name) {
		k.overUnsaved(c, value)
		if i := strings.LastIndexAny(value.text, ":=,"); i >= 0 {
			k.overUnsaved(c, value.value(i+1))
		}
	}
	if !strings.ContainsAny(value.text, ":=") {
		return
	}
	for _, m := range namedValue.FindAllStringSubmatch(value.text, maxListed) {
		if saysOutput(m[1]) {
			k.overUnsaved(c, literalArg(m[2]))
		}
	}
}

// namedValue is a name and its value inside a word.
var namedValue = regexp.MustCompile(`([A-Za-z_][\w.-]*?)\d*\s*[:=]\s*["']?([^\s\\;,:="']+)`)

// saysOutput reports the name of an option that names an output.
func saysOutput(name string) bool {
	return slices.ContainsFunc(nameWords(name), func(w string) bool { return slices.Contains(outputWords, w) })
}

// outputWords are what names of outputs are made of, from the usages of the programs
// whose tables end in "-*".
var outputWords = strings.Fields("o out outfile output openout log logfile report emit save dump write export exported profile cpuprofile memprofile blockprofile mutexprofile trace tracefile html junit junitxml xml destination dest target bl txt")

// renews judges a file that an editor changes in place such that nothing of it need be
// left, before the walk knows the file for one that the line changed.
func (k *walker) renews(c *call, v *invocation, a arg) {
	if losesContent(v) {
		k.overUnsaved(c, a)
	}
}

// losesContent reports that what an in-place editor is told may leave nothing.
func losesContent(v *invocation) bool {
	verb := ""
	if len(v.operands) > 0 {
		verb = v.operands[0].text
	}
	switch name, _, _ := strings.Cut(v.entry.Name, " "); {
	case v.entry.Special == program.Miller:
		return slices.ContainsFunc(v.operands, func(a arg) bool { return slices.Contains(millerDrops, a.text) })
	case v.chain[0].Name == "yq", name == "xq":
		if text, ok := v.option("--expression"); ok {
			verb = text.text
		}
		return slices.ContainsFunc(yqSteps(verb), func(one string) bool { return !editsBelow.MatchString(one) })
	case strings.HasPrefix(v.chain[0].Name, "xmlstarlet"):
		return slices.ContainsFunc(v.used, func(u used) bool {
			return slices.Contains(xmlLoses, u.name) && (!u.value.known() || strings.Contains(u.value.text, "*") || strings.Contains(u.value.text, "node()") || strings.Count(u.value.text, "/") < 2)
		})
	}
	return false
}

// millerDrops are verbs that leave records or fields out (Miller 6, reference-verbs).
var millerDrops = strings.Fields("head tail filter cut nothing top grep uniq having-fields sample bootstrap decimate template count count-distinct stats1 stats2 histogram seqgen skip-trivial-records put")

// xmlLoses are the actions of xmlstarlet ed that take away or replace what is there.
var xmlLoses = strings.Fields("-d --delete -u --update -m --move -r --rename")

// yqSteps are the steps of a yq expression: what stands between its pipes, but for those
// in brackets and in strings.
func yqSteps(expression string) (steps []string) {
	depth, begin, quoted := 0, 0, false
	for i := 0; i < len(expression); i++ {
		switch c := expression[i]; {
		case c == '"' && (i == 0 || expression[i-1] != '\\'):
			quoted = !quoted
		case quoted:
		case c == '(' || c == '[' || c == '{':
			depth++
		case c == ')' || c == ']' || c == '}':
			depth--
		case c == '|' && depth == 0 && !strings.HasPrefix(expression[i+1:], "="):
			steps = append(steps, expression[begin:i])
			begin = i + 1
		}
	}
	return append(steps, expression[begin:])
}

// editsBelow is a yq expression that changes what lies below the root only: an
// assignment to a path, or del of one (yq 4, operators).
var editsBelow = regexp.MustCompile(`^\s*(\(?\s*\.(?:\w|"|\["|\[-?\d)[^;]*?\)?\s*(?:\||\+|-|\*|//)?=|del\(\s*\.(?:\w|"|\["|\[-?\d|\[\]\.)|with\(\s*\.[\w"\[]|sort_keys\(|\.\.\s*style|\.\s*\*=|\.\s*\+=|\(.*\)\s*(?:\.\w[^|]*)?(?:\||\+|\*)?=)`)

// leavesName judges the file that a fetcher names after the address: curl -O, and wget
// where it is told to replace what is there (curl(1); wget(1), -N, -x, -r).
func (k *walker) leavesName(c *call, v *invocation) {
	if v.entry.Special != program.Fetch || !slices.ContainsFunc(v.used, func(u used) bool { return slices.Contains(namesItself, u.name) }) && !hasLoose(v, namesItself) {
		return
	}
	folder, _ := v.option("--output-dir", "-P", "--directory-prefix")
	for _, a := range v.operands {
		address, _, _ := strings.Cut(a.text, "?")
		if _, rest, ok := strings.Cut(address, "://"); ok {
			address = rest
		}
		_, inHost, _ := strings.Cut(address, "/")
		for _, name := range []string{path.Base(address), inHost, address} {
			if name != "" && name != "." && name != "/" {
				k.overUnsaved(c, literalArg(path.Join(folder.text, name)))
			}
		}
	}
}

// convertsTo judges the names that an office program makes up from its documents', by the
// form asked for (LibreOffice 24 help, --convert-to), and TeX's from -jobname.
func (k *walker) convertsTo(c *call, v *invocation) {
	if job, ok := v.option("-jobname", "--jobname"); ok {
		k.overResults(c, job)
	}
	form, ok := v.option("--convert-to")
	if !ok {
		return
	}
	ending, _, _ := strings.Cut(form.text, ":")
	folder, _ := v.option("--outdir")
	for _, a := range v.operands {
		if a.known() {
			name := path.Base(a.text)
			k.overUnsaved(c, literalArg(path.Join(folder.text, strings.TrimSuffix(name, path.Ext(name))+"."+ending)))
		}
	}
}

func hasLoose(v *invocation, names []string) bool {
	return slices.ContainsFunc(v.loose, func(u used) bool { return slices.Contains(names, u.name) })
}

var namesItself = strings.Fields("-O --remote-name --remote-name-all -J --remote-header-name -N --timestamping -x --force-directories -r --recursive -m --mirror -p --page-requisites -nd --no-directories -c --continue")

// changesWhole judges a program that writes its operands anew in place, with less in
// them than before: pictures, sound.
func (k *walker) changesWhole(c *call, v *invocation, a arg) {
	if v.has("-path", "-format", "--path", "--format", "-d", "--dest") {
		return // it leaves them and writes others
	}
	k.overUnsaved(c, a)
}

// servesSecrets reports an address of a local service that answers with secrets: the
// proxies of Kubernetes and Vault, Consul's store, a file of a development server. Where
// curl makes several addresses of one ({a,b}, [a-z]; curl(1), URL), any below may be meant.
func servesSecrets(address string) bool {
	_, rest, ok := strings.Cut(address, "://")
	if !ok {
		rest = address
	}
	_, at, _ := strings.Cut(rest, "/")
	at, _, _ = strings.Cut(at, "?")
	if plain, err := url.PathUnescape(at); err == nil {
		at = plain
	}
	at = path.Clean("/" + at)
	return secretPath.MatchString(at) || strings.ContainsAny(at, "{[") && secretFolder.MatchString(at)
}

// secretFolder is what such addresses begin with.
var secretFolder = regexp.MustCompile(`(?i)^/(api/v1|v1)/`)

// secretPath: Kubernetes API 1.31 (core/v1, Secret); Vault 1.18 HTTP API; Consul 1.20 KV;
// Docker Engine API 1.47 (secrets, containers/x/json shows the environment); cloud metadata.
var secretPath = regexp.MustCompile(`(?i)/(api/v1/(.*/)?secrets(/|$)|v1/(secret|kv|auth|sys|aws|database|pki|transit|cubbyhole|identity)(/|$)|\.env|actuator/(env|heapdump|configprops)|debug/vars|(latest|computemetadata)/)`)

// servedSecrets judges what a program that fetches asks of this machine, also in HTTPie's
// short form and by curl's --request-target.
func (k *walker) servedSecrets(c *call, v *invocation) {
	if v.chain[0].Special != program.Fetch {
		return
	}
	target, _ := v.option("--request-target")
	for _, a := range v.operands {
		if address := local(v, a); loopback(address) {
			k.secretServed(c, literalArg(address))
			k.secretServed(c, literalArg("http://localhost/"+strings.TrimPrefix(target.text, "/")))
		}
	}
}

// secretServed judges an address that a program fetches from this machine.
func (k *walker) secretServed(c *call, a arg) {
	if loopback(inDigits(a)) && (servesSecrets(a.text) || k.world.At("/", path.Base(strings.SplitN(a.text, "?", 2)[0])).Is(place.Secret)) {
		c.data |= fromSecret
		c.raise(risk.High, risk.FSConfigSecrets, say("asks a service of this machine for secrets: {0}", a.show()))
	}
}
