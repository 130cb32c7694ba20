-- What people are asked most, and what they say: where nearly all are allowed, an allow rule is worth writing; where
-- nearly all are refused, a deny rule with a reason that tells the model what to do instead.
SELECT
    arrayStringConcat(JSONExtract(LogAttributes['guard.categories'], 'Array(String)'), ' ') AS categories,
    extract(LogAttributes['guard.command'], '^\\S+(?:\\s+[a-z][\\w-]*)?') AS begins,
    uniq(LogAttributes['guard.record.id']) AS asked,
    uniqIf(LogAttributes['guard.record.id'], LogAttributes['guard.verdict'] = 'allow') AS allowed,
    round(100 * allowed / asked) AS percent,
    round(avg(toUInt64OrZero(LogAttributes['guard.duration_ms'])) / 1000, 1) AS seconds,
    uniq(ResourceAttributes['host.name']) AS machines,
    topK(3)(LogAttributes['guard.command']) AS examples
FROM otel_logs
WHERE ServiceName = 'guard'
  AND Timestamp >= now() - INTERVAL 30 DAY
  AND LogAttributes['guard.event'] = 'decided'
  AND LogAttributes['guard.answered_by'] IN ('terminal', 'client', 'client-auto', 'watch', 'agent')
GROUP BY categories, begins
HAVING asked >= 3
ORDER BY asked DESC
LIMIT 50;
