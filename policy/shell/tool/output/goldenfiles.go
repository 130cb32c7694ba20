package output

import (
	"path"
	"path/filepath"
	"slices"
	"strings"

	"guard/policy/shell/effect"
	"guard/policy/shell/environment"
	"guard/policy/shell/option"
	"guard/policy/shell/table"
	"guard/policy/shell/taint"
)

// Tests compare what the code gives with files of what it should give. Told to update, they write what it gives over
// what a person may have written by hand.

// updater is a runner of tests that does so.
type updater struct {
	programs  string
	options   string // by which it updates: exact words, or patterns of them
	verbs     string // or subcommands of it
	variables string // or patterns of variables that are set
	folders   string // patterns of folders that hold what is expected
	names     string // or of files
}

// What most of them share.
const (
	updatesBy = "--update --update?golden* --update?snapshot* --update?expect* --golden?update " +
		"--snapshot?update --regen* --bless --accept --approve --overwrite --rewrite"
	updatesWith = "UPDATE UPDATE_* *_UPDATE *_UPDATE_* BLESS REGEN REGEN* REGOLD RECORD_SNAPSHOT*"
	goldenDirs  = "testdata golden goldens __golden__ __snapshots__ __snapshot__ snapshots expected approvals baselines"
	goldenNames = "*.golden *.golden.* *.snap *.snapshot *.expected *.expected.* *.approved *.approved.*"
)

// updaters: go-snaps 0.5, goldie 2, gotest.tools/golden 3, cupaloy 2; Jest 30, Vitest 3, AVA 6, node-tap 21, Playwright
// 1.50, Bun 1.2, Node 24 (--test-update-snapshots), Deno 2 (@std/testing), Loki 0.35, BackstopJS 6; syrupy 4,
// snapshottest 0.6, pytest-regressions 2, pytest-golden 0.2; insta 1.43, expect-test 1.5, trybuild 1.0, snapbox 0.6;
// rspec-snapshot 2, approvals 0.1; spatie/phpunit-snapshot-assertions 5, Pest 3; flutter test (Flutter 3.29);
// helm-unittest 0.7; Verify 28 (dotnet); swift-snapshot-testing 1.18; dune 3.17; cram 0.7.
var updaters = []updater{
	{
		programs: "go gotestsum gotest richgo ginkgo",
		options: "-update -update?* -*?update -golden -regen* -bless -accept -approve -overwrite -rewrite " +
			"-write-golden -record " + updatesBy,
		variables: updatesWith, folders: goldenDirs, names: goldenNames,
	},
	{
		programs: "jest vitest ava tap bun deno node mocha playwright react-scripts craco test-storybook " +
			"vue-cli-service cypress wdio",
		options:   "-u --updateSnapshot --updateSnapshot=* --update=* --test-update-snapshots --snapshot " + updatesBy,
		variables: updatesWith + " TAP_SNAPSHOT *_updateSnapshots",
		folders:   "__snapshots__ *-snapshots snapshots __image_snapshots__ __file_snapshots__ __screenshots__",
		names:     "*.snap *.snapshot *.snap.md",
	},
	{programs: "loki backstop", verbs: "update approve", folders: "reference bitmaps_reference"},
	{
		programs: "pytest py.test ward tox nox",
		options:  "--force-regen --regen-all --snapshot-update --inline-snapshot=* --mpl-generate-path=* " + updatesBy,
		folders:  goldenDirs + " test_* *_snapshots baseline", variables: updatesWith,
		names: goldenNames + " *.ambr",
	},
	{
		programs: "cargo cargo-insta", options: "--accept --bless --force-update-snapshots " + updatesBy,
		verbs:     "accept",
		variables: updatesWith + " TRYBUILD SNAPSHOTS", folders: goldenDirs + " ui",
		names: goldenNames + " *.stderr *.stdout",
	},
	{
		programs: "rspec rake rails ruby minitest cucumber phpunit pest paratest php mix sbt stack cabal",
		options:  "--update-snapshots " + updatesBy, variables: updatesWith,
		folders: goldenDirs, names: goldenNames,
	},
	{programs: "flutter dart", options: "--update-goldens", folders: goldenDirs, names: goldenNames},
	{programs: "helm", options: "-u --update-snapshot", folders: "__snapshot__"},
	{programs: "dotnet", verbs: "accept", variables: updatesWith, names: "*.verified.*"},
	{
		programs: "swift xcodebuild", variables: "SNAPSHOT_TESTING_RECORD TEST_RUNNER_SNAPSHOT_TESTING_RECORD RECORD*",
		folders: "__Snapshots__",
	},
	{
		programs: "gradle gradlew mvn mvnw", options: "-*update?snapshot* -*updateSnapshot* -*update?golden* record*",
		variables: updatesWith, folders: goldenDirs, names: goldenNames,
	},
	{programs: "dune", options: "--auto-promote", verbs: "promote promotion", names: "*.expected *.t"},
	{programs: "cram", options: "-i -y --interactive --yes", names: "*.t"},
}

var updatersOf = table.ByWord(updaters, func(u updater) []string { return strings.Fields(u.programs) })

// noValues are what a variable is set to so that it says no.
var noValues = strings.Fields("0 no false off none never n f new")

// maxExpected bounds the files that are looked at one by one.
const maxExpected = 200

// updatesExpected judges files of the person's that tests are told to write over.
func (j *Judge) updatesExpected(c *effect.Call, v *option.Invocation) {
	var all []updater
	for word := range strings.FieldsSeq(v.Name) { // yarn jest
		all = append(all, updatersOf(path.Base(word))...)
	}
	for _, u := range all {
		if j.World.Disk == nil || j.State.Cwd == "" || !u.told(c.Cmd.Argv) && !u.set(j.State.Vars) {
			continue
		}
		for _, top := range j.testsBelow(v) {
			for _, at := range j.expected(u, top) {
				name, err := filepath.Rel(j.State.Cwd, at)
				if err != nil {
					name = at
				}
				a := taint.Literal(name)
				j.OverUnsaved(c, a)
				c.Cmd.Writes, c.Cmd.Replaces = append(c.Cmd.Writes, j.Place(a)), true
			}
		}
	}
}

// told reports words by which it updates.
func (u updater) told(words []string) bool {
	return len(words) > 0 && slices.ContainsFunc(words[1:], func(word string) bool {
		bare, value, valued := strings.Cut(word, "=")
		if valued && slices.Contains(noValues, value) {
			return false
		}
		return strings.HasPrefix(word, "-") && (table.FitsAny(u.options, word) || table.FitsAny(u.options, bare)) ||
			table.HasWord(u.verbs, word)
	})
}

// set reports a variable by which it updates.
func (u updater) set(vars map[string]environment.Variable) bool {
	for name, held := range vars {
		if u.variables == "" || len(held.Values) == 0 || !table.FitsAny(u.variables, name) {
			continue
		}
		value := strings.ToLower(held.Values[0].Text)
		if value != "" && !slices.Contains(noValues, value) {
			return true
		}
	}
	return false
}

// UpdatesExpected reports a variable by which some runner of tests updates what they expect.
func UpdatesExpected(name string) bool {
	return slices.ContainsFunc(updaters, func(u updater) bool { return table.FitsAny(u.variables, name) })
}

// testsBelow are the folders that hold the tests which are run: those of the words that name some, else that which the
// command runs in.
func (j *Judge) testsBelow(v *option.Invocation) (tops []string) {
	for _, a := range v.Operands {
		at := j.Place(taint.Literal(strings.TrimSuffix(a.Text, "..."))).Path
		switch {
		case slices.Contains(strings.Fields("test run"), a.Text): // playwright test
		case !a.Known() || at == "" || a.Text == "" || j.World.Missing(at):
		case j.FolderAt(at):
			tops = append(tops, at)
		default:
			tops = append(tops, path.Dir(at))
		}
	}
	if len(tops) == 0 {
		tops = []string{j.State.Cwd}
	}
	return tops
}

// expected lists files below a folder that hold what tests expect and are nowhere else.
func (j *Judge) expected(u updater, top string) (found []string) {
	looks := 0
	j.World.Found(top, func(at string, folder bool) (counts, enters bool) {
		name := path.Base(at)
		if folder {
			return false, looks < maxExpected && name != ".git" && (at == top || !j.InExpendableFolder(at+"/x"))
		}
		in := table.FitsAny(u.names, name)
		for up := path.Dir(at); !in && len(up) > len(j.State.Cwd); up = path.Dir(up) {
			in = table.FitsAny(u.folders, path.Base(up))
		}
		if in && looks < maxExpected {
			if looks++; j.NowhereElse(at) {
				found = append(found, at)
			}
		}
		return false, false
	})
	return found
}
