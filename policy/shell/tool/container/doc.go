// Package container judges what images and charts are made of: what a Dockerfile copies,
// runs and fetches.
//
//	docker build . // secrets that the Dockerfile copies, hosts that it asks
//
// It builds nothing.
package container
