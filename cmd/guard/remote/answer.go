package remote

import (
	"context"
	"errors"
	"slices"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"guard/cmd/guard/cli"
	"guard/cmd/guard/question"
	"guard/config"
	"guard/control"
	"guard/control/socket"
	"guard/internal/spelling"
	"guard/interpose/plan"
	"guard/locale"
	"guard/policy"
	"guard/policy/decision"
	"guard/policy/risk"
	"guard/prompt"
)

// NewAnswer is `guard answer`.
func NewAnswer() *cobra.Command {
	var note string
	c := &cobra.Command{
		Use: "answer REQUEST once|session|deny|cancel", Short: "Answer a question that waits (see pending)",
		Long: `answer says once, session (where it is offered), deny (the agent goes on) or cancel (the
agent's turn ends) to the REQUEST that guard pending lists. The first answer counts,
wherever it is given.`,
		Example: "  guard answer 4af3df22-7 once\n  guard answer 4af3df22-7 deny --note \"use make clean\"",
		Args: cli.Wants(2, 2, "name a REQUEST (guard pending lists them), and once, session, deny "+
			"or cancel"),
		ValidArgsFunction: completeAnswer,
		RunE: func(_ *cobra.Command, args []string) error {
			r := socket.PermissionResponse{RequestID: args[0], OptionID: args[1], Note: note}
			if err := cli.OneOf("answer", args[1], answerWords); err != nil {
				return err
			}
			if args[1] == cancelWord {
				r.OptionID, r.Cancelled = "", true
			}
			if note != "" && args[1] != decision.Refused.String() {
				return cli.Fail(cli.ExitUsage, locale.Errorf("--note goes with deny only"))
			}
			run, number, _ := strings.Cut(args[0], "-")
			c, err := chooseRun(run)
			if err != nil && !errors.Is(err, errNoneRuns) {
				err = cli.Fail(cli.ExitUsage, locale.Errorf("answer %s: no one guard that runs has this question; "+
					"guard pending lists them", args[0]))
			}
			if err != nil {
				return err
			}
			r.RequestID = c.Run + "-" + number
			return refusedBy(c.Respond(r))
		},
	}
	c.Flags().StringVar(&note, "note", "", "with deny: `TEXT` that tells the model what to do instead")
	return c
}

// NewApprove is `guard approve`.
func NewApprove() *cobra.Command {
	var session string
	var length span
	c := &cobra.Command{
		Use: "approve CATEGORY…", Short: "Grant categories for a session that runs",
		Long: `approve lets a session do what is of these categories, and only of these, until it ends
or for a time, also what is critical. What waits and is covered then is answered. The
absurd and guard's own files stay refused.

Categories: ` + inLines(risk.AllCategories()) + ".",
		Example:           "  guard approve GIT_PUBLISH\n  guard approve --for 30m --session 4af3 NETWORK_RISK SEND",
		Args:              cli.Wants(1, -1, "name the categories to grant (guard approve --help lists them)"),
		ValidArgsFunction: cli.CompleteCategories,
		RunE: func(_ *cobra.Command, args []string) error {
			if err := areCategories(args); err != nil {
				return err
			}
			at, err := choose(session)
			if err != nil {
				return err
			}
			a := socket.Approval{Session: at.session, Categories: upper(args)}
			if length > 0 {
				until := time.Now().Add(time.Duration(length))
				a.Until = &until
			}
			lasting := a.Until != nil && at.lasting(a.Categories)
			if err := at.client.Approve(a); err != nil {
				return refusedBy(err)
			}
			cli.Note(granted(at.session, a))
			if lasting {
				cli.Note(locale.Fill("they were granted until the session ends before, which stays: guard revoke {0}",
					strings.Join(a.Categories, " ")))
			}
			return nil
		},
	}
	c.Flags().StringVar(&session, "session", "", "the `ID` of a session (see sessions)")
	_ = c.RegisterFlagCompletionFunc("session", completeSessions)
	c.Flags().Var(&length, "for", "how long it holds, such as 30m or 2d; else to the end")
	return c
}

// span is a flag's duration, in days too.
type span time.Duration

// Set, String and Type implement pflag.Value.
func (s *span) Set(text string) error {
	d, err := config.ParseSpan(text)
	if err != nil || d <= 0 {
		return errSpan
	}
	*s = span(d)
	return nil
}

var errSpan = locale.New("write it as 30m, 2h or 2d")

func (s *span) String() string {
	if *s == 0 {
		return ""
	}
	return time.Duration(*s).String()
}

func (s *span) Type() string { return "TIME" }

// granted confirms what was granted, and for how long.
func granted(session string, a socket.Approval) string {
	categories := strings.Join(a.Categories, " ")
	if a.Until == nil {
		return locale.Fill("granted in session {0} until it ends: {1}", session, categories)
	}
	return locale.Fill("granted in session {0} until {1}: {2}", session, question.Clock(*a.Until, time.Now()),
		categories)
}

// NewRevoke is `guard revoke`.
func NewRevoke() *cobra.Command {
	var session, signature string
	c := &cobra.Command{
		Use: "revoke CATEGORY… | --signature TEXT", Short: "Take grants back",
		Example:           "  guard revoke GIT_PUBLISH\n  guard revoke --signature \"git push\"",
		ValidArgsFunction: cli.CompleteCategories,
		RunE: func(_ *cobra.Command, args []string) error {
			if len(args) == 0 && signature == "" {
				return cli.Fail(cli.ExitUsage, locale.Errorf(
					"name the categories, or a --signature, to take back (see sessions)"))
			}
			if err := revocable(args); err != nil {
				return err
			}
			at, err := choose(session)
			if err != nil {
				return err
			}
			if err := at.lacks(signature, args); err != nil {
				return err
			}
			if err := at.client.Revoke(socket.Approval{Session: at.session, Categories: upper(args),
				Signature: signature}); err != nil {
				return refusedBy(err)
			}
			cli.Note(locale.Fill("taken back in session {0}", at.session))
			return nil
		},
	}
	c.Flags().StringVar(&session, "session", "", "the `ID` of a session (see sessions)")
	_ = c.RegisterFlagCompletionFunc("session", completeSessions)
	c.Flags().StringVar(&signature, "signature", "", "the granted `TEXT`, such as \"git push\" (see sessions)")
	return c
}

// lacks says that a session has none of the grants that are to be taken back; nil where it has one, or does not tell.
func (at chosen) lacks(signature string, names []string) error {
	categories, err := risk.ParseCategories(upper(names))
	if err != nil {
		return cli.Fail(cli.ExitUsage, err)
	}
	list, err := at.client.Sessions()
	i := slices.IndexFunc(list, func(s control.Session) bool { return s.ID == at.session })
	if err != nil || i < 0 {
		return nil
	}
	left := policy.Grants(list[i].Grants).Without(signature, categories)
	if !slices.EqualFunc(list[i].Grants, left, func(a, b policy.Grant) bool {
		return a.Signature == b.Signature && a.Categories == b.Categories
	}) {
		return nil
	}
	return cli.Fail(1, locale.Errorf("nothing was taken back: session %s has no such grant; it has: %s", at.session,
		question.GrantNames(list[i].Grants)))
}

// revocable is areCategories for what is taken back: what sessions shows of a command is a signature.
func revocable(words []string) error {
	err, all := areCategories(words), risk.AllCategories()
	said := strings.Join(words, " ")
	if err != nil && !slices.ContainsFunc(upper(words), func(w string) bool {
		return slices.Contains(all, w) || spelling.Nearest(w, all) != ""
	}) {
		return cli.Fail(cli.ExitUsage, locale.Errorf("%q is no category; what sessions shows of a command is taken "+
			"back by guard revoke --signature %s", said, plan.ShellLine([]string{said})))
	}
	return err
}

// lasting reports that a session has all of these categories to its end already, which a shorter grant does not change.
func (at chosen) lasting(names []string) bool {
	wanted, err := risk.ParseCategories(names)
	list, lost := at.client.Sessions()
	i := slices.IndexFunc(list, func(s control.Session) bool { return s.ID == at.session })
	if err != nil || lost != nil || i < 0 {
		return false
	}
	var held risk.Categories
	for _, g := range list[i].Grants {
		if g.Until.IsZero() && g.Signature == "" {
			held |= g.Categories
		}
	}
	return held.Has(wanted)
}

// areCategories says which of the words is none, and what was meant.
func areCategories(words []string) error {
	for _, word := range upper(words) {
		if err := cli.OneOf("category", word, risk.AllCategories()); err != nil {
			return err
		}
	}
	return nil
}

// inLines joins names, for a screen of 80 columns.
func inLines(names []string) string {
	text, wide := "", len("Categories: ")
	for i, name := range names {
		if i > 0 {
			text += ","
			if wide += len(name) + 2; wide > 78 {
				text, wide = text+"\n", len(name)
			} else {
				text += " "
			}
		}
		text += name
	}
	return text
}

func upper(words []string) []string {
	all := make([]string, len(words))
	for i, w := range words {
		all[i] = strings.ToUpper(w)
	}
	return all
}

// NewMode is `guard mode`.
func NewMode() *cobra.Command {
	var session string
	var confirm bool
	c := &cobra.Command{
		Use: "mode safe|ask|unrestricted", Short: "Change the mode of a guard that runs",
		Long: `mode changes how much runs unasked while the agent runs; what waits is judged again.
unrestricted is confirmed by a word typed at the terminal, or by --confirm.`,
		Example: "  guard mode ask\n  guard mode safe --session 4af3",
		Args:    cli.Wants(1, 1, "name one mode: safe, ask or unrestricted"),
		ValidArgsFunction: func(_ *cobra.Command, args []string, _ string) ([]string, cobra.ShellCompDirective) {
			return policy.Modes()[:3*(1-min(1, len(args)))], cobra.ShellCompDirectiveNoFileComp
		},
		RunE: func(_ *cobra.Command, args []string) error {
			m, err := policy.ParseMode(args[0])
			if err != nil {
				return cli.Fail(cli.ExitUsage, err)
			}
			c, err := chooseRun(session)
			if errors.Is(err, errNoneRuns) {
				return locale.Errorf("%w; to start one in this mode: guard --mode %s AGENT", errNoneRuns, m.String())
			}
			if err != nil {
				return err
			}
			change := socket.ModeChange{Mode: m.String()}
			if m == policy.Unrestricted {
				if !confirm {
					if err := prompt.New(cli.TTY()).ConfirmUnrestricted(context.Background()); err != nil {
						return cli.Fail(cli.ExitDeclined,
							locale.Errorf("the mode unrestricted was not entered: %s", question.Declined(err)))
					}
				}
				change.Confirmed = true
			}
			if err := c.SetMode(change); err != nil {
				return refusedBy(err)
			}
			cli.Note(locale.Fill("guard {0} is in the mode {1} now", c.Run, m.String()))
			return nil
		},
	}
	c.Flags().StringVar(&session, "session", "", "the `ID` of a session or run (see sessions)")
	_ = c.RegisterFlagCompletionFunc("session", completeSessions)
	c.Flags().BoolVar(&confirm, "confirm", false, "confirm unrestricted without being asked at the terminal")
	return c
}
