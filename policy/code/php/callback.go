package php

import (
	"guard/policy/code"
	"guard/policy/code/call"
	"guard/policy/code/library"
	"guard/policy/code/token"
	"guard/policy/code/value"
)

// callbacksWithin handles filter_var($v, FILTER_CALLBACK, ["options" => "system"]) and the like, whose options name a
// function.
func callbacksWithin(r *call.Calls, c *call.Call) value.Value {
	r.Begin(c)
	for _, v := range append(c.Pos[:len(c.Pos):len(c.Pos)], c.Keyed...) {
		if v.Kind == value.List || v.Kind == value.Dict {
			callbacks(r, v, 3)
		}
	}
	return value.Value{}
}

// callbacks notes the functions that the texts in a dictionary name.
func callbacks(r *call.Calls, v value.Value, depth int) {
	v.Each(func(v value.Value) {
		if s, ok := v.Literal(); ok {
			r.Escape(value.Named(token.Lower(s)))
		}
		if depth > 0 && (v.Kind == value.List || v.Kind == value.Dict) {
			for _, w := range v.List.Items {
				callbacks(r, w, depth-1)
			}
		}
	})
}

// openedAgain handles $info->openFile(mode) of a path that is known, or of another object where the mode writes.
func openedAgain(r *call.Calls, c *call.Call) value.Value {
	if c.Recv.Kind == value.Path {
		return library.Opener(-1, 0)(r, c)
	}
	r.Begin(c)
	mode, ok := c.Arg(0, "mode")
	if s, known := mode.Literal(); ok && (!known || s != "r" && s != "rb") {
		r.Emit(code.Writes, c.Name, value.Value{})
	}
	return value.Value{}
}

// fileInfo handles new SplFileInfo(path), which opens nothing yet.
func fileInfo(r *call.Calls, c *call.Call) value.Value {
	r.Begin(c)
	v, _ := c.Arg(0, "filename")
	return v.Mapped(func(v value.Value) value.Value {
		if v.Kind == value.String {
			v.Kind = value.Path
		}
		return v
	})
}

// callbackRows are the calls that take the name of a function, after the PHP manual 8.4 ("Callbacks / Callables").
var callbackRows = []row{
	{code.Opaque, "", callbacksWithin, "filter_var filter_var_array filter_input filter_input_array " +
		"curl_setopt_array stream_context_create stream_context_set_option stream_context_set_params"},
	{code.Opaque, "", callByName, "new:fiber ?.createfunction ?.createaggregate ?.createcollation " +
		"?.sqlitecreatefunction ?.sqlitecreateaggregate ?.sqlitecreatecollation ?.uasort ?.uksort " +
		"curl_multi_setopt curl_share_setopt xml_set_external_entity_ref_handler xml_set_notation_decl_handler " +
		"xml_set_start_namespace_decl_handler xml_set_end_namespace_decl_handler " +
		"xml_set_unparsed_entity_decl_handler ldap_set_rebind_proc mysqli_set_local_infile_handler"},
	{code.Opaque, "", nil, "get_defined_functions ?.registerphpfunctions ?.registerphpfunctionns"},
	{code.Opaque, "", reflects, "new:reflectionclass new:reflectionobject"},
	{call.None, "", fileInfo, "new:splfileinfo"},
	{code.Writes, "", openedAgain, "Path().openfile ?.openfile"},
	{code.Writes, "0", nil, "xmlwriter.touri"},
	{code.Deletes, "0", nil, "phar.unlinkarchive"},
}
