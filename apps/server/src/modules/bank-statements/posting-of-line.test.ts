import { calls, type ResponseOf } from '@fairlead/contract';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { HolderCaller } from '../../http/route';
import { type Arrivals, openArrivals } from '../../testing/arrivals';
import type { TestLine } from '../../testing/bank-file';
import { dataOf } from '../../testing/client';
import { createTestContext, type TestContext } from '../../testing/context';
import { addPayee } from '../../testing/payee';
import { readHolderName } from '../account';
import { matchSoon } from './run-matching';

type Line = ResponseOf<typeof calls.consoleBank.lines>['items'][number];

let context: TestContext;
let arrivals: Arrivals;
let payee: string;
beforeAll(async () => {
  context = await createTestContext();
  arrivals = await openArrivals(context);
  payee = await addPayee(context);
});
afterEach(() => context.expectBooks());
afterAll(() => context.close());

let references = 0;
/** A holder, and a line of theirs as their bank sends it. */
const somebody = async () => {
  const holder = await context.makeHolder();
  const { operationId } = await readHolderName(context.database, holder.holderId);
  const said = (amount: number, text = `ID ${operationId}`) => {
    references += 1;
    return { amount, reference: `FROM-${references}00000`, counterparty: 'Ada Example', text };
  };
  return { holder, operationId, said };
};
/** A case for which a payment card was sent. */
const askWithCard = async (holder: HolderCaller, amount: number, payee_id = payee): Promise<string> => {
  const topup_id = await arrivals.ask(holder, amount);
  dataOf(await arrivals.client.call(calls.consoleTopup.sendCard, arrivals.support, { topup_id, payee_id }));
  return topup_id;
};
const linesOf = async (count: number): Promise<readonly Line[]> =>
  dataOf(await arrivals.client.call(calls.consoleBank.lines, arrivals.checker, { limit: count })).items;
const postingOf = async (...lines: readonly Omit<TestLine, 'day'>[]) => {
  await arrivals.bring(...lines);
  return (await linesOf(lines.length)).toReversed().map(({ posting }) => posting);
};
/** Proposes what a line offers, as the console does. */
const post = ({ amount, reference: receipt_number, posting }: Line) =>
  arrivals.client.call(calls.consoleTopup.propose, arrivals.maker, {
    ...{ topup_id: posting?.topup_id ?? '', amount, receipt_number },
    ...{ payee_id: posting?.payee_id ?? '', method: posting?.method ?? 'cash' },
  });

describe('the case that a line is the money of', () => {
  it('two people are two people: is proposed as the line says it, posted by another person, and linked to that line', async () => {
    const { holder, said } = await somebody();
    const id = await askWithCard(holder, 10_000);
    const [posting] = await postingOf(said(10_000));
    expect(posting).toMatchObject({
      ...{ topup_id: id, asked_amount: 10_000, payee_id: payee, method: 'bank_transfer' },
      ...{ agrees: true, proposal_id: null, holder: { id: String(holder.holderId) } },
    });
    const [line] = await linesOf(1);
    if (line === undefined) throw new Error('no line');
    const proposed = await post(line);
    const shown = await arrivals.detail(dataOf(proposed).id);
    const imported = { imported_by: arrivals.maker.username };
    expect(shown.bank_lines?.[0]).toMatchObject({
      ...{ id: line.id, by_receipt: true, day: line.booked_on, ...imported },
    });
    expect(shown.flags.map(({ flag }) => flag)).not.toContain('no_line');
    expect((await linesOf(1))[0]?.posting).toMatchObject({ proposal_id: shown.id });
    expect(await post(line)).toMatchObject({ reason: 'proposal_pending' });
    const alone = { id: shown.id, acknowledged: shown.flags.map(({ key }) => key) };
    expect(await arrivals.client.call(calls.consoleProposal.approve, arrivals.maker, alone)).toMatchObject({
      reason: 'same_person',
    });
    await arrivals.client.pass(arrivals.checker, proposed);
    // Another case of theirs of the same amount is not the money of a line that two people counted.
    await askWithCard(holder, 10_000);
    expect((await linesOf(1))[0]).toMatchObject({ matched_by: null, posting: null });
    await matchSoon(context);
    expect((await linesOf(1))[0]).toMatchObject({ matched_by: 'number', posting: null });
  });

  it('does not agree where amount or method is another, no card was sent, or the bank gave no number of its own', async () => {
    const [less, method] = [await somebody(), await somebody()];
    const [without, numberless, own] = [await somebody(), await somebody(), await somebody()];
    await askWithCard(less.holder, 20_000);
    const asked = { amount: 20_000, method: 'cash' } as const;
    const { id: topup_id } = dataOf(await arrivals.client.call(calls.topup.request, method.holder, asked));
    const card = { topup_id, payee_id: payee };
    dataOf(await arrivals.client.call(calls.consoleTopup.sendCard, arrivals.support, card));
    await arrivals.ask(without.holder, 20_000);
    await askWithCard(numberless.holder, 20_000);
    await askWithCard(own.holder, 20_000);
    const postings = await postingOf(
      ...[less.said(19_500), method.said(20_000), without.said(20_000)],
      { ...numberless.said(20_000), reference: '' },
      { ...own.said(20_000), reference: own.operationId },
    );
    expect(postings.map((one) => one?.agrees)).toEqual([false, false, false, false, false]);
    expect(postings[2]).toMatchObject({ payee_id: null, method: null });
    expect(postings[1]).toMatchObject({ asked_method: 'cash', method: 'bank_transfer' });
  });

  it('is none in doubt: nobody or two named, two cases of theirs, another amount, or money that went out', async () => {
    const [one, two, several] = [await somebody(), await somebody(), await somebody()];
    await askWithCard(one.holder, 30_000);
    await askWithCard(two.holder, 30_000);
    for (const amount of [30_000, 30_000]) await askWithCard(several.holder, amount);
    const postings = await postingOf(
      ...[one.said(30_000, 'thanks'), one.said(30_000, `${one.operationId} ${two.operationId}`)],
      ...[several.said(30_000), one.said(30_001), one.said(20_000), one.said(-30_000)],
    );
    expect(postings).toEqual([null, null, null, null, null, null]);
  });

  it('is the one of exactly its amount beside one that is near, and none that was refused', async () => {
    const { holder, said } = await somebody();
    const id = await askWithCard(holder, 40_000);
    await askWithCard(holder, 40_100);
    dataOf(await arrivals.refuse(await arrivals.ask(holder, 40_000)));
    expect((await postingOf(said(40_000)))[0]).toMatchObject({ topup_id: id, agrees: true });
  });
});
