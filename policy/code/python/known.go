package python

// known are libraries, by the names that code imports, whose functions do to files, hosts and processes what the
// tables or the functions' names say. Of any other library new code is asked about, as a program is that guard does not
// know. Sources: their manuals, as of 2026.
const known = "" +
	// arrays, statistics, learning
	"sklearn skimage cv2 imageio PIL seaborn plotly bokeh altair holoviews hvplot panel datashader " +
	"vega_datasets dvc dvclive keras_tuner kerastuner lightgbm xgboost catboost shap lime eli5 umap hdbscan imblearn " +
	"category_encoders feature_engine yellowbrick mlxtend pycaret tpot autosklearn prophet neuralprophet " +
	"pmdarima sktime tslearn tsfresh darts gluonts arch lifelines pymc arviz emcee pystan cmdstanpy numba " +
	"cython llvmlite cupy cudf cuml numexpr bottleneck sparse tables h5py zarr netCDF4 cftime fastparquet " +
	"pyreadstat pandas_ta ta talib backtrader vectorbt zipline quantlib QuantLib yfinance ccxt " +
	"pandas_datareader pandera great_expectations missingno ydata_profiling sweetviz modin vaex datatable ibis " +
	"snowflake pyspark findspark koalas ray optuna hyperopt skopt nevergrad deap pygad pulp ortools cvxpy " +
	"cvxopt pyomo gurobipy highspy mip scikits control filterpy quaternion uncertainties tensorflow keras " +
	"tf_keras tensorflow_datasets tensorflow_hub tensorflow_probability tflite_runtime torchvision torchaudio " +
	"torchtext torchmetrics torch_geometric pytorch_lightning lightning ignite fastai timm transformers " +
	"datasets tokenizers sentencepiece sentence_transformers accelerate peft trl bitsandbytes diffusers " +
	"evaluate safetensors huggingface_hub einops flax optax haiku equinox chex onnx onnxruntime openvino mlflow " +
	"wandb tensorboard tensorboardX clearml comet_ml neptune sacred hydra omegaconf ml_collections absl gym " +
	"gymnasium stable_baselines3 pettingzoo nltk spacy gensim textblob stanza flair fasttext rouge_score nlpaug " +
	"sacrebleu jiwer tiktoken langdetect langid lingua faiss annoy hnswlib nmslib usearch pgvector lancedb " +
	"librosa soundfile pydub sounddevice pyaudio webrtcvad whisper mutagen pretty_midi moviepy ffmpeg av decord " +
	"mediapipe dlib face_recognition ultralytics supervision detectron2 albumentations kornia easyocr " +
	"pytesseract paddleocr skvideo imagehash colour colorsys wordcloud squarify graphviz pydot pygraphviz pyvis " +
	"igraph graph_tool community stellargraph dgl geopandas fiona rasterio rioxarray pyproj shapely cartopy " +
	"folium geopy osmnx h3 geojson contextily movingpandas pysal libpysal esda mapclassify cdsapi metpy iris " +
	"pydicom nibabel SimpleITK Bio rdkit openbabel MDAnalysis mdtraj ase pymatgen qiskit cirq pennylane galpy " +
	"healpy sunpy yt osgeo gdal laspy open3d trimesh pyvista vtk meshio gmsh fenics dolfin " +
	// documents and formats
	"pdfplumber pdfminer camelot tabula weasyprint xhtml2pdf fpdf pdf2image ocrmypdf markdownify html2text " +
	"mistletoe markdown_it commonmark nbformat nbconvert jupytext papermill nbclient ipywidgets IPython " +
	"ipykernel traitlets jupyter_client jupyter_core epub ebooklib pypandoc docxtpl docxcompose pylatex " +
	"latex2mathml bibtexparser pybtex csvkit agate unicodecsv pyexcel xlwt xlutils xlsx2csv python_calamine " +
	"ezodf svgwrite svgpathtools cairosvg cairo freetype fontTools qrcode segno barcode pyzbar brotli zstandard " +
	"zstd lz4 snappy blosc py7zr rarfile msgpack cbor2 bson avro fastavro protobuf google.protobuf thrift " +
	"flatbuffers capnp construct bitstring bitarray kaitaistruct dpath jsonpath_ng jmespath glom json5 hjson " +
	"demjson3 jsonpickle jsonlines ijson dacite cattr mashumaro typeguard beartype deepdiff dictdiffer " +
	// web, hosts and services
	"requests_html requests_toolbelt requests_oauthlib requests_cache httplib2 treq mechanize scrapy parsel " +
	"cssselect pyquery newspaper trafilatura readability feedparser extruct webdriver_manager " +
	"undetected_chromedriver splinter pyppeteer oauthlib authlib jwt jose itsdangerous passlib bcrypt argon2 " +
	"nacl cryptography Crypto Cryptodome OpenSSL certifi pyotp paramiko fabric invoke plumbum sh pexpect " +
	"ptyprocess netmiko scapy dns whois netaddr ipwhois maxminddb geoip2 user_agents ua_parser bleach nh3 " +
	"email_validator phonenumbers validate_email boto3 botocore aioboto3 s3fs gcsfs adlfs fsspec smart_open " +
	"moto google googleapiclient google_auth_oauthlib azure openstack digitalocean cloudflare kubernetes docker " +
	"podman consul hvac pyVmomi libcloud openai anthropic cohere mistralai groq ollama litellm langchain " +
	"langchain_core langchain_community langchain_openai langgraph llama_index haystack guidance instructor " +
	"dspy replicate together slack_sdk slack_bolt discord telegram telebot aiogram tweepy praw facebook stripe " +
	"paypalrestsdk twilio sendgrid mailchimp_marketing github gitlab jira atlassian notion_client trello asana " +
	"pygsheets gspread dropbox box_sdk_gen simple_salesforce shopify woocommerce zeep suds spyne gql graphql " +
	"sgqlc aiogqlc grpclib pyramid_tm webob flask_sqlalchemy flask_login flask_wtf flask_migrate flask_cors " +
	"flask_restful flask_restx flask_jwt_extended flask_limiter flask_caching flask_mail flask_admin " +
	"flask_babel flask_socketio flask_smorest wtforms django_filters django_extensions django_celery_beat " +
	"environ crispy_forms allauth corsheaders guardian import_export mptt taggit ninja wagtail cms " +
	"debug_toolbar drf_spectacular rest_framework_simplejwt storages whitenoise ariadne uvloop hypercorn daphne " +
	"waitress gradio streamlit dash nicegui reflex shiny chainlit mesop pywebio justpy slowapi fastapi_users " +
	"sse_starlette multipart aiofiles aiocache aiosqlite aiohttp_cors async_timeout aiosmtplib aiomysql asyncmy " +
	"databases ormar edgedb piccolo sqlalchemy_utils alembic_utils geoalchemy2 arango mongomock couchdb rethinkdb " +
	"happybase pymilvus weaviate pinecone typesense algoliasearch whoosh tantivy " +
	// programs' own work
	"psutil setproctitle humanize inflect inflection slugify unidecode ftfy emoji regex rapidfuzz fuzzywuzzy " +
	"Levenshtein jellyfish textdistance dateparser parsedatetime holidays workalendar croniter schedule " +
	"tenacity backoff retrying ratelimit limits portalocker filelock lockfile watchdog watchfiles xxhash mmh3 " +
	"blake3 nanoid ulid shortuuid hashids faker_file mimesis polyfactory model_bakery pytz_deprecation_shim " +
	"tzlocal tzdata babel gettext fire docopt docopts clize cleo cyclopts argcomplete configargparse decouple " +
	"environs dotenv dynaconf confuse pyaml_env platformdirs appdirs xdg halo yaspin alive_progress progressbar " +
	"enlighten prettytable texttable plotext asciimatics urwid questionary inquirer InquirerPy pyperclip " +
	"pyautogui pynput mss screeninfo tkcalendar customtkinter PyQt5 PyQt6 PySide2 PySide6 wx kivy pyglet " +
	"panda3d ursina pymunk Box2D noise opensimplex turtle OpenGL moderngl glfw vispy pyqtgraph serial usb smbus " +
	"RPi gpiozero board busio bleak can pymodbus snap7 opcua asyncua pint_pandas logbook coloredlogs colorlog " +
	"pythonjsonlogger sentry_sdk rollbar opentelemetry prometheus_client statsd datadog ddtrace memory_profiler " +
	"line_profiler pyinstrument objgraph pympler guppy tracemalloc_ng viztracer scalene snakeviz dill " +
	"cloudpickle joblib multiprocess pathos mpi4py dask_ml distributed prefect airflow luigi dagster kedro " +
	"metaflow snakemake zeroconf pyserial " +
	// sources and tests
	"git pygit2 dulwich gitdb unidiff whatthepatch radon mccabe vulture bandit flake8 pycodestyle pyflakes " +
	"autopep8 yapf ruff autoflake pyupgrade docformatter pydocstyle interrogate cosmic_ray mutmut nox tox " +
	"invoke_release coverage pytest_asyncio pytest_cov pytest_django pytest_benchmark pytest_bdd pytest_check " +
	"pytest_factoryboy pytest_subtests xdist syrupy snapshottest approvaltests inline_snapshot assertpy sure " +
	"expects ddt parameterized behave robot locust schemathesis tavern pact pyperf asv doubles flexmock " +
	"time_machine aioresponses testcontainers docker_py pytest_httpserver pytest_socket robotframework allure " +
	"mamba green nose2 trustme build wheel installer hatchling flit_core poetry pdm distlib virtualenv " +
	"pipdeptree importlib_metadata importlib_resources resolvelib cffi pybind11 nanobind maturin mkdocs " +
	"mkdocstrings myst_parser sphinx_rtd_theme pdoc griffe docstring_parser stringcase pyparsing_ext textx " +
	"lrparsing parsimonious tatsu sly funcparserlib asttokens executing pure_eval stack_data varname icecream " +
	"birdseye snoop devtools pyrsistent_extras funcy returns result option pipe expression pymonad toolz_ext " +
	"cytoolz multipledispatch plum singledispatchmethod zope persistent BTrees ZODB transaction interface_meta " +
	"traits enaml pyface attrs_strict frozendict multidict frozenlist aiosignal propcache orderedmultidict " +
	"blist intervaltree portion rtree pybloom_live sortedcollections heapdict lru datasketch simhash zxcvbn " +
	"names randomname coolname lorem essential_generators chess pgn sgfmill pokerkit cirq_google roman " +
	"num2words word2number price_parser money moneyed forex_python pycountry countryinfo langcodes iso639 " +
	"iso3166 usaddress nameparser probablepeople postal ephem astral suntime skyfield convertdate " +
	"hijri_converter lunardate pyowm meteostat wikipedia wikipediaapi mwclient mwparserfromhell rdflib_jsonld " +
	"SPARQLWrapper owlready2 pyshacl"
