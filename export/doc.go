// Package export hands the records of guard's sessions on to a store of logs, behind a cursor of its own.
//
// The files that package audit writes come in; log events go out, to a [Sender] ([guard/export/otlp] is one), in the
// order of each file. What was accepted is noted in a journal beside the records, so that whoever goes on later goes on
// behind it:
//
//	e := export.Exporter{Records: dir, State: state, Sender: collector}
//	err := e.Run(ctx, export.Once)
//
// It never stands between an agent and an answer: it reads what is already written, in a process of its own. Nothing is
// left out while the store is away, and after a crash a batch may go out twice: each event has an id
// ([Event].ID), by which a store drops the second. It changes no record, and decides nothing.
package export
