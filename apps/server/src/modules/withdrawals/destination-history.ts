import type { CallOf, ResponseOf } from '@fairlead/contract';
import type { Reader } from '@fairlead/db';
import { listPayoutChanges, type PayoutChange } from '../audit';
import { destinationOf, type Payout, readPayout, spellingsOf } from './payout';

type Destinations = NonNullable<ResponseOf<CallOf<'consoleCase.facts'>>['destinations']>;

const FORMER = 20;

interface Paid {
  readonly ending: string;
  readonly times: number;
  readonly amount: number;
}

const BARE = `replace(replace(coalesce(upper(destination ->> 'bank_account'), destination ->> 'wallet_address', ''), ' ', ''), '-', '')`;

/** What was paid to each of a holder's destinations, by the last four characters. */
const listPaid = (reader: Reader, holderId: number): Promise<Paid[]> =>
  reader.query<Paid>(
    `select right(${BARE}, 4) as ending, count(*)::bigint as times, sum(amount_minor)::bigint as amount
       from withdrawal where holder_id = $1 and state = 'paid' group by 1`,
    [holderId],
  );

/** Of an account number in capitals, as it is counted; the record has it as it was typed. */
const lastFourOf = ({ method, lastFour }: NonNullable<PayoutChange['before']>): string =>
  method === 'bank_card' ? lastFour.toUpperCase() : lastFour;

/** Former destinations: each change ends the one before it. */
const formerOf = (
  changes: readonly PayoutChange[],
): Omit<Destinations[number], 'paid_times' | 'paid_amount'>[] =>
  changes.flatMap(({ time, before }, place) => {
    if (before === null) return [];
    const set = changes[place + 1]?.time;
    return [
      {
        ...{ method: before.method, last_four: lastFourOf(before), beneficiary: null, usable_from: null },
        set_at: (set ?? time).toISOString(),
        until: time.toISOString(),
      },
    ];
  });

const presentOf = ({ method, fields, changedAt, coolingUntil }: Payout) => ({
  method,
  last_four: destinationOf(fields).slice(-4),
  beneficiary: fields['user_name'] ?? '',
  set_at: changedAt.toISOString(),
  until: null,
  usable_from: (coolingUntil ?? changedAt).toISOString(),
});

/** Where a holder is and was paid, of each number the last four, with what was paid to it. */
export const readDestinationHistory = async (reader: Reader, holderId: number): Promise<Destinations> => {
  const present = await readPayout(reader, holderId);
  const former = formerOf(await listPayoutChanges(reader, holderId, FORMER + 1)).slice(0, FORMER);
  const paid = await listPaid(reader, holderId);
  return [...(present === undefined ? [] : [presentOf(present)]), ...former].map((destination) => {
    const sum = paid.find(({ ending }) => ending === destination.last_four);
    return { ...destination, paid_times: sum?.times ?? 0, paid_amount: sum?.amount ?? 0 };
  });
};

/** Others who are paid to the same as a holder. */
export const listSameDestination = async (
  reader: Reader,
  holderId: number,
  most: number,
): Promise<{ readonly holderId: number; readonly lastFour: string }[]> => {
  const setting = await readPayout(reader, holderId);
  if (setting === undefined) return [];
  const number = destinationOf(setting.fields);
  if (number === '') return [];
  const rows = await reader.query<{ holder_id: number }>(
    `select holder_id from payout_setting
       where replace(replace(coalesce(fields ->> 'bank_account', fields ->> 'wallet_address', ''), ' ', ''), '-', '') = any($1)
         and holder_id <> $2 order by holder_id limit $3`,
    [spellingsOf(setting.fields), holderId, most],
  );
  return rows.map((row) => ({ holderId: row.holder_id, lastFour: number.slice(-4) }));
};
