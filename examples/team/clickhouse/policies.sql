-- Which policies hold on which machines, by the last session that each began: the same files make the same hash. A
-- machine with another hash than the rest has other files, or a person's own beside them.
SELECT
    policy,
    version,
    count() AS machines,
    arraySort(groupArray(host)) AS hosts,
    max(began) AS last_began
FROM
(
    SELECT
        ResourceAttributes['host.name'] AS host,
        argMax(LogAttributes['guard.policy.hash'], Timestamp) AS policy,
        argMax(LogAttributes['guard.version'], Timestamp) AS version,
        max(Timestamp) AS began
    FROM otel_logs
    WHERE ServiceName = 'guard'
      AND Timestamp >= now() - INTERVAL 30 DAY
      AND LogAttributes['guard.event'] = 'session_started'
    GROUP BY host
)
GROUP BY policy, version
ORDER BY machines DESC, policy;
