package source

import (
	"path"
	"strings"

	"guard/internal/lazy"
	"guard/policy/code"
	"guard/policy/place"
	"guard/policy/shell/effect"
	"guard/policy/shell/files"
)

// Mappers make a database's tables like the models of the code: a field that a model has no more takes its column
// along, with all that the rows held there. What the models were, git tells.

var (
	// fieldOfPython is a field of a model (Django 5, Fields; SQLAlchemy 2, Declarative; SQLModel, Peewee 3, Tortoise).
	fieldOfPython = lazy.Pattern(`(?m)^[ \t]+(\w+)\s*(?::[^=\n]*)?=\s*` +
		`(?:(?:(?:models|fields|gis|pw|peewee|orm|ormar)\.)?` +
		`(?:\w*Field|ForeignKey|ManyToMany\w*|OneToOne\w*)|` +
		`(?:\w+\.)?(?:mapped_column|Column))\(|^[ \t]+(\w+)\s*:\s*Mapped\[`)
	// fieldOfScript is one of a mapper of JavaScript: by a decorator (TypeORM 0.3, MikroORM 6, sequelize-typescript 2),
	// in a schema (TypeORM, EntitySchema; MikroORM, defineEntity) or by a type (Sequelize 6, DataTypes).
	fieldOfScript = lazy.Pattern(`(?s)@(?:\w*Column|Property|Enum|Field|Attribute|(?:Many|One)To(?:Many|One))` +
		`\([^@;]*?\)\s*(?:public |private |protected |readonly |declare )*(\w+)[!?]?\s*:|` +
		`(\w+)\s*:\s*\{\s*type\s*:|(\w+)\s*:\s*(?:\{\s*\n?\s*type\s*:\s*)?(?:DataTypes|Sequelize|DataType)\.\w+`)
)

// maxModels bounds the files of this session's whose former text is looked at.
const maxModels = 40

// FieldsLost reports a file of this session's in which a model has lost a field, as git holds it.
func FieldsLost(n *Names, lang code.Language) bool {
	find := fieldOfPython
	if lang != code.Python {
		find = fieldOfScript
	}
	looked := 0
	for _, file := range n.SessionFiles() {
		if code.LanguageOf(file, "") != lang || isTest(file) || looked >= maxModels ||
			strings.Contains(file, "/migrations/") || strings.Contains(file, "/node_modules/") {
			continue
		}
		looked++
		was, ok := n.World.Committed(file)
		if !ok || len(was) > maxRead || !find().MatchString(was) {
			continue
		}
		now, how := n.TextOf(place.Place{Path: file})
		if how != files.Wholly {
			return true // what becomes of it nobody knows
		}
		count := map[string]int{}
		for _, m := range find().FindAllStringSubmatch(was, files.MaxLiterals) {
			count[strings.Join(m[1:], "")]++
		}
		for _, m := range find().FindAllStringSubmatch(now, files.MaxLiterals) {
			count[strings.Join(m[1:], "")]--
		}
		for _, left := range count {
			if left > 0 {
				return true
			}
		}
	}
	return false
}

// synchronizes is how a text has the tables made like the models, columns that are left over dropped (TypeORM 0.3;
// Sequelize 6, Model Basics; MikroORM 6, Schema Generator; Waterline 0.15, migrate; Payload 3, push).
var synchronizes = lazy.Pattern(`\bsynchronize["']?\s*:\s*(?:true|process\.env\.\w+\s*!==?\s*["']production["']|` +
	`!\s*is_?[Pp]rod)|\.synchronize\s*\(|\.sync\(\s*\{[^}]*\balter["']?\s*:\s*(?:true|\{)|\bupdateSchema\s*\(|` +
	`\.schema\.update\s*\(|\bmigrate["']?\s*:\s*["']alter["']|\.refreshDatabase\s*\(`)

// Bounds of the modules in which it is looked for.
const (
	maxSynchronizing = 40
	synchronizeDepth = 4
)

// SynchronizesIn judges a program of the project that is started by its file.
func SynchronizesIn(j *Judge, c *effect.Call, file string) {
	if text, how := j.TextOf(place.Place{Path: file}); how == files.Wholly {
		synchronizesModels(j, c, &ProgramText{Lang: code.JavaScript, File: file, text: text})
	}
}

// synchronizesModels judges a program that has the tables made like models which lost a field.
func synchronizesModels(j *Judge, c *effect.Call, t *ProgramText) {
	if t.Lang != code.JavaScript || t.Depth > 0 || t.guess || isTest(t.File) || j.World.Disk == nil ||
		!usesMapper(j, t) || !FieldsLost(j.Sources, code.JavaScript) {
		return
	}
	seen := map[string]bool{}
	var search func(t *ProgramText, depth int) bool
	search = func(t *ProgramText, depth int) bool {
		if inMemory().MatchString(t.text) {
			return false
		}
		if synchronizes().MatchString(t.text) {
			return true
		}
		for _, name := range readCode(t.Lang, t.text, code.Given{}).Modules {
			for _, file := range j.Sources.moduleFiles(t, name) {
				if depth == 0 || seen[file] || len(seen) >= maxSynchronizing*len(scriptEndings) ||
					!j.World.At("", file).Is(place.Inside) {
					continue
				}
				seen[file] = true
				if !j.IsThere(file) || j.FolderAt(file) {
					continue
				}
				text, how := j.TextOf(place.Place{Path: file})
				if how == files.Wholly && len(text) <= maxRead &&
					search(&ProgramText{Lang: t.Lang, File: file, text: text}, depth-1) {
					return true
				}
			}
		}
		return false
	}
	if search(t, synchronizeDepth) {
		j.Sources.sqlHints(c, "alter table x drop column y")
	}
}

// mappers are the packages that can do so, as a manifest or a text names them.
var mappers = lazy.Pattern(`typeorm|sequelize|mikro-orm|waterline|\bsails\b|payload`)

// usesMapper reports a program that names such a package, or whose project does.
func usesMapper(j *Judge, t *ProgramText) bool {
	if mappers().MatchString(t.text) {
		return true
	}
	dir := j.State.Cwd
	if t.File != "" {
		dir = path.Dir(t.File)
	}
	for depth := 0; depth < maxModuleDepth && place.Below(dir, j.World.Workspace) && dir != "/"; depth++ {
		text, how := j.TextOf(place.Place{Path: path.Join(dir, "package.json")})
		if how == files.Wholly && mappers().MatchString(text) {
			return true
		}
		dir = path.Dir(dir)
	}
	return false
}

// scriptEndings are as many names as one module may have.
var scriptEndings = moduleNames(code.JavaScript, "./x")
