package python

import (
	"guard/policy/code"
	"guard/policy/code/call"
	"guard/policy/code/library"
)

// libraries says what the calls of widely used packages do: pandas 2, polars 1, NumPy 2, Pillow 11, openpyxl,
// PyTorch, joblib, h5py, fsspec 2024, smart_open, pygit2, DuckDB 1.1, huggingface_hub, wandb, PyAutoGUI,
// python-dotenv.
var libraries = []row{
	{call.None, "", library.Client, "statsd.StatsClient statsd.TCPStatsClient redis.Redis redis.StrictRedis " +
		"redis.from_url redis.Redis.from_url redis.asyncio.Redis redis.asyncio.from_url aioredis.from_url " +
		"psycopg2.connect psycopg.connect psycopg.Connection.connect asyncpg.connect asyncpg.create_pool " +
		"pymysql.connect MySQLdb.connect mysql.connector.connect mariadb.connect pymongo.MongoClient " +
		"motor.motor_asyncio.AsyncIOMotorClient pika.ConnectionParameters pika.URLParameters kafka.KafkaProducer " +
		"kafka.KafkaConsumer aiokafka.AIOKafkaProducer confluent_kafka.Producer zmq.Context().socket().connect " +
		"zmq.Context.instance().socket().connect grpc.insecure_channel grpc.secure_channel grpc.aio.insecure_channel " +
		"ldap3.Server ldap.initialize paho.mqtt.client.Client().connect paho.mqtt.publish.single " +
		"paho.mqtt.publish.multiple pymemcache.client.base.Client memcache.Client cassandra.cluster.Cluster " +
		"clickhouse_driver.Client clickhouse_connect.get_client influxdb_client.InfluxDBClient " +
		"neo4j.GraphDatabase.driver nats.connect stomp.Connection celery.Celery sqlalchemy.create_engine " +
		"create_engine opensearchpy.OpenSearch meilisearch.Client " +
		"qdrant_client.QdrantClient pyodbc.connect oracledb.connect cx_Oracle.connect pymssql.connect ibm_db.connect " +
		"snowflake.connector.connect socketio.Client().connect rpyc.connect Pyro5.api.Proxy jsonrpclib.Server " +
		"zeep.Client suds.client.Client graypy.GELFUDPHandler logstash.TCPLogstashHandler logging_loki.LokiHandler " +
		"telnetlib3.open_connection netmiko.ConnectHandler ftputil.FTPHost smbclient.register_session " +
		"pysnmp.hlapi.UdpTransportTarget scapy.all.IP"},
	{code.Network, "", nil, "sentry_sdk.init sentry_sdk.Client raven.Client bugsnag.configure rollbar.init " +
		"newrelic.agent.initialize datadog.initialize posthog.* mixpanel.* segment.analytics.* analytics.track " +
		"honeybadger.* logtail.* pycurl.Curl().perform dns.resolver.* dns.query.* aiodns.* whois.whois " +
		"selenium.webdriver.* playwright.sync_api.sync_playwright playwright.async_api.async_playwright " +
		"requests_html.HTMLSession cloudscraper.create_scraper mechanize.Browser mechanicalsoup.StatefulBrowser " +
		"pyppeteer.launch scapy.all.send scapy.all.sendp scapy.all.sr1 exchangelib.* imap_tools.* O365.* jira.JIRA " +
		"trello.* notion_client.* linear.* pushbullet.* pushover.* apprise.* slackclient.* discord_webhook.*"},
	{code.DeletesTree, "0", nil, "Delete SCons.Script.Delete SCons.Defaults.Delete"}, // SCons 4
	{call.None, "", proxied, "urllib.request.ProxyHandler urllib2.ProxyHandler"},
	{code.Network, "0=host", nil, "urllib.request.Request().set_proxy http.client.HTTPConnection().set_tunnel " +
		"http.client.HTTPSConnection().set_tunnel"},
	{code.Reads, "", urlReader, "xml.sax.parse xml.sax.make_parser().parse lxml.etree.parse lxml.html.parse " +
		"lxml.objectify.parse lxml.etree.iterparse pandas.read_csv pandas.read_json pandas.read_excel " +
		"pandas.read_parquet pandas.read_table pandas.read_html pandas.read_xml pandas.read_feather pandas.read_fwf " +
		"pandas.read_stata pandas.read_sas pandas.read_orc pd.read_csv pd.read_json pd.read_table numpy.genfromtxt " +
		"numpy.loadtxt np.genfromtxt np.loadtxt numpy.DataSource().open geopandas.read_file xarray.open_dataset " +
		"skimage.io.imread imageio.imread imageio.v2.imread imageio.v3.imread cv2.VideoCapture polars.read_csv " +
		"polars.read_parquet polars.read_json polars.scan_csv polars.scan_parquet polars.read_ndjson " +
		"pyarrow.csv.read_csv pyarrow.parquet.read_table dask.dataframe.read_csv rdflib.Graph().parse " +
		"yaml.compose intake.open_catalog " +
		"matplotlib.pyplot.imread h5pyd.File prance.ResolvingParser m3u8.load vega_datasets.data tablib.import_set " +
		"petl.fromcsv agate.Table.from_csv"},
	{code.Network, "1=origin", nil, "keras.utils.get_file tensorflow.keras.utils.get_file tf.keras.utils.get_file"},
	{code.Opaque, "", nil, "ansible_runner.* ansible.* testinfra.get_host pyinfra.* " +
		"salt.client.* paramiko.SSHClient().exec_command docker.from_env().containers.run pexpect.* " +
		"pexpect.popen_spawn.* winrm.* psutil.Popen sarge.* shellous.* duct.* command.run subprocess32.* xonsh.* " +
		"plumbum.local.* cmd2.* click.launch luigi.* papermill.* streamlit.web.cli.* IPython.get_ipython().* " +
		"IPython.core.interactiveshell.* pyperclip.paste"},
	// What the person copied elsewhere, a picture of it too (tkinter, Qt, wxPython, GTK, pandas, Pillow).
	{code.Opaque, "", nil, "?.clipboard_get ?.selection_get ?.clipboard_wait_for_text " +
		"PyQt5.QtWidgets.QApplication.clipboard PyQt6.QtWidgets.QApplication.clipboard " +
		"PySide2.QtWidgets.QApplication.clipboard " +
		"PySide6.QtWidgets.QApplication.clipboard PyQt5.QtGui.QGuiApplication.clipboard " +
		"PyQt6.QtGui.QGuiApplication.clipboard PySide6.QtGui.QGuiApplication.clipboard wx.TheClipboard.GetData " +
		"wx.Clipboard.Get gi.repository.Gtk.Clipboard.get gi.repository.Gdk.Display.get_default().get_clipboard " +
		"pandas.read_clipboard pd.read_clipboard PIL.ImageGrab.grabclipboard klembord.* xerox.paste clipboard.paste " +
		"win32clipboard.GetClipboardData AppKit.NSPasteboard.generalPasteboard"},
	{code.Opaque, "", nil, "termios.TIOCSTI termios.TIOCLINUX"}, // types in the person's terminal (ioctl_tty(2))
	{code.Writes, "1=extract_dir", unpacker, "setuptools.archive_util.unpack_archive " +
		"setuptools.archive_util.unpack_zipfile setuptools.archive_util.unpack_tarfile " +
		"setuptools.archive_util.unpack_directory distutils.archive_util.unpack_archive " +
		"pyunpack.Archive().extractall libarchive.extract_file"},
	{call.None, "", library.OptionWrites("outdir"), "patoolib.extract_archive"},
	{call.None, "1", library.Saves, "ruamel.yaml.YAML().dump ruamel.yaml.YAML().dump_all"},
	{code.Empties, "", library.Empties, "?.drop_all ?.drop_tables ?.drop_table ?.truncate_table ?.drop_collection " +
		"?._raw_delete ?.drop_index ?.drop_schema tinydb.TinyDB().truncate tinydb.TinyDB().drop_tables " +
		"tinydb.TinyDB().drop_table tinydb.TinyDB().purge tinydb.TinyDB().table().truncate diskcache.Cache().clear " +
		"?.delete_many ?.reset_database ?.delete_collection ?.__table__.drop peewee.Model.delete().execute"},
	{call.None, "", emptiesQuery, "?.delete"},
	{call.None, "", dropsTable, "?.drop"},
	{call.None, "", writesTable("con", "if_exists"), "?.to_sql ?.to_postgis"},
	{call.None, "", store, "dataset.connect().* dataset.connect()[] sqlite_utils.Database().* " +
		"sqlite_utils.Database()[] pymongo.MongoClient().* pymongo.MongoClient()[] redis.Redis().delete_all"},
	{call.None, "", library.ServiceCommand, "?.execute_command"},
	{code.Runs, "", commandLine(false, "django-admin"), "django.core.management.call_command call_command"},
	{code.Runs, "", commandLine(true, "django-admin"), "django.core.management.execute_from_command_line"},
	{code.Runs, "", library.Command("alembic", "downgrade", "base"),
		"alembic.command.downgrade flask_migrate.downgrade"},
	{code.Runs, "", commandLine(true, "alembic"), "alembic.config.main alembic.config.CommandLine().main"},
	{call.None, "", processEnvironment,
		"?.environ ?.as_dict psutil.process_iter psutil.Process().environ psutil.Process().as_dict"},
	{code.Environment, "", nil, "django.conf.settings.SECRET_KEY django.conf.settings.SECRET_KEY_FALLBACKS " +
		"django.conf.settings.DATABASES django.conf.settings.CACHES django.conf.settings.EMAIL_HOST_PASSWORD " +
		"django.conf.settings.AWS_SECRET_ACCESS_KEY django.conf.settings._wrapped django.conf.settings._wrapped.*"},
	{call.None, "", settingOf, "django.conf.settings.DATABASES[]"},

	{call.None, "0", library.Saves, "?.to_csv ?.to_excel ?.to_parquet " +
		"?.to_pickle ?.to_json ?.to_html ?.to_feather ?.to_stata ?.to_xml ?.to_latex ?.to_markdown ?.to_orc " +
		"?.to_string ?.to_file ?.to_netcdf ?.to_yaml ?.to_toml ?.to_msgpack " +
		"?.tofile ?.write_csv ?.write_parquet ?.write_json " +
		"?.write_ndjson ?.write_ipc ?.write_avro ?.write_excel ?.sink_csv ?.sink_parquet ?.sink_ipc ?.write_image " +
		"?.write_html ?.write_pdf ?.write_png ?.write_videofile ?.write_gif ?.write_audiofile"},
	{call.None, "0", library.Saves, "?.save ?.save_as ?.saveas ?.save_weights ?.save_model ?.save_pretrained " +
		"?.save_to_disk ?.imsave imageio.imsave imageio.mimsave imageio.mimwrite imageio.v2.imwrite " +
		"imageio.v3.imwrite tifffile.imwrite soundfile.write scipy.io.wavfile.write scipy.sparse.save_npz " +
		"cv2.VideoWriter xlsxwriter.Workbook pypdf.PdfWriter().write PyPDF2.PdfWriter().write fpdf.FPDF().output " +
		"reportlab.pdfgen.canvas.Canvas ?.export ?.postscript ffmpeg.input().output numpy.array().dump " +
		"numpy.zeros().dump numpy.ones().dump numpy.arange().dump tensorflow.io.write_file keras.utils.plot_model"},
	{call.None, "1", library.Saves, "torch.save torch.jit.save joblib.dump onnx.save onnx.save_model nibabel.save " +
		"networkx.write_gml networkx.write_graphml networkx.write_gexf networkx.write_edgelist " +
		"networkx.write_adjlist networkx.write_gpickle pyarrow.parquet.write_table pyarrow.csv.write_csv " +
		"pyarrow.feather.write_feather ?.save_file ?.write_file pdfkit.from_string " +
		"pdfkit.from_file pdfkit.from_url"},
	{code.Writes, "", library.Opener(0, 1), "py7zr.SevenZipFile " +
		"gzip.GzipFile bz2.BZ2File lzma.LZMAFile " +
		"uproot.open io.open_code"},
	{code.Writes, "", library.Opener(0, 2), "numpy.memmap np.memmap numpy.core.memmap numpy.lib.format.open_memmap"},
	{call.None, "9", library.Saves, "pypandoc.convert_file pypandoc.convert_text"},
	{call.None, "", library.DatabaseFile, "dbm.open dbm.gnu.open dbm.ndbm.open dbm.sqlite3.open dbm.dumb.open"},
	{code.Edits, "0=filename_or_conn", recreates, "sqlite_utils.Database"},
	{code.Edits, "0=path", nil, "diskcache.Cache"},
	{call.None, "0=filename", library.IfText(code.Writes), "http.cookiejar.MozillaCookieJar().save " +
		"http.cookiejar.LWPCookieJar().save http.cookiejar.MozillaCookieJar().filename= " +
		"http.cookiejar.LWPCookieJar().filename="},
	{call.None, "", cookieJar, "http.cookiejar.MozillaCookieJar http.cookiejar.LWPCookieJar " +
		"http.cookiejar.FileCookieJar cookielib.MozillaCookieJar cookielib.LWPCookieJar"},
	{call.None, "", urlOpener, "fsspec.open fsspec.core.open smart_open.open smart_open.smart_open"},
	{call.None, "", fileSystem, "fsspec.filesystem"},
	{code.DeletesTree, "0=path", nil, "fsspec.filesystem().rm fsspec.filesystem().delete fsspec.filesystem().rm_file " +
		"fsspec.filesystem().rmdir fsspec.implementations.local.LocalFileSystem().rm " +
		"fsspec.implementations.local.LocalFileSystem().delete " +
		"fsspec.implementations.local.LocalFileSystem().rm_file fsspec.implementations.local.LocalFileSystem().rmdir " +
		"pyarrow.fs.LocalFileSystem().delete_dir pyarrow.fs.LocalFileSystem().delete_file " +
		"pyarrow.fs.LocalFileSystem().delete_dir_contents " +
		"tensorflow.io.gfile.remove tensorflow.io.gfile.rmtree"},
	{code.Moves, "0 1", nil, "fsspec.filesystem().mv fsspec.filesystem().move fsspec.filesystem().rename " +
		"fsspec.implementations.local.LocalFileSystem().mv pyarrow.fs.LocalFileSystem().move " +
		"tensorflow.io.gfile.rename"},
	{code.Copies, "0 1", nil, "fsspec.filesystem().cp fsspec.filesystem().copy fsspec.filesystem().get " +
		"fsspec.filesystem().put fsspec.implementations.local.LocalFileSystem().copy tensorflow.io.gfile.copy"},
	{code.Writes, "0=path", nil, "fsspec.filesystem().pipe fsspec.filesystem().pipe_file " +
		"fsspec.filesystem().write_text fsspec.filesystem().write_bytes fsspec.filesystem().touch"},
	{code.Reads, "0=path", nil, "fsspec.filesystem().cat fsspec.filesystem().cat_file fsspec.filesystem().read_text " +
		"fsspec.filesystem().head"},
	{code.Writes, "", library.Opener(0, 1), "fsspec.filesystem().open"},

	{call.None, "", library.SQL(true), "?.exec_driver_sql ?.execute_sql ?.executeUpdate"},
	{call.None, "", library.SQL(false), "?.sql"},
	{code.Runs, "", duckSQL, "duckdb.sql duckdb.query duckdb.execute duckdb.connect().sql duckdb.connect().query " +
		"duckdb.connect().execute"},
	{code.Runs, "", forced, "pygit2.Repository().checkout_head pygit2.Repository().checkout " +
		"pygit2.Repository().checkout_tree pygit2.Repository().checkout_index"},
	{code.Runs, "", library.Command("git", "reset", "--hard"),
		"pygit2.Repository().reset dulwich.porcelain.reset git.Repo().head.reset"},
	{code.Runs, "", library.Command("git", "stash", "drop"),
		"pygit2.Repository().stash_drop dulwich.porcelain.stash_drop " +
			"dulwich.porcelain.stash_pop dulwich.stash.Stash().drop dulwich.stash.Stash().pop " +
			"dulwich.stash.Stash.from_repo().drop dulwich.stash.Stash.from_repo().pop"},
	{code.Runs, "", library.Command("git", "clean", "-fd"), "dulwich.porcelain.clean"},

	{code.Network, "", remoteCode, "torch.hub.load torch.hub.help torch.hub.list evaluate.load " +
		"kagglehub.package_import"},
	{code.Network, "", nil, "torch.hub.load_state_dict_from_url torch.hub.download_url_to_file " +
		"huggingface_hub.upload_folder huggingface_hub.upload_file huggingface_hub.upload_large_folder " +
		"huggingface_hub.create_repo huggingface_hub.create_commit huggingface_hub.delete_repo " +
		"huggingface_hub.delete_file huggingface_hub.push_to_hub_fastai huggingface_hub.HfApi().* ?.push_to_hub"},
	{code.Network, "", nil, "wandb.* comet_ml.* neptune.* kaggle.* kagglehub.* pyngrok.ngrok.* dropbox.* gspread.* " +
		"telegram.* tweepy.* discord.* yagmail.* sendgrid.* mailgun.* minio.* s3fs.* gcsfs.* adlfs.* pysftp.* " +
		"awswrangler.* yt_dlp.* gdown.* internetarchive.* pastebin.* telebot.* pydrive.* pydrive2.*"},
	{call.None, "", secretNamed("HF_TOKEN"),
		"huggingface_hub.get_token huggingface_hub.HfFolder.get_token huggingface_hub.utils.get_token"},
	{code.Opaque, "", nil, "pyautogui.* pynput.* keyboard.* mouse.* pywinauto.* autopy.* Xlib.ext.xtest.* uinput.* " +
		"evdev.UInput ydotool.* libtmux.*"},

	{call.None, "", library.LoadsSettings, "dotenv.load_dotenv dotenv.main.load_dotenv " +
		"dotenv.main.DotEnv().set_as_environment_variables environs.Env().read_env environ.Env.read_env " +
		"environ.Env().read_env dotenv.load"},
	{call.None, "", library.Variable,
		"environs.Env() environs.Env().str environs.Env().url environ.Env() environ.Env().str environ.Env().url"},
}
