import type { calls, ResponseOf } from '@fairlead/contract';
import { type Database, dailyRoot, desc } from '@fairlead/db';
import type { FileAnswer } from '../../http/answer';
import { readRoots } from './roots/read-roots';
import { readKeys } from './transparency';

type SignedDays = ResponseOf<typeof calls.statement.signedDays>;

/**
 * Every signed day as one file. It grows by half a kilobyte a day and changes once a day, so it is written once and
 * kept until another day is the newest, by its signature: a day that was signed anew is no longer what was kept.
 */
export const signedDaysFile = (database: Database): (() => Promise<FileAnswer>) => {
  let kept: { readonly newest: string | null; readonly file: FileAnswer } | undefined;
  return async () => {
    const signatures = database.orm.select({ signature: dailyRoot.signature }).from(dailyRoot);
    const [row] = await signatures.orderBy(desc(dailyRoot.day)).limit(1);
    const newest = row?.signature ?? null;
    if (kept?.newest === newest) return kept.file;
    const document = await database.offload(
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
    kept = { newest: document.roots[0]?.signature ?? null, file };
    return file;
  };
};
