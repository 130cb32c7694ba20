-- Who allowed pushes, and how: answered_by is policy, grant or preconfirmed where nobody was asked, and terminal, client,
-- watch or agent where a person was. user is empty without user = true in [export].
SELECT
    Timestamp,
    LogAttributes['guard.answered_by'] AS answered_by,
    LogAttributes['guard.answer'] AS answer,
    ResourceAttributes['host.name'] AS host,
    ResourceAttributes['user.name'] AS user,
    LogAttributes['guard.agent'] AS agent,
    LogAttributes['guard.rule'] AS rule,
    LogAttributes['guard.command'] AS command,
    LogAttributes['guard.workspace'] AS workspace
FROM otel_logs
WHERE ServiceName = 'guard'
  AND Timestamp >= now() - INTERVAL 7 DAY
  AND LogAttributes['guard.event'] = 'decided'
  AND LogAttributes['guard.verdict'] = 'allow'
  AND has(JSONExtract(LogAttributes['guard.categories'], 'Array(String)'), 'GIT_PUBLISH')
ORDER BY Timestamp DESC
LIMIT 1 BY LogAttributes['guard.record.id'];
