-- Does the chain hold? Each record names the hash of the one before it. No row: of each session that began in this time
-- everything up to its last record is there, once, in order. Wants send = "all". `guard log verify --export` does the same
-- to a dump, and with body = "record" it computes each hash too, which no query can.
WITH records AS
(
    SELECT
        LogAttributes['guard.session'] AS session,
        toUInt64OrZero(LogAttributes['guard.record.seq']) AS seq,
        LogAttributes['guard.record.prev'] AS prev,
        LogAttributes['guard.record.hash'] AS hash,
        LogAttributes['guard.record.changed'] = 'true' AS changed
    FROM otel_logs
    WHERE ServiceName = 'guard'
      AND Timestamp >= now() - INTERVAL 30 DAY
      AND LogAttributes['guard.record.id'] != ''
    LIMIT 1 BY LogAttributes['guard.record.id'], prev, hash, changed
),
links AS
(
    SELECT
        *,
        lagInFrame(seq, 1, 0) OVER chain AS seq_before,
        lagInFrame(hash, 1, repeat('0', 64)) OVER chain AS hash_before
    FROM records
    WINDOW chain AS (PARTITION BY session ORDER BY seq ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW)
)
SELECT
    session,
    seq,
    multiIf(
        changed, 'it was changed after it was written',
        seq = seq_before, 'there are two different records of this number',
        seq != seq_before + 1, concat('missing before it: ', toString(seq - seq_before - 1)),
        'it does not follow the one before it') AS problem
FROM links
WHERE changed OR seq != seq_before + 1 OR prev != hash_before
ORDER BY session, seq;
