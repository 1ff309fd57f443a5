import { calls } from '@fairlead/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Arrivals, openArrivals } from '../../testing/arrivals';
import { bankCsvFile, camtFile } from '../../testing/bank-file';
import { dataOf } from '../../testing/client';
import { createTestContext, type TestContext } from '../../testing/context';
import { readHolderName } from '../account';
import { bankStatementsJobs } from '.';

let context: TestContext;
let arrivals: Arrivals;
beforeAll(async () => {
  context = await createTestContext();
  arrivals = await openArrivals(context);
});
afterAll(() => context.close());

const day = () => context.clock.now().toISOString().slice(0, 10);
const statement = (counterparty: string, text: string) => ({
  ...{ from: day(), until: day(), opening: 0 },
  lines: [{ day: day(), amount: 71_000, reference: 'SEPA-710001', counterparty, text }],
});

it('no profit from others’ deposits: a line that was forged first is told of when the bank words it otherwise', async () => {
  const { client, maker, checker, send, ask, state, refuse } = arrivals;
  const [victim, friend] = [await context.makeHolder(), await context.makeHolder()];
  const [theirs, friends] = [
    await readHolderName(context.database, victim.holderId),
    await readHolderName(context.database, friend.holderId),
  ];
  const [mine, other] = [await ask(victim, 71_000), await ask(friend, 71_100)];
  const forged = await send(maker, bankCsvFile(statement('Fred Friend', `top-up ID ${friends.operationId}`)));
  expect(forged.faults).toEqual([]);
  // The same words, written otherwise, are no difference.
  const again = await send(maker, camtFile(statement('FRED  FRIEND', `Top-up, ID ${friends.operationId}`)));
  expect(again).toMatchObject({ known_lines: 1, faults: [] });
  const real = await send(maker, bankCsvFile(statement('Vera Victim', `top-up ID ${theirs.operationId}`)));
  expect(real).toMatchObject({
    ...{ known_lines: 1, statement_id: expect.any(String) },
    faults: [{ fault: 'line_differs', place: 1, amount: null }],
  });

  // To staff, on record and in public.
  const [listed] = dataOf(await client.call(calls.consoleBank.list, checker, {})).items;
  expect(listed).toMatchObject({ id: real.statement_id, differing_lines: 1 });
  const [line] = dataOf(await client.call(calls.consoleBank.lines, checker, {})).items;
  expect(line).toMatchObject({
    ...{ counterparty: 'Fred Friend', text: `top-up ID ${friends.operationId}` },
    wordings: [
      {
        statement_id: real.statement_id,
        counterparty: 'Vera Victim',
        text: `top-up ID ${theirs.operationId}`,
      },
    ],
  });
  const acts = dataOf(
    await client.call(calls.consoleAudit.list, checker, { act: 'consoleBank.upload' }),
  ).items;
  expect(acts[0]?.text).toContain('differing');
  const public_ = dataOf(await client.call(calls.statement.reconciliation, victim, {}));
  expect(public_.bank.differing_lines).toBe(1);

  // Whoever either of them names has a say.
  const id = await state(other, 71_000, 'SEPA-710001', 'bank fee');
  expect(await arrivals.flagsOf(id)).toContain(`line_names_other:${victim.holderId}`);
  expect((await arrivals.detail(id)).bank_lines).toMatchObject([
    { named: expect.arrayContaining([theirs.username, friends.username]) },
  ]);
  expect(await refuse(mine)).toMatchObject({ reason: 'bank_line_answers' });
  dataOf(await client.call(calls.consoleProposal.approve, checker, { id }));
  for (const job of bankStatementsJobs(context)) await job.run();
  const open = dataOf(await client.call(calls.consoleBank.lines, checker, { state: 'unclaimed' })).items;
  expect(open.map(({ reference }) => reference)).toEqual(['SEPA-710001']);
});

it('the past stays: neither wording is changed by anybody', async () => {
  await expect(context.database.query("update bank_wording set text = ''")).rejects.toThrow(
    /past stays|denied/,
  );
});
