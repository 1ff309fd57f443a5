// Each limit of growth in words, and what an operator, or the product, has to do then.

/** @type {Record<string, { what: string, remedy: string }>} */
export const LIMIT_WORDS = {
  cores: {
    what: 'processors of the primary',
    remedy: 'reading on a standby (`DATABASE_READ_URL`); then dividing by holder, which has not been built',
  },
  connections: {
    what: 'connections of the primary',
    remedy: '[a pooler](runbook.md#a-pooler) in transaction mode, or a lower `DATABASE_POOL`',
  },
  log: {
    what: 'log that a standby can replay',
    remedy:
      'checkpoints less often and `wal_compression`, which take from what is most; then dividing by holder',
  },
  disk: {
    what: 'disk of the primary',
    remedy:
      'a larger one; then reports of settled plans on slower disks ([0108](adr/0108-what-is-not-partitioned.md))',
  },
  restore: {
    what: 'time to restore a backup',
    remedy: 'copying with more than one process (`process-max`), a delayed standby that is there already',
  },
  vacuum: {
    what: "autovacuum at PostgreSQL's own settings",
    remedy: '`autovacuum_vacuum_cost_limit = 2000`, ten times as much',
  },
  wraparound: {
    what: 'transaction IDs: freezing takes longer than they last',
    remedy: 'the same setting; reports many to a transaction, which the product does not do yet',
  },
  stripes: {
    what: "rows of the programme's accounts, which each report locks",
    remedy: 'more stripes (a migration), or reports many to a transaction',
  },
  networkRow: {
    what: 'the row of the largest network, which each settlement locks',
    remedy: 'settlements spread over the day, which deadlines do by themselves; then stripes for it too',
  },
  record: {
    what: 'the record of acts, one writer at a time',
    remedy:
      'payout runs, which decide about many withdrawals by one act ([payout runs](domain/payout-runs.md))',
  },
  dayTime: {
    what: 'time to sign a day, one transaction',
    remedy: 'layers of the tree in a table, made from what changed; has not been built',
  },
  dayMemory: {
    what: 'memory of the node that signs a day, which holds every leaf',
    remedy: 'until that is built, a node with `JOBS=on` alone and `--max-old-space-size`',
  },
  fullCheck: {
    what: 'the daily check of all books takes more than a day',
    remedy: '`BOOKS_FULL_EVERY` longer; the check of what changed goes on meanwhile',
  },
  hourlyCheck: {
    what: 'the check of what changed takes longer than the hour it is about',
    remedy: 'checks more often find no less; dividing by holder, which the check allows',
  },
};
