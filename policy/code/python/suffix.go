package python

import (
	"path"

	"guard/policy/code"
	"guard/policy/code/call"
	"guard/policy/code/library"
	"guard/policy/code/value"
)

// suffixed says which calls write a file whose name is their argument with an ending: NumPy 2 (save, savez), SciPy 1.15
// (savemat), Matplotlib 3.10 (savefig), shutil of Python 3.14, distutils of Python 3.11 and of setuptools 75.
var suffixed = []row{
	{code.Writes, "0=file", endsIn("", ".npy"), "numpy.save np.save"},
	{code.Writes, "0=file", endsIn("", ".npz"), "numpy.savez numpy.savez_compressed np.savez np.savez_compressed"},
	{code.Writes, "0=file_name", endsIn("", ".mat"), "scipy.io.savemat scipy.io.matlab.savemat"},
	{code.Writes, "0=base_name", packed, "shutil.make_archive distutils.archive_util.make_archive " +
		"setuptools.archive_util.make_archive setuptools._distutils.archive_util.make_archive"},
	{code.Writes, "0=base_name", endsIn(".tar", ".tar.gz", ".tar.bz2", ".tar.xz", ".tar.zst", ".tar.Z"),
		"shutil._make_tarball distutils.archive_util.make_tarball setuptools._distutils.archive_util.make_tarball"},
	{code.Writes, "0=base_name", endsIn(".zip"), "shutil._make_zipfile distutils.archive_util.make_zipfile " +
		"setuptools._distutils.archive_util.make_zipfile"},
	{call.None, "0", savesFigure, "?.savefig matplotlib.pyplot.savefig"},
}

// archiveFormats are what the formats of make_archive put behind the base name; ztar is one of distutils.
var archiveFormats = [][2]string{{"zip", ".zip"}, {"tar", ".tar"}, {"gztar", ".tar.gz"}, {"bztar", ".tar.bz2"},
	{"xztar", ".tar.xz"}, {"zstdtar", ".tar.zst"}, {"ztar", ".tar.Z"}}

// endsIn makes a How for a call that puts one of the endings to the name that it is given; "" where the name may stay
// as it is.
func endsIn(endings ...string) call.How {
	return func(r *call.Calls, c *call.Call) value.Value {
		r.Begin(c)
		r.EmitEach(code.Writes, c.Name, withEnding(r.Picked(c), endings))
		return value.Value{}
	}
}

// withEnding are the names that these may become.
func withEnding(names []value.Value, endings []string) (files []value.Value) {
	for _, v := range names {
		v.Each(func(v value.Value) {
			for _, ending := range endings {
				files = append(files, value.Concat(v, value.Text(ending)))
			}
		})
	}
	return files
}

// packed handles make_archive(base_name, format). A format that is not known may be any of them.
func packed(r *call.Calls, c *call.Call) value.Value {
	format, _ := c.Arg(1, "format")
	var endings []string
	format.Each(func(v value.Value) {
		s, known := v.Literal()
		n := len(endings)
		for _, f := range archiveFormats {
			if known && f[0] == s {
				endings = append(endings[:n], f[1])
				return
			}
			endings = append(endings, f[1])
		}
	})
	return endsIn(endings...)(r, c)
}

// savesFigure handles savefig(name, format=…), which puts the format's ending to a name that has none.
func savesFigure(r *call.Calls, c *call.Call) value.Value {
	ending := "png"
	if v, given := c.Key("format"); given {
		ending, _ = v.Literal()
	}
	if v, ok := library.FirstOf(c, 0, "fname"); ok {
		v.Each(func(v value.Value) {
			if s, known := v.Literal(); v.IsText() && known && path.Ext(s) == "" {
				r.Line = c.Line
				r.Emit(code.Writes, c.Name, value.Concat(v, value.Text("."+ending)))
			}
		})
	}
	return library.Saves(r, c)
}
