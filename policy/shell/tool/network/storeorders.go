package network

import "guard/internal/lazy"

// houseOrders are orders to clouds and servers of a house by HTTP, at paths that no application has.
var houseOrders = []ownProgram{
	{at: lazy.Pattern(`^/(?:remote|public)\.php/|^/ocs/v[12]\.php/|^/index\.php/(?:apps|settings)/|^/remote\.php$`),
		source: "Nextcloud 30, ownCloud 10: WebDAV, OCS"},
	{at: lazy.Pattern(`^/admin/api\.php$`), says: lazy.Pattern(`[?&](?:disable|enable|list|customdns|customcname)\b`),
		gets: true, source: "Pi-hole 5, Admin API"},
	{at: lazy.Pattern(`^/api/dns/blocking$`), source: "Pi-hole 6, REST API"},
	{at: lazy.Pattern(`^/api/v1/admin/tsdb/(?:delete_series|clean_tombstones)|^/loki/api/v1/delete$|` +
		`^/api/v1/series/delete`), gets: true, source: "Prometheus 3, VictoriaMetrics 1, Loki 3"},
}

// storeOrders are those to job servers and stores: they count as othersOrders do.
var storeOrders = []ownProgram{
	{at: lazy.Pattern(`^/api/(?:deployments|flow_runs|flows|work_pools|work_queues)/.*(?:create_flow_run|set_state|` +
		`set_schedule|pause|resume)[\w-]*$|^/api/v1/(?:workflows|cron-workflows|workflow-templates)/[^/]+(?:/[^/]+)?/` +
		`(?:submit|retry|resubmit|stop|terminate|suspend|resume|set)$|^/api/v1/workflows/[^/]+/submit$|` +
		`^/api/(?:v1/)?(?:main/)?executions/(?:trigger/|[\w.-]+/[\w.-]+)|^/api/w/[^/]+/jobs/run/|` +
		`^/api/\d+/(?:job|project|execution)/.+/(?:run|executions|abort|retry)|^/api/task/(?:apply|async-apply|` +
		`send-apply|revoke)/|^/api/worker/(?:shutdown|pool)/|^/api/v2/(?:job_templates|workflow_job_templates|` +
		`jobs)/\d+/(?:launch|relaunch|cancel)|^/api/v1/namespaces/[^/]+/workflows/.+/(?:terminate|cancel|` +
		`signal|reset)|` +
		`^/sidekiq/(?:queues|retries|scheduled|morgue|busy)`),
		source: "Prefect 3, Argo Workflows 3, Kestra 0.20, Windmill 1, Rundeck 5, Flower 2, AWX 24, Temporal 1, " +
			"Sidekiq 7"},
	{says: lazy.Pattern(`\b(?:launchRun|launchPipelineExecution|launchRunReexecution|terminateRuns?|` +
		`deletePipelineRun|deleteRun|wipeAssets)\b`), at: lazy.Pattern(`^/graphql$`), source: "Dagster 1.9, " +
		"GraphQL API"},
	{at: lazy.Pattern(`^/api/v[12]/(?:tenants/[^/]+/databases/[^/]+/)?collections/[^/]+(?:/delete)?$|` +
		`^/api/v[12]/reset$`),
		says: lazy.Pattern(`\b(?i:DELETE)\b|/reset\b`), source: "Chroma 0.5"},
	{at: lazy.Pattern(`^/v1/(?:schema|batch/objects|objects)(?:/|$)`), says: lazy.Pattern(`\b(?i:DELETE)\b`),
		source: "Weaviate 1.27"},
	{at: lazy.Pattern(`^/v2/vectordb/\w+/(?:drop|delete|truncate)|^/document/v1/`),
		says: lazy.Pattern(`(?i)\bDELETE\b|/(?:drop|truncate)`), source: "Milvus 2.5, Vespa 8"},
	{at: lazy.Pattern(`^/alter$`), says: lazy.Pattern(`\bdrop_(?:all|attr)|\bdrop_op\b`), source: "Dgraph 24"},
	{at: lazy.Pattern(`^/\$/(?:datasets|compact|server)/|^/(?:rdf4j-server/)?repositories/[^/]+(?:/statements|$)|` +
		`^/(?:bigdata|blazegraph)/`), says: lazy.Pattern(`(?i)\b(?:DELETE|DROP|CLEAR|compact|shutdown)\b`),
		source: "Fuseki 5, RDF4J 5, GraphDB 10, Blazegraph 2"},
	{at: lazy.Pattern(`^/sql$|^/(?:import|key/\w+)`), says: lazy.Pattern(`(?i)\bREMOVE\s+(?:TABLE|DATABASE|` +
		`NAMESPACE)\b`),
		source: "SurrealDB 2"},
	{at: lazy.Pattern(`^/v[12]/(?:query|metadata)$`), says: lazy.Pattern(`"(?:run_sql|\w+_(?:drop|untrack)_\w+|` +
		`clear_metadata|replace_metadata|bulk)"`), source: "Hasura 2, Schema and Metadata API"},
}
