-- What was refused this week, by rule. Counting by guard.record.id counts a record that came twice once.
SELECT
    LogAttributes['guard.rule'] AS rule,
    uniq(LogAttributes['guard.record.id']) AS refused,
    uniq(LogAttributes['guard.session']) AS sessions,
    uniq(ResourceAttributes['host.name']) AS machines,
    topK(3)(LogAttributes['guard.command']) AS examples
FROM otel_logs
WHERE ServiceName = 'guard'
  AND Timestamp >= now() - INTERVAL 7 DAY
  AND LogAttributes['guard.event'] = 'decided'
  AND LogAttributes['guard.verdict'] = 'deny'
GROUP BY rule
ORDER BY refused DESC;
