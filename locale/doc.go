// Package locale says guard's texts in the person's language.
//
// In goes an English text, as it stands in the code, or the name of a word; out comes the same in
// the language that the process speaks: English until [Use], as a C program before setlocale(3).
// What a language lacks stays English, so a new sentence in the code works at once; a test lists
// what is to be translated. For example, in Czech:
//
//	locale.Text("reads through a tool")    // "čte pomocí nástroje"
//	locale.Text("a sentence of yesterday") // "a sentence of yesterday"
//
// Names that programs read (modes, levels, categories, JSON members, keys of files) are the same in
// every language and never come here. It reads no files: the messages are within the program, and
// are parsed when the first of them is needed.
package locale
