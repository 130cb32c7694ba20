package python

import (
	"path"
	"strings"

	"guard/policy/code"
	"guard/policy/code/call"
	"guard/policy/code/library"
	"guard/policy/code/token"
	"guard/policy/code/value"
)

// reach says by which further calls of Python a function, a module, a host or a secret is reached: the data model and
// the standard library of Python 3.13 (operator, types, pydoc, xml.sax, ssl, asyncio, argparse, cProfile, pathlib),
// setuptools 80 (sandbox, build_meta), Mako 1.3, lxml 5, google-auth 2, Streamlit 1.
var reach = []row{
	{call.None, "", copied, "copy.copy copy.deepcopy copy._copy_immutable"},
	{call.None, "", library.Applied(0, false), "Name().__call__ Function().__call__ Name().func Function().func"},
	{call.None, "", library.Bound(0), "Name().__get__ types.MethodType"},
	{call.None, "", library.Caller(0), "operator.call cProfile.Profile().runcall profile.Profile().runcall " +
		"pdb.runcall bdb.Bdb().runcall pdb.Pdb().runcall"},
	{code.DeletesTree, "0", nil, "?._rmtree String()._rmtree Path()._rmtree"},

	{call.None, "0", writesPage, "pydoc.writedoc"},
	{code.Writes, "", pagesHere, "pydoc.writedocs"},
	{call.None, "0", loadsNamed, "help pydoc.help pydoc.render_doc pydoc.doc importlib.util.find_spec " +
		"pkgutil.get_loader pkgutil.find_loader xml.sax.make_parser unittest.mock.patch " +
		"mock.patch xml.dom.getDOMImplementation"},
	{code.Runs, "", commandOf("zipfile", value.Value{}), "zipfile.main"},
	{code.Runs, "", commandOf("tarfile", value.Value{}), "tarfile.main"},
	{code.Runs, "", commandOf("gzip", value.Value{}), "gzip.main"},
	{code.RunsFile, "0=setup_script", nil, "setuptools.sandbox.run_setup setuptools.sandbox.execfile " +
		"setuptools.sandbox._execfile"},
	{call.None, "", runsSetup, "setuptools.build_meta.*"},
	{code.Opaque, "", nil, "pkg_resources.run_script pkg_resources.load_entry_point " +
		"pkg_resources.require().run_script pkg_resources.get_distribution().run_script pyximport.install"},
	{code.RunsFile, "0=uri", nil, "mako.lookup.TemplateLookup().get_template tornado.template.Loader().load"},
	{code.RunsFile, "0=filename", nil, "chameleon.PageTemplateFile chameleon.zpt.template.PageTemplateFile " +
		"chameleon.PageTextTemplateFile"},

	{code.Network, "", toAddress, "ssl.get_server_certificate"},
	{code.Network, "0=host", nil, "socket.gethostbyaddr socket.getnameinfo ?.getaddrinfo"},
	{call.None, "0", library.IfArguments(code.Network), "socket.getfqdn"},
	{code.Network, "1=host", nil, "?.create_connection"},
	{code.Network, "1", nil, "?.sock_connect"},
	{code.Network, "0=fullurl", nil, "urllib.request.build_opener().open urllib.request.OpenerDirector().open " +
		"urllib.request.URLopener().open urllib.request.URLopener().retrieve urllib.request.FancyURLopener().open " +
		"urllib.request.FancyURLopener().retrieve"},
	{code.Network, "1=url", nil, "aiohttp.request"},

	{call.None, "", argumentFiles, "argparse.ArgumentParser"},
	{code.Reads, "", library.ReadsOf("~/.config/gcloud/application_default_credentials.json"), "google.auth.default " +
		"google.auth.load_credentials_from_file google.auth.load_credentials_from_dict " +
		"google.oauth2.credentials.Credentials.from_authorized_user_file"},
	{code.Reads, "", library.ReadsOf(".streamlit/secrets.toml"),
		"streamlit.secrets.to_dict streamlit.secrets.get streamlit.secrets[] streamlit.secrets.items"},
	{call.None, "", settingsVariable, "decouple.config decouple.AutoConfig()"},
	{code.Environment, "", nil, "environs.Env().dump environs.env.dump"},
	{call.None, "0", library.IfText(code.Writes), "lxml.etree.ElementTree().write lxml.etree.parse().write " +
		"lxml.etree.Element().getroottree().write " +
		"lxml.html.parse().write lxml.objectify.parse().write ?.write_c14n"},

	{call.None, "", sibling, "Path().with_name Path().with_stem Path().with_suffix"},
	{call.None, "", library.Gives(value.Value{Kind: value.Path}),
		"Path().relative_to Path().with_segments Path().readlink"},
	{call.None, "", opensReceiver, "?.open"},
	{call.None, "", library.OneOfList, "List().pop"},
}

// loadsNamed is a call that imports the modules which its first argument names, where that is a text.
func loadsNamed(r *call.Calls, c *call.Call) value.Value {
	r.Begin(c)
	for _, v := range r.Picked(c) {
		for _, w := range r.Elements(v) {
			w.Each(func(w value.Value) {
				if w.Kind == value.String {
					r.Emit(code.Loads, c.Name, w)
				}
			})
		}
	}
	return value.Named(r.Canonical(c.Name + "()"))
}

// writesPage handles pydoc.writedoc("os"), which writes os.html where the program works.
func writesPage(r *call.Calls, c *call.Call) value.Value {
	v := loadsNamed(r, c)
	for _, name := range r.Picked(c) {
		if name.Kind == value.Name { // a module itself
			name = value.Text(name.Text)
		}
		r.EmitEach(code.Writes, c.Name, []value.Value{value.Concat(name, value.Text(".html"))})
	}
	return v
}

// pagesHere handles pydoc.writedocs(folder), which writes a page of each module below it where the program works.
func pagesHere(r *call.Calls, c *call.Call) value.Value {
	r.Begin(c)
	r.Emit(code.Writes, c.Name, value.TextFrom(code.Glob, "*.html"))
	return value.Value{}
}

// runsSetup handles setuptools.build_meta.build_wheel(…) and the like, which run setup.py.
func runsSetup(r *call.Calls, c *call.Call) value.Value {
	r.Begin(c)
	r.Emit(code.RunsFile, c.Name, value.Text("setup.py"))
	return value.Value{}
}

// toAddress handles get_server_certificate((host, port)).
func toAddress(r *call.Calls, c *call.Call) value.Value {
	r.Begin(c)
	v, _ := c.Arg(0, "addr")
	r.Emit(code.Network, c.Name, r.First(v))
	return value.Value{}
}

// argumentFiles handles ArgumentParser(fromfile_prefix_chars="@"), for which @file stands for the lines of the file.
// Whose arguments they are is not followed: all strings of the text count, and those that the program is given.
func argumentFiles(r *call.Calls, c *call.Call) value.Value {
	r.Begin(c)
	v, given := c.Key("fromfile_prefix_chars")
	marks, known := v.Literal()
	if given && v.Kind != value.Number {
		if !known {
			marks = "@"
		}
		for i := range r.Toks {
			if r.Toks[i].Kind != token.String || r.Toks[i].Text == "" || !strings.Contains(marks, r.Toks[i].Text[:1]) {
				continue
			}
			if s := joinedText(r.Toks, i); len(s) > 1 {
				r.EmitEach(code.Reads, c.Name, []value.Value{value.Text(s[1:])})
			}
		}
	}
	return value.Named(r.Canonical(c.Name + "()"))
}

// settingsVariable handles decouple.config(name), which looks into a file .env too.
func settingsVariable(r *call.Calls, c *call.Call) value.Value {
	r.Settings = true
	return library.Variable(r, c)
}

// sibling handles Path.with_name(x) and the like: another name in the same folder.
func sibling(r *call.Calls, c *call.Call) value.Value {
	r.NoteArguments(c.Arguments, true)
	v, _ := c.Arg(0, "name")
	if v, given := c.Key("suffix"); given {
		c.Pos = []value.Value{v}
	}
	return value.Product(c.Recv, v, func(p, v value.Value) value.Value {
		s, ok := v.Constant()
		if beside, is := value.Sibling(p, s, strings.HasSuffix(c.Name, "suffix")); is && ok && !v.Decoded &&
			!strings.HasSuffix(c.Name, "stem") {
			return beside
		}
		if !p.Known || !ok || p.Source == code.Glob || v.Decoded {
			return value.Value{Kind: value.Path, Decoded: v.Decoded || p.Decoded}
		}
		if p.Unnamed() && !strings.HasSuffix(c.Name, "name") {
			return value.Value{Kind: value.Path}
		}
		base := path.Base(p.Text)
		switch ending := path.Ext(base); {
		case strings.HasSuffix(c.Name, "stem"):
			s += ending
		case strings.HasSuffix(c.Name, "suffix"):
			s = strings.TrimSuffix(base, ending) + s
		}
		if !strings.Contains(p.Text, "/") && p.Source == code.Plain && !p.Unnamed() {
			p.Text = s
			return p
		}
		p = value.Join(value.Parent(p), value.Text(s), false)
		p.Kind = value.Path
		return p
	})
}

// opensReceiver handles p.open("w") where what p is was lost on the way: a path, by its argument.
func opensReceiver(r *call.Calls, c *call.Call) value.Value {
	r.NotFollowed(c)
	r.MaybeFetch(c.Name, c.Arguments)
	mode, ok := c.Arg(0, "mode")
	if s, known := mode.Literal(); ok && known && s != "" && strings.Trim(s, "rwaxbt+") == "" &&
		strings.ContainsAny(s, "wax+") {
		r.Open(c.Name, value.Value{Kind: value.Path}, mode)
	}
	return r.Result(c)
}

// conditionOf handles pytest.mark.skipif(condition), which is code where it is a string (pytest 8, "Skip/xfail with
// string conditions").
func conditionOf(r *call.Calls, c *call.Call) value.Value {
	if v, ok := c.Arg(0, "condition"); ok && v.IsText() {
		return library.Evaluate(r, c)
	}
	r.NoteArguments(c.Arguments, true)
	return value.Value{}
}

// copied handles copy.copy(x): of a text or a path it is that again, of anything else nothing is known.
func copied(r *call.Calls, c *call.Call) value.Value {
	if v := library.Same(r, c); v.IsText() {
		return v
	}
	r.NotFollowed(c)
	return r.Result(c)
}
