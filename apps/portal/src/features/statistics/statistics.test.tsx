import type { Part } from '@fairlead/contract/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import {
  address,
  button,
  calls,
  field,
  inHours,
  linkTo,
  NOW,
  noteOf,
  onFreshDevice,
  open,
  press,
  server,
  type as typeInto,
} from '../../../test/screen';
import { scaleOf } from '../../shared/lib/round-scale';
import type { Answer } from './api';
import { csvOf } from './csv';
import { countDays, eachDay, faultOf } from './days';
import { FiguresPage } from './index';

vi.mock('@fairlead/ui/save-file', () => ({ saveFile: vi.fn() }));

const figures = (spend: number, revenue: number) => ({
  ...{ spend, revenue, net: revenue - spend, impressions: spend * 2, clicks: 10, conversions: 1 },
  ...{ click_rate_bp: 10, cost_per_conversion: spend },
});
const days = { from: '2026-02-03', until: '2026-03-02' };
const answer: Part<Answer> = {
  ...{ by: 'day', time_zone: 'UTC', days, plan: null, from: '2026-02-03T00:00:00.000Z', to: NOW, as_of: NOW },
  ...{ final_until: NOW, source_count: 3, totals: figures(1_500, 900), change: null },
  previous: { from: inHours(-1_000), to: inHours(-700), totals: figures(3_000, 0) },
  rows: [
    { key: '2026-02-28', title: null, number: null, ...figures(1_000, 900), before: figures(3_000, 0) },
    { key: '2026-03-01', title: null, number: null, ...figures(500, 0), before: figures(0, 0) },
  ],
};
const byPlan: Part<Answer> = {
  ...answer,
  by: 'plan',
  rows: [
    { key: '17', title: '=1+1', number: 'FL-000017', ...figures(1_500, 900), before: figures(3_000, 0) },
    { key: 'rest', title: null, number: null, ...figures(0, 0), before: figures(0, 0) },
  ],
};
const show = (part: Part<Answer> = answer, query = ''): void => {
  server.answer(calls.statistics.breakdown, part);
  open(<FiguresPage />, `/plan?show=figures${query}`);
};
const slider = () => screen.findByRole('slider', { name: 'Point shown' });
const asked = () => server.sent(calls.statistics.breakdown);

describe('the figures of any days', () => {
  onFreshDevice();

  it('show the last four weeks by day at first, beside the period before, and say in which zone', async () => {
    show();
    expect(await button(/^Spend: \$15\.00\. Show what it is made of$/)).toBeTruthy();
    expect(screen.getAllByText('-50%').length).toBeGreaterThan(1);
    expect(screen.getByText(/^Before: \$30\.00, Jan 6 – Feb 2, 2026$/)).toBeTruthy();
    expect(screen.getByText(/^Days and hours in your time zone, UTC\./)).toBeTruthy();
    // A share of a loss would say nothing.
    const net = await button('Net -$6.00 was -$30.00');
    expect(within(net).getByText('-$6.00').className).toContain('loss');
    expect(asked()).toEqual([{ ...days, by: 'day' }]);
  });

  it('write out the point that the arrow keys or a finger are on, the last one first', async () => {
    show();
    const input = await slider();
    expect(input.getAttribute('aria-valuetext')).toBe('Mon, Mar 2, Spend $0.00, was $0.00');
    fireEvent.change(input, { target: { value: '0' } });
    expect(input.getAttribute('aria-valuetext')).toBe('Sat, Feb 28, Spend $10.00, was $30.00');
    // The 25 days before the first report are not drawn.
    expect(input.getAttribute('max')).toBe('2');
    expect(document.querySelector('.trend__ends')?.textContent).toBe('Feb 28Mar 2');
    expect(document.querySelector('.plot__amounts')?.textContent).toBe('$0$10$20$30');
    expect(screen.queryByText(/beyond the chart/)).toBeNull();
  });

  it('hold the period before up to six times as far, and say what goes beyond', async () => {
    const row = { key: '2026-02-28', title: null, number: null, ...figures(1_000, 900) };
    show({ ...answer, rows: [{ ...row, before: figures(9_000, 0) }] });
    await slider();
    // A peak of $90 would flatten this period's $10.
    expect(document.querySelector('.plot__amounts')?.textContent).toBe('$0$20$40$60');
    expect(screen.getByText('Before, beyond the chart: up to $90.00')).toBeTruthy();
  });

  it('are a table too, whose rows lead to their reports and add up to its last line', async () => {
    server.answer(calls.statement.source, { figure: 'spend', value: 1_000, items: [] });
    show();
    const table = await screen.findByRole('table', { name: 'Spend, row by row' });
    const rows = within(table)
      .getAllByRole('row')
      .map(({ textContent }) => textContent);
    expect(rows[0]).toBe('DaySpendBefore');
    expect(rows).toContain('Feb 28$10.00$30.00');
    expect(rows.at(-1)).toBe('Total$15.00$30.00');
    // Of 28 days two have reports.
    expect(rows).toHaveLength(1 + 2 + 1);
    expect(screen.getByText('Rows without reports in either period are hidden.')).toBeTruthy();
    await press(/^Sat, Feb 28, Spend: \$10\.00/);
    await screen.findByRole('dialog');
    await waitFor(() =>
      expect(server.sent(calls.statement.source)[0]).toMatchObject({
        ...{ figure: 'spend', from: '2026-02-28', until: '2026-02-28' },
      }),
    );
  });

  it('lead to their reports of the period before too', async () => {
    server.answer(calls.statement.source, { figure: 'spend', value: 3_000, items: [] });
    show();
    await press(/^Sat, Feb 28, Spend, Before: \$30\.00/);
    await screen.findByRole('dialog');
    await waitFor(() =>
      expect(server.sent(calls.statement.source)[0]).toMatchObject({
        ...{ figure: 'spend', from: '2026-02-28', until: '2026-02-28', days_earlier: 28 },
      }),
    );
  });

  it('are told apart by plan, each leading to its page, with another figure and other days', async () => {
    server.reply(calls.statistics.breakdown, ({ by }) => (by === 'plan' ? byPlan : answer));
    open(<FiguresPage />, '/plan?show=figures');
    await slider();
    await press('Plan');
    expect(await screen.findByRole('link', { name: '=1+1' })).toBeTruthy();
    expect(linkTo('=1+1')).toBe('/plan/detail?id=17');
    expect(screen.getAllByText('All others').length).toBeGreaterThan(0);
    await press(/^Net -\$6\.00/);
    expect(await button(/^Net: -\$6\.00/)).toBeTruthy();
    await press('7 days');
    await waitFor(() =>
      expect(asked().at(-1)).toEqual({ from: '2026-02-24', until: '2026-03-02', by: 'plan' }),
    );
    expect(address()).toBe('/plan?show=figures&by=plan&figure=net&time=week');
  });

  it('lead from all others together to the reports that they are the sum of', async () => {
    server.answer(calls.statement.source, { figure: 'spend', value: 700, items: [] });
    const rest = { key: 'rest', title: null, number: null, ...figures(700, 0), before: figures(40, 0) };
    show({ ...byPlan, rows: [rest] }, '&by=plan');
    await press(/^All others, Spend, Before: \$0\.40/);
    await waitFor(() =>
      expect(server.sent(calls.statement.source)).toMatchObject([
        { ...days, figure: 'spend', others: 'plan', days_earlier: 28 },
      ]),
    );
  });

  it('hold the cost per conversion, made of spend and conversions that lead to their reports', async () => {
    server.answer(calls.statement.source, { figure: 'conversions', value: 1, items: [] });
    const none = { ...figures(200, 0), conversions: 0, cost_per_conversion: null };
    const row = { key: '2026-02-28', title: null, number: null, ...figures(1_000, 900), before: none };
    show({ ...answer, rows: [row] }, '&figure=cost_per_conversion');
    const input = await slider();
    fireEvent.change(input, { target: { value: '0' } });
    expect(input.getAttribute('aria-valuetext')).toBe('Sat, Feb 28, Cost per conversion $10.00');
    const table = await screen.findByRole('table', { name: 'Cost per conversion, row by row' });
    const rows = within(table).getAllByRole('row');
    expect(rows.slice(1).map(({ textContent }) => textContent)).toEqual([
      'Feb 28$10.00$10.00 ÷ 1–$2.00 ÷ 0',
      'Total$15.00$15.00 ÷ 1$30.00$30.00 ÷ 1',
    ]);
    expect(screen.getByText('Costs per conversion are rounded up.')).toBeTruthy();
    await press(/^Sat, Feb 28, Conversions: 1/);
    await waitFor(() =>
      expect(server.sent(calls.statement.source)).toMatchObject([
        { figure: 'conversions', from: '2026-02-28', until: '2026-02-28' },
      ]),
    );
  });

  it('say what changed and why where the server names a plan, and nothing where it names none', async () => {
    show({
      ...answer,
      change: { direction: 'fell', plan: { id: '9', title: 'Glass Garden' }, at: inHours(-72) },
    });
    const sentence = 'Spend has fallen since Glass Garden ended on Feb 27, 2026.';
    expect((await screen.findByRole('link', { name: sentence })).getAttribute('href')).toBe(
      '/plan/detail?id=9',
    );
  });

  it('ask for typed days only where they can be asked for', async () => {
    show(answer, '&time=own&from=2026-01-05&until=2026-01-20');
    await slider();
    expect(asked()).toEqual([{ from: '2026-01-05', until: '2026-01-20', by: 'day' }]);
    await typeInto('To', '2026-01-01');
    expect(await noteOf('To')).toBe('The last day is before the first.');
    await typeInto('From', '2024-01-01');
    expect(await noteOf('To')).toBe('Choose at most 366 days.');
    await typeInto('From', '1999-12-31');
    expect(await noteOf('From')).toBe('Enter a valid date from 2000 on.');
    expect(await noteOf('To')).toBeUndefined();
    expect(asked()).toHaveLength(1);
    expect((await field('To')).max).toBe('2026-03-02');
  });

  it('are those of one plan alone where they were opened from it', async () => {
    const plan = { id: '17', number: 'FL-000017', title: 'Glass Garden' };
    show({ ...answer, plan }, '&plan=17');
    expect(await screen.findByRole('link', { name: 'Glass Garden' })).toBeTruthy();
    expect(asked()[0]).toMatchObject({ order_id: '17' });
    expect(screen.queryByRole('button', { name: 'Product' })).toBeNull();
    expect(linkTo('All plans')).toBe('/plan?show=figures');
  });

  it('say that there was no report, without a chart of zeros', async () => {
    show({ ...answer, rows: [], as_of: null, source_count: 0, totals: figures(0, 0) });
    expect(await screen.findByText(/^No reports for this period yet/)).toBeTruthy();
    expect(screen.queryByRole('slider')).toBeNull();
  });

  it('are saved as a table in which no title is a formula', async () => {
    const { saveFile } = await import('@fairlead/ui/save-file');
    show(byPlan);
    await press('Save as CSV');
    await waitFor(() => expect(saveFile).toHaveBeenCalledOnce());
    const [[name, content]] = vi.mocked(saveFile).mock.calls as [[string, Blob]];
    expect(name).toBe('figures-plan-2026-02-03-2026-03-02.csv');
    expect(content.type).toContain('text/csv');
    const text = csvOf(byPlan as Answer, 'USD');
    expect(text).toContain("\r\n17,'=1+1,FL-000017,3000,10,1,15.00,9.00,-6.00,");
    expect(text.split('\r\n')).toHaveLength(4);
  });
});

describe('days and scales', () => {
  it('are counted on the calendar, whatever the clocks do', () => {
    expect(countDays({ from: '2026-03-28', until: '2026-03-30' })).toBe(3);
    expect(eachDay({ from: '2026-02-27', until: '2026-03-01' })).toEqual([
      '2026-02-27',
      '2026-02-28',
      '2026-03-01',
    ]);
    expect(faultOf({ from: '2024-01-01', until: '2024-12-31' })).toBeNull();
    expect(faultOf({ from: '', until: '2024-12-31' })).toBe('day');
  });

  it.each([
    [[0], [0, 1]],
    [[950], [0, 500, 1_000]],
    [
      [-300, 700],
      [-500, 0, 500, 1_000],
    ],
    [[-80], [-80, -60, -40, -20, 0]],
  ])('hold 0 and all of %j in round steps', (amounts, lines) => {
    expect(scaleOf(amounts)).toEqual(lines);
  });
});
