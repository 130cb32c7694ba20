package code

// pythonLibraries says what the calls of packages of Python do that people often have:
// pandas 2, polars 1, NumPy 2, Pillow 11, openpyxl, PyTorch, joblib, h5py, fsspec 2024,
// smart_open, pygit2, DuckDB 1.1, huggingface_hub, wandb, PyAutoGUI, python-dotenv.
var pythonLibraries = []row{
	{none, "0", saves, "?.savefig matplotlib.pyplot.savefig ?.to_csv ?.to_excel ?.to_parquet ?.to_pickle ?.to_hdf ?.to_json ?.to_html ?.to_feather ?.to_stata ?.to_xml ?.to_latex ?.to_markdown ?.to_orc ?.to_string ?.to_file ?.to_netcdf ?.to_zarr ?.tofile ?.write_csv ?.write_parquet ?.write_json ?.write_ndjson ?.write_ipc ?.write_avro ?.write_excel ?.sink_csv ?.sink_parquet ?.sink_ipc ?.write_image ?.write_html ?.write_pdf ?.write_png ?.write_videofile ?.write_gif ?.write_audiofile"},
	{none, "0", saves, "?.save ?.save_as ?.saveas ?.save_weights ?.save_model ?.save_pretrained ?.save_to_disk ?.imsave imageio.imsave imageio.mimsave imageio.mimwrite imageio.v2.imwrite imageio.v3.imwrite tifffile.imwrite soundfile.write scipy.io.wavfile.write scipy.sparse.save_npz cv2.VideoWriter xlsxwriter.Workbook pypdf.PdfWriter().write PyPDF2.PdfWriter().write fpdf.FPDF().output reportlab.pdfgen.canvas.Canvas ?.export ?.postscript ffmpeg.input().output numpy.array().dump numpy.zeros().dump numpy.ones().dump numpy.arange().dump tensorflow.io.write_file keras.utils.plot_model"},
	{none, "1", saves, "torch.save torch.jit.save joblib.dump onnx.save onnx.save_model nibabel.save networkx.write_gml networkx.write_graphml networkx.write_gexf networkx.write_edgelist networkx.write_adjlist networkx.write_gpickle pyarrow.parquet.write_table pyarrow.csv.write_csv pyarrow.feather.write_feather ?.save_file ?.write_file fastparquet.write pdfkit.from_string pdfkit.from_file pdfkit.from_url"},
	{Writes, "", opener(0, 1), "h5py.File netCDF4.Dataset tables.open_file py7zr.SevenZipFile gzip.GzipFile bz2.BZ2File lzma.LZMAFile zarr.open zarr.open_group pandas.HDFStore pandas.ExcelWriter uproot.open io.open_code"},
	{Writes, "", opener(0, 2), "numpy.memmap np.memmap numpy.core.memmap numpy.lib.format.open_memmap"},
	{none, "9", saves, "pypandoc.convert_file pypandoc.convert_text"},
	{none, "", databaseFile, "dbm.open dbm.gnu.open dbm.ndbm.open dbm.sqlite3.open"},
	{Edits, "0=path", nil, "tinydb.TinyDB sqlite_utils.Database lmdb.open plyvel.DB diskcache.Cache"},
	{none, "", cookieJar, "http.cookiejar.MozillaCookieJar http.cookiejar.LWPCookieJar http.cookiejar.FileCookieJar cookielib.MozillaCookieJar cookielib.LWPCookieJar"},
	{none, "", urlOpener, "fsspec.open fsspec.core.open smart_open.open smart_open.smart_open"},
	{none, "", fileSystem, "fsspec.filesystem"},
	{DeletesTree, "0=path", nil, "fsspec.filesystem().rm fsspec.filesystem().delete fsspec.filesystem().rm_file fsspec.filesystem().rmdir fsspec.implementations.local.LocalFileSystem().rm fsspec.implementations.local.LocalFileSystem().delete fsspec.implementations.local.LocalFileSystem().rm_file fsspec.implementations.local.LocalFileSystem().rmdir pyarrow.fs.LocalFileSystem().delete_dir pyarrow.fs.LocalFileSystem().delete_file pyarrow.fs.LocalFileSystem().delete_dir_contents fs.open_fs().removetree fs.open_fs().remove tensorflow.io.gfile.remove tensorflow.io.gfile.rmtree"},
	{Moves, "0 1", nil, "fsspec.filesystem().mv fsspec.filesystem().move fsspec.filesystem().rename fsspec.implementations.local.LocalFileSystem().mv pyarrow.fs.LocalFileSystem().move tensorflow.io.gfile.rename"},
	{Copies, "0 1", nil, "fsspec.filesystem().cp fsspec.filesystem().copy fsspec.filesystem().get fsspec.filesystem().put fsspec.implementations.local.LocalFileSystem().copy tensorflow.io.gfile.copy"},
	{Writes, "0=path", nil, "fsspec.filesystem().pipe fsspec.filesystem().pipe_file fsspec.filesystem().write_text fsspec.filesystem().write_bytes fsspec.filesystem().touch"},
	{Reads, "0=path", nil, "fsspec.filesystem().cat fsspec.filesystem().cat_file fsspec.filesystem().read_text fsspec.filesystem().head"},
	{Writes, "", opener(0, 1), "fsspec.filesystem().open"},

	{none, "", statement(true), "?.exec_driver_sql ?.execute_sql ?.executeUpdate"},
	{Runs, "", duckSQL, "duckdb.sql duckdb.query duckdb.execute duckdb.connect().sql duckdb.connect().query duckdb.connect().execute"},
	{Runs, "", forced, "pygit2.Repository().checkout_head pygit2.Repository().checkout pygit2.Repository().checkout_tree pygit2.Repository().checkout_index"},
	{Runs, "", command("git", "reset", "--hard"), "pygit2.Repository().reset dulwich.porcelain.reset git.Repo().head.reset"},
	{Runs, "", command("git", "stash", "drop"), "pygit2.Repository().stash_drop dulwich.porcelain.stash_drop"},
	{Runs, "", command("git", "clean", "-fd"), "dulwich.porcelain.clean"},

	{Network, "", remoteCode, "torch.hub.load torch.hub.help torch.hub.list evaluate.load kagglehub.package_import"},
	{Network, "", nil, "torch.hub.load_state_dict_from_url torch.hub.download_url_to_file huggingface_hub.upload_folder huggingface_hub.upload_file huggingface_hub.upload_large_folder huggingface_hub.create_repo huggingface_hub.create_commit huggingface_hub.delete_repo huggingface_hub.delete_file huggingface_hub.push_to_hub_fastai huggingface_hub.HfApi().* ?.push_to_hub"},
	{Network, "", nil, "wandb.* comet_ml.* neptune.* kaggle.* kagglehub.* pyngrok.ngrok.* dropbox.* gspread.* telegram.* tweepy.* discord.* yagmail.* sendgrid.* mailgun.* minio.* s3fs.* gcsfs.* adlfs.* pysftp.* yt_dlp.* gdown.* internetarchive.* pastebin.* telebot.* pydrive.* pydrive2.*"},
	{none, "", secretNamed("HF_TOKEN"), "huggingface_hub.get_token huggingface_hub.HfFolder.get_token huggingface_hub.utils.get_token"},
	{Opaque, "", nil, "pyautogui.* pynput.* keyboard.* mouse.* pywinauto.* autopy.* Xlib.ext.xtest.* uinput.* evdev.UInput ydotool.* libtmux.*"},

	{none, "", loadsSettings, "dotenv.load_dotenv dotenv.main.load_dotenv dotenv.main.DotEnv().set_as_environment_variables environs.Env().read_env environ.Env.read_env environ.Env().read_env dotenv.load"},
	{none, "", variable, "environs.Env() environs.Env().str environs.Env().url environ.Env() environ.Env().str environ.Env().url"},
}

// scriptLibraries says what the calls of packages of Node.js do: dotenv 16, sharp 0.33,
// Puppeteer, Playwright, SheetJS, adm-zip, robotjs.
var scriptLibraries = []row{
	{none, "", loadsSettings, "dotenv.config dotenv.configDotenv dotenv.default.config process.loadEnvFile dotenv-expand.expand dotenv-flow.config dotenvx.config @dotenvx.dotenvx.config"},
	{none, "0", saves, "?.toFile ?.save ?.saveAs ?.toFileSync ?.writeZip ?.writeZipPromise"},
	{none, "0 1", ifText(Writes), "xlsx.writeFile xlsx.writeFileXLSX xlsx.writeFileSync xlsx.writeFileAsync"},
	{none, "0", saves, "?.writeAsync ?.backup ?.saveToFile jimp.read().write new:jimp().write fluent-ffmpeg().output"},
	{none, "", optionWrites("path"), "?.screenshot ?.pdf"},
	{Opaque, "", nil, "robotjs.* @nut-tree.* nut-js.* @jitsi.robotjs.* keysender.*"},
}

// phpLibraries says what extensions and packages of PHP do: zip, SPL, Imagick, dba,
// phpdotenv.
var phpLibraries = []row{
	{none, "", gives(named("ziparchive()")), "new:ziparchive"},
	{none, "", zipOpened, "ziparchive().open"},
	{Lists, "0", nil, "new:directoryiterator new:filesystemiterator new:recursivedirectoryiterator"},
	{none, "", globs(vString), "new:globiterator"},
	{Edits, "0", nil, "new:phar new:phardata"},
	{none, "", databaseFile, "dba_open dba_popen"},
	{none, "0", ifText(Writes), "?.writeimage ?.writeimages ?.asxml"},
	{none, "", loadsSettings, "?.createimmutable ?.createmutable ?.createunsafeimmutable ?.createunsafemutable ?.loadenv"},
}

// perlLibraries says what modules of Perl do: DB_File, SDBM_File, Dotenv.
var perlLibraries = []row{
	{none, "", tied, "tie"},
	{Writes, "0", nil, "Spreadsheet::WriteExcel.new Excel::Writer::XLSX.new"},
	{none, "0", ifText(Writes), "Image::Magick.new().Write ?.writeToFileNamed ?.overwriteAs"},
	{none, "", loadsSettings, "Dotenv.load Dotenv->load"},
}

// rubyLibraries says what gems of Ruby do: DBM and its kin, MiniMagick, RMagick, dotenv.
var rubyLibraries = []row{
	{Writes, "0", nil, "DBM.open DBM.new GDBM.open GDBM.new SDBM.open SDBM.new MiniMagick.Image.open().write Magick.Image.new().write Magick.ImageList.new().write"},
	{none, "0", ifText(Writes), "?.save ?.save_as ?.write_to_file ?.render_file ?.serialize RubyXL.Workbook.new().write Prawn.Document.generate"},
	{none, "", loadsSettings, "Dotenv.load Dotenv.load! Dotenv.overload Dotenv.overload! Dotenv.overwrite"},
	{Environment, "", nil, "Dotenv.parse"},
}

// goLibraries says what modules of Go do: godotenv, excelize.
var goLibraries = []row{
	{none, "", loadsSettings, "github.com/joho/godotenv.Load github.com/joho/godotenv.Overload"},
	{Environment, "", nil, "github.com/joho/godotenv.Read"},
	{Writes, "0", nil, "?.SaveAs"},
}
