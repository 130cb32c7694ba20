// Package packages judges packages that are named anew, fetched or emptied: what a manifest
// of this session has a package manager fetch.
//
//	npm install // fetches left-pad, which package.json names since today
//
// It asks no registry.
package packages
