package python

import (
	"strings"

	"guard/policy/code"
	"guard/policy/code/call"
	"guard/policy/code/library"
	"guard/policy/code/token"
	"guard/policy/code/value"
)

// opens says which functions open a file by themselves, and show its lines, in what they give or in an error: the
// standard library of Python 3.13 (linecache, traceback, warnings, configparser, importlib.resources, pkgutil,
// py_compile, tabnanny, mimetypes, ssl, xml).
var opens = []row{
	{code.Reads, "0=filename", nil, "linecache.getline linecache.updatecache linecache.checkcache " +
		"linecache.lazycache " +
		"traceback.FrameSummary trace.find_executable_linenos inspect.findsource mimetypes.read_mime_types " +
		"tabnanny.check sndhdr.what imghdr.what"},
	{code.Reads, "2=filename", nil, "warnings.warn_explicit warnings.showwarning"},
	{code.Reads, "1=filename", nil, "warnings.formatwarning"},
	{code.Reads, "0=fullname", nil, "compileall.compile_file"},
	{code.Reads, "0=file", nil, "xml.dom.minidom.parse xml.dom.pulldom.parse xml.etree.ElementTree.parse"},
	{code.Reads, "0=filenames", nil, "configparser.ConfigParser().read configparser.RawConfigParser().read " +
		"configparser.SafeConfigParser().read"},
	{code.Reads, "0=filename", nil, "openpyxl.load_workbook openpyxl.reader.excel.load_workbook xlrd.open_workbook " +
		"textract.process pyxlsb.open_workbook odf.opendocument.load ezodf.opendoc"}, // documents of office programs
	{code.Reads, "0=docx", nil, "docx.Document docx.api.Document docx2txt.process docx2python.docx2python " +
		"docxtpl.DocxTemplate"},
	{code.Reads, "0=pptx", nil, "pptx.Presentation"},
	{code.Reads, "0=source", nil, "markitdown.MarkItDown().convert markitdown.MarkItDown().convert_local"},
	{code.Reads, "0=io", nil, "pandas.ExcelFile pd.ExcelFile pd.read_excel"},
	{call.None, "", frameLines, "traceback.print_list traceback.format_list traceback.StackSummary.from_list"},
	{call.None, "", packageFolder, "importlib.resources.files importlib_resources.files"},
	{call.None, "", packageFile, "importlib.resources.read_text importlib.resources.read_binary " +
		"importlib.resources.open_text importlib.resources.open_binary importlib.resources.path " +
		"importlib_resources.read_text importlib_resources.read_binary pkgutil.get_data " +
		"pkg_resources.resource_string pkg_resources.resource_stream pkg_resources.resource_filename"},
}

// frameLines handles print_list([(file, line, name, text)]), which shows that line of each file.
func frameLines(r *call.Calls, c *call.Call) value.Value {
	r.Begin(c)
	for _, list := range c.Pos {
		for _, frame := range r.Elements(list) {
			if frame.Kind == value.List && len(frame.List.Items) > 0 {
				r.EmitEach(code.Reads, c.Name, frame.List.Items[:1])
			}
		}
	}
	return value.Named(r.Canonical(c.Name + "()"))
}

// packageFolder handles importlib.resources.files("a.b"): the folder a/b, where the package is one of the project's.
func packageFolder(r *call.Calls, c *call.Call) value.Value {
	r.Begin(c)
	v, _ := library.FirstOf(c, 0, "anchor", "package")
	return folderOf(v)
}

func folderOf(v value.Value) value.Value {
	return v.Mapped(func(v value.Value) value.Value {
		if !v.IsText() {
			return value.Value{Kind: value.Path}
		}
		v.Kind, v.Text = value.Path, strings.ReplaceAll(v.Text, ".", "/")
		return v
	})
}

// folderAbove is the folder in which the file of a module lies.
func folderAbove(v value.Value) value.Value {
	at := strings.LastIndexByte(v.Text, '.')
	folder := "."
	if at > 0 {
		folder = strings.ReplaceAll(v.Text[:at], ".", "/")
	}
	v.Kind, v.Text = value.Path, folder
	return v
}

// packageFile handles pkgutil.get_data("a.b", "c.txt"): the file a/b/c.txt.
func packageFile(r *call.Calls, c *call.Call) value.Value {
	r.Begin(c)
	of, _ := library.FirstOf(c, 0, "anchor", "package")
	name, _ := library.FirstOf(c, 1, "resource")
	file := value.Join(folderOf(of), name, true)
	if file.IsText() && file.Known {
		r.Emit(code.Reads, c.Name, file)
		if strings.Contains(file.Text, "..") && name.IsText() { // beside a module that is no package
			beside := value.Join(of.Mapped(folderAbove), name, true)
			r.Emit(code.Reads, c.Name, beside)
		}
	}
	return value.Named(r.Canonical(c.Name + "()"))
}

// joinedText is the string that begins at a token, with those that are put behind it by + or stand beside it.
func joinedText(toks []token.Token, at int) string {
	var b strings.Builder
	b.WriteString(toks[at].Text)
	for i := at + 1; i < len(toks); i++ {
		if toks[i].Is("+") && i+1 < len(toks) {
			i++
		}
		if toks[i].Kind != token.String {
			break
		}
		b.WriteString(toks[i].Text)
	}
	return b.String()
}
