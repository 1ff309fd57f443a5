import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkFile, OUTCOMES } from '@fairlead/verifier';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CHANGED } from '../../../testing/hidden';
import { DAYS, dayOf, type Files, playHistory, type SignedHistory } from '../../../testing/signed-history';
import { TAMPERINGS } from '../../../testing/tampering';
import { type RunningWitness, startWitness } from '../../../testing/witness';
import { askWitnesses } from '../log/ask-witnesses';
import { readCheckpoint, readDayLog } from '../log/day-log';

/** How many days ago somebody saved a list. */
const AGES = [1, 30, 90, 400];

let past: SignedHistory;
let witness: RunningWitness;
/** What the witness signed before anything was changed. */
let checkpoint: string;
/** The list of signed days as it was before. */
let trueDays: string;
const folder = mkdtempSync(join(tmpdir(), 'fairlead-tampering-'));

const savedAgo = (ago: number): string => {
  const { roots, ...rest } = JSON.parse(trueDays) as { roots: { day: string }[] };
  return JSON.stringify({ ...rest, roots: roots.filter(({ day }) => day <= dayOf(DAYS - 1 - ago)) });
};

beforeAll(async () => {
  past = await playHistory();
  const { context } = past;
  const log = await readDayLog(context.database, context.config);
  if (log === undefined) throw new Error('no day is signed');
  witness = await startWitness(log.key, folder);
  expect(await askWitnesses({ ...context, config: { ...context.config, witnesses: witness.config } })).toBe(
    1,
  );
  checkpoint = await readCheckpoint(context.database, log, witness.config);
  trueDays = (await past.filesOf(CHANGED)).days;
}, 900_000);
afterAll(async () => {
  witness?.stop();
  await past?.context.close();
  rmSync(folder, { recursive: true, force: true });
});

/** What is said of an act's files, as a row of the table in docs/verify.md. */
const rowOf = async (act: string, { statement, days }: Files): Promise<string> => {
  const cells: string[] = [];
  let named = '–';
  const say = async (known: Parameters<typeof checkFile>[1]): Promise<void> => {
    const { result, lines } = await checkFile(statement, known);
    const { code, headline } = OUTCOMES[result];
    cells.push(`${code} ${headline}`);
    if (result === 'not_verified' && named === '–') [, , , , named = ''] = lines;
  };
  await say({});
  for (const ago of AGES) await say({ lists: [savedAgo(ago), days] });
  await say({ lists: [days], checkpoints: [checkpoint], witnesses: [witness.key] });
  return `| ${[act, ...cells, named].join(' | ')} |`;
};

describe('what a superuser with all keys does to the past', () => {
  const rows: string[] = [];

  it.each(TAMPERINGS)(
    '%s',
    async (act, play) => {
      const own: unknown = await play(past);
      const files = own === undefined ? await past.filesOf(CHANGED) : (own as Files);
      rows.push(await rowOf(act, files));
      await past.superuser.restore();
      const last = rows.at(-1) ?? '';
      // No file of which anything was changed that a hash covers is called verified, whatever it is held against.
      if (!/^\| (nothing|the operation ID) /.test(last)) expect(last).not.toContain(' 0 VERIFIED');
    },
    300_000,
  );

  it('is in docs/verify.md, and so is what is said of each', () => {
    const docs = readFileSync(join(import.meta.dirname, '../../../../../../docs/verify.md'), 'utf8');
    expect(docs.split('\n').filter((line) => /^\| .* \| \d [A-Z ]+ \|/.test(line))).toEqual(rows);
    expect(rows).toHaveLength(TAMPERINGS.length);
  });
});
