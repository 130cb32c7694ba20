-- Sessions whose end is missing: nothing came of them for a day, and their last record is not session_ended. The machine
-- was switched off, guard was killed, or the tail was taken away. (An agent that waits for days is among them.)
SELECT
    LogAttributes['guard.session'] AS session,
    any(ResourceAttributes['host.name']) AS host,
    argMax(LogAttributes['guard.agent'], Timestamp) AS agent,
    min(Timestamp) AS first,
    max(Timestamp) AS last,
    max(toUInt64OrZero(LogAttributes['guard.record.seq'])) AS records
FROM otel_logs
WHERE ServiceName = 'guard'
  AND Timestamp >= now() - INTERVAL 30 DAY
  AND LogAttributes['guard.session'] != ''
GROUP BY session
HAVING countIf(LogAttributes['guard.event'] = 'session_ended') = 0
   AND last < now() - INTERVAL 1 DAY
ORDER BY last DESC;
