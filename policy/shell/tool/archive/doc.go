// Package archive judges what packs, unpacks and shows whole folders, with the secrets that
// lie in them.
//
//	tar cf - . // shows the secrets of the folder
//
// It opens no archive; package files does.
package archive
