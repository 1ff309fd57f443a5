import type { Part } from '@fairlead/contract/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  address,
  calls,
  inHours,
  lost,
  NOW,
  onFreshDevice,
  open,
  press,
  rowOf,
  server,
} from '../../../test/screen';
import type { ResponseFor } from '../api';
import { SourceMoney } from './source-money';

type Source = ResponseFor<'statement.source'>;
type Item = Source['items'][number];

const HASH = 'a1b2c3d4'.repeat(8);
const topup: Part<Item> = {
  value: 10_000,
  ledger: {
    record: { id: '204', type: 'system_topup', amount: 10_000, time: inHours(-1), remark: 'R-88' },
    moves: [{ from: 'bank', to: 'available', amount: 10_000 }],
    hash: HASH,
  },
};
const report: Part<Item> = {
  value: 240,
  report: {
    ...{ id: '9', order_id: '17', network: 'Northwind', bucket: inHours(-2), received_at: NOW, version: 2 },
    ...{ impressions: 1_200, clicks: 31, conversions: 2, spend: 240, revenue: 96, hash: HASH, demo: true },
  },
};
const openSheet = async (figure: Source['figure'] = 'available_balance', amountMinor = 10_000) => {
  open(<SourceMoney figure={figure} name="Available funds" amountMinor={amountMinor} />);
  await press(/^Available funds: .*Show what it is made of$/);
  return screen.findByRole('dialog');
};
const asked = () => server.sent(calls.statement.source);

describe('no figure without a source', () => {
  onFreshDevice();

  it('opens the figures that it is the sum of, with their sign, and goes on to each and back', async () => {
    server.reply(calls.statement.source, ({ figure }) =>
      figure === 'net'
        ? {
            ...{ figure: 'net', value: -700, as_of: NOW },
            parts: [
              { figure: 'revenue', value: 400, sign: 1 },
              { figure: 'spend', value: 1_100, sign: -1 },
            ],
          }
        : { figure: 'spend', value: 1_100, as_of: NOW, items: [report] },
    );
    const sheet = await openSheet('net', -700);
    await within(sheet).findByText('The sum of these figures. Tap one to continue.');
    expect(within(sheet).getByText('-$7.00')).toBeTruthy();
    expect(within(sheet).getByText('+$4.00')).toBeTruthy();
    await press(/^Spend/);
    expect(
      await within(sheet).findByText('The sum of these rows, newest first. Tap one for details.'),
    ).toBeTruthy();
    expect(asked().map(({ figure }) => figure)).toEqual(['net', 'spend']);
    await press('Back');
    expect(await within(sheet).findByText('The sum of these figures. Tap one to continue.')).toBeTruthy();
    expect(within(sheet).queryByRole('button', { name: 'Back' })).toBeNull();
  });

  it('shows what the network itself signed, to be checked elsewhere, and says where it signed nothing', async () => {
    const signed = { text: 'fairlead-report-1\nNorthwind\nFL-17', signature: 'c2ln', public_key: 'a2V5' };
    const own = { ...report, report: { ...report.report, demo: false, entered_by_hand: false } };
    const items = [{ ...own, report: { ...own.report, id: '10', signed } }, own];
    server.answer(calls.statement.source, { figure: 'spend', value: 480, items });
    const sheet = await openSheet('spend', 480);
    const [first, second] = await within(sheet).findAllByRole('button', { name: /^Delivery report/ });
    if (first === undefined || second === undefined) throw new Error('two reports are listed');
    fireEvent.click(first);
    expect((await within(sheet).findByText(/^fairlead-report-1/)).textContent).toBe(signed.text);
    expect(within(sheet).getByText('c2ln')).toBeTruthy();
    expect(within(sheet).getByText('a2V5')).toBeTruthy();
    await press('Back');
    fireEvent.click(
      (await within(sheet).findAllByRole('button', { name: /^Delivery report/ }))[1] as HTMLElement,
    );
    expect(await within(sheet).findByText(/no signature of the network/)).toBeTruthy();
  });

  it('shows a ledger entry whole: when, under which number, how the money moved, and its hash', async () => {
    server.answer(calls.statement.source, { figure: 'available_balance', value: 10_000, items: [topup] });
    const sheet = await openSheet();
    await press(/^Money added/);
    expect(await within(sheet).findByText('R-88')).toBeTruthy();
    expect(rowOf('Booked', sheet)).toBe('Mar 2, 2026, 8:30\u00a0AM\u00a0UTC');
    expect(rowOf('Number', sheet)).toBe('204');
    expect(within(sheet).getByText('From the bank to available funds')).toBeTruthy();
    expect(within(sheet).getByText(Array(8).fill('a1b2c3d4').join(' '))).toBeTruthy();
    expect(within(sheet).getByText(/^It seals this entry together with the one before it/)).toBeTruthy();
  });

  it('leads from an entry to the one that it corrects', async () => {
    const correction: Part<Item> = {
      ...topup,
      ledger: { ...topup.ledger, record: { ...topup.ledger?.record, corrects_id: '100' } },
    };
    server.reply(calls.statement.source, ({ record_id }) =>
      record_id === '100'
        ? { figure: 'flow_record', items: [{ ...topup, ledger: { record: { id: '100', remark: 'First' } } }] }
        : { figure: 'available_balance', items: [correction] },
    );
    const sheet = await openSheet();
    await press(/^Money added/);
    await press('Show the entry that it corrects');
    expect(await within(sheet).findByText('First')).toBeTruthy();
    expect(asked().at(-1)).toMatchObject({ figure: 'flow_record', record_id: '100' });
  });

  it('shows a delivery report as it was received, and leads to its plan', async () => {
    server.answer(calls.statement.source, { figure: 'spend', value: 240, items: [report] });
    const sheet = await openSheet('spend', 240);
    await press(/^Delivery report/);
    expect(
      await within(sheet).findByText('It is taken from the report exactly as it was received.'),
    ).toBeTruthy();
    expect(rowOf('Version', sheet)).toBe('2');
    expect(rowOf('Network', sheet)).toBe('Northwind');
    expect(rowOf('Views', sheet)).toBe('1,200');
    expect(within(sheet).getByText('demo')).toBeTruthy();
    expect(within(sheet).getByRole('link', { name: 'Open the plan' }).getAttribute('href')).toBe(
      '/plan/detail?id=17',
    );
  });

  it('leads from the figure over the report to the signed day, with its root behind a fold', async () => {
    const signed_day = {
      ...{ day: '2026-03-01', signed_at: inHours(-9), root: HASH, key_id: 'abcd1234', link: 'b'.repeat(64) },
    };
    server.answer(calls.statement.source, {
      figure: 'spend',
      value: 1_100,
      items: [{ ...report, signed_day }],
    });
    const sheet = await openSheet('spend', 1_100);
    await press(/^Delivery report/);
    const steps = (await within(sheet).findAllByRole('listitem')).map(({ textContent }) => textContent ?? '');
    expect(steps).toHaveLength(3);
    expect(steps[0]).toBe('Spend$11.00');
    expect(steps[1]).toMatch(/^Delivery report\+\$2\.40/);
    expect(steps[2]).toBe(
      'Signed daySealed with Mar 1, 2026, signed Mar 2, 2026, 12:30\u00a0AM\u00a0UTC. Any later change would show.',
    );
    expect(within(sheet).getByText('Root of this day')).toBeTruthy();
    expect(within(sheet).getByRole('link', { name: 'Transparency' }).getAttribute('href')).toBe(
      '/transparency',
    );
  });

  it('says of a row that no signed day covers it so far', async () => {
    server.answer(calls.statement.source, {
      figure: 'spend',
      value: 240,
      items: [{ ...report, signed_day: null }],
    });
    const sheet = await openSheet('spend', 240);
    await press(/^Delivery report/);
    expect(await within(sheet).findByText(/^Not sealed yet\./)).toBeTruthy();
    expect(within(sheet).queryByText('Root of this day')).toBeNull();
  });

  it('marks in the list what staff typed in', async () => {
    server.answer(calls.statement.source, {
      figure: 'available_balance',
      items: [{ ...topup, ledger: { record: { ...topup.ledger?.record, entered_by_hand: true } } }],
    });
    await openSheet();
    expect((await screen.findByRole('button', { name: /^Money added/ })).textContent).toBe(
      'Money addedMar 2, 2026, 8:30\u00a0AM\u00a0UTC · entered by hand+$100.00',
    );
  });

  it('says that nothing stands behind a figure of 0', async () => {
    server.answer(calls.statement.source, { figure: 'held', value: 0 });
    await openSheet('held', 0);
    expect(await screen.findByText('Nothing to show: the figure is 0.')).toBeTruthy();
  });

  it('can be loaded again where no answer came, and reads on page by page', async () => {
    server.reply(calls.statement.source, ({ cursor }, before) => {
      if (before < 3) return lost;
      return cursor === undefined
        ? { figure: 'available_balance', items: [topup], next_cursor: 'more' }
        : { figure: 'available_balance', items: [report] };
    });
    await openSheet();
    await press('Request failed, tap to reload');
    await press('Show more');
    expect(await screen.findByRole('button', { name: /^Delivery report/ })).toBeTruthy();
    expect(asked().at(-1)).toMatchObject({ cursor: 'more' });
  });

  it('closes, and leaves the person where they were', async () => {
    server.answer(calls.statement.source, { figure: 'held', value: 0 });
    await openSheet('held', 0);
    await press('Close');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(address()).toBe('/here');
  });
});

describe('a figure of one plan or one period', () => {
  onFreshDevice();

  it('asks for that plan alone', async () => {
    server.answer(calls.statement.source, { figure: 'spend', value: 240, items: [report] });
    open(<SourceMoney figure="spend" orderId="17" name="Spend" amountMinor={240} />);
    await press(/^Spend: \$2\.40/);
    await screen.findByRole('dialog');
    await waitFor(() => expect(asked()[0]).toMatchObject({ figure: 'spend', order_id: '17' }));
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('asks for that period alone, in the person’s zone', async () => {
    server.answer(calls.statement.source, { figure: 'spend', value: 240 });
    open(<SourceMoney figure="spend" period={2} name="Spend" amountMinor={240} />);
    await press(/^Spend: \$2\.40/);
    await waitFor(() => expect(asked()[0]).toMatchObject({ figure: 'spend', type: 2 }));
  });
});
