package source

import (
	"regexp"

	"guard/internal/lazy"
)

// Clients of queues, stores, directories and mailboxes in sources that are not read: a text that names the client's
// library, and calls what changes or takes away what the service holds. They count where they run for certain: in tests
// and programs.

// sourceClients are these: amqp-client 5 and Spring AMQP 3, RabbitMQ.Client 7, lapin 2, AMQP 4 of Elixir; kafka-clients
// 3.9, Confluent.Kafka 2, rdkafka 0.37, Brod 4; Jedis 5, Lettuce 6, StackExchange.Redis 2, redis-rs 0.27, Redix 1.5;
// jnats 2.20, async-nats 0.38; Paho, MQTTnet 4, rumqttc 0.24; UnboundID LDAP SDK 7, JNDI, ldap3 of Rust 0.11, Exldap;
// Jakarta Mail 2, MailKit 4, imap of Rust 3; the clients of Elasticsearch 8 and MongoDB 5.
var sourceClients = []struct{ library, call func() *regexp.Regexp }{
	{lazy.Pattern(`com\.rabbitmq|springframework\.amqp|RabbitMQ\.Client|\blapin\b|\bAMQP\.(?:Connection|Channel|` +
		`Queue|Basic)`),
		lazy.Pattern(`(?i)\.(?:queue_?(?:purge|delete|unbind)(?:NoWait|Async)?|purgeQueue|deleteQueue|` +
			`exchange_?delete(?:Async)?|` +
			`basic_?(?:ack|nack|reject)(?:Async)?)\(|\bQueue\.(?:purge|delete|unbind)\(|\bBasic\.(?:ack|nack|` +
			`reject)\(|` +
			`\.basic_?(?:get|consume)(?:Async)?\([^;]*(?:\btrue\b|no_?ack)|\.receiveAndConvert\(|` +
			`\bBasic\.get\([^)]*no_ack`)},
	{lazy.Pattern(`org\.apache\.kafka|Confluent\.Kafka|\brdkafka\b|:brod\b`),
		lazy.Pattern(`(?i)\.(?:delete_?(?:topics|records|groups|consumerGroups)|(?:incremental)?alter_?configs|` +
			`alterConsumerGroupOffsets|commit_?(?:a?sync|message|consumer_state)?)(?:Async)?\(|` +
			`:brod\.delete_topics\(`)},
	{lazy.Pattern(`redis\.clients|io\.lettuce|data\.redis|redisson|StackExchange\.Redis|\bredis::|\bfred::|` +
		`\bRedix\b|\bJedis\b`),
		lazy.Pattern(`(?i)\.(?:(?:bl?|br|l|r|s|lm|blm)pop|ltrim|lrem|lset|srem|spop|smove|hdel|zrem\w*|` +
			`zpop(?:min|max)|[bl]r?l?move|` +
			`rpoplpush|brpoplpush|[sz](?:inter|union|diff)store|getdel|get_del|rename|unlink|del|xtrim|xdel|` +
			`xack|flush_?(?:all|db)|` +
			`List(?:Left|Right)Pop\w*|ListTrim|ListRemove|SetPop|SetRemove|SetMove|HashDelete|KeyDelete|KeyRename|` +
			`SortedSet(?:Remove|Pop)\w*|StringGetDelete|Stream(?:Trim|Delete|Acknowledge)|leftPop|` +
			`rightPop)(?:Async)?\(|` +
			`["'](?:LTRIM|[BLRS]{0,2}L?R?POP|SPOP|DEL|UNLINK|RENAME|LREM|LSET|SREM|HDEL|ZREM\w*|[SZ](?:INTER|` +
			`UNION|DIFF)STORE|` +
			`GETDEL|XTRIM|XDEL|XACK|FLUSHALL|FLUSHDB|ZPOPM\w+|LMOVE|RPOPLPUSH|EVAL|RESTORE|MIGRATE)["' ]`)},
	{lazy.Pattern(`io\.nats|\basync_nats\b|NATS\.Client|\bGnat\b`),
		lazy.Pattern(`(?i)\.(?:purge_?stream|delete_?(?:stream|message|consumer)|update_?stream|purge)(?:Async)?\(`)},
	{lazy.Pattern(`eclipse\.paho|MQTTnet|\brumqttc\b|hivemq|Tortoise311|\bemqtt\b`),
		lazy.Pattern(`(?i)setRetained\(true|WithRetainFlag\((?:true)?\)|\.publish\([^;]*\btrue\b|retain: true|` +
			`\.retain\(true`)},
	{lazy.Pattern(`unboundid|javax\.naming|DirectoryServices|Novell\.Directory|\bldap3::|\bExldap\b|:eldap`),
		lazy.Pattern(`(?i)\.(?:modify(?:DN|Attributes)?|modrdn|unbind\(\s*"|destroySubcontext|rebind|` +
			`DeleteTree)(?:Async)?\(|` +
			`\bldap\w*\.delete\(|(?:Modify|Delete)Request\(|\bExldap\.(?:modify|delete)|:eldap\.(?:modify|delete)`)},
	{lazy.Pattern(`(?:jakarta|javax)\.mail|MailKit|\bimap::|:mailman`),
		lazy.Pattern(`(?i)\.(?:setFlags?\([^;]*true|expunge(?:Async)?\(|AddFlags(?:Async)?\(|` +
			`Move(?:To)?(?:Async)?\(|uid_store\(|store\(` +
			`|close\(true)`)},
	{lazy.Pattern(`co\.elastic|org\.elasticsearch|Elastic\.Clients|\belasticsearch::|OpenSearch\.Client|\bElastix\b`),
		lazy.Pattern(`(?i)\.(?:update|delete)_?by_?query(?:Async)?\(|\.reindex(?:Async)?\(|` +
			`\bindices\(\)\.delete\(|Indices\.Delete`)},
	{lazy.Pattern(`com\.mongodb|MongoDB\.Driver|\bmongodb::|\bMongo\.(?:start_link|find)`),
		lazy.Pattern(`(?i)\.(?:(?:update|replace|delete)_?(?:many|one)|find_?one_?and_?(?:delete|replace|` +
			`update))!?(?:Async)?\(`)},
}

// startsProgram finds where a program begins.
var startsProgram = lazy.Pattern(`\bfn main\s*\(|\bvoid main\s*\(|\bfun main\s*\(|\bdef main\s*\(|` +
	`\bstatic\s+(?:async\s+)?(?:void|int|Task)` +
	`(?:<int>)?\s+Main\s*\(`)

// changesService is the first such call of a text; empty: none.
func changesService(text string) string {
	for _, client := range sourceClients {
		if client.library().MatchString(text) {
			if found := client.call().FindString(text); found != "" {
				return found
			}
		}
	}
	return ""
}
