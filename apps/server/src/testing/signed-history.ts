import { generateKeyPairSync } from 'node:crypto';
import { calls } from '@fairlead/contract';
import type { FileAnswer } from '../http/answer';
import type { HolderCaller, Incoming } from '../http/route';
import { audit } from '../modules/audit';
import { signNextDay } from '../modules/statements/roots/sign-days';
import { statementsRoutes } from '../modules/statements/routes';
import { dataOf } from './client';
import { createTestContext, type TestContext } from './context';
import { signingTime, signQuiet } from './sign-quiet';
import { type Superuser, superuserOf } from './superuser';

const DAY_MS = 86_400_000;
const FIRST_DAY = Date.parse('2025-01-13');
/** Days of the history, all signed: more than the oldest list that somebody kept. */
export const DAYS = 415;
/** Money comes on the first day, and from this one on every so many days; all else on every second of those. */
const [FROM, EVERY] = [340, 5];
/** The number in the holder's chain of the entry that is made on a day. */
export const entryOn = (day: number): number => (day === 0 ? 1 : (day - FROM) / EVERY + 2);
/** The same of the holder's other chains. */
export const linkOn = (day: number): number => (day === 0 ? 1 : (day - FROM) / EVERY / 2 + 2);
const isBusy = (day: number): boolean => day === 0 || (day >= FROM && day % EVERY === 0);
/** The first holders of a database. */
export const [HOLDER, OTHER] = [1, 2];

export const newKey = (): string =>
  generateKeyPairSync('ed25519').privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64');

/** A day of the history, from 0. */
export const dayOf = (index: number): string =>
  new Date(FIRST_DAY + index * DAY_MS).toISOString().slice(0, 10);

/** What the programme hands out. */
export interface Files {
  readonly statement: string;
  /** The list of all signed days. */
  readonly days: string;
}

/** More than a year of one programme, with a superuser who has its database and its key. */
export interface SignedHistory {
  readonly context: TestContext;
  readonly superuser: Superuser;
  readonly key: string;
  /** The holder's statement of the month of a day, and the list, as they are now. */
  filesOf(day: number): Promise<Files>;
  /** Signs all days from one on anew. */
  signAnew(fromDay: number, key?: string): Promise<void>;
  /** To the day after the last one that is signed. */
  goOn(): void;
}

/** Staff write and act, and a network reports, at noon of a day. */
const addRecords = (context: TestContext, sequence: number): Promise<void> =>
  context.database.transaction(async (tx) => {
    const time = context.clock.now();
    await tx.query(
      `insert into chat_message (holder_id, conversation_id, sequence, author, kind, text, sent_at)
        values ($1, 1, $2, 'staff', 'text', 'good morning', $3)`,
      [HOLDER, sequence, time],
    );
    await tx.query(
      `insert into delivery_report (holder_id, order_id, source, bucket, version, impressions, clicks, conversions,
          spend_minor, gross_minor, revenue_minor, state, current, raw, raw_hash, received_at)
        values ($1, 1, 'test', $2, 1, 9, 8, 7, 0, 0, 1200, 'accepted', true, '{}', sha256('{}'), $2)`,
      [HOLDER, time],
    );
    const actor = { type: 'staff', id: 1 } as const;
    const subject = { holderId: HOLDER, subjectType: 'holder', subjectId: HOLDER };
    await audit(tx, { actor, act: 'consoleHolder.disable', ...subject, after: { reason: 'why' }, time });
  });

/** What happens on a day, at noon. */
const playDay = async (context: TestContext, day: number): Promise<void> => {
  context.clock.set(new Date(FIRST_DAY + day * DAY_MS + DAY_MS / 2));
  await context.topUp(HOLDER, 5_000 + day);
  await context.topUp(OTHER, 300);
  if (day % (2 * EVERY) !== 0) return;
  await context.fundHouse(100);
  await addRecords(context, day + 1);
};

/** Signs the days from one on. @param play what happens on a busy one before it is signed */
const signDays = async (
  context: TestContext,
  from: number,
  key: string,
  play?: (day: number) => Promise<void>,
): Promise<void> => {
  let quiet: number[] = [];
  for (let day = from; day < DAYS; day += 1) {
    if (!isBusy(day)) {
      quiet.push(day);
      continue;
    }
    await signQuiet(context, quiet.map(dayOf), key);
    quiet = [];
    await play?.(day);
    context.clock.set(signingTime(dayOf(day)));
    const config = { ...context.config, rootSigningKey: key };
    if ((await signNextDay({ ...context, config })) !== 1) throw new Error('a day was not signed');
  }
  await signQuiet(context, quiet.map(dayOf), key);
};

export const playHistory = async (): Promise<SignedHistory> => {
  const key = newKey();
  const context = await createTestContext({ ROOT_SIGNING_KEY: key });
  const holders = [await context.makeHolder(), await context.makeHolder()];
  const [caller] = holders as [HolderCaller];
  if (holders.some(({ holderId }, place) => holderId !== [HOLDER, OTHER][place])) throw new Error('not new');
  await signDays(context, 0, key, (day) => playDay(context, day));
  const superuser = await superuserOf(context);
  const fileOf = async (call: 'exportFile' | 'signedDays', request: object): Promise<string> => {
    const route = statementsRoutes(context).find((one) => one.call === calls.statement[call]);
    const answer = await route?.handle({ request, caller, timeZone: 'UTC' } as unknown as Incoming);
    if (answer === undefined) throw new Error('no file came');
    return String((dataOf(answer) as FileAnswer).content);
  };
  return {
    ...{ context, superuser, key },
    filesOf: async (day) => ({
      statement: await fileOf('exportFile', { month: dayOf(day).slice(0, 7) }),
      days: await fileOf('signedDays', {}),
    }),
    signAnew: async (from, otherKey) => {
      const since = `where day >= '${dayOf(from)}'`;
      await superuser.change(`delete from daily_root ${since}; delete from root_place ${since}`);
      await signDays(context, from, otherKey ?? key);
    },
    goOn: () => context.clock.set(signingTime(dayOf(DAYS - 1))),
  };
};
