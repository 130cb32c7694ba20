package records

import (
	"time"

	"guard/cmd/guard/cli"
	"guard/cmd/guard/question"
	"guard/locale"
	"guard/prompt"
)

// forgetKept frees the space of what is kept, for one call or at all.
func (u *undoFlags) forgetKept(k keptFiles) error {
	var hashes []string
	ask := locale.Text("Forget all that can be undone?")
	if u.id != "" {
		m, err := momentOf(u.id)
		if err != nil {
			return err
		}
		if _, err := k.manifest(m.kept.Manifest); err != nil && !wasChanged(err) {
			cli.Say(locale.Fill("of {0} nothing is kept", prompt.Escape(u.id)))
			return nil
		}
		hashes, ask = []string{m.kept.Manifest}, locale.Fill("Forget what is kept of {0}?", prompt.Escape(u.id))
	}
	if k.store == nil {
		cli.Say(locale.Text("nothing is kept"))
		return nil
	}
	before, err := k.store.Size()
	if err != nil {
		return cli.Fail(cli.ExitInternal, err)
	}
	if before == 0 {
		cli.Say(locale.Text("nothing is kept"))
		return nil
	}
	cli.Say(locale.Fill("{0} are kept in {1}", prompt.ByteSize(before), prompt.Escape(k.store.Folder())))
	if err := u.agreed("", ask); err != nil {
		return err
	}
	n, err := k.store.Forget(time.Now(), hashes...)
	if err != nil {
		return cli.Fail(cli.ExitInternal, err)
	}
	after, err := k.store.Size()
	if err != nil {
		return cli.Fail(cli.ExitInternal, err)
	}
	if n == 0 && after >= before {
		cli.Say(locale.Text("nothing was forgotten"))
		return nil
	}
	cli.Note(question.Count(n, "1 call can be undone no longer", "{0} calls can be undone no longer") +
		locale.Fill("; {0} freed", prompt.ByteSize(before-after)))
	return nil
}
