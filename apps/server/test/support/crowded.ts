import { openDatabase, programUrl } from '@fairlead/db';
import type { TestDatabase } from '@fairlead/db/testing';
import { SAMPLE } from '../../src/app/sample-data';
import { openSession } from '../../src/plugins/sessions';
import { startTestServer, type TestServer, turnableClock } from '../../src/testing';
import { signInStaff } from '../../src/testing/people';
import { createSampleDatabase } from '../../src/testing/sample-database';
import { type Listing, listings, messageListings, type Named } from './list-calls';
import { multiplyRows } from './multiply';
import { SEEDS } from './seeds';
import { type Statement, tellPlans, watchStatements } from './watched-sql';

/** Tables of which there are as many as the programme has accounts, texts or days, however many people come. */
const FEW: ReadonlySet<string> = new Set([
  'ledger.programme_account',
  'ledger.control',
  'ledger.books_mark',
  'ledger.cash_day',
  'overview_figures',
  'installation',
  'pepper_stamp',
  'jobs_run',
  'contact_sheet',
  'content',
  'content_version',
  'books_check',
  'daily_root',
  'network_total',
  'throttle',
]);

/** Not what a list is made of, made by staff one by one, or a handful of each person, found by the person. */
const NOT_LISTED = [
  'accepted_terms',
  'account_closing',
  'channel_choice',
  'channel_message',
  'chat_file',
  'chat_rating',
  'contact_code',
  'cosignature',
  'holder_note',
  'holder_recovery_code',
  'holder_totp',
  'ledger.carried_sums',
  'ledger.going_back',
  'ledger.holder_freeze',
  'network_task',
  'orphan_object',
  'passkey',
  'passkey_challenge',
  'product_draft',
  'product_watch',
  'push_subscription',
  'recovery',
  'recovery_request',
  'report_decision',
  'report_file',
  'root_place',
  'saved_view',
  'service_account',
  'settled_debt',
  'staff_challenge',
  'staff_identity',
  'staff_key',
  'staff_provider_flow',
  'staff_recovery_code',
  'timestamp_token',
  'upload',
  'used_ticket',
];

const PAGE = 50;

/** Fills every table to about so many rows, most of them the sample holder's, who is named. */
const crowd = async ({ asOwner, url }: TestDatabase, rows: number): Promise<Named> => {
  const [demo] = await asOwner<{ id: number }>('select id from account_holder where username = $1', [
    SAMPLE.username,
  ]);
  const holderId = String(demo?.id);
  await asOwner(SEEDS.replaceAll(':holder', holderId));
  const empty = await multiplyRows((text) => asOwner(text), rows, FEW);
  const forgotten = empty.filter((name) => !NOT_LISTED.includes(name) && !name.endsWith('session'));
  if (forgotten.length > 0) throw new Error(`nothing to list in ${forgotten.join(', ')}`);
  await asOwner(tellPlans(new URL(url).pathname.slice(1)));
  const [chat] = await asOwner<{ conversation_id: number }>(
    'select conversation_id from chat_message where holder_id = $1 group by 1 order by count(*) desc limit 1',
    [holderId],
  );
  const [plan] = await asOwner<{ order_id: number }>(
    'select order_id from delivery_report where holder_id = $1 group by 1 order by count(*) desc limit 1',
    [holderId],
  );
  return { holderId, conversationId: String(chat?.conversation_id), orderId: String(plan?.order_id) };
};

/** What the asking for one page of a list made the database do. */
export interface Asked {
  readonly name: string;
  readonly id: string;
  readonly statements: readonly Statement[];
  readonly code: number;
  readonly items: number;
}

/** A server on such a database, and the person who asks it for lists. */
export const openCrowded = async (testDatabase: TestDatabase, named: Named, now: Date) => {
  const database = openDatabase({ url: await programUrl(testDatabase.url), max: 4 });
  const clock = turnableClock(now);
  const server: TestServer = await startTestServer({ testDatabase: { ...testDatabase, database }, clock });
  const person = await database.transaction((tx) => openSession(tx, Number(named.holderId), 'test', now));
  const auditor = await signInStaff(server, 'reader', 'auditor');
  const watch = await watchStatements(database);

  const ask = async ({ name, call, request }: Listing, more: Readonly<Record<string, unknown>> = {}) => {
    const { result, statements } = await watch.during(() =>
      server.send(
        call,
        { ...request, limit: PAGE, ...more },
        { token: call.surface === 'app' ? person.token : auditor.token },
      ),
    );
    const { items = [], next_cursor: next } = result.data as { items?: unknown[]; next_cursor?: string };
    const asked: Asked = { name, id: call.id, statements, code: result.code, items: items.length };
    return { asked, next };
  };

  /** The first page and, so many pages on, the last one that was reached. */
  const firstAndDeep = async (listing: Listing, depth: number): Promise<readonly Asked[]> => {
    const first = await ask(listing);
    let last = first;
    for (let page = 1; page < depth && typeof last.next === 'string'; page += 1) {
      last = await ask(listing, { cursor: last.next });
    }
    return last === first
      ? [first.asked]
      : [first.asked, { ...last.asked, name: `${last.asked.name}, deep` }];
  };

  return {
    lists: listings(named),
    messages: messageListings(named),
    firstAndDeep,
    close: async () => {
      watch.stop();
      await server.server.close();
      await database.close();
    },
  };
};

/** A database with the sample data and its rows many times over; dropped with `drop`. */
export const makeCrowdedDatabase = async (rows: number) => {
  const testDatabase = await createSampleDatabase();
  return { testDatabase, now: turnableClock().now(), named: await crowd(testDatabase, rows) };
};
