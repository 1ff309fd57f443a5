import type { CallOf, ParsedOf, ResponseOf } from '@fairlead/contract';
import type { Reader } from '@fairlead/db';
import { DEFAULT_LANGUAGE } from '@fairlead/i18n';
import { type Answer, done, refuse } from '../../http/answer';
import { isRefusal, type PageStart, pageOf, pageStart } from '../../http/page';
import type { HolderCaller, Incoming, StaffUseCase } from '../../http/route';
import type { Services } from '../../http/services';
import { readHolder } from '../account';
import { keepAccepted, readShown } from './legal';

type Item = ResponseOf<CallOf<'legal.accepted'>>['items'][number];

interface Row {
  readonly id: number;
  readonly kind: Item['kind'];
  readonly version: number;
  readonly lang: Item['language'];
  readonly title: string;
  readonly text: string;
  readonly hash: Buffer;
  readonly accepted_at: Date;
}

const LIST = `
  select a.id, a.kind, a.version, a.lang, a.hash, a.accepted_at,
         coalesce(v.title ->> a.lang, v.title ->> $4) as title, coalesce(v.text ->> a.lang, v.text ->> $4) as text
    from accepted_terms a join content_version v on v.content_id = a.content_id and v.version = a.version
   where a.holder_id = $1 and ($2::bigint is null or a.id < $2) order by a.id desc limit $3`;

const readAccepted = async (reader: Reader, holderId: number, { below, limit }: PageStart) => {
  const rows = await reader.query<Row>(LIST, [holderId, below, limit + 1, DEFAULT_LANGUAGE]);
  return pageOf(
    rows,
    limit,
    (row) => row.id,
    ({ id, lang: language, hash, accepted_at, ...row }): Item => ({
      ...{ ...row, id: String(id), language, hash: hash.toString('hex') },
      accepted_at: accepted_at.toISOString(),
    }),
  );
};

/** What the person agreed to, newest first, with the texts as they were shown. */
export const listOwnAccepted = async (
  { database }: Services,
  { holderId }: HolderCaller,
  request: ParsedOf<CallOf<'legal.accepted'>>,
): Promise<Answer<ResponseOf<CallOf<'legal.accepted'>>>> => {
  const start = pageStart(request);
  return isRefusal(start) ? start : done(await readAccepted(database, holderId, start));
};

/** The same for staff, without the texts, which are in the list of texts. */
export const listAccepted: StaffUseCase<'consoleContent.accepted'> = async (
  { database },
  _caller,
  { holder_id: holderId, ...request },
) => {
  if ((await readHolder(database, holderId)) === undefined) return refuse('no_such_data');
  const start = pageStart(request);
  if (isRefusal(start)) return start;
  const { items, next_cursor } = await readAccepted(database, holderId, start);
  return done({ items: items.map(({ text: _, ...item }) => item), next_cursor });
};

/** Agrees to the texts as they count now; refused where a newer version counts than the one that was read. */
export const acceptTexts = (
  { database, clock }: Services,
  { caller, request, lang }: Incoming<CallOf<'legal.accept'>, HolderCaller>,
): Promise<Answer<Record<string, never>>> =>
  database.transaction(async (tx) => {
    const shown = await readShown(tx, request.accepted_terms, lang);
    if (shown === undefined) return refuse('terms_outdated');
    await keepAccepted(tx, caller.holderId, shown, clock.now());
    return done({});
  });
