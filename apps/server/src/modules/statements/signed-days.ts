import type { calls, ResponseOf } from '@fairlead/contract';
import { type Database, dailyRoot, max } from '@fairlead/db';
import type { FileAnswer } from '../../http/answer';
import { readRoots } from './roots/read-roots';
import { readKeys } from './transparency';

type SignedDays = ResponseOf<typeof calls.statement.signedDays>;

/**
 * Every signed day as one file. It grows by half a kilobyte a day and changes once a day, so it is written once and
 * kept until the next day is signed.
 */
export const signedDaysFile = (database: Database): (() => Promise<FileAnswer>) => {
  let kept: { readonly newest: string | null; readonly file: FileAnswer } | undefined;
  return async () => {
    const [row] = await database.orm.select({ newest: max(dailyRoot.day) }).from(dailyRoot);
    const newest = row?.newest ?? null;
    if (kept?.newest === newest) return kept.file;
    const document = await database.snapshot(
      async (reader): Promise<SignedDays> => ({
        ...{ format: 'fairlead-signed-days', version: 1 },
        keys: await readKeys(reader),
        roots: await readRoots(reader),
      }),
    );
    const reached = document.roots[0]?.day ?? null;
    const file = {
      name: reached === null ? 'signed-days.json' : `signed-days-${reached}.json`,
      mediaType: 'application/json; charset=utf-8',
      content: JSON.stringify(document),
    };
    kept = { newest: reached, file };
    return file;
  };
};
