package sql

import (
	"net/url"
	"slices"
	"strings"

	"guard/internal/lazy"
	"guard/policy/risk"
)

// Services that keep data take statements and orders by HTTP, also by GET.

// takesStatements finds the paths at which they do (QuestDB 8, /exec; ClickHouse 24, /?query=; InfluxDB 1, /query;
// InfluxDB 3 and SurrealDB 2, /sql; Elasticsearch 8, /_sql; Neo4j 5, /tx/commit; rqlite 8, /db/execute; ArangoDB 3,
// /_api/cursor; Trino, /v1/statement; Druid, /druid/v2/sql; libSQL, /v2/pipeline; CrateDB 5, /_sql).
var takesStatements = lazy.Pattern(`(?i)/(?:exec|query|sql|_sql|tx/commit|tx|db/(?:execute|request|query)|` +
	`_api/cursor|v1/statement|druid/v2/sql|v2/pipeline|imp|api/v3/query_sql)(?:[?/"'&\s]|$)|[?&]query=`)

// orders finds the paths of orders that throw data away (Elasticsearch 8; Qdrant 1; InfluxDB 2; Prometheus 3; Solr 9;
// Milvus 2; Weaviate 1; Dgraph 24; Meilisearch 1; Chroma).
var orders = lazy.Pattern(`(?i)/_(?:delete|update)_by_query\b|` +
	`/points/(?:delete|payload/(?:delete|clear)|vectors/delete)|` +
	`/api/v2/delete\b|/tsdb/delete_series|<delete\b|"drop_(?:all|attr)"|/entities/delete|/collections/drop|` +
	`/documents/delete(?:-batch)?\b|/_ilm/policy|/_cache/clear-data|"delete":\s*\{\s*"query"|/api/v1/reset\b`)

// OrdersAt reports a text by which a service at an address is told to throw data away: a statement, or an order by its
// path. keeps says that the address is known for one that keeps data.
func OrdersAt(address, text string, keeps bool) bool {
	if len(text) > maxStatements {
		text = text[:maxStatements]
	}
	if plain, err := url.QueryUnescape(text); err == nil && strings.ContainsAny(text, "%+") {
		text += "\n" + plain
	}
	if orders().MatchString(text) {
		return true
	}
	return (keeps || takesStatements().MatchString(address) || takesStatements().MatchString(text)) &&
		slices.ContainsFunc(Held(text), Loses)
}

// Loses reports a text of statements by which data is thrown away.
func Loses(text string) bool {
	return ChangesAll(text) || slices.ContainsFunc(statements, func(s statement) bool {
		return s.categories == risk.Delete && strings.Contains(folded(text), s.words)
	})
}
