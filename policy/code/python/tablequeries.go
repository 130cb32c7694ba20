package python

import (
	"guard/policy/code/call"
	"guard/policy/code/library"
)

// queries says which calls of mappers, queues and stores throw data away: SQLModel 0.0.22, peewee 3, Pony 0.7,
// psycopg 3 (sql.SQL), records 0.6, redis-py 5, RQ 2, Celery 5.4, Kombu 5, pika 1.3, APScheduler 3, kafka-python 2,
// confluent-kafka 2, diskcache 5, PickleDB 0.9, Chroma 0.5, TinyDB 4, Whoosh 2.7, PyMongo 4,
// Beanie 1, Meilisearch 0.31, Weaviate 4, elasticsearch-py 8, Docker SDK 7, sqlitedict 2.
var queries = []row{
	{call.None, "", executes(false), "?.exec"},
	{call.None, "", deletesEach, "?.delete_instance ?.hard_delete"},
	{call.None, "", deletesAll, "pony.orm.delete pony.orm.core.delete"},
	{call.None, "", library.SQL(false), "psycopg.sql.SQL psycopg2.sql.SQL sql.SQL"},
	{call.None, "", statementFile, "?.query_file ?.bulk_query_file"},
	{call.None, "", library.Empties, "rq.Queue().empty rq.Queue().delete rq.queue.Queue().empty " +
		"rq.queue.Queue().delete celery.Celery().control.purge celery.Celery().control.discard_all ?.queue_purge " +
		"?.queue_delete ?.deldb ?.delete_topics chromadb.PersistentClient().reset chromadb.HttpClient().reset " +
		"tinydb.TinyDB().storage.write"},
	{call.None, "", library.Empties, "app.control.shutdown app.control.broadcast app.control.pool_restart " +
		"app.control.cancel_consumer app.control.terminate celery_app.control.shutdown " +
		"celery_app.control.broadcast celery_app.control.pool_restart celery_app.control.cancel_consumer " +
		"celery_app.control.terminate celery.control.shutdown celery.control.broadcast celery.control.pool_restart " +
		"celery.control.cancel_consumer celery.control.terminate current_app.control.shutdown " +
		"current_app.control.broadcast"}, // Celery 5.4, an app by its usual names
	{call.None, "", deletesRows, "?.delete_all ?.delete_all_documents ?.delete_all_items ?.delete_by_query " +
		"?.delete_data_stream"},
	{call.None, "", elastic, "elasticsearch.Elasticsearch elasticsearch.AsyncElasticsearch"},
	{call.None, "", asksDaemon, "docker.from_env().containers.list docker.from_env().images.list " +
		"docker.from_env().volumes.list docker.from_env().networks.list docker.from_env().ping " +
		"docker.from_env().info docker.from_env().version docker.from_env().containers.get docker.from_env().df"},
	{call.None, "", removesJobs, "?.remove_all_jobs"},
	{call.None, "", scripts, "redis.Redis().eval redis.StrictRedis().eval redis.from_url().eval " +
		"redis.Redis().register_script redis.Redis.from_url().eval"},
	{call.None, "", deletesEvery, "pymongo.DeleteMany pymongo.operations.DeleteMany"},
}
