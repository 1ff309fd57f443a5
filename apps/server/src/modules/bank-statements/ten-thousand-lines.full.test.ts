import { calls } from '@fairlead/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { routesOf } from '../../app/parts';
import type { StaffCaller } from '../../http/route';
import { bankDesk, camtFile, type TestLine } from '../../testing/bank-file';
import { clientOf, dataOf, makeStaff } from '../../testing/client';
import { createTestContext, type TestContext } from '../../testing/context';

/** Of each: known by the receipt of a proposal, by the remark of the entry, by the holder's operation ID, and by nothing. */
const EACH = 2_500;
let context: TestContext;
let maker: StaffCaller;

beforeAll(async () => {
  context = await createTestContext();
  maker = await makeStaff(context, 'maker', 'finance_maker');
});
afterAll(() => context.close());

const day = (): string => context.clock.now().toISOString().slice(0, 10);

/** Top-ups of a holder's own, each of another amount, so many with a receipt that two people stated. */
const postTopUps = async (): Promise<void> => {
  const { holderId } = await context.makeHolder();
  await context.asOwner(
    `with posted as (
        select n, ledger.post($1::bigint, 'system_topup', array['bank'], array[0]::bigint[], array['available'],
          array[0]::bigint[], array[(100 + n)::bigint], $2::timestamptz, '', 'top_up', n::bigint) as entry
          from generate_series(1, $3::int) n order by n
      )
      select count(entry) from posted`,
    [holderId, context.clock.now(), EACH * 2],
  );
  await context.asOwner(
    `insert into proposal (kind, state, holder_id, subject_type, payload, transaction_ids, maker_id, created_at, decided_at)
      select 'topup', 'approved', $1, 'topup',
          jsonb_build_object('amountMinor', 100 + link_id, 'receiptNumber', 'RCPT-' || lpad(link_id::text, 6, '0')),
          jsonb_build_array(id), 1, $2, $2
        from ledger.transaction where holder_id = $1 and link_id <= $3`,
    [holderId, context.clock.now(), EACH],
  );
};

/** House money, each entry with its number as remark; all of one amount. */
const postHouse = (): Promise<unknown> =>
  context.asOwner(
    `select ledger.post(0, 'house_funding', array['bank'], array[0]::bigint[], array['house'], array[0]::bigint[],
        array[777::bigint], $1::timestamptz, 'HSE-' || lpad(n::text, 6, '0'), '', 0) from generate_series(1, $2::int) n`,
    [context.clock.now(), EACH],
  );

const number = (prefix: string, n: number): string => `${prefix}-${String(n).padStart(6, '0')}`;
const lines = (): TestLine[] =>
  Array.from({ length: EACH }, (_, index) => index + 1).flatMap((n) => [
    { day: day(), amount: 100 + n, reference: `A${n}`, text: `payment ${number('rcpt', n)} with thanks` },
    { day: day(), amount: 100 + EACH + n, reference: `B${n}`, text: 'Reference 20000001' },
    { day: day(), amount: 777, reference: `C${n}`, endToEndId: number('HSE', n) },
    { day: day(), amount: -50 - n, reference: `D${n}`, counterparty: 'Nobody', text: 'unknown to the books' },
  ]);

it('imports and matches ten thousand lines, each with what it belongs to, and posts nothing', async (test) => {
  await postTopUps();
  await postHouse();
  const file = camtFile({ from: day(), until: day(), opening: 1_000_000_000, lines: lines() });
  const before = await context.asOwner('select count(*) from ledger.transaction');
  const send = bankDesk(routesOf(context), maker);
  const started = performance.now();
  const told = dataOf(await send(file));
  const seconds = ((performance.now() - started) / 1_000).toFixed(1);
  await test.annotate(`10,000 lines, ${(file.length / 2 ** 20).toFixed(1)} MB: ${seconds} s`);
  expect(told).toMatchObject({ lines: EACH * 4, known_lines: 0, matched: EACH * 3, faults: [] });
  const wrong = await context.asOwner(
    `select l.reference from bank_match m join bank_line l on l.id = m.line_id
        join ledger.transaction t on t.id = m.transaction_id
      where case left(l.reference, 1)
        when 'A' then t.link_id <> substr(l.reference, 2)::bigint
        when 'B' then t.link_id <> substr(l.reference, 2)::bigint + ${EACH}
        else t.remark <> 'HSE-' || lpad(substr(l.reference, 2), 6, '0') end`,
  );
  expect(wrong).toEqual([]);
  expect(await context.asOwner('select count(*) from ledger.transaction')).toEqual(before);
  const again = dataOf(await send(`${file}\n`));
  expect(again).toMatchObject({ lines: EACH * 4, known_lines: EACH * 4, matched: 0 });
  const shown = dataOf(await clientOf(routesOf(context))(calls.consoleBank.coverage, maker, {}));
  expect(shown.lines_without_entry.count).toBe(EACH);
  await context.expectBooks();
}, 600_000);
