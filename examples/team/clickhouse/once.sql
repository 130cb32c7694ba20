-- Every record once. A kill between the Collector's answer and guard's journal has a batch sent again, and a Collector that
-- is killed sends its queue again: guard.record.id is the same. Use it in place of otel_logs where rows are counted.
SELECT *
FROM otel_logs
WHERE ServiceName = 'guard'
  AND Timestamp >= now() - INTERVAL 7 DAY
ORDER BY Timestamp
LIMIT 1 BY LogAttributes['guard.record.id'], LogAttributes['guard.record.hash'];
