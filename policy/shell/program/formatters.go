package program

import (
	"slices"
	"strings"
)

// formatters change how source text is laid out, and not what it does: their manuals' first sentences
// (prettier.io, black.readthedocs.io, docs.astral.sh/ruff/formatter, pkg.go.dev/cmd/gofmt, rust-lang.github.io/rustfmt,
// clang.llvm.org/docs/ClangFormat, pycqa.github.io/isort, github.com/mvdan/sh, biomejs.dev, eslint.org/docs,
// dprint.dev, stylelint.io, standardjs.com, cs.symfony.com, rubocop.org, github.com/nicklockwood/SwiftFormat,
// pinterest.github.io/ktlint).
var formatters = strings.Fields("prettier prettierd black ruff gofmt gofumpt goimports golines rustfmt clang-format " +
	"isort autopep8 yapf shfmt biome eslint eslint_d dprint stylelint standard xo php-cs-fixer pint rubocop " +
	"standardrb swiftformat ktlint google-java-format scalafmt ormolu fourmolu stylua taplo djlint docformatter")

// Reformats reports a program after which the code in the files that it edits does what it did before.
func Reformats(name string) bool {
	return slices.Contains(formatters, name)
}
