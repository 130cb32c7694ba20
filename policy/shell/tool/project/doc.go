// Package project judges what runs a project's own files: scripts, tasks of makefiles and
// package.json, test runners, builds, editors' commands.
//
//	make test // the lines of its recipe, as if they stood on the command line
//
// Lines of a shell go back to the walk. It runs nothing.
package project
