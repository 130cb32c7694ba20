package remote

import (
	"context"
	"encoding/json"
	"errors"
	"slices"
	"strings"
	"sync"

	"guard/audit/secret"
	"guard/cmd/guard/cli"
	"guard/control"
	"guard/control/socket"
	"guard/internal/spelling"
	"guard/locale"
)

// runningGuards are the guards that run now.
func runningGuards() ([]*socket.Client, error) {
	folders, err := cli.RunFolders()
	if len(folders) == 0 {
		return nil, cli.Fail(cli.ExitInternal, err)
	}
	return socket.Running(folders...), nil
}

var errNoneRuns = locale.New("no guard is running (guard AGENT starts one)")

// ofAll joins what each running guard lists, without the secrets in it, as it may stay on a terminal or
// go on in a pipe, and names the guards that do not answer. One that ends meanwhile is left out.
func ofAll[T any](list func(*socket.Client) ([]T, error)) (all []T, silent []string, err error) {
	clients, err := runningGuards()
	if err != nil {
		return nil, nil, err
	}
	lists, silent := ofEach(clients, list)
	all, err = withoutSecrets(slices.Concat(lists...))
	return all, silent, err
}

// ofEach asks all at once, so that many that are stopped cost no more time than one.
func ofEach[T any](clients []*socket.Client, list func(*socket.Client) ([]T, error)) (lists [][]T, silent []string) {
	lists = make([][]T, len(clients))
	errs := make([]error, len(clients))
	var asked sync.WaitGroup
	for i, c := range clients {
		asked.Go(func() { lists[i], errs[i] = list(c) })
	}
	asked.Wait()
	for i, c := range clients {
		if errs[i] != nil {
			lists[i] = nil
		}
		if errors.Is(errs[i], context.DeadlineExceeded) {
			silent = append(silent, c.Run)
		}
	}
	return lists, silent
}

// tellSilent says which guards run and do not answer. They may hold questions, so that nothing may be said to wait.
func tellSilent(runs []string) {
	for _, run := range runs {
		cli.Say(socket.SilentError{Run: run}.Error())
	}
}

// pending are a run's questions that wait, as they are shown without their secrets.
func pending(c *socket.Client) ([]control.PermissionRequest, error) {
	list, err := c.Pending()
	for i := range list {
		list[i] = list[i].Unmarked()
	}
	return list, err
}

// withoutSecrets redacts each by itself: what one agent calls a secret changes nothing of another's.
func withoutSecrets[T any](list []T) ([]T, error) {
	clean := make([]T, len(list))
	for i, one := range list {
		b, err := json.Marshal(one)
		if err == nil {
			b, err = secret.RedactJSON(b)
		}
		if err == nil {
			err = json.Unmarshal(b, &clean[i])
		}
		if err != nil {
			return nil, cli.Fail(cli.ExitInternal, err)
		}
	}
	return clean, nil
}

// chosen is a session and the run that it belongs to.
type chosen struct {
	client  *socket.Client
	session string
}

// choose finds the session that --session names by the beginning of its run's id, with its number or
// without; without --session there must be one only.
func choose(id string) (chosen, error) {
	clients, err := runningGuards()
	if err != nil {
		return chosen{}, err
	}
	if len(clients) == 0 {
		return chosen{}, errNoneRuns
	}
	var all []chosen
	run, number, named := strings.Cut(id, ".")
	var names, ids []string
	lists, silent := ofEach(clients, (*socket.Client).Sessions)
	for i, c := range clients {
		for _, s := range lists[i] {
			if strings.HasPrefix(s.Run, run) && (!named || s.ID == s.Run+"."+number) {
				all = append(all, chosen{c, s.ID})
			}
			ids = append(ids, s.ID)
			names = append(names, s.ID+" ("+s.Agent+" in "+s.Workspace+")")
		}
	}
	of := slices.IndexFunc(silent, func(one string) bool { return strings.HasPrefix(one, run) })
	switch {
	case len(all) == 0 && of >= 0:
		return chosen{}, cli.Fail(1, socket.SilentError{Run: silent[of]})
	case len(all) == 1:
		return all[0], nil
	case len(all) == 0:
		return chosen{}, noSuchRun(id, ids, names)
	}
	return chosen{}, locale.Errorf("several sessions run: name one with --session: %s", strings.Join(names, ", "))
}

// chooseRun finds the run that --session names, by the beginning of its own id or of a session's of it.
func chooseRun(id string) (*socket.Client, error) {
	clients, err := runningGuards()
	if err != nil {
		return nil, err
	}
	run, _, _ := strings.Cut(id, ".")
	var found []*socket.Client
	var names []string
	for _, c := range clients {
		if strings.HasPrefix(c.Run, run) {
			found = append(found, c)
		}
		names = append(names, c.Run)
	}
	switch {
	case len(clients) == 0:
		return nil, errNoneRuns
	case len(found) == 1:
		return found[0], nil
	case len(found) == 0:
		return nil, noSuchRun(id, names, names)
	}
	return nil, locale.Errorf("several guards run: name one with --session: %s", strings.Join(names, ", "))
}

// noSuchRun is the error for the beginning of an id that no running guard's begins with.
func noSuchRun(id string, ids, names []string) error {
	begins := make([]string, len(ids))
	for i, one := range ids {
		begins[i] = one[:min(len(one), max(len(id), 4))]
	}
	if near := spelling.Nearest(id, begins); near != "" {
		return cli.Fail(cli.ExitUsage, locale.Errorf("--session %s: no running guard has it; did you mean %s? "+
			"There are: %s", id, near, strings.Join(names, ", ")))
	}
	return cli.Fail(cli.ExitUsage, locale.Errorf("--session %s: no running guard has it; there are: %s", id,
		strings.Join(names, ", ")))
}

// refusedBy gives an error of the socket its exit status.
func refusedBy(err error) error {
	if err == nil {
		return nil
	}
	return cli.Fail(1, err)
}
