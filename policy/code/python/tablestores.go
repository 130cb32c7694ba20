package python

import (
	"strings"

	"guard/policy/code"
	"guard/policy/code/call"
	"guard/policy/code/library"
	"guard/policy/code/value"
)

// stores says what is done to files by the methods of an object that was made of them: joblib 1.4, DiskCache 5.6,
// fsspec 2024, h5py 3, pandas 2, Zarr 2 and 3, sqlitedict 2.1, Whoosh 2.7, PyFilesystem 2.4, PyArrow 17, mailbox of
// Python 3.13, pikepdf 9, PyMuPDF 1.24, tomlkit 0.13, DVC 3, DVCLive 3, scikit-learn 1.5, LMDB 1.5, plyvel 1.5.
var stores = []row{
	{call.None, "0=location", keepsPath, "joblib.Memory joblib.memory.Memory"},
	{call.None, "0=directory", keepsPath, "diskcache.Index diskcache.FanoutCache"},
	{call.None, "1=directory", keepsPath, "diskcache.Deque"},
	{call.None, "0=url", keepsPath, "fsspec.get_mapper fsspec.mapping.get_mapper"},
	{call.None, "0=path", keepsPath, "zarr.DirectoryStore zarr.storage.DirectoryStore zarr.NestedDirectoryStore " +
		"lmdb.open lmdb.Environment plyvel.DB"},
	{call.None, "0=root", keepsPath, "zarr.storage.LocalStore"},
	{code.Deletes, "", losesHeld(code.Deletes), "joblib.Memory().clear joblib.memory.Memory().clear " +
		"joblib.Memory().reduce_size diskcache.Index().clear diskcache.FanoutCache().clear " +
		"diskcache.FanoutCache().evict diskcache.Deque().clear fsspec.get_mapper().clear " +
		"fsspec.mapping.get_mapper().clear zarr.DirectoryStore().clear zarr.storage.DirectoryStore().clear " +
		"zarr.storage.LocalStore().clear zarr.open().clear zarr.open_group().clear"},
	{code.DeletesTree, "", losesMember, "zarr.open().__delitem__ zarr.open_group().__delitem__ " +
		"zarr.group().__delitem__ zarr.open()[]= zarr.open_group()[]= zarr.group()[]= " +
		"zarr.DirectoryStore().__delitem__ zarr.storage.DirectoryStore().__delitem__ " +
		"zarr.NestedDirectoryStore().__delitem__"},
	{code.Writes, "", losesMember, "zarr.DirectoryStore()[]= zarr.storage.DirectoryStore()[]= " +
		"zarr.NestedDirectoryStore()[]="},
	{code.Deletes, "", losesHeldWhere("overwrite"), "zarr.open().create_group zarr.open_group().create_group " +
		"zarr.open().create_array zarr.open_group().create_array zarr.open().create_dataset " +
		"zarr.open_group().create_dataset zarr.open_group().create zarr.open_group().zeros zarr.open_group().ones " +
		"zarr.open_group().full zarr.open_group().empty zarr.open_group().array"},
	{code.Writes, "", opensHeld, "h5py.File netCDF4.Dataset tables.open_file pandas.HDFStore h5netcdf.File"},
	{code.Writes, "", losesHeld(code.Writes), "h5py.File().__delitem__ h5py.File().clear h5py.File().pop " +
		"pandas.HDFStore().remove pandas.HDFStore().__delitem__ tables.open_file().remove_node"},
	{code.Empties, "", library.Empties, "diskcache.Cache().evict"},
	{code.DeletesTree, "0=location", nil, "?.clear_location"}, // joblib's FileSystemStoreBackend

	{code.Edits, "0=filename", opensDict, "sqlitedict.SqliteDict sqlitedict.open"},
	{code.Empties, "", library.Empties, "sqlitedict.SqliteDict().clear"},
	{code.Deletes, "", losesHeld(code.Deletes), "sqlitedict.SqliteDict().terminate"},
	{code.Edits, "0=path", opensTiny, "tinydb.TinyDB tinydb.database.TinyDB"},
	{code.Empties, "", library.Empties, "lmdb.open().begin().drop lmdb.Environment().begin().drop " +
		"chromadb.Client().reset " +
		"requests_cache.CachedSession().cache.clear requests_cache.clear " +
		"sqlalchemy.Table().drop huey.SqliteHuey().flush huey.RedisHuey().flush " +
		"huey.FileHuey().flush " +
		"influxdb_client.InfluxDBClient().delete_api().delete mem0.Memory().reset mem0.Memory().delete_all " +
		"beanie.Document.delete_all meilisearch.Client().index().delete_all_documents control.purge"},

	{code.Deletes, "0=dirname", deletesThere, "whoosh.index.create_in"},
	{call.None, "", clearsIndex, "whoosh.index.open_dir().writer().commit"},

	{code.Makes, "0=path", makesHeld, "mailbox.mbox mailbox.MMDF mailbox.Babyl mailbox.MH"},
	{code.Makes, "0=dirname", makesHeld, "mailbox.Maildir"},
	{call.None, "0", library.IfText(code.Appends), "mailbox.mbox()._path= mailbox.MMDF()._path= " +
		"mailbox.Babyl()._path= mailbox.MH()._path= mailbox.Maildir()._path="},
	{code.Appends, "", changesHeld, "mailbox.mbox().add mailbox.mbox().flush mailbox.MMDF().add " +
		"mailbox.MMDF().flush mailbox.Babyl().add mailbox.Babyl().flush mailbox.MH().add mailbox.MH().pack " +
		"mailbox.MH().add_folder mailbox.MH().set_sequences mailbox.Maildir().add mailbox.Maildir().add_folder"},
	{code.Writes, "", losesHeld(code.Writes), "mailbox.mbox().clear mailbox.mbox().remove mailbox.mbox().discard " +
		"mailbox.mbox().pop mailbox.mbox().popitem mailbox.mbox().__delitem__ " +
		"mailbox.mbox().update mailbox.mbox().__setitem__ mailbox.mbox()[]= " +
		"mailbox.MMDF().clear mailbox.MMDF().remove mailbox.MMDF().discard mailbox.MMDF().pop mailbox.MMDF().popitem " +
		"mailbox.MMDF().__delitem__ mailbox.MMDF().update mailbox.MMDF().__setitem__ mailbox.MMDF()[]= " +
		"mailbox.Babyl().clear mailbox.Babyl().remove mailbox.Babyl().discard mailbox.Babyl().pop " +
		"mailbox.Babyl().popitem mailbox.Babyl().__delitem__ mailbox.Babyl().update mailbox.Babyl().__setitem__ " +
		"mailbox.Babyl()[]="},
	{code.Deletes, "", losesHeld(code.Deletes), "mailbox.Maildir().clear mailbox.Maildir().remove " +
		"mailbox.Maildir().discard mailbox.Maildir().pop mailbox.Maildir().popitem mailbox.Maildir().__delitem__ " +
		"mailbox.Maildir().update mailbox.Maildir().__setitem__ mailbox.Maildir()[]= mailbox.Maildir().clean " +
		"mailbox.Maildir().remove_folder mailbox.MH().clear mailbox.MH().remove mailbox.MH().discard " +
		"mailbox.MH().pop mailbox.MH().popitem mailbox.MH().__delitem__ mailbox.MH().update " +
		"mailbox.MH().__setitem__ mailbox.MH()[]="},

	{call.None, "0=root_path", keepsPath, "fs.osfs.OSFS"},
	{call.None, "0=fs_url", keepsPath, "fs.open_fs"},
	{call.None, "0=base_path", keepsPath, "pyarrow.fs.SubTreeFileSystem"},
	{code.Deletes, "", inHeld(code.Deletes), "fs.osfs.OSFS().removetree fs.osfs.OSFS().remove " +
		"fs.osfs.OSFS().removedir fs.open_fs().removetree fs.open_fs().remove fs.open_fs().removedir " +
		"pyarrow.fs.SubTreeFileSystem().delete_dir pyarrow.fs.SubTreeFileSystem().delete_file " +
		"pyarrow.fs.SubTreeFileSystem().delete_dir_contents"},
	{code.Writes, "", inHeld(code.Writes), "fs.osfs.OSFS().writetext fs.osfs.OSFS().writebytes " +
		"fs.osfs.OSFS().upload fs.osfs.OSFS().writefile fs.open_fs().writetext fs.open_fs().writebytes " +
		"fs.open_fs().upload fs.open_fs().writefile pyarrow.fs.SubTreeFileSystem().open_output_stream"},
	{code.Writes, "", inHeldWhere("wipe"), "fs.osfs.OSFS().create fs.open_fs().create"},
	{code.Deletes, "1=dst_fs", deletesThere, "fs.mirror.mirror"},
	{code.Copies, "0=src_fs 1=dst_fs", nil, "fs.copy.copy_fs"},
	{code.Moves, "0=src_fs 1=dst_fs", nil, "fs.move.move_fs"},
	{code.Copies, "0=source 1=destination", nil, "pyarrow.fs.copy_files"},

	{call.None, "0=filename_or_stream", keepsWhere("allow_overwriting_input"), "pikepdf.open pikepdf.Pdf.open"},
	{call.None, "0=filename", savesHeld, "pikepdf.open().save pikepdf.Pdf.open().save"},
	{call.None, "0=filename", keepsPath, "fitz.open fitz.Document pymupdf.open pymupdf.Document"},
	{code.Writes, "", losesHeld(code.Writes), "fitz.open().saveIncr fitz.Document().saveIncr " +
		"pymupdf.open().saveIncr pymupdf.Document().saveIncr"},
	{call.None, "0=path", keepsPath, "tomlkit.toml_file.TOMLFile"},
	{code.Writes, "", losesHeld(code.Writes), "tomlkit.toml_file.TOMLFile().write"},
	{code.Deletes, "0=data_home", deletesThere, "sklearn.datasets.clear_data_home"},
	{code.Deletes, "0=ckpt_dir", deletesThere, "flax.training.checkpoints.save_checkpoint"}, // keep=1
	{code.Deletes, "", nil, "dvc.repo.Repo().gc dvc.repo.Repo().destroy"},
	{code.Deletes, "", dropsWhere("force"), "dvc.repo.Repo().checkout"},
	{call.None, "0=dir", tidiesLive, "dvclive.Live"},
}

// heldBy are the files that the object of a method was made of; an unknown one where that was lost on the way.
func heldBy(c *call.Call) []value.Value {
	if c.Recv.Kind != value.Name || c.Recv.List == nil {
		return []value.Value{{}}
	}
	var files []value.Value
	for _, item := range c.Recv.List.Items {
		item.Each(func(v value.Value) {
			if v.IsText() || v.Kind == value.Unknown {
				files = append(files, v)
			}
		})
	}
	return files
}

// deletesThere handles a call that begins a folder anew.
func deletesThere(r *call.Calls, c *call.Call) value.Value {
	r.Begin(c)
	deletesPicked(r, c)
	return keepsPath(r, c)
}

// losesHeld makes a How for a method that does something to what its object was made of.
func losesHeld(kind code.Kind) call.How {
	return func(r *call.Calls, c *call.Call) value.Value {
		r.Begin(c)
		top, _, _ := strings.Cut(c.Name, ".")
		for _, v := range heldBy(c) {
			r.EmitOf(top, kind, c.Name, v)
		}
		return value.Named(r.Canonical(c.Name + "()"))
	}
}

// makesHeld handles mbox(path) and the like, which make the mailbox if it is not there and create is not false.
func makesHeld(r *call.Calls, c *call.Call) value.Value {
	if create, given := c.Arg(2, "create"); !given || !value.IsFalse(create) {
		r.Line = c.Line
		for _, v := range r.Picked(c) {
			r.EmitEach(code.Makes, c.Name, []value.Value{v})
		}
	}
	return keepsPath(r, c)
}

// changesHeld handles mbox(path).add(message) and the like, which add to what the object was made of.
func changesHeld(r *call.Calls, c *call.Call) value.Value {
	r.Begin(c)
	r.EmitEach(c.Rule.Kind, c.Name, heldBy(c))
	return value.Named(r.Canonical(c.Name + "()"))
}

// losesHeldWhere is losesHeld for a method that deletes only where an option says so.
func losesHeldWhere(option string) call.How {
	return func(r *call.Calls, c *call.Call) value.Value {
		if v, given := c.Key(option); given && !value.IsFalse(v) || c.SpreadKeys {
			return losesHeld(code.Deletes)(r, c)
		}
		r.Begin(c)
		v := value.Named(r.Canonical(c.Name + "()"))
		v.List = c.Recv.List
		return v
	}
}

// opensHeld handles h5py.File(name, mode) and the like; the name goes with the object.
func opensHeld(r *call.Calls, c *call.Call) value.Value {
	v := library.Opener(0, 1)(r, c)
	file, given := c.Arg(0, "file")
	if named, ok := library.FirstKey(c, "name", "filename", "path"); !given && ok {
		file, given = named, true
	}
	if given {
		v.List = &value.Elements{Items: []value.Value{file}, At: r.Place(r.Pos - 1)}
	}
	return v
}

// opensDict handles SqliteDict(filename, tablename, flag): n deletes the file, w empties the table.
func opensDict(r *call.Calls, c *call.Call) value.Value {
	flag, given := c.Arg(2, "flag")
	switch s, known := flag.Literal(); {
	case given && (!known || s == "n"):
		deletesPicked(r, c)
	case given && s == "w":
		r.Line = c.Line
		r.Emit(code.Empties, c.Name)
	}
	return keepsPath(r, c)
}

// opensTiny handles TinyDB(path, access_mode="r+").
func opensTiny(r *call.Calls, c *call.Call) value.Value {
	r.Begin(c)
	mode, given := c.Key("access_mode")
	if !given {
		mode = value.Text("r+")
	}
	for _, v := range r.Picked(c) {
		if v.IsText() || v.Kind == value.Unknown || v.Kind == value.Choice {
			mode.Each(func(m value.Value) { r.Open(c.Name, v, m) })
		}
	}
	return value.Named("tinydb.TinyDB()")
}

// clearsIndex handles commit(mergetype=writing.CLEAR), which throws away all that the index held.
func clearsIndex(r *call.Calls, c *call.Call) value.Value {
	r.Begin(c)
	if v, given := c.Arg(0, "mergetype"); given && v.Kind == value.Name && strings.HasSuffix(v.Text, "CLEAR") {
		r.Emit(code.Empties, c.Name)
	}
	return value.Value{}
}

// inHeld makes a How for a method whose first argument is a path in the folder that its object was made of. The root
// is written as a slash or as nothing.
func inHeld(kind code.Kind) call.How {
	return func(r *call.Calls, c *call.Call) value.Value {
		r.Begin(c)
		name, _ := c.Arg(0, "path")
		for _, folder := range heldBy(c) {
			folder.Text = strings.TrimPrefix(folder.Text, "osfs://")
			at := name.Mapped(func(v value.Value) value.Value {
				s, known := v.Literal()
				if s = strings.TrimLeft(s, "/"); known && s == "" {
					return folder
				} else if known {
					v.Text = s
				}
				return value.Join(folder, v, false)
			})
			r.EmitEach(kind, c.Name, []value.Value{at})
		}
		return value.Named(r.Canonical(c.Name + "()"))
	}
}

// inHeldWhere is inHeld for a method that empties the file only where an option says so.
func inHeldWhere(option string) call.How {
	return func(r *call.Calls, c *call.Call) value.Value {
		if v, given := c.Arg(1, option); given && !value.IsFalse(v) {
			return inHeld(code.Writes)(r, c)
		}
		r.Begin(c)
		return value.Value{}
	}
}

// keepsWhere is keepsPath for a call whose object writes to the file only where an option says so.
func keepsWhere(option string) call.How {
	return func(r *call.Calls, c *call.Call) value.Value {
		v := keepsPath(r, c)
		if given, ok := c.Key(option); !ok || value.IsFalse(given) {
			v.List = nil
		}
		return v
	}
}

// savesHeld handles save(), without a name, of an object that writes back to its file; with a name, it writes that one.
func savesHeld(r *call.Calls, c *call.Call) value.Value {
	if len(c.Pos) == 0 && c.Recv.List != nil {
		return losesHeld(code.Writes)(r, c)
	}
	return library.Saves(r, c)
}

// dropsWhere makes a How for a call that throws away changes where an option says so.
func dropsWhere(option string) call.How {
	return func(r *call.Calls, c *call.Call) value.Value {
		r.Begin(c)
		if v, given := c.Key(option); given && !value.IsFalse(v) || c.SpreadKeys {
			r.Emit(code.Deletes, c.Name)
		}
		return value.Value{}
	}
}

// tidiesLive handles Live(dir="dvclive", resume=False), which first deletes what an earlier run left there.
func tidiesLive(r *call.Calls, c *call.Call) value.Value {
	r.Begin(c)
	dir, given := c.Arg(0, "dir")
	if !given {
		dir = value.Text("dvclive")
	}
	if resume, ok := c.Key("resume"); !ok || value.IsFalse(resume) {
		dir.Each(func(v value.Value) { r.EmitOf("dvclive", code.Deletes, c.Name, v) })
	}
	return value.Named("dvclive.Live()")
}

// losesMember handles group["name"] = array and del group["name"] of Zarr, which delete what stands under the name
// below the store's folder, whatever it is. Other keys pick a part of an array.
func losesMember(r *call.Calls, c *call.Call) value.Value {
	r.Begin(c)
	if key, given := c.Arg(0, ""); given && key.IsText() {
		r.EmitEach(c.Rule.Kind, c.Name, []value.Value{library.Below(c.Recv, key)})
	}
	return value.Value{}
}
