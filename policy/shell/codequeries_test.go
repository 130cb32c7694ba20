package shell_test

import "testing"

// TestQueriesThatMeanEveryRow: mappers, drivers, queues and stores of Python that throw away all that a table, an index
// or a queue holds, by a query that names no rows, a loop, an option or a method's name.
func TestQueriesThatMeanEveryRow(t *testing.T) {
	refusedOnDisk(t, `
		python3 -c $'from sqlalchemy import create_engine, delete, text\nfrom sqlalchemy.orm import Session\nfrom models import User\ne = create_engine("sqlite:///db")\nwith Session(e) as s: s.query(User).delete()'
		python3 -c $'from sqlalchemy import create_engine, delete, text\nfrom sqlalchemy.orm import Session\nfrom models import User\ne = create_engine("sqlite:///db")\nwith Session(e) as s: s.execute(delete(User))'
		python3 -c $'from sqlalchemy import create_engine, delete, text\nfrom sqlalchemy.orm import Session\nfrom models import User\ne = create_engine("sqlite:///db")\nUser.__table__.drop(e)'
		python3 -c $'from sqlalchemy import create_engine, delete, text\nfrom sqlalchemy.orm import Session\nfrom models import User\ne = create_engine("sqlite:///db")\nwith e.begin() as c: c.execute(User.__table__.delete())'
		python3 -c $'from sqlalchemy import create_engine, delete, text\nfrom sqlalchemy.orm import Session\nfrom models import User\ne = create_engine("sqlite:///db")\nwith Session(e) as s:\n    for u in s.query(User):\n        s.delete(u)'
		python3 -c $'from sqlalchemy import create_engine, delete, text\nfrom sqlalchemy.orm import Session\nfrom models import User\ne = create_engine("sqlite:///db")\nwith Session(e) as s: s.query(User).filter(True).delete()'
		python3 -c $'from sqlmodel import Session, delete\nfrom models import Hero, engine\nwith Session(engine) as s: s.exec(delete(Hero))'
		python3 -c $'from peewee import *\nfrom models import User\nUser.delete().execute()'
		python3 -c $'from peewee import *\nfrom models import User\nfor u in User.select():\n    u.delete_instance()'
		python3 -c $'from playhouse.migrate import *\nfrom peewee import *\nmigrate(SqliteMigrator(SqliteDatabase("db")).drop_column("user", "name"))'
		python3 -c $'from pony.orm import *\nfrom models import Person\ndelete(p for p in Person)'
		python3 -c $'from pony.orm import *\nfrom models import Person\nPerson.select().delete(bulk=True)'
		python3 -c $'from tortoise import run_async\nfrom models import User\nasync def main():\n    await User.all().delete()\nrun_async(main())'
		python3 -c $'from mongoengine import *\nfrom models import User\nUser.objects().delete()'
		python3 -c $'from mongoengine import *\nfrom models import User\nfor u in User.objects:\n    u.delete()'
		python3 -c $'from pymongo import MongoClient\nMongoClient()["shop"].command("dropDatabase")'
		python3 -c $'from pymongo import MongoClient\nMongoClient()["shop"].users.aggregate([{"$out": "users"}])'
		python3 -c $'from pymongo import MongoClient, DeleteMany\nMongoClient()["shop"].users.bulk_write([DeleteMany({})])'
		python3 -c $'import redis\nr = redis.Redis()\nr.delete(*r.keys("*"))'
		python3 -c $'import redis\nr = redis.Redis()\nfor k in r.scan_iter(): r.delete(k)'
		python3 -c $'import redis\nredis.Redis().eval("return redis.call(\'FLUSHALL\')", 0)'
		python3 -c $'from opensearchpy import OpenSearch\nOpenSearch([{"host": "localhost"}]).indices.delete("orders")'
		python3 -c $'from elasticsearch import Elasticsearch\nElasticsearch("http://localhost:9200").delete_by_query(index="o", query={"match_all": {}})'
		python3 -c $'import psycopg\nfrom psycopg import sql\npsycopg.connect("dbname=x").execute(sql.SQL("DROP TABLE {}").format(sql.Identifier("o")))'
		python3 -c $'from neo4j import GraphDatabase\nGraphDatabase.driver("bolt://localhost").session().run("MATCH (n) DETACH DELETE n")'
		python3 -c $'import clickhouse_connect\nclickhouse_connect.get_client(host="localhost").command("DROP TABLE orders")'
		python3 -c $'import sqlite_utils\nsqlite_utils.Database("db")["users"].create({"id": int}, replace=True)'
		python3 -c $'import sqlite_utils\nsqlite_utils.Database("db")["users"].transform(drop={"name"})'
		python3 -c $'import sqlite_utils\nsqlite_utils.Database("db").executescript("drop table users")'
		python3 -c $'from tinydb import TinyDB\nTinyDB("todo.txt", access_mode="w+")'
		python3 -c $'from sqlitedict import SqliteDict\nSqliteDict("todo.txt", flag="n")'
		python3 -c $'from sqlitedict import SqliteDict\nwith SqliteDict("todo.txt") as d: d.clear()'
		python3 -c $'from whoosh.index import create_in\ncreate_in("docs", s)'
		python3 -c $'import chromadb\nchromadb.PersistentClient(path="docs").reset()'
		python3 -c $'from rq import Queue\nfrom redis import Redis\nQueue(connection=Redis()).empty()'
		python3 -c $'from celery import Celery\nCelery("x", broker="redis://localhost").control.purge()'
		python3 -c $'import pika\npika.BlockingConnection(pika.ConnectionParameters("localhost")).channel().queue_purge("o")'
		python3 -c $'from apscheduler.schedulers.background import BackgroundScheduler\ns = BackgroundScheduler()\ns.add_jobstore("sqlalchemy", url="sqlite:///db")\ns.remove_all_jobs()'
		python3 -c $'import asyncio\nfrom beanie import init_beanie\nfrom models import User\nasyncio.run(User.delete_all())'
		python3 -c $'from weaviate import connect_to_local\nconnect_to_local().collections.delete_all()'`)
	runsOnDisk(t, `
		python3 -c $'from sqlalchemy import create_engine, delete, text\nfrom sqlalchemy.orm import Session\nfrom models import User\ne = create_engine("sqlite:///db")\nwith Session(e) as s: s.query(User).filter(User.id == 1).delete()'
		python3 -c $'from sqlalchemy import create_engine, delete, text\nfrom sqlalchemy.orm import Session\nfrom models import User\ne = create_engine("sqlite:///db")\nwith Session(e) as s: s.execute(delete(User).where(User.id == 1))'
		python3 -c $'from sqlalchemy import create_engine, delete, text\nfrom sqlalchemy.orm import Session\nfrom models import User\ne = create_engine("sqlite:///db")\nwith Session(e) as s:\n    for u in s.query(User):\n        print(u)'
		python3 -c $'from sqlalchemy import create_engine, delete, text\nfrom sqlalchemy.orm import Session\nfrom models import User\ne = create_engine("sqlite:///db")\nwith Session(e) as s:\n    for u in s.query(User):\n        if u.old: s.delete(u)'
		python3 -c $'from sqlalchemy import create_engine, delete, text\nfrom sqlalchemy.orm import Session\nfrom models import User\ne = create_engine("sqlite://")\nwith Session(e) as s: s.query(User).delete()'
		python3 -c $'from peewee import *\nfrom models import User\nUser.delete().where(User.id == 1).execute()'
		python3 -c $'from peewee import *\nfrom models import User\nUser.get_by_id(1).delete_instance()'
		python3 -c $'from pony.orm import *\nfrom models import Person\ndelete(p for p in Person if p.old)'
		python3 -c $'from tortoise import run_async\nfrom src.a import User\nasync def main():\n    await User.filter(id=1).delete()\nrun_async(main())'
		python3 -c $'from pymongo import MongoClient\nprint(MongoClient()["shop"].command("ping"))'
		python3 -c $'from pymongo import MongoClient\nprint(list(MongoClient()["shop"].users.aggregate([{"$match": {"a": 1}}])))'
		python3 -c $'import redis\nr = redis.Redis()\nr.delete("a")\nprint(r.keys("*"))'
		python3 -c $'import redis\nr = redis.Redis()\nfor k in r.scan_iter("*"): print(k)'
		python3 -c $'from elasticsearch import Elasticsearch\nprint(Elasticsearch("http://localhost:9200").search(index="o"))'
		python3 -c $'from neo4j import GraphDatabase\nprint(GraphDatabase.driver("bolt://localhost").session().run("MATCH (n) RETURN n"))'
		python3 -c $'import sqlite_utils\nsqlite_utils.Database("db")["users"].create({"id": int}, pk="id")'
		python3 -c $'from tinydb import TinyDB\nTinyDB("todo.txt").insert({})'
		python3 -c $'from sqlitedict import SqliteDict\nSqliteDict("todo.txt", autocommit=True)["a"] = 1'
		python3 -c $'from whoosh.index import create_in\ncreate_in("index", s)'
		python3 -c $'import chromadb\nc = chromadb.EphemeralClient()\nc.delete_collection("x")'
		python3 -c $'import fakeredis\nfakeredis.FakeStrictRedis().flushall()'
		python3 -c $'import mongomock\nmongomock.MongoClient().drop_database("shop")'
		python3 -c $'import sqlite3\nc = sqlite3.connect(":memory:")\nc.execute("create table a (b)")\nc.execute("drop table a")'
		python3 -c $'from apscheduler.schedulers.background import BackgroundScheduler\nBackgroundScheduler().remove_all_jobs()'
		python3 -c $'import pandas as pd\ndf = pd.read_csv("a.csv").query("a > 1")\nprint(df.drop(columns=["b"]).drop_duplicates())'
		python3 -c $'import docker\nprint(docker.from_env().containers.list())'`)
}

// TestServicesAndRecordings: packages that only talk to a service, and options of tests and command lines that write.
func TestServicesAndRecordings(t *testing.T) {
	refusedOnDisk(t, `
		python3 -c $'import deepl\nprint(deepl.Translator("k").translate_text("x", target_lang="DE"))'
		python3 -c $'from langchain_openai import ChatOpenAI\nprint(ChatOpenAI().invoke(open("todo.txt").read()))'
		python3 -c $'import pusher\npusher.Pusher("a", "b", "c").trigger("c", "e", {})'
		python3 -c $'import hvac\nprint(hvac.Client().secrets.kv.v2.read_secret_version(path="a"))'
		python3 -c $'from python_on_whales import docker\ndocker.compose.down(volumes=True)'
		python3 -c $'from flask import Flask\napp = Flask("x")\napp.config.from_prefixed_env()\nprint(app.config)'
		python3 -c $'from cookiecutter.main import cookiecutter\ncookiecutter("./t", no_input=True, overwrite_if_exists=True, output_dir="docs")'
		python3 -c $'import vcr\nwith vcr.use_cassette("todo.txt", record_mode="all"): pass'
		python3 -c $'import vcr\nv = vcr.VCR(record_mode="all", cassette_library_dir="docs")\nwith v.use_cassette("a"): pass'
		python3 -c $'from responses import _recorder\n@_recorder.record(file_path="todo.txt")\ndef f(): pass'`)
	runsOnDisk(t, `
		python3 -c $'from python_on_whales import docker\nprint(docker.compose.ps())'
		python3 -c $'from flask import Flask\napp = Flask("x")\nprint(app.config["DEBUG"])'
		python3 -c $'from cookiecutter.main import cookiecutter\ncookiecutter("./t", no_input=True, overwrite_if_exists=False, output_dir="docs")'
		python3 -c $'import vcr\nwith vcr.use_cassette("todo.txt"): pass'
		python3 -c $'import vcr\nwith vcr.use_cassette("new.yaml", record_mode="all"): pass'
		python3 -c $'import click\n@click.command()\n@click.argument("f", type=click.File("r"))\ndef main(f): print(f.read())'`)
}

// TestMigrationsOfDjango: what a migration, or a script, that this session wrote does when it is run forwards.
func TestMigrationsOfDjango(t *testing.T) {
	refusedOnDisk(t, `
		mkdir -p a/migrations && printf 'from django.db import migrations\nclass Migration(migrations.Migration):\n    operations = [migrations.RemoveField("order", "note")]\n' > a/migrations/0002_x.py && django-admin migrate
		mkdir -p a/migrations && printf 'from django.db import migrations\nclass Migration(migrations.Migration):\n    operations = [migrations.DeleteModel(name="Order")]\n' > a/migrations/0002_x.py && django-admin migrate a
		mkdir -p a/migrations && printf 'from django.db import migrations\nclass Migration(migrations.Migration):\n    operations = [migrations.RunSQL("DELETE FROM a_order")]\n' > a/migrations/0002_x.py && django-admin migrate
		mkdir -p a/migrations && printf 'from django.db import migrations\nclass Migration(migrations.Migration):\n    operations = [migrations.RunSQL([("DROP TABLE a_order", None)])]\n' > a/migrations/0002_x.py && django-admin migrate
		mkdir -p a/migrations && printf 'from django.db import migrations\nclass Migration(migrations.Migration):\n    operations = [migrations.RunSQL("UPDATE a_order SET note = NULL", reverse_sql="")]\n' > a/migrations/0002_x.py && django-admin migrate
		mkdir -p a/migrations && printf 'from django.db import migrations\ndef forward(apps, schema):\n    apps.get_model("a", "Order").objects.all().delete()\nclass Migration(migrations.Migration):\n    operations = [migrations.RunPython(forward)]\n' > a/migrations/0002_x.py && django-admin migrate
		mkdir -p scripts && printf 'from a.models import Order\ndef run():\n    Order.objects.all().delete()\n' > scripts/tidy.py && django-admin runscript tidy
		printf 'from alembic import op\nrevision="a1"\ndef upgrade():\n    op.execute("DELETE FROM orders")\n' > a1.py && alembic upgrade head
		mkdir -p m/versions && printf 'from alembic import op\nrevision="a1"\ndef helper():\n    s = "DROP TABLE x"\n    op.execute(s)\ndef upgrade():\n    helper()\n' > m/versions/a1.py && alembic upgrade head
		printf 'from alembic import op\nimport sqlalchemy as sa\nrevision="a1"\ndef upgrade():\n    op.get_bind().execute(sa.text("TRUNCATE orders"))\n' > a1.py && flask db upgrade`)
	runsOnDisk(t, `
		mkdir -p a/migrations && printf 'from django.db import migrations\nclass Migration(migrations.Migration):\n    operations = [migrations.AddField("order", "note", f)]\n' > a/migrations/0002_x.py && django-admin migrate
		mkdir -p a/migrations && printf 'from django.db import migrations\nclass Migration(migrations.Migration):\n    operations = [migrations.DeleteModel(name="Order")]\n' > a/migrations/0002_x.py && django-admin migrate --plan
		mkdir -p a/migrations && printf 'from django.db import migrations\nclass Migration(migrations.Migration):\n    operations = [migrations.DeleteModel(name="Order")]\n' > a/migrations/0002_x.py && django-admin sqlmigrate a 0002
		mkdir -p a/migrations && printf 'from django.db import migrations\nclass Migration(migrations.Migration):\n    operations = [migrations.RunSQL("CREATE TABLE x (a int)", "DROP TABLE x")]\n' > a/migrations/0002_x.py && django-admin migrate
		mkdir -p a/migrations && printf 'from django.db import migrations\nclass Migration(migrations.Migration):\n    operations = [migrations.RunSQL(sql="CREATE INDEX i ON o (a)", reverse_sql="DROP INDEX i")]\n' > a/migrations/0002_x.py && django-admin migrate
		mkdir -p a/migrations && printf 'from django.db import migrations\ndef forward(apps, schema):\n    apps.get_model("a", "Order").objects.filter(note="").update(note="x")\ndef back(apps, schema):\n    apps.get_model("a", "Order").objects.all().delete()\nclass Migration(migrations.Migration):\n    operations = [migrations.RunPython(forward, back)]\n' > a/migrations/0002_x.py && django-admin migrate
		mkdir -p scripts && printf 'from a.models import Order\ndef run():\n    Order.objects.all().delete()\n' > scripts/tidy.py && django-admin runscript count
		mkdir -p m/versions && printf 'from alembic import op\nrevision="a1"\ndef upgrade():\n    op.execute("CREATE TABLE x (a int)")\ndef downgrade():\n    op.execute("DROP TABLE x")\n' > m/versions/a1.py && alembic upgrade head
		alembic history
		python3 -m alembic heads
		python3 -m alembic upgrade head
		python3 -m flask routes
		python3 -m django check`)
}

// TestModulesThatArePrograms: python3 -m NAME does what the program NAME does.
func TestModulesThatArePrograms(t *testing.T) {
	refusedOnDisk(t, `
		python3 -m alembic downgrade base
		python3 -m celery -A p purge -f
		python3 -m django flush --no-input
		python3 -m flask db downgrade
		python3 -m dotenv list
		python3 -m sqlite_utils drop-table db users
		pytest --basetemp=docs
		python3 -m pytest -q --basetemp docs`)
	runsOnDisk(t, `
		python3 -m celery -A p inspect active
		python3 -m sqlite_utils tables db
		pytest --basetemp=/tmp/pt-1
		pytest --basetemp=.pytest-tmp
		pyinstaller --onefile src/a.py`)
}
