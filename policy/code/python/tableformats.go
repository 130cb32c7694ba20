package python

import (
	"strings"

	"guard/policy/code"
	"guard/policy/code/call"
	"guard/policy/code/library"
	"guard/policy/code/value"
)

// writing says which calls write a file in a format of its own, or decide by an option whether they do: polars 1,
// PyArrow 17, xarray 2024, Dask 2024, pypdf 5, ReportLab 4, imageio 2, OpenCV 4, TensorFlow 2, Keras 3, PyTorch 2,
// Lightning 2, accelerate 1, LangChain 0.3, LlamaIndex 0.11, Matplotlib 3.10, rioxarray 0.17, RDKit 2024, pyecharts 2,
// pyexcel 0.7, petl 1.7, cookiecutter 2, sqlite-utils 3, sentence-transformers 3.
var writing = []row{
	{call.None, "0", library.Saves, "?.write_ipc_stream polars.DataFrame().serialize polars.LazyFrame().serialize " +
		"polars.read_csv().serialize polars.scan_csv().serialize polars.read_parquet().serialize " +
		"polars.scan_parquet().serialize dask.array.to_npy_stack"},
	{call.None, "0", library.Saves, "pyarrow.output_stream pyarrow.ipc.new_file pyarrow.ipc.new_stream " +
		"pyarrow.create_memory_map pyarrow.fs.LocalFileSystem().open_output_stream"},
	{code.Writes, "", library.Opener(0, 1), "pyarrow.OSFile pyarrow.memory_map tensorflow.io.gfile.GFile " +
		"tf.io.gfile.GFile imageio.v3.imopen imageio.imopen pyarrow.NativeFile"},
	{call.None, "1", library.Saves, "pyarrow.orc.write_table rdkit.Chem.MolToMolFile rdkit.Chem.MolToPDBFile " +
		"rdkit.Chem.MolToXYZFile torch.profiler.profile().export_stacks"},
	{call.None, "2", library.Saves, "torch.onnx.export"},
	{code.Writes, "1=paths", nil, "xarray.save_mfdataset"},
	{call.None, "0", zarrMode, "?.to_zarr"},
	{call.None, "0", library.Saves, "pypdf.PdfWriter pypdf.PdfMerger().write PyPDF2.PdfMerger().write " +
		"PyPDF2.PdfFileMerger().write PyPDF2.PdfFileWriter().write reportlab.platypus.SimpleDocTemplate " +
		"reportlab.platypus.BaseDocTemplate ?.get_writer torch.package.PackageExporter ?.to_raster ?.save_state " +
		"?.save_local ?.persist ?.save_to_dir matplotlib.backends.backend_pdf.PdfPages " +
		"matplotlib.backends.backend_pgf.PdfPages pyexcel.save_as pyexcel.isave_as"},
	{call.None, "1", library.Saves, "torch.distributed.checkpoint.save torch.distributed.checkpoint.async_save"},
	{call.None, "0=path", library.ByFlag(0, 1, "cv2.FILE_STORAGE_READ", code.Reads), "cv2.FileStorage"},
	{call.None, "0=filename", beginsLog, "keras.callbacks.CSVLogger tensorflow.keras.callbacks.CSVLogger " +
		"tf.keras.callbacks.CSVLogger"},
	{call.None, "9=dirpath", sameCheckpoint, "lightning.pytorch.callbacks.ModelCheckpoint " +
		"pytorch_lightning.callbacks.ModelCheckpoint"},
	{call.None, "9=output_path", fits, "sentence_transformers.SentenceTransformer().fit"},
	{call.None, "", rendersPage, "pyecharts.charts.*"},
	{code.Empties, "", library.Empties, "petl.todb petl.io.db.todb"},
	{call.None, "", overwritesTable, "?.overwrite"},
	{call.None, "0", appendsByDefault, "?.to_hdf"},
	{call.None, "0", library.Saves, "?.save_pretrained_merged ?.save_pretrained_gguf rdflib.Graph().serialize " +
		"rdflib.ConjunctiveGraph().serialize rdflib.Dataset().serialize sweetviz.analyze().show_html " +
		"sweetviz.compare().show_html sweetviz.compare_intra().show_html dask.distributed.performance_report " +
		"distributed.performance_report ?.visualize"},
	{call.None, "1", library.Saves, "optimum.exporters.onnx.main_export"},
	{code.Writes, "0=target", endsIn("", ".mtx"), "scipy.io.mmwrite"},
	{code.Writes, "0=path_or_open_file", nil, "scipy.io.hb_write"},
	{call.None, "0", library.Saves, "cv2.VideoWriter().open"},
	{call.None, "1", library.Saves, "?.saving"}, // MovieWriter
	{call.None, "9=filename", library.IfText(code.Writes), "sympy.preview"},
	{call.None, "0=filename", library.IfText(code.Writes), "pymatgen.core.Structure.from_file().to " +
		"pymatgen.core.Structure().to pymatgen.core.Molecule().to pymatgen.core.Molecule.from_file().to"},
	{call.None, "0=name", drawsDiagram, "diagrams.Diagram"},
	{call.None, "", deletesNodes, "neo4j.GraphDatabase.driver().session().run " +
		"neo4j.GraphDatabase.driver().execute_query"},
	{code.Writes, "1=model_name", endsIn(".pkl"), "pycaret.classification.save_model pycaret.regression.save_model " +
		"pycaret.clustering.save_model pycaret.anomaly.save_model pycaret.time_series.save_model"},
	{code.Writes, "0=path", endsIn("", ".zip"), "stable_baselines3.PPO().save stable_baselines3.A2C().save " +
		"stable_baselines3.DQN().save stable_baselines3.SAC().save stable_baselines3.TD3().save " +
		"stable_baselines3.DDPG().save"},
	{code.Writes, "0=filename", endsIn(".svg", ".png"), "barcode.get().save barcode.EAN13().save " +
		"barcode.Code128().save barcode.Code39().save"},
	{code.Writes, "9=model_prefix", endsIn(".model", ".vocab"), "sentencepiece.SentencePieceTrainer.train " +
		"sentencepiece.SentencePieceTrainer.Train"},
	{code.Writes, "1=video_folder", endsIn("/rl-video-episode-0.mp4"), "gymnasium.wrappers.RecordVideo " +
		"gym.wrappers.RecordVideo"},
	{code.Writes, "0", nil, "onnxruntime.SessionOptions().optimized_model_filepath="},
	{call.None, "", keepsCheckpoints, "orbax.checkpoint.CheckpointManagerOptions"},
	{call.None, "0=directory", managesCheckpoints, "orbax.checkpoint.CheckpointManager"},
	{call.None, "0=mode", fileOption, "click.File click.types.File click.FileType"},
	{call.None, "", declaresFile, "click.option click.argument"},
	{call.None, "", overwritesUnknown("overwrite_if_exists"), "cookiecutter.main.cookiecutter"},
	{call.None, "", writesTable("connection", "if_table_exists"), "?.write_database"},
	{call.None, "", library.EmptiesWith("mode", "overwrite"), "?.write_iceberg"},
	{call.None, "", library.EmptiesWith("replace", ""), "sqlite_utils.Database().create " +
		"sqlite_utils.Database().create_table sqlite_utils.Database().create_view"},
	{call.None, "", library.EmptiesWith("drop", ""), "sqlite_utils.Database().transform"},
}

// zarrMode handles to_zarr(store, mode="w"), which deletes what is there; without a mode, it refuses to.
func zarrMode(r *call.Calls, c *call.Call) value.Value {
	r.Begin(c)
	mode, given := c.Key("mode")
	s, known := mode.Literal()
	again, over := c.Key("overwrite")
	if given && (!known || s == "w") || over && !value.IsFalse(again) || c.SpreadKeys {
		store, ok := library.FirstOf(c, 0, "store", "url")
		if ok && (store.IsText() || store.Kind == value.Choice) {
			r.EmitOf("zarr", code.Deletes, c.Name, store)
		}
	}
	return value.Named(r.Canonical(c.Name + "()"))
}

// fits handles fit(…, output_path=…, checkpoint_path=…, checkpoint_save_total_limit=1) of a model.
func fits(r *call.Calls, c *call.Call) value.Value {
	if limit, ok := c.Key("checkpoint_save_total_limit"); ok && !value.IsFalse(limit) {
		if v, given := c.Key("checkpoint_path"); given && (v.IsText() || v.Kind == value.Choice) {
			r.Line = c.Line
			r.EmitOf("sentence_transformers", code.Deletes, c.Name, v)
		}
	}
	return library.IfText(code.Writes)(r, c)
}

// beginsLog handles CSVLogger(filename, append=False).
func beginsLog(r *call.Calls, c *call.Call) value.Value {
	if v, given := c.Arg(2, "append"); given && value.IsTrue(v) {
		r.Begin(c)
		return value.Value{}
	}
	return library.IfText(code.Writes)(r, c)
}

// sameCheckpoint handles ModelCheckpoint(dirpath, filename, enable_version_counter=False), which writes over a
// checkpoint of an earlier run; otherwise it gives the new one a number.
func sameCheckpoint(r *call.Calls, c *call.Call) value.Value {
	r.Begin(c)
	counter, given := c.Key("enable_version_counter")
	if given && !value.IsTrue(counter) {
		for _, dir := range r.Picked(c) {
			if name, _ := c.Key("filename"); dir.IsText() && name.IsText() && !strings.Contains(name.Text, "{") {
				r.EmitEach(code.Writes, c.Name, []value.Value{value.Join(dir,
					value.Concat(name, value.Text(".ckpt")), false)})
			}
			if dir.IsText() {
				r.EmitEach(code.Writes, c.Name, []value.Value{value.Join(dir, value.Text("last.ckpt"), false)})
			}
		}
	}
	return value.Named(r.Canonical(c.Name + "()"))
}

// rendersPage handles render(path="render.html") of a chart of pyecharts; its other methods are kept as they are.
func rendersPage(r *call.Calls, c *call.Call) value.Value {
	r.Begin(c)
	if strings.HasSuffix(c.Name, ".render") {
		path, given := c.Arg(0, "path")
		if !given {
			path = value.Text("render.html")
		}
		r.EmitEach(code.Writes, c.Name, []value.Value{path})
	}
	return value.Named(r.Canonical(c.Name + "()"))
}

// overwritesUnknown makes a How for a call that writes over files whose names stand elsewhere, where an option says so.
func overwritesUnknown(option string) call.How {
	return func(r *call.Calls, c *call.Call) value.Value {
		r.Begin(c)
		if v, given := c.Key(option); given && !value.IsFalse(v) || c.SpreadKeys {
			r.Emit(code.Writes, c.Name, value.Value{})
		}
		return value.Value{}
	}
}

// writesTable makes a How for frame.to_sql(name, con, if_exists="replace"), by the names of these parameters.
func writesTable(connection, exists string) call.How {
	return func(r *call.Calls, c *call.Call) value.Value {
		if to, given := library.FirstOf(c, 1, connection); given {
			r.Line = c.Line
			r.DatabaseAt(c.Name, to)
		}
		return library.EmptiesWith(exists, "replace")(r, c)
	}
}
