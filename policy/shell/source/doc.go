// Package source judges program text: what code that is given or run would do, what it
// loads, and, where it is not read to the end, what it names.
//
//	python3 -c "open('.env').read()" // reads secrets
//
// policy/code reads the text; nothing is executed. What cannot be read is not known.
//
// A text is looked at in several ways. Each stands in files of its own:
//
//	acts       code.go, acts.go; programparts.go where several files are one program, order.go
//	           where loops turn acts round, strangers.go for libraries that no table knows
//	loading    modules.go, runsfiles.go: what the text names; transitiveloads.go: what that loads in turn;
//	           loadedcode.go, python.go, planted.go, startfiles.go, framework.go, hookmanagers.go: what is
//	           loaded though no word names it;
//	           awaitedscript.go, startedlines.go, startedby.go: what waits where others start it
//	given      programarguments.go, argumentnames.go, givenvariable.go: arguments and variables; givenfolder.go,
//	           calledfunctions.go, owncommand.go, toldtoclear.go: functions of the person's
//	whole      wholeprogram.go: a program and the modules that it loads, read as one text; wholereached.go and
//	           wholeregistered.go for what of it runs, wholeacts.go for what counts; tolddata.go for what data of
//	           this session's tells it
//	names      names.go and sourcelibraries.go for compiled languages, which are not read;
//	           spelledname.go, joinedstrings.go, heldnames.go for names that are put together
//	settings   settingpairs.go, whatever their language; settingvalues.go, settingspelled.go
//	           for what they say; outputsettings.go, outputsupward.go for where a tool writes
//	databases  statements.go, rowchanges.go, orphanedrows.go, lostfields.go, emptiesloaded.go;
//	           testowns.go, testisolation.go for those of tests
//	showing    shown.go, rows.go, settingsmodules.go, servedfolders.go
//
// Judge judges what is read, Names what only is looked through. What either keeps of a text
// that it has read is in readings.go.
package source
