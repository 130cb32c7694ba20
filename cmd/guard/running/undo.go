package running

import (
	"sync"
	"sync/atomic"
	"time"

	"guard/cmd/guard/cli"
	"guard/control"
	"guard/internal/disk"
	"guard/locale"
	"guard/policy"
	"guard/policy/place"
	"guard/policy/repository"
	"guard/undo"
	"guard/undo/keep"
	"guard/undo/store"
)

// keepWait is how long at most a call waits until what it would take is kept.
const keepWait = 150 * time.Millisecond

// expireShare: what is kept no longer is removed at the start, and whenever the store may have grown by this part
// of its bound.
const expireShare = 10

// keeper has what calls would take kept in the person's store. The store is opened with the first.
func (s *run) keeper(repositories *repository.Repositories) control.Keep {
	if !s.conf.Undo.On.Value {
		return nil
	}
	open := sync.OnceValues(cli.OpenUndo)
	excluded := s.conf.Undo.Excludes(s.who.Home)
	memory := &keep.Memory{Filled: policy.FilledByTools}
	var fresh atomic.Int64 // bytes kept since what is kept no longer was removed
	return func(f *policy.Facts) policy.Keeping {
		start := time.Now()
		look := func() place.Disk { return disk.New(keepWait / 2) }
		hits, why := f.Hits(look)
		if hits = append(hits, f.InCase(look)...); len(hits) == 0 {
			if why.IsZero() {
				return nil
			}
			return kept{why: why.String()}
		}
		into, err := open()
		if err != nil {
			return kept{why: err.Error()}
		}
		git, _ := repositories.For(disk.New(keepWait)).(keep.Git)
		k := keep.Keeper{Store: into, Exclude: excluded, Memory: memory, Bounds: keep.Bounds{
			File: s.conf.Undo.MaxFile.Value, Call: s.conf.Undo.MaxCall.Value, Hold: s.conf.Undo.MaxSize.Value,
			Wait: max(keepWait-time.Since(start), keepWait/3)}} // nothing left would be no bound
		call := k.Keep(hits, git)
		if call == nil && why.IsZero() {
			return nil
		}
		all := kept{call, why.String()}
		if most := s.conf.Undo.MaxSize.Value; most > 0 && fresh.Add(all.Kept().Bytes+call.Held()) > most/expireShare {
			fresh.Store(0)
			s.expiring.Go(func() { s.expireUndo(into, nil) })
		}
		return all
	}
}

// kept is what was kept for a call, and why what it hits is not known whole.
type kept struct {
	*keep.Call
	why string
}

// Kept implements policy.Keeping.
func (k kept) Kept() undo.Kept {
	all := k.Call.Kept()
	if all.Why == "" {
		all.Why = k.why
	}
	return all
}

// expireUndo removes what is kept no longer from a store, as it was opened; nil: nothing was ever kept.
func (s *run) expireUndo(from *store.Store, err error) {
	if err == nil && from != nil {
		bounds := store.Retention{Keep: s.conf.Undo.Keep.Value, MaxSize: s.conf.Undo.MaxSize.Value}
		_, err = from.Expire(bounds, time.Now())
	}
	if err != nil {
		s.tell(locale.Fill("what can be undone no longer was not removed: {0}", err.Error()))
	}
}
