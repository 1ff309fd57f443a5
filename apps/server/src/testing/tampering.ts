import { signedText } from '../modules/statements/roots/signed-text';
import { signerOf } from '../modules/statements/roots/signer';
import { CHANGED, HIDDEN, type Play } from './hidden';
import { DAYS, dayOf, entryOn, HOLDER, linkOn, newKey, OTHER, type SignedHistory } from './signed-history';

const [SEQ, LINK] = [entryOn(CHANGED), linkOn(CHANGED)];
const LAST = entryOn(DAYS - 5);

const entries = (condition: string, set: string): string =>
  `update ledger.transaction set ${set} where holder_id = ${HOLDER} and ${condition}`;
const amount = (seq: number, minor: number): string =>
  `update ledger.move set amount_minor = ${minor} where holder_id = ${HOLDER} and seq = ${seq}`;
const link = (chain: string, set: string): string =>
  `update record_link set ${set} where holder_id = ${HOLDER} and chain = '${chain}' and seq = ${LINK}`;
const message = `update chat_message set text = 'good evening'
  where holder_id = ${HOLDER} and sequence = ${CHANGED + 1};`;

const remakeMoney = async (past: SignedHistory): Promise<void> => {
  await past.superuser.remakeChain(HOLDER);
  await past.signAnew(CHANGED);
};
const remakeRecords = async (past: SignedHistory, chain: 'acts' | 'chat' | 'reports'): Promise<void> => {
  await past.superuser.remakeRecords(HOLDER, chain);
  await past.signAnew(CHANGED);
};
const sayOtherwise = ({ superuser }: SignedHistory): Promise<void> =>
  superuser.change(`${message} ${link('chat', "content = replace(content, 'morning', 'evening')")}`);

/** An entry more than there was, with what its holder's chain would hold of it. */
const addEntry = (seq: number, day: number): string =>
  `insert into ledger.transaction overriding system value select (jsonb_populate_record(t, jsonb_build_object(
      'seq', ${seq}, 'id', 999999, 'time', '${dayOf(day)}T15:00:00Z'))).* from ledger.transaction t where holder_id = ${HOLDER} and seq = ${SEQ};
    insert into ledger.move select (jsonb_populate_record(m, jsonb_build_object('seq', ${seq}))).*
      from ledger.move m where holder_id = ${HOLDER} and seq = ${SEQ}`;

const makeRoom = (seq: number): string =>
  ['ledger.transaction', 'ledger.move']
    .map(
      (table) => `update ${table} set seq = -seq - 1 where holder_id = ${HOLDER} and seq > ${seq};
        update ${table} set seq = -seq where holder_id = ${HOLDER} and seq < 0`,
    )
    .join(';');

const place = (whose: string, from: string): string =>
  `update root_place p set (leaf_index, seq, head, proof, records) =
      (select leaf_index, seq, head, proof, records from root_place where ${from})
    where ${whose}`;
const placeOf = (holderId: number, index: number): string =>
  `holder_id = ${holderId} and day = '${dayOf(index)}'`;

/** One day with something else in it, under the programme's own key. */
const signOneDay = async ({ context, superuser, key }: SignedHistory, index: number): Promise<void> => {
  const [row] = await context.database.query<Parameters<typeof signedText>[0]>(
    `select to_char(day, 'YYYY-MM-DD') as day, until, holders + 1 as holders, root, previous, signed_at as "signedAt"
      from daily_root where day = $1`,
    [dayOf(index)],
  );
  if (row === undefined) throw new Error('no such day');
  const signature = signerOf(key).sign(signedText(row));
  await superuser.change(
    `update daily_root set holders = holders + 1, signature = '${signature}' where day = '${row.day}'`,
  );
};

/** What a superuser with all keys does, and what files come of it where those are not the program's own. */
export const TAMPERINGS: readonly (readonly [act: string, play: Play])[] = [
  ['nothing', async () => undefined],
  [
    'an entry made smaller, its hash left',
    (past) =>
      past.superuser.change(
        `${amount(SEQ, 100)}; ${entries(`seq = ${SEQ}`, 'available_delta = 100, total_delta = 100')}`,
      ),
  ],
  [
    'an entry made smaller, the chain made anew, the days left',
    async (past) => {
      await past.superuser.change(amount(SEQ, 100));
      await past.superuser.remakeChain(HOLDER);
    },
  ],
  [
    'an entry made smaller, chain and days signed anew',
    async (past) => {
      await past.superuser.change(amount(SEQ, 100));
      await remakeMoney(past);
    },
  ],
  [
    'an entry removed, chain and days signed anew',
    async (past) => {
      await past.superuser.removeEntry(HOLDER, SEQ);
      await remakeMoney(past);
    },
  ],
  [
    'an entry added, chain and days signed anew',
    async (past) => {
      await past.superuser.change(`${makeRoom(SEQ)}; ${addEntry(SEQ + 1, CHANGED)}`);
      await remakeMoney(past);
    },
  ],
  [
    'an entry of today dated back into a signed day',
    async (past) => {
      await past.superuser.change(addEntry(LAST + 1, CHANGED));
      await past.superuser.remakeChain(HOLDER);
    },
  ],
  [
    'two entries exchanged, chain and days signed anew',
    async (past) => {
      await past.superuser.change(`${amount(SEQ, 5_375)}; ${amount(SEQ + 1, 5_370)}`);
      await remakeMoney(past);
    },
  ],
  [
    'times put back by four hours, chain and days signed anew',
    async (past) => {
      await past.superuser.change(entries(`seq = ${SEQ + 1}`, "time = time - interval '4 hours'"));
      await remakeMoney(past);
    },
  ],
  [
    'the end of a chain cut off, days signed anew',
    async (past) => {
      for (let seq = LAST; seq > SEQ; seq -= 1) await past.superuser.removeEntry(HOLDER, seq);
      await remakeMoney(past);
    },
  ],
  [
    'the head of a chain replaced in a kept place',
    (past) =>
      past.superuser.change(`update root_place set head = sha256('x') where ${placeOf(HOLDER, CHANGED)}`),
  ],
  [
    'the place of another holder shown',
    (past) => past.superuser.change(place(placeOf(HOLDER, CHANGED), placeOf(OTHER, CHANGED))),
  ],
  [
    'the proof of another day shown',
    (past) => past.superuser.change(place(placeOf(HOLDER, CHANGED), placeOf(HOLDER, CHANGED + 5))),
  ],
  ['a message of staff changed, its hash left', sayOtherwise],
  [
    'a message of staff changed, chain and days signed anew',
    async (past) => {
      await sayOtherwise(past);
      await remakeRecords(past, 'chat');
    },
  ],
  [
    'an act of staff removed, chain and days signed anew',
    async (past) => {
      await past.superuser.removeLink(HOLDER, 'acts', LINK);
      await remakeRecords(past, 'acts');
    },
  ],
  [
    'a report restated without trace, chain and days signed anew',
    async (past) => {
      await past.superuser.change(
        `update delivery_report set revenue_minor = 0 where holder_id = ${HOLDER};
         ${link('reports', "content = replace(content, '1200', '0')")}`,
      );
      await remakeRecords(past, 'reports');
    },
  ],
  [
    'acts, chats and reports left out of the file',
    async (past) => {
      const { statement, days } = await past.filesOf(CHANGED);
      const { records: _, ...rest } = JSON.parse(statement) as Record<string, unknown>;
      return { statement: JSON.stringify({ ...rest, version: 1 }), days };
    },
  ],
  [
    "an entry of the programme's own removed, days signed anew",
    async (past) => {
      await past.superuser.change(
        `delete from ledger.transaction where holder_id = 0 and time::date = '${dayOf(CHANGED)}'`,
      );
      await past.signAnew(CHANGED);
    },
  ],
  ['one day signed again, those after it left', (past) => signOneDay(past, CHANGED + 1)],
  [
    'one day removed, those after it left',
    (past) => past.superuser.change(`delete from daily_root where day = '${dayOf(CHANGED + 1)}'`),
  ],
  ['the days signed anew by another key', (past) => past.signAnew(CHANGED, newKey())],
  [
    'the whole history signed anew, an entry of 414 days ago made smaller',
    async (past) => {
      await past.superuser.change(amount(1, 100));
      await past.superuser.remakeChain(HOLDER);
      await past.signAnew(0);
    },
  ],
  [
    'the true statement, and another list of days handed out',
    async (past) => {
      const { statement } = await past.filesOf(CHANGED);
      await past.superuser.change(amount(SEQ, 100));
      await remakeMoney(past);
      return { statement, days: (await past.filesOf(CHANGED)).days };
    },
  ],
  [
    'an entry of a day that is not signed yet made smaller',
    async (past) => {
      past.goOn();
      await past.context.topUp(HOLDER, 700);
      await past.superuser.change(amount(LAST + 1, 100));
      await past.superuser.remakeChain(HOLDER);
      return past.filesOf(DAYS);
    },
  ],
  ...HIDDEN,
  [
    'the operation ID exchanged, which no hash covers',
    (past) =>
      past.superuser.change(`update account_holder set operation_id = '99999999' where id = ${HOLDER}`),
  ],
];
