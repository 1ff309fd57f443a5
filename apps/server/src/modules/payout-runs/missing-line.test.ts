import { calls } from '@fairlead/contract';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { routesOf } from '../../app/parts';
import { BANK_ACCOUNT, bankDesk, camtFile, type TestStatement } from '../../testing/bank-file';
import { dataOf } from '../../testing/client';
import { openPayoutDesk } from '../../testing/payout-desk';
import { isCovered, spansOf } from '../bank-statements';
import { lastDayOfLine } from './missing-line';

const { context, client, maker, checker, runOf, sent, bankSays, said } = await openPayoutDesk();
const send = bankDesk(routesOf(context), maker);

afterEach(() => context.expectBooks());
afterAll(() => context.close());

const nextDay = () => context.clock.turn(24 * 3_600_000);
const standingOf = async (id: string) =>
  (await runOf(id)).items.map(({ state, doubt }) => (doubt === null ? state : `${state}: ${doubt}`));
/** On the list of runs, and on the overview: there is no other run here yet. */
const inDoubt = async (id: string) => {
  const { items } = dataOf(await client.call(calls.consolePayoutRun.list, checker, {}));
  const { in_doubt: onOverview } = dataOf(await client.call(calls.consoleOverview.read, checker, {}));
  const ofRun = items.find((run) => run.id === id)?.in_doubt;
  expect(onOverview).toBe(ofRun);
  return ofRun;
};
const imports = async (statement: Pick<TestStatement, 'from' | 'until' | 'opening' | 'lines'>) =>
  expect(dataOf(await send(camtFile(statement))).faults).toEqual([]);

describe('a payout without a line', () => {
  it('may take two bank days: neither Saturday nor Sunday is one', () => {
    const last = (day: string) => lastDayOfLine(new Date(`${day}T23:30:00.000Z`));
    expect(last('2026-03-02')).toBe('2026-03-04');
    expect(last('2026-03-05')).toBe('2026-03-09');
    expect(last('2026-03-06')).toBe('2026-03-10');
    expect(last('2026-03-07')).toBe('2026-03-10');
    expect(last('2026-03-08')).toBe('2026-03-10');
  });

  it('is in doubt once the statements cover two bank days after its file, until its line comes', async () => {
    const { run } = await sent(1_000, 2_000);
    const [one, two] = run.items.map(({ end_to_end_id: id }) => id);
    await bankSays(said(-1_000, one));
    nextDay();
    await bankSays();
    expect(await standingOf(run.id)).toEqual(['line_found', 'sent']);
    nextDay();
    // Two days went by, and nobody imported what the bank says of the second.
    expect(await standingOf(run.id)).toEqual(['line_found', 'sent']);
    expect(await inDoubt(run.id)).toBe(0);
    await bankSays();
    expect(await standingOf(run.id)).toEqual(['line_found', 'doubtful: no_line']);
    expect(await inDoubt(run.id)).toBe(1);
    expect((await runOf(run.id)).sum).toMatchObject({ sent: 3_000, open: 3_000 });
    await bankSays(said(-2_000, two));
    expect(await standingOf(run.id)).toEqual(['line_found', 'line_found']);
    expect(await inDoubt(run.id)).toBe(0);
  });

  it('is not in doubt while a statement is missing in which its line may stand', async () => {
    // Wednesday; the statements so far closed with -3,000.
    const { run } = await sent(3_000);
    await imports({ from: '2026-03-04', until: '2026-03-04', opening: -3_000, lines: [] });
    context.clock.turn(3 * 24 * 3_600_000);
    await imports({ from: '2026-03-06', until: '2026-03-06', opening: -3_500, lines: [] });
    expect(await standingOf(run.id)).toEqual(['sent']);
    const lines = [{ day: '2026-03-05', amount: -500, reference: 'FEE' }];
    await imports({ from: '2026-03-05', until: '2026-03-05', opening: -3_000, lines });
    expect(await standingOf(run.id)).toEqual(['doubtful: no_line']);
  });

  it('needs no statement of a day on which nothing moved, and none of another account counts', async () => {
    const days = { from: '2026-03-06', until: '2026-03-10' };
    const covers = (account: string, from = days.from) =>
      isCovered(spansOf(context.database), account, { ...days, from });
    expect(await covers(BANK_ACCOUNT)).toBe(false);
    context.clock.turn(3 * 24 * 3_600_000);
    await imports({ from: '2026-03-10', until: '2026-03-10', opening: -3_500, lines: [] });
    expect(await covers(BANK_ACCOUNT)).toBe(true);
    expect(await covers(BANK_ACCOUNT, '2026-03-01')).toBe(false);
    expect(await covers('SANDBOX0002')).toBe(false);
  });

  it('has the statements read once, however many runs wait', async () => {
    await sent(1_100);
    await sent(1_200);
    const query = vi.spyOn(context.database, 'query');
    dataOf(await client.call(calls.consolePayoutRun.list, checker, {}));
    expect(query.mock.calls.filter(([text]) => text.includes('from bank_statement'))).toHaveLength(1);
    query.mockRestore();
  });
});
