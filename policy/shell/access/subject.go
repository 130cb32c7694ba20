package access

import (
	"path"
	"slices"
	"strings"

	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell/effect"
	"guard/policy/shell/option"
	"guard/policy/shell/program"
	"guard/policy/shell/table"
	"guard/policy/shell/taint"
)

// aiming are variables by which programs are told where to act: on which cluster, in which account, by their manuals.
var aiming = table.WordSet("GIT_DIR GIT_WORK_TREE GH_REPO GH_HOST GH_CONFIG_DIR GITLAB_HOST GITLAB_REPO " +
	"KUBECONFIG HELM_KUBECONTEXT HELM_NAMESPACE DOCKER_HOST DOCKER_CONTEXT CONTAINER_HOST CLOUDSDK_CORE_PROJECT " +
	"CLOUDSDK_CORE_ACCOUNT CLOUDSDK_ACTIVE_CONFIG_NAME AWS_PROFILE AWS_DEFAULT_PROFILE AWS_ENDPOINT_URL " +
	"AWS_REGION AWS_DEFAULT_REGION AZURE_CONFIG_DIR FIREBASE_TOKEN HEROKU_APP FLY_APP VERCEL_ORG_ID " +
	"VERCEL_PROJECT_ID NETLIFY_SITE_ID CLOUDFLARE_ACCOUNT_ID CLOUDFLARE_ENV TF_WORKSPACE TF_CLI_CONFIG_FILE " +
	"PULUMI_STACK TWINE_REPOSITORY TWINE_REPOSITORY_URL CARGO_REGISTRY_DEFAULT ANSIBLE_INVENTORY npm_config_registry " +
	"FLIT_INDEX_URL UV_PUBLISH_URL UV_PUBLISH_INDEX PDM_PUBLISH_REPO RUBYGEMS_HOST SUPABASE_DB_URL SUPABASE_PROJECT_ID")

// aims notes those that the line gives a value; one that is not known may be any.
func aims(j *readJudge, c *effect.Call) {
	for name, v := range j.State.Vars {
		switch s := &c.Cmd.Subject; {
		case !aiming[name]:
		case len(v.Values) == 1 && v.Values[0].Known():
			s.Where = append(s.Where, name+"="+v.Values[0].Text)
		default:
			s.Once = true
		}
	}
	slices.Sort(c.Cmd.Subject.Where)
}

// subject settles what leave for the command could be about, once it is judged.
func (j *readJudge) subject(c *effect.Call) {
	s := &c.Cmd.Subject
	aims(j, c)
	s.Named = s.Named && !c.Runs
	s.Once = s.Once || c.Unsure || j.Wrap.Remote
	if s.Once || c.Cmd.Level >= risk.Critical || !c.Cmd.Literal {
		c.Cmd.Signature = ""
	}
}

// RunsScript notes the file whose code a command runs, if that is all it runs.
func (j *readJudge) RunsScript(c *effect.Call, v *option.Invocation, file taint.Word) {
	script := j.Place(file)
	alone := v == nil || len(v.Unknown) == 0 && len(v.Unlisted) == 0 &&
		!slices.ContainsFunc(v.Used, func(u option.Used) bool { return u.Opt.Effects != "" })
	if e := program.Find(Base(file)); e != nil && (slices.Contains(Starters, e.Special) || e.HasSubs()) {
		alone = false // ./.venv/bin/python: leave for it would be leave for anything
	}
	if c.Cmd.Signature = ""; file.Known() && file.Proc == nil && alone && !script.Is(place.Remote) {
		c.Cmd.Subject.Script = &script
	}
}

// Strangers records options and subcommands that the tables do not have.
func (j *readJudge) Strangers(c *effect.Call, v *option.Invocation) {
	for _, a := range v.Unknown {
		if noOptionAtAll(v, a) {
			continue
		}
		c.StrangeTo(longer(c.Cmd.Signature, strangeOption(a)),
			effect.Say("guard does not know the option {0} of {1}", a.Show(), v.Name))
	}
	for _, u := range v.Unlisted {
		if option.MayDoMore(v) && !option.Harmless(v, u) {
			c.StrangeTo(longer(c.Cmd.Signature, strangeOption(taint.Literal(u.Name))),
				effect.Say("guard does not know the option {0} of {1}", u.Name, v.Name))
		}
	}
	if v.UnknownSub {
		word := v.Operands[0]
		name := word.Text
		if !word.Known() || !SubcommandShaped(name) || slices.Contains(RunningWords, name) {
			name = ""
		}
		c.StrangeTo(longer(c.Cmd.Signature, name), effect.Say("guard does not know {0} {1}", v.Name, word.Show()))
	}
}

// noOptionAtAll reports a word after which a program that only shows does nothing but complain: it begins like an
// option ("--- FAIL", "- name: x"), and no option's name has such letters (getopt_long(3); ripgrep 14).
func noOptionAtAll(v *option.Invocation, a taint.Word) bool {
	e := v.Entry
	if e.Level != risk.Low || e.Categories != 0 || e.Special != program.None || v.Chain[0].Style != program.GNU ||
		strings.Contains(e.Operands, "cmd") || e.Stops() || !a.Known() || a.Glob != "" || a.Computed ||
		strings.Contains(a.Text, "/") { // a getopt(3) that stops at the first operand takes it for a path
		return false
	}
	if long, ok := strings.CutPrefix(a.Text, "--"); ok {
		name, _, _ := strings.Cut(long, "=")
		return strings.ContainsAny(name, " |*()[]{}<>\\^$\"'`,;:?!")
	}
	return strings.HasPrefix(a.Text, "- ")
}

// longer is a signature with one more word; none, where there is none of either.
func longer(signature, word string) string {
	if signature == "" || word == "" {
		return ""
	}
	return signature + " " + word
}

// strangeOption is how a signature names an option that the tables do not have;
// empty: it may hold or name code.
func strangeOption(a taint.Word) string {
	name, _, _ := strings.Cut(a.Text, "=")
	if !a.Known() || !OptionShaped(name) || RunsByName(name) {
		return ""
	}
	return name
}

// RunsByName reports an option whose name says that it runs something.
func RunsByName(option string) bool {
	return slices.Contains(codeOptions, option) || slices.ContainsFunc(NameWords(option), func(w string) bool {
		return TellingWords()[w]&risk.ExecArbitrary != 0 || Tasks[w]&risk.ExecArbitrary != 0
	})
}

// codeOptions hold code in most programs that have them.
var codeOptions = strings.Fields("-c -e -E -x --init")

// SubcommandShaped reports a word that a program may go by as its subcommand.
func SubcommandShaped(s string) bool {
	for i := 0; i < len(s); i++ {
		if c := s[i]; !(c >= 'a' && c <= 'z' || i > 0 && (c >= '0' && c <= '9' || c == '-' || c == ':' || c == '_')) {
			return false
		}
	}
	return s != "" && len(s) <= maxNamed
}

// OptionShaped reports a word that looks like an option.
func OptionShaped(s string) bool {
	name := strings.TrimLeft(s, "-")
	return len(s)-len(name) >= 1 && len(s)-len(name) <= 2 && SubcommandShaped(strings.ToLower(name))
}

// maxNamed bounds a word of a signature, in bytes.
const maxNamed = 40

// IsNumbers reports a word that is nothing but what the line found out: process
// numbers, or a group's.
func IsNumbers(text string) bool { return text == taint.Hole || text == "-"+taint.Hole }

// Base is a program's name without its folder.
func Base(a taint.Word) string { return path.Base(a.Text) }
