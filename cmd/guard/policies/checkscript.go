package policies

import (
	"bytes"
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"github.com/spf13/cobra"

	"guard/cmd/guard/cli"
	"guard/interpose/plan"
	"guard/locale"
	"guard/policy"
	"guard/policy/decision"
	"guard/policy/risk"
	"guard/prompt"
)

// standardInput is the name that stands for it in the place of a file's.
const standardInput = "-"

// script is a text that is to be judged as what runs it would run it.
type script struct {
	file string // as it stands in a line; empty: standard input
	text string // at most a byte more than is judged
	size int64  // of the file, where it is known
	args []string
	told bool // args are all that it gets; else nobody knows them
}

// script reads the script that the command line names; nil: it names none.
func (c *checkFlags) script(cmd *cobra.Command, args []string) (*script, error) {
	dash := cmd.ArgsLenAtDash()
	s := &script{told: dash >= 0}
	if dash >= 0 {
		s.args = args[dash:]
	}
	switch {
	case c.file == standardInput, c.file == "" && len(args) > 0 && dash != 0 && args[0] == standardInput:
		return s, s.read(cmd.InOrStdin(), locale.Text("standard input"))
	case c.file == "":
		return nil, nil
	}
	f, err := os.Open(c.file)
	if err != nil {
		return nil, unread(c.file, err)
	}
	defer f.Close()
	if info, err := f.Stat(); err == nil && info.Mode().IsRegular() {
		s.size = info.Size()
	}
	s.file, err = c.inLine()
	return s, errors.Join(err, s.read(f, c.file))
}

// unread is the error for a script that cannot be read, without the operation that failed.
func unread(name string, err error) error {
	var path *fs.PathError
	if errors.As(err, &path) {
		err = path.Err
	}
	return cli.Fail(cli.ExitNoInput, locale.Errorf("the script %s cannot be read: %w", prompt.Escape(name), err))
}

func (s *script) read(from io.Reader, name string) error {
	text, err := io.ReadAll(io.LimitReader(from, policy.MaxScript+1))
	switch {
	case err != nil:
		return unread(name, err)
	case bytes.IndexByte(text, 0) >= 0:
		return cli.Fail(cli.ExitNoInput, locale.Errorf("%s is no script: it holds bytes that no text has",
			prompt.Escape(name)))
	}
	s.text = string(text)
	return nil
}

// inLine is the file's name as it stands in a line that runs where this one would.
func (c *checkFlags) inLine() (string, error) {
	name := c.file
	if dir, err := os.Getwd(); !filepath.IsAbs(name) && (err != nil || c.place(c.base()).Cwd != dir) {
		if name, err = filepath.Abs(name); err != nil {
			return "", unread(c.file, err)
		}
	}
	if strings.HasPrefix(name, "-") {
		name = "./" + name
	}
	return name, nil
}

// judgeScript judges a script of a shell by its text, which is as strict as the line by which an agent would run it
// at least; any other as that line alone.
func (c *checkFlags) judgeScript(s *script, j judge) checked {
	program, isShell := policy.Interpreter(s.file, s.text)
	if !isShell {
		one := c.judgeLine(s.line(program), j)
		one.title = locale.Fill("{0}, judged as {1} runs it", s.title(), program[0])
		return one
	}
	req := c.base()
	req.Tool, req.Command = policy.Shell, s.text
	req.Script = &policy.Script{Shell: program[0], Args: s.args, Known: s.told}
	f, v := j.judge(c.place(req))
	one := checked{facts: f, verdict: v, settings: j.settings, run: f, ran: v, title: s.title(), numbered: true}
	if len(s.text) > policy.MaxScript {
		one.beside = append(one.beside, s.tooLong())
	}
	if s.file != "" {
		line := s.line([]string{"bash"})
		as := c.judgeLine(line, j)
		one.runAs(line, &as)
	}
	return one
}

// line is the line that has a program run the script.
func (s *script) line(program []string) string {
	words := append([]string(nil), program...)
	if s.file != "" {
		return plan.ShellLine(append(append(words, s.file), s.args...))
	}
	end := "END"
	for strings.Contains(s.text, end) {
		end += "_"
	}
	return plan.ShellLine(append(append(words, standardInput), s.args...)) + " <<'" + end + "'\n" +
		strings.TrimSuffix(s.text, "\n") + "\n" + end + "\n"
}

// title is what the script is called above its text.
func (s *script) title() string {
	if s.file == "" {
		return locale.Text("standard input")
	}
	return plan.ShellLine(append([]string{s.file}, s.args...))
}

// tooLong says by how much the script is longer than what is judged.
func (s *script) tooLong() string {
	most := prompt.ByteSize(policy.MaxScript)
	if s.size == 0 {
		return locale.Fill("guard judges a script of at most {0}; this one is longer", most)
	}
	return locale.Fill("guard judges a script of at most {0}; this one has {1}", most, prompt.ByteSize(s.size))
}

// runAs takes into account what is thought of the line by which an agent would run the script: a rule has to name that
// line. What such a rule allows runs, unless the text is critical and the line does not show that; else the stricter
// verdict holds.
func (one *checked) runAs(line string, as *checked) {
	one.run, one.ran = as.facts, as.verdict
	level := max(one.verdict.Risk, as.verdict.Risk)
	switch {
	case as.verdict.Action < one.verdict.Action:
		one.because(line, as)
	case as.verdict.Action == policy.Allow && as.verdict.Source.Personal() && one.verdict.Source == decision.Mode &&
		(one.verdict.Risk < risk.Critical || as.verdict.Risk == risk.Critical):
	default:
		return
	}
	one.verdict = as.verdict
	one.verdict.Risk = level
}

// because says why the line by which an agent would run the script is not allowed, although its text would be.
func (one *checked) because(line string, as *checked) {
	for _, r := range as.facts.Ranked() {
		if own := r.String(); r.Level.Effective() >= risk.High && !one.says(own) {
			one.beside = append(one.beside, locale.Fill("run as {0}: {1}", line, own))
		}
	}
	if len(one.beside) == 0 {
		one.beside = append(one.beside, locale.Fill("run as {0} it is not allowed: no rule names that", line))
	}
}

// says reports whether a reason is one of the facts.
func (one *checked) says(reason string) bool {
	for _, r := range one.facts.Reasons {
		if r.String() == reason {
			return true
		}
	}
	return false
}
