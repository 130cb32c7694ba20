-- What ran without being judged (unguarded, hook_dead), was made into another call after it was judged (rewritten), broke
-- in guard (fault), or was changed or broken in the record after it was written (changed, record_broken). On a good day
-- this is empty.
SELECT
    Timestamp,
    LogAttributes['guard.event'] AS event,
    LogAttributes['guard.record.changed'] = 'true' AS changed,
    ResourceAttributes['host.name'] AS host,
    LogAttributes['guard.agent'] AS agent,
    LogAttributes['guard.session'] AS session,
    LogAttributes['guard.command'] AS command,
    LogAttributes['guard.reason'] AS reason
FROM otel_logs
WHERE ServiceName = 'guard'
  AND Timestamp >= now() - INTERVAL 7 DAY
  AND SeverityText = 'ERROR'
ORDER BY Timestamp DESC
LIMIT 1 BY LogAttributes['guard.record.id'];
