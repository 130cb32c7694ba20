package program

import (
	"slices"
	"strings"

	"guard/policy/risk"
	"guard/policy/shell/table"
)

// What the words in a task's name give away. Tasks come from plugins, frameworks and the project:
// most have no row anywhere, and are named after what they do (flywayClean, ghpagesPushSite, reset-db).

// taskWord is a row: words that say what a task does.
type taskWord struct {
	words  string // one of them is in the name
	where  spot   // where in a part of the name it has to stand
	beside string // one of these is in the name too; empty: any name
	cats   risk.Categories
}

// spot is where in a part of a name a word stands: resetDb has two words, db:reset two parts.
type spot uint8

const (
	anywhere spot = iota
	edges         // it is the first word or the last
	begins        // it is the first
	ends          // it is the last
)

// taskWords are read off the names of tasks. Sources: the task lists of the plugins Nebula Release,
// axion-release, JReleaser, Play Publisher, Firebase App Distribution, Flyway, Liquibase, Terraform and
// Docker Compose for Gradle; sbt-ci-release, sbt-ghpages, sbt-sonatype, sbt-ecr; scm-publish, changes, site,
// keytool, hibernate and dbunit for Maven; delayed_job, Rails 8, Laravel 12, Django 5, Haystack, spatie
// backup; grunt-rsync, grunt-sftp-deploy, grunt-aws-s3, grunt-gh-pages; scripts of the package.json files and
// Makefiles that name such a task.
var taskWords = []taskWord{
	{words: "publish publishes unpublish yank deploy deploys undeploy redeploy", cats: publishes},
	{words: "upload uploads", cats: publishes | network},
	{words: "push", cats: publishes | network},
	{words: "rsync sftp ftp scp ftpush buildcontrol s3", where: begins, cats: publishes | network},
	{words: "gh aws", where: begins, beside: "pages s3", cats: publishes | network},
	{words: "ship promote rollout tag unrelease", where: edges, cats: publishes},
	{words: "submit", where: edges, cats: publishes | network},
	{words: "release", where: begins, cats: publishes},
	{
		words: "release", where: ends, cats: publishes,
		beside: "ci perform cut create finish close draft full github gitlab npm auto git jreleaser make do",
	},
	{words: "send resend", cats: sends | network},
	{words: "announce announcement newsletter broadcast notify", where: edges, cats: sends | network},
	{words: "mail mails mailing email emails sms", where: ends, beside: announcers, cats: sends | network},
	{words: "drop dropdb destroy wipe nuke obliterate", where: edges, cats: deletes},
	{words: "purge truncate erase expunge teardown flushall flushdb", cats: deletes},
	{words: "resetdb cleardb droptables hbm2ddl", cats: deletes},
	{words: "reset rollback downgrade", cats: deletes},
	{words: "revert undo delete uninstall decommission", where: begins, cats: deletes},
	{words: "revert undo delete uninstall rollback", where: ends, cats: deletes},
	{words: "clear clean cleanup empty flush prune remove rm rebuild recreate", beside: keptThings, cats: deletes},
	{words: "down", where: ends, beside: "migrate migration migrations db database infra volumes", cats: deletes},
	{words: "fresh", where: ends, beside: "db database migrate migration", cats: deletes},
	{words: "restore", beside: "db database backup backups dump", cats: deletes},
	{
		words: "apply", where: edges, cats: system | network,
		beside: "terraform tf tofu terragrunt pulumi kubectl kube k8s helm infra infrastructure stack cluster",
	},
	{words: "provision deprovision", where: edges, cats: system | network},
	{words: "install", where: begins, beside: "debug release device devices apk app", cats: installs | outside},
	{words: "rotate", where: edges, beside: "key keys secret secrets token tokens credentials", cats: accounts},
}

// announcers are what goes out by mail; keptThings are kept beside the sources, and nobody builds
// them again: rows, messages that wait, logs, copies.
const (
	announcers = "announcement announce send release weekly daily monthly digest reminder reminders users customers"
	keptThings = "db database databases data tables table rows jobs job queue queues log logs index indexes " +
		"indices search volume volumes users user customers orders sessions history storage bucket buckets " +
		"backup backups redis mongo postgres mysql elasticsearch topics containers cluster production prod " +
		"records uploads media"
)

// quietVerbs begin the names of tasks that build, check, generate or tell: assembleRelease, check-deploy,
// generatePushClient. makers are those of them behind which another verb may follow: build-push. quietEnds
// end such names: releaseNotes. Those with one of quietAnywhere only show: publishDryRun.
var (
	quietVerbs = table.WordSet("build assemble bundle compile precompile test tests check lint verify validate " +
		"generate gen process merge minify package jar zip tar sign strip extract desugar print show list describe " +
		"report explain inspect view doc docs javadoc groovydoc dokka scaladoc format fmt typecheck tsc bench " +
		"benchmark coverage analyze analyse audit count find search get is has simulate emulate mock stub watch " +
		"help preview plan diff status info")
	makers = table.WordSet("build assemble bundle compile package jar zip tar sign doc docs javadoc groovydoc dokka " +
		"scaladoc coverage report preview")
	quietEnds     = table.WordSet("notes note changelog check checks status help lint info diff validate verify plan")
	quietAnywhere = table.WordSet("dry dryrun")
	// expendable is made again by the next build or test: clearCache, purge-dist.
	expendable = table.WordSet("cache caches tmp temp build dist out output outputs coverage snapshots screenshots " +
		"mocks modules types imports unused deps css reports")
	kept = table.WordSet(keptThings)
)

// TaskDoes tells what the words of a task's name give away; none: nothing that a build or a test would not
// do. from says which parts of the name count: 0 is all of them, -1 the last (gradle's :project:task), 1 all
// but the first (nx's project:task).
func TaskDoes(name string, from int) (cats risk.Categories) {
	all, verbs := taskVerbs(name, from)
	has := func(words map[string]bool) bool {
		return slices.ContainsFunc(all, func(w string) bool { return words[w] })
	}
	if len(all) == 0 || has(quietAnywhere) || quietEnds[all[len(all)-1]] {
		return 0
	}
	for _, words := range verbs {
		for i := range taskWords {
			if row := &taskWords[i]; row.fits(words) && row.has(all) {
				cats |= row.cats
			}
		}
	}
	if has(expendable) && !has(kept) {
		cats &^= deletes
	}
	return cats
}

// taskVerbs takes a task's name apart: all its words, and by parts those that may say what it does.
func taskVerbs(name string, from int) (all []string, verbs [][]string) {
	name, _, _ = strings.Cut(name, "[") // rake's arguments
	parts := strings.FieldsFunc(name, func(r rune) bool { return strings.ContainsRune(":/.#@", r) })
	switch {
	case from < 0 && len(parts) > 1:
		parts = parts[len(parts)-1:]
	case from > 0 && len(parts) > from:
		parts = parts[from:]
	}
	for _, part := range parts {
		words := NameWords(part)
		all = append(all, words...)
		for len(words) > 0 {
			n := slices.IndexFunc(words, func(w string) bool { return w == "and" || w == "then" })
			one := words
			if words = nil; n >= 0 {
				one, words = one[:n], one[n+1:]
			}
			switch {
			case len(one) == 0:
			case !quietVerbs[one[0]]:
				verbs = append(verbs, one)
			case makers[one[0]] && one[len(one)-1] != "release": // a variant: assembleRelease
				verbs = append(verbs, one[len(one)-1:])
			}
		}
	}
	return all, verbs
}

// fits reports a part of a name that holds one of the row's words where it has to stand.
func (t *taskWord) fits(words []string) bool {
	first, last := slices.Contains(strings.Fields(t.words), words[0]),
		slices.Contains(strings.Fields(t.words), words[len(words)-1])
	switch t.where {
	case edges:
		return first || last
	case begins:
		return first
	case ends:
		return last
	}
	return slices.ContainsFunc(words, func(w string) bool { return slices.Contains(strings.Fields(t.words), w) })
}

// has reports a name in which one of the words stands that the row wants beside its own.
func (t *taskWord) has(all []string) bool {
	return t.beside == "" ||
		slices.ContainsFunc(all, func(w string) bool { return slices.Contains(strings.Fields(t.beside), w) })
}

// clearing are the words by which a task says that it clears away what there is. Sources: GNU Coding Standards,
// "Standard Targets"; the tasks clean, cleanTest, clobber, reset of Gradle 8, Rake 13, sbt 1.10, Rails 8.
var clearing = table.WordSet("clean cleanup cleaner cleanall distclean mostlyclean maintainerclean realclean " +
	"mrproper clear clobber reset purge wipe remove rm delete del drop destroy prune nuke fresh flush empty erase " +
	"uninstall teardown down tidy rimraf obliterate truncate")

// Clears reports a task that by its name clears away what there is: clean, db:reset, clean-all.
func Clears(task string) bool {
	return slices.ContainsFunc(NameWords(task), func(w string) bool { return clearing[w] })
}
