package composer

import (
	"testing"

	"guard/policy/recipe/recipetest"
)

const composerJSON = `{
  "scripts": {
    "test": ["@lint", "@php vendor/bin/phpunit", "@composer run-script report"],
    "lint": "phpcs src",
    "report": "cat report.txt",
    "cs": "phpcs @additional_args --colors",
    "bare": "phpcs @no_additional_args",
    "hook": "App\\Installer::run",
    "post-autoload-dump": ["@lint"],
    "lost": "@nowhere",
    "env": "@putenv A=1"
  }
}`

func TestComposer(t *testing.T) {
	recipetest.CheckAll(t, []recipetest.Case{
		{Name: "references", Reading: Read(composerJSON, "test"), Want: []string{"phpcs src", "php vendor/bin/phpunit", "composer run-script report", "cat report.txt"}},
		{Name: "arguments", Reading: Read(composerJSON, "lint", "-v", "a b"), Want: []string{"phpcs src -v 'a b'"}},
		{Name: "placed arguments", Reading: Read(composerJSON, "cs", "-v"), Want: []string{"phpcs -v --colors"}},
		{Name: "dropped arguments", Reading: Read(composerJSON, "bare", "-v"), Want: []string{"phpcs"}},
		{Name: "events", Reading: Read(composerJSON, "install"), Want: []string{"phpcs src"}},
		{Name: "PHP", Reading: Read(composerJSON, "hook"), Unread: "a PHP method"},
		{Name: "a class of the project's", Reading: Read(`{"autoload":{"psr-4":{"App\\":"src/"}},"autoload-dev":[],"scripts":{"a":"App\\In\\Tasks::run"}}`, "a"),
			Want: []string{"php src/In/Tasks.php"}, Unread: "a PHP method"},
		{Name: "an environment", Reading: Read(composerJSON, "env"), Unread: "@putenv"},
		{Name: "a lost reference", Reading: Read(composerJSON, "lost"), Unread: "not in the file"},
		{Name: "no such script", Reading: Read(composerJSON, "deploy"), Missing: true},
		{Name: "no JSON", Reading: Read("[", "a"), Unread: "no JSON", Missing: true},
	})
}

func FuzzComposer(f *testing.F) {
	f.Add(composerJSON, "test")
	f.Fuzz(func(t *testing.T, text, name string) { recipetest.Bounded(t, Read(text, name, name)) })
}
