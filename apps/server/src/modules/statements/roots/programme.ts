import { createHash } from 'node:crypto';
import type { dailyRoot, Reader } from '@fairlead/db';
import { readProgrammeEntries } from '@fairlead/ledger';

type RootRow = typeof dailyRoot.$inferSelect;

const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest();

/**
 * The programme's entries that touch no holder up to a day's end: how many, and a hash over those of the day and the one of
 * the day before. Chained by days and not one by one: each report posts such an entry, and none shall wait for another.
 * `day_differences` in the database says the same.
 */
export const readProgrammeHead = async (
  reader: Reader,
  last: RootRow | undefined,
  until: Date,
): Promise<{ programmeEntries: number; programmeHead: Buffer }> => {
  const from = last?.programmeHead === null ? undefined : last;
  const { entries, hashes } = await readProgrammeEntries(reader, { from: from?.until ?? null, until });
  const before = from?.programmeHead ?? sha256('fairlead-programme-1');
  return {
    programmeEntries: (from?.programmeEntries ?? 0) + entries,
    programmeHead:
      entries === 0 ? before : sha256(['fairlead-programme-1', before.toString('hex'), hashes].join('\n')),
  };
};
