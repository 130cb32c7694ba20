package service

// clients are the libraries, as of 2026, by their manuals and by the commands of their services: AMQP 0-9-1, Kafka 3.9,
// NATS 2.10, STOMP 1.2, MQTT 5, Redis 7.4 and Valkey 8, memcached 1.6, etcd 3.5, Consul 1.20, ZooKeeper 3.9, beanstalkd
// 1.13; LDAP (RFC 4511), IMAP (RFC 9051), POP3 (RFC 1939); MongoDB 8, CouchDB 3.4, Elasticsearch 8, OpenSearch 2,
// InfluxDB 2, Qdrant 1.12, Milvus 2.4, Weaviate 1.27, Chroma 0.5, Meilisearch 1.11, Typesense 27, Neo4j 5; BullMQ 5,
// Bull 4, RQ 2, Celery 5, Sidekiq 7, Resque 2, Asynq 0.25.
var clients = []Client{
	{
		Modules: "pika aio_pika aiormq amqp kombu amqpstorm haigha amqplib amqp-connection-manager rabbitmq-client " +
			"amqp-client rascal bunny march_hare phpamqplib github.com/rabbitmq/amqp091-go " +
			"github.com/streadway/amqp " +
			"net::amqp::rabbitmq net::rabbitmq amqpchannel amqpqueue",
		Opens: "channel createchannel createconfirmchannel newchannel openchannel connection connectrobust dial " +
			"dialconfig " +
			"queue getqueue declarequeue simplequeue declareexchange exchange defaultexchange topic direct fanout " +
			"blockingconnection selectconnection connect createconnection newconnection start",
		Free: "queuedeclare queuedeclarepassive exchangedeclare exchangedeclarepassive queuebind exchangebind " +
			"bind declare " +
			"assertqueue assertexchange checkqueue checkexchange bindqueue bindexchange basicpublish publish " +
			"sendtoqueue " +
			"publishwithcontext publishwithdeferredconfirm publishwithdeferredconfirmwithcontext put send produce " +
			"basicqos qos prefetch setqos startconsuming stopconsuming processdataevents basiccancel cancel " +
			"confirmselect confirmdelivery waitforconfirms waitforpendingacks notifyreturn notifyclose " +
			"notifypublish " +
			"confirm txselect txcommit calllater ioloop messagecount consumercount addonreturncallback " +
			"addonclosecallback " +
			"onmessage isconsuming eventloop createqueue createexchange setprefetchcount producer consumer",
		Flagged: "basicget get consume basicconsume",
		Takes: "basicack ack ackall basicnack basicreject queuepurge purgequeue queuedelete deletequeue " +
			"queueunbind " +
			"unbindqueue exchangedelete deleteexchange exchangeunbind unbindexchange basicrecover",
	},
	{
		Modules: "kafka aiokafka confluent_kafka kafkajs node-rdkafka @confluentinc/kafka-javascript rdkafka " +
			"ruby-kafka " +
			"kafka-python github.com/segmentio/kafka-go github.com/ibm/sarama github.com/shopify/sarama " +
			"github.com/confluentinc/confluent-kafka-go github.com/twmb/franz-go kafka-node racecar",
		Opens: "consumer producer admin newconsumer newproducer newsyncproducer newasyncproducer newclusteradmin " +
			"newconsumergroup newclient newreader newwriter newadminclient kafka dialleader dial connect",
		Free: "send produce poll consume assign seek seektobeginning seektoend pause resume position " +
			"beginningoffsets " +
			"endoffsets offsetsfortimes partitionsfor partitionsfortopic topics partitions assignment committed " +
			"highwater " +
			"highwatermark eachmessage createtopics createtopic createpartitions writemessages sendmessage " +
			"sendmessages " +
			"sendbatch flush messages brokers consumepartition input successes errors subscription metrics offsets " +
			"getwatermarkoffsets bootstrapconnected initproducerid initializ inittransactions begintransaction " +
			"committransaction aborttransaction partition events deliver produceasync producesync pollfetches " +
			"eachrecord eachbatch subscribepattern unassign setreaddeadline setwritedeadline setoffset",
		Joins: "kafkaconsumer aiokafkaconsumer consumer deserializingconsumer newconsumer newreader newconsumergroup " +
			"consumergroup consumergroupstream highlevelconsumer createreadstream createconsumer",
		Takes: "consumergroup commitsync commitoffsets commitmessages deletetopics deletetopic deleterecords " +
			"deletetopicrecords " +
			"deleteconsumergroups deleteconsumergroup deletegroups deleteconsumergroupoffsets alterconfigs " +
			"alterconfig " +
			"incrementalalterconfigs alterconsumergroupoffsets setoffsets resetoffsets deleteacls markmessage",
	},
	{
		Modules: "nats nats.ws @nats-io/transport-node @nats-io/jetstream @nats-io/kv @nats-io/obj nats-pure " +
			"github.com/nats-io/nats.go",
		Opens: "connect jetstream jetstreammanager jsm kv keyvalue objectstore objectstores createkeyvalue new " +
			"stream " +
			"createobjectstore",
		Free: "publish publishmsg publishasync request requestmany addstream createstream streaminfo streamsinfo " +
			"streamnames streams info consumerinfo consumersinfo flush fetch messages pullsubscribe addconsumer " +
			"createconsumer createorupdateconsumer orderedconsumer accountinfo getmsg getlastmsg put create add " +
			"consume " +
			"chansubscribe subscribesync nextmsg nextmsgwithcontext respond name setmaxpending",
		Joins: "subscribe",
		Takes: "ack acksync ackack queuesubscribe queuesubscribesync queuesubscribesyncwithchan chanqueuesubscribe " +
			"purgestream deletestream deletemsg securedeletemsg updatestream createorupdatestream " +
			"deletekeyvalue " +
			"deleteobjectstore deleteconsumer purgedeletes purge",
	},
	{
		Modules: "stomp stomper stompest @stomp/stompjs stompit stomp-client github.com/go-stomp/stomp net::stomp",
		Opens:   "connection connection11 connection12 dial client newclient",
		Free: "send publish begin commit abort setlistener removelistener activate deactivate setsslparams " +
			"setreconnect isactive",
		Takes: "ack nack",
	},
	{
		Modules: "paho aiomqtt asyncio_mqtt gmqtt hbmqtt amqtt mqtt async-mqtt github.com/eclipse/paho.mqtt.golang " +
			"github.com/eclipse/paho.golang phpmqtt net::mqtt ruby-mqtt",
		Opens: "client newclient mqttclient connectasync connect",
		Free: "loop loopstart loopstop loopforever loopmisc willset willclear usernamepwset username tlsset " +
			"tlsinsecureset messagecallbackadd enablelogger reconnect onconnect onmessage onpublish onsubscribe " +
			"callback " +
			"simple waitforpublish waittimeout token setclientid addbroker isconnectionopen reconnectdelayset " +
			"userdataset wssetoptions deliver messages subscribemultiple removeoutgoingmessage",
		Flagged: "publish single multiple",
	},
	{
		Modules: "redis aioredis ioredis valkey iovalkey glide coredis walrus redis-client redis_client " +
			"@redis/client " +
			"@node-redis/client @valkey/valkey-glide async-redis handy-redis tedis hiredis predis phpredis " +
			"github.com/redis/go-redis github.com/go-redis/redis github.com/gomodule/redigo " +
			"github.com/redis/rueidis " +
			"github.com/valkey-io/valkey-go github.com/mediocregopher/radix redis::fast redisdb resty.redis",
		Opens: "redis strictredis fromurl createclient createcluster newclient newclusterclient newfailoverclient " +
			"newuniversalclient dial dialurl pipeline pipelined txpipeline txpipelined multi tx transaction " +
			"duplicate " +
			"withdb cluster b ft ts masterfor slavefor sentinel getclient client conn redisclient valkey new " +
			"newredisclient asyncio connectionpool rediscluster",
		Free: "set setnx setex psetex mset msetnx hset hsetnx hmset hincrby hincrbyfloat hmget hgetall hkeys " +
			"hvals hlen " +
			"hexists hstrlen hrandfield incr incrby incrbyfloat decr decrby append lpush rpush lpushx rpushx " +
			"linsert llen " +
			"lrange lindex lpos sadd scard smembers sismember smismember srandmember sinter sunion sdiff " +
			"sintercard zadd " +
			"zincrby zcard zcount zscore zmscore zrange zrangebyscore zrevrange zrevrangebyscore zrangebylex zrank " +
			"zrevrank zlexcount zrandmember zinter zunion zdiff zrangewithscores zrevrangewithscores pfadd " +
			"pfcount geoadd " +
			"geodist geohash geopos geosearch georadius georadiusbymember setbit bitcount bitpos bitfield " +
			"substr strlen " +
			"scaniter sscan hscan zscan sscaniter hscaniter zscaniter scaniterator scanstream scaneach type ttl " +
			"pttl " +
			"expiretime pexpiretime expire pexpire expireat pexpireat expirenx persist randomkey dbsize time " +
			"lastsave echo " +
			"configget memoryusage memorystats slowlogget objectencoding objectfreq objectidletime clientlist " +
			"clientgetname " +
			"clientsetname clientid clientinfo commandcount commandlist acllist aclwhoami aclcat hello publish " +
			"spublish " +
			"psubscribe ssubscribe punsubscribe pubsub pubsubchannels pubsubnumsub pubsubnumpat psubscribeasync " +
			"getmessage " +
			"listen channel receive receivemessage xadd xlen xrange xrevrange xread xinfo xinfostream xinfogroups " +
			"xinfoconsumers xpending xpendingrange xgroupcreate unwatch exec execute discard lock lcs save bgsave " +
			"scriptload scriptexists setresponsecallback call command sendcommand executecommand do docmd doraw " +
			"docmdraw " +
			"connectionpool getconnection zrevrangebylex mget keys " +
			"setoption setserializer multiexec clientreply definecommand duplicateall " +
			"destroy setmaxretries addhook key value build field member asslicemap pexpirenx waitaof select " +
			"waitforconnection",
		Takes: "blpop brpop lpop rpop lmpop blmpop rpoplpush brpoplpush lmove blmove ltrim lrem lset spop srem " +
			"smove " +
			"sinterstore sunionstore sdiffstore zrem zpopmin zpopmax bzpopmin bzpopmax zmpop bzmpop " +
			"zremrangebyrank " +
			"zremrangebyscore zremrangebylex zinterstore zunionstore zdiffstore zrangestore hdel hgetdel getdel " +
			"getset " +
			"renamenx swapdb flushall flushdb xtrim xdel xdelex xack xackdel xreadgroup xautoclaim xclaim " +
			"xgroupdestroy " +
			"xgroupdelconsumer xsetid pfmerge geosearchstore georadiusstore scriptflush functionflush " +
			"functiondelete " +
			"configset configresetstat replicaof slaveof hexpire hpexpire bitop",
	},
	{
		Modules: "memcache pymemcache pylibmc bmemcached aiomcache emcache memcached memjs dalli " +
			"github.com/bradfitz/gomemcache cache::memcached resty.memcached",
		Opens: "client pooledclient hashclient base new create",
		Free: "set gets add cas incr decr increment decrement setmulti getmulti setmany getmany multi touch append " +
			"prepend key addserver addservers getorset",
		Takes: "flushall deletemulti deletemany flush",
	},
	{
		Modules: "etcd3 etcd3gw aioetcd3 etcd etcdv3 go.etcd.io/etcd/client consul consulate diplomat kazoo " +
			"github.com/hashicorp/consul/api github.com/go-zookeeper/zk node-zookeeper-client zookeeper " +
			"org.apache.zookeeper",
		Opens: "client new newclient kv catalog agent session health event newkv kazooclient consul namespace " +
			"createclient",
		Free: "put create ensurepath children checks services service nodes node members peers leader self " +
			"register " +
			"timetolive grant lease lock addwatch addwatchcallback watchprefix datawatch childrenwatch members " +
			"datacenters keepalive " +
			"keepaliveonce getw childrenw existsw renewlease acquirelock txn if else",
		Takes: "deleteprefix deleterange deletetree deregister compact",
	},
	{
		Modules: "greenstalk beanstalkc pystalk fivebeans beanstalkd jackd pheanstalk beaneater beanstalk::client " +
			"github.com/beanstalkd/go-beanstalk",
		Opens: "client dial create new tube tubes useclient conn tubeset",
		Free:  "put watch ignore reserve reservewithtimeout reservejob kick kickjob tubes using",
		Takes: "deletejob bury",
	},
	{
		Modules: "ldap3 ldap bonsai ldapjs ldapts net-ldap net/ldap github.com/go-ldap/ldap net::ldap " +
			"activedirectory2 " +
			"directorytree/ldaprecord ldaprecord",
		Opens: "connection initialize dial dialurl client createclient new server ldapobject",
		Free: "bind binds simplebind simplebinds saslinteractivebinds searchs searchext searchexts searchst " +
			"pagedsearch " +
			"searchwithpaging whoami whoamis unbind unbinds starttls starttlss rebind compare compares setoption " +
			"add adds addext addexts entries extend standard result3 result4 entry bindsasl saslgssapibind",
		Takes: "modify modifys modifyext modifyexts modifydn modifyrdn modrdn modrdns modrdn2 rename renames " +
			"deletes " +
			"deleteext deleteexts passwd passwds modifypassword replaceattribute deleteattribute adddeleteattributes",
	},
	{
		Modules: "imaplib aioimaplib imapclient imapflow imap imap-simple node-imap net/imap mail::imapclient " +
			"net::imap::simple github.com/emersion/go-imap webklex ddeboer/imap directorytree/imapengine",
		Opens: "imap4 imap4ssl imap4stream imap4sslstream new dial dialtls dialinsecure dialstarttls connection " +
			"mailbox " +
			"getfolder getmailbox inbox folder imapclient imapflow",
		Free: "select examine selectfolder lsub noop capability starttls idle idlecheck idledone namespace " +
			"append create " +
			"createfolder copy folderstatus folderexists openbox mailboxopen download downloadmany uidsearch " +
			"uidfetch " +
			"folders messages message sort thread check enable id messagecount messages inbox getmailboxlock " +
			"mailboxcreate messagescopy messagecopy subscribe oauthbearer compress response loginplain recent " +
			"xatom " +
			"createmailbox appendmessage",
		Takes: "expunge uidexpunge store uidstore addflags removeflags setflags addlabels addgmaillabels " +
			"deletemessages " +
			"deletemessage messageflagsadd messageflagsremove messageflagsset messagedelete messagemove " +
			"mailboxdelete " +
			"mailboxrename uidmove movemessage deletefolder renamefolder seqdelete",
	},
	{
		Modules: "poplib net/pop mail::pop3client net::pop3",
		Opens:   "pop3 pop3ssl new start",
		Free: "user pass pass_ apop stat list retr top uidl noop rset capa utf8 stls mails mail eachmail " +
			"getwelcome " +
			"setdebuglevel uniqueid",
		Takes: "dele deleteall",
	},
	{
		Modules: "pymongo motor mongodb go.mongodb.org/mongo-driver mongo mongo::client aiomongo",
		Opens: "mongoclient asyncmongoclient asynciomotorclient connect newclient db database collection " +
			"getdatabase " +
			"getcollection getdefaultdatabase selectdatabase selectcollection withoptions client new admin",
		Free: "insert insertone insertmany distinct aggregate estimateddocumentcount countdocuments createindex " +
			"createindexes createone createmany ensureindex indexes indexinformation indexstats command runcommand " +
			"startsession withtransaction usesession starttransaction committransaction aborttransaction " +
			"endsession " +
			"createcollection explain serverinfo serverstatus listdatabases databasenames collectionnames " +
			"rewind clone " +
			"batchsize hint project maxtimems trynext hasnext allowdiskuse comment collation toa totalrecords " +
			"setprojection setsort setlimit commandcursor stats applyuri setserverapi addcursorflag " +
			"watchcollection " +
			"close stream rangecount",
		Takes: "findoneanddelete findoneandupdate findoneandreplace findandmodify findandremove dropdatabase " +
			"dropcollection dropindexes",
	},
	{
		Modules: "couchdb cloudant ibmcloudant nano couchrest aiocouch couchdb3 couchbase",
		Opens: "server use db database scope defaultcollection collection bucket cluster couchdb new connect " +
			"createdatabase create",
		Free: "view iterview changes revisions info_ attachment getattachment head uuids uuid config stats_ " +
			"activetasks tasks queryview n1qlquery setpassword attachments insertmulti alldocs post " +
			"documents rows row mango selector",
		Documents: "save insert put update bulk bulkdocs savedoc postdocument putdocument upsert",
		Takes:     "purge deletedocument deletedatabase compact cleanup replicate",
	},
	{
		Modules: "elasticsearch elasticsearch_dsl opensearchpy opensearch opensearch-py elastic " +
			"@elastic/elasticsearch " +
			"@opensearch-project/opensearch github.com/elastic/go-elasticsearch github.com/olivere/elastic " +
			"github.com/opensearch-project/opensearch-go search::elasticsearch",
		Opens: "local elasticsearch opensearch asyncelasticsearch client new newclient newdefaultclient indices " +
			"cluster " +
			"cat nodes tasks search_ create_ build fromhost clientbuilder sethosts",
		Free: "index create bulk msearch mget explain scroll clearscroll refresh flush stats analyze termvectors " +
			"fieldcaps knn putmapping openpointintime " +
			"closepointintime sqlquery esql source aggs sortby extra highlight withindex withbody perform " +
			"performrequest " +
			"transport body do print createindex indexexists catindices lte gte bodystring bodyjson aliases " +
			"allocation " +
			"indices_ master pendingtasks recovery segments shards threadpool plugins templates validatequery " +
			"searchshards searchtemplate simulate termsenum ranking withcontext",
		Takes: "updatebyquery deletebyquery reindex rollover forcemerge updatealiases deletealias deleteindex " +
			"deleteindextemplate deletetemplate putlifecycle",
	},
	{
		Modules: "influxdb influxdb_client influx @influxdata/influxdb-client " +
			"github.com/influxdata/influxdb-client-go " +
			"github.com/influxdata/influxdb1-client",
		Opens: "influxdbclient dataframeclient writeapi writeapiblocking queryapi deleteapi bucketsapi " +
			"organizationsapi " +
			"tasksapi influxdb newclient newhttpclient influxdb getwriteapi getqueryapi",
		Free: "write writepoints writepoint writeline writerecord writemeasurement queryraw querydataframe " +
			"querystream " +
			"querycsv queryrows iteraterows collectrows flush createbucket createdatabase switchdatabase " +
			"switchuser " +
			"points point tag field time usedefaulttags queryapi",
		Takes: "dropmeasurement dropdatabase dropseries dropretentionpolicy deleteseries deletebucket",
	},
	{
		Modules: "qdrant_client @qdrant/js-client-rest @qdrant/qdrant-js github.com/qdrant/go-client pymilvus " +
			"@zilliz/milvus2-sdk-node weaviate weaviate-client weaviate-ts-client chromadb meilisearch " +
			"typesense marqo " +
			"lancedb",
		Opens: "client qdrantclient asyncqdrantclient milvusclient httpclient persistentclient asynchttpclient " +
			"connecttolocal " +
			"collection collections createcollection getcollection getorcreatecollection data batch dynamic " +
			"fixedsize " +
			"index getindex query documents aggregate opentable createtable config indices withwhere graphql " +
			"meilisearch table new connecttocustom",
		Free: "upsert add addobject adddocuments adddocumentsinbatches adddata insert insertmany search " +
			"querypoints " +
			"recommend discover scroll retrieve heartbeat collectionexists hascollection createpayloadindex " +
			"createindex " +
			"load loadcollection release flush loadpartition neartext nearvector hybrid bm25 fetchobjects " +
			"fetchobjectbyid overall metainfo ismeta multisearch uploadcollection uploadpoints uploadrecords " +
			"createpartition embed create similaritysearch vectorsearch numentities numrows head topandas toarrow " +
			"countrows vector metric nprobes metadata addobjects setmodel " +
			"islive waitfortask",
		Takes: "deletecollection recreatecollection dropcollection dropindex droppartition deletepoints " +
			"deletevectors " +
			"deletepayload overwritepayload clearpayload deletedocument deletedocuments deletealldocuments " +
			"deletemany " +
			"deletebyid deleteindex droptable updatecollectionaliases",
	},
	{
		Modules: "rq bullmq bull bee-queue agenda kue resque github.com/hibiken/asynq @hokify/agenda pg-boss " +
			"graphile-worker",
		Opens: "queue newclient newinspector createqueue failedjobregistry getqueue flowproducer inspector redis",
		Free: "add addbulk enqueue enqueuein enqueueat enqueuecall enqueuemany every schedule now " +
			"define " +
			"upsertjobscheduler save createjob queues job jobids jobs newjob publish waituntilready " +
			"waituntilfinished " +
			"setprogress retries timeout backoff register addrepeatable refresh",
		Takes: "worker simpleworker obliterate removejobs cleanqueue deletequeue deletealltasks " +
			"deleteallpendingtasks " +
			"deleteallcompletedtasks deleteallarchivedtasks removequeue canceltask",
	},
	{
		Modules: "neo4j neo4j-driver neo4j-driver-core github.com/neo4j/neo4j-go-driver neo4jrb " +
			"neo4j-ruby-driver memgraph",
		Graph:  true,
		ByName: true,
	},
	{
		Modules: "celery sidekiq dramatiq huey arq",
		Takes: "purge discardall revoke terminate revokebystampedheaders worker workermain runworker createworker " +
			"createconsumer",
		ByName: true,
	},
}

// functions are those of languages that have a client without a module (PHP 8.4, LDAP, IMAP and FTP).
const functions = "ldapdelete ldapdeleteext ldapmodify ldapmodreplace ldapmodreplaceext ldapmoddel ldapmoddelext " +
	"ldapmodadd ldapmodifybatch ldaprename ldaprenameext ldapexoppasswd imapdelete imapexpunge imapmailmove " +
	"imapdeletemailbox imaprenamemailbox imapsetflagfull imapclearflagfull"

// Function reports such a function.
func Function(words []string) bool { return has(functions, plain(words)) }
