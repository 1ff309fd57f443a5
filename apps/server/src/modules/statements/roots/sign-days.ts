import { createHash } from 'node:crypto';
import { dailyRoot, desc, type Tx } from '@fairlead/db';
import { readFirstEntryTime } from '@fairlead/ledger';
import type { Clock } from '../../../clock';
import type { Services } from '../../../http/services';
import { readLeaves } from './leaves';
import { rootOf, treeOf } from './merkle';
import { keepPlaces } from './places';
import { readProgrammeHead } from './programme';
import { signedText, type Unsigned } from './signed-text';
import { type Signer, signerOf } from './signer';

type RootRow = typeof dailyRoot.$inferSelect;

/** Of nodes that find the same day due one signs it: the number of the advisory lock that they take. */
const SIGNING_LOCK = 7_201_004;
/** What was posted just before the day's end is committed by then. */
const GRACE_MS = 300_000;
/** The tree has a leaf for every holder; another node waits until it stands. */
const PATIENCE = { longMs: 600_000 };
/** Leaves hold the chains of acts, chat and reports beside that of the money. */
const LEAF_FORMAT = 2;
const NOTHING_BEFORE = Buffer.alloc(32);

/** The day to be signed next, and its end: the one after the last, or that of the first entry of all. */
const readNextDay = async (
  tx: Tx,
  last: RootRow | undefined,
  timeZone: string,
): Promise<{ day: string; until: Date } | undefined> => {
  const begin = last === undefined ? await readFirstEntryTime(tx) : null;
  const [row] = await tx.query<{ day: string; until: Date }>(
    `select to_char(next, 'YYYY-MM-DD') as day, ((next + 1)::timestamp at time zone $1) as until
      from (select coalesce($2::date + 1, ($3::timestamptz at time zone $1)::date) as next) n
      where next is not null`,
    [timeZone, last?.day ?? null, begin],
  );
  return row;
};

/** A day is over when the database's clock says so: that of one node may be wrong. */
const readTime = async (tx: Tx, clock: Clock): Promise<Date> => {
  const [row] = await tx.query<{ now: Date }>('select database_time($1) as now', [clock.now()]);
  if (row === undefined) throw new Error('the database does not say what time it is');
  return row.now;
};

const signDay = async (tx: Tx, signer: Signer, timeZone: string, clock: Clock): Promise<number> => {
  await tx.query('select pg_advisory_xact_lock($1)', [SIGNING_LOCK]);
  const now = await readTime(tx, clock);
  const [last] = await tx.orm.select().from(dailyRoot).orderBy(desc(dailyRoot.day)).limit(1);
  const next = await readNextDay(tx, last, timeZone);
  if (next === undefined || next.until.getTime() + GRACE_MS > now.getTime()) return 0;
  const programme = await readProgrammeHead(tx, last, next.until);
  const leaves = await readLeaves(tx, { until: next.until, leafFormat: LEAF_FORMAT, ...programme });
  const tree = await treeOf(leaves);
  const unsigned: Unsigned = {
    ...next,
    holders: leaves.length,
    root: Buffer.from(rootOf(tree), 'hex'),
    previous: last === undefined ? NOTHING_BEFORE : createHash('sha256').update(signedText(last)).digest(),
    signedAt: now,
  };
  await tx.orm.insert(dailyRoot).values({
    ...unsigned,
    signature: signer.sign(signedText(unsigned)),
    keyId: signer.keyId,
    publicKey: signer.publicKey,
    leafFormat: LEAF_FORMAT,
    ...programme,
  });
  await keepPlaces(tx, next.day, { leaves, tree }, last === undefined ? [] : await readLeaves(tx, last));
  return 1;
};

/**
 * Signs the next day that is over (docs/domain/statements.md#signed-days): one root over all holders'
 * chains, naming what was signed before it. Safe on several nodes at once. Returns how many were signed: 0
 * where nothing is due, or where there is no key.
 */
export const signNextDay = async ({ config, database, clock }: Services): Promise<number> => {
  if (config.rootSigningKey === undefined) return 0;
  const signer = signerOf(config.rootSigningKey);
  return database.transaction((tx) => signDay(tx, signer, config.programmeTimeZone, clock), PATIENCE);
};
