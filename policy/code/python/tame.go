package python

// tame are libraries whose functions do nothing to files, hosts and processes but what the tables say: what they
// delete, send or fetch is in memory, in a database that was judged when it was opened, or a route of a server.
// Sources: their manuals, as of 2026.
const tame = "" +
	// arrays, tables, formulas, graphs
	"numpy np pandas pd polars pl scipy sympy mpmath statsmodels matplotlib plt networkx pyarrow dask duckdb " +
	"jax xarray astropy torch shapely rdflib pint igraph " +
	// servers: delete is a route
	"django rest_framework flask fastapi starlette quart sanic bottle falcon pyramid tornado aiohttp litestar " +
	"robyn connexion werkzeug uvicorn gunicorn channels strawberry graphene ariadne " +
	// by the tables
	"requests urllib3 httpx httpcore idna yarl furl hyperlink rfc3986 validators tldextract w3lib " +
	// databases and queues, whose host was judged when it was opened
	"sqlalchemy sqlmodel peewee pony tortoise alembic psycopg2 psycopg asyncpg pymysql MySQLdb mysql mariadb " +
	"pyodbc oracledb cx_Oracle pymssql sqlite_utils tinydb dataset mongoengine beanie redis aioredis " +
	"fakeredis memcache pymemcache cassandra clickhouse_driver clickhouse_connect pymongo motor neo4j " +
	"elasticsearch opensearchpy meilisearch qdrant_client chromadb influxdb_client ldap3 zmq pika kafka " +
	"aiokafka confluent_kafka paho nats stomp celery rq socketio websocket websockets grpc " +
	// tests
	"pytest _pytest mock hypothesis nose unittest2 responses requests_mock respx httpretty vcr pytest_httpx " +
	"moto freezegun factory faker testfixtures pyfakefs pytest_mock playwright selenium " +
	// texts and their trees
	"pydantic pydantic_core pydantic_settings attr attrs marshmallow cattrs msgspec cerberus voluptuous " +
	"jsonschema bs4 lxml html5lib markdown markdown2 mistune docutils sphinx jinja2 mako chevron pygments " +
	"yaml ruamel toml tomlkit tomli tomli_w ujson orjson simplejson rapidjson xmltodict feedgen " +
	// documents: what is deleted is a page, a row, an object of a scene
	"openpyxl xlsxwriter xlrd docx pptx fitz pymupdf pypdf PyPDF2 pikepdf reportlab ezdxf odf icalendar " +
	"vobject mido music21 pygame arcade bpy " +
	"rich click typer tqdm colorama loguru structlog textual prompt_toolkit blessed tabulate termcolor " +
	"pyfiglet cachetools sortedcontainers more_itertools toolz boltons pyrsistent immutables bidict blinker " +
	"pluggy wrapt anyio trio curio gevent eventlet greenlet simpy transitions statemachine apscheduler " +
	"typing_extensions packaging setuptools pkg_resources six future attrdict box dateutil pytz arrow " +
	"pendulum tree_sitter libcst jedi parso astroid pylint mypy black isort rope antlr4 lark pyparsing ply " +
	"sqlparse sqlglot"
