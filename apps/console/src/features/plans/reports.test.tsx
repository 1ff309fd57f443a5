import type { ResponseOf } from '@fairlead/contract';
import type { list } from '@fairlead/contract/calls/networks-reports';
import type { Part } from '@fairlead/contract/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  alertText,
  buttonsIn,
  COUNTED,
  calls,
  dialog,
  field,
  fill,
  inHours,
  linkTo,
  lost,
  noDialog,
  noteOf,
  onFreshTab,
  open,
  press,
  pressTwice,
  refused,
  rowsOf,
  server,
} from '../../../test/screen';
import { ReportsPage } from './reports';

type Report = ResponseOf<typeof list>['items'][number];

const DELIVERY = ['delivery'] as const;
const report: Part<Report> = {
  ...{ id: '9', order_id: '17', order_number: '260302-0000017', network: 'Northwind', version: 2 },
  ...{ bucket: inHours(-1), state: 'quarantined' },
  ...{ impressions: 1_200, clicks: 31, conversions: 2, spend: 240, fault: 'above_rate' },
};
const listed = (...rows: readonly Part<Report>[]): void =>
  server.answer(calls.consoleReport.list, { items: rows });
const show = (roles: Parameters<typeof open>[1] = DELIVERY) => open(<ReportsPage />, roles);
const pick = async (label: string, ...files: readonly File[]): Promise<void> => {
  fireEvent.change(await field(label), { target: { files } });
};
/** A picture as evidence, sent and ready. */
const prove = async (): Promise<void> => {
  server.answer(calls.consoleUpload.image, { file_id: '44', url: '/files/44' });
  await pick('Evidence', new File(['x'], 'proof.png', { type: 'image/png' }));
  await within(await dialog()).findByAltText('Picture 44 stands ready.');
};

describe('the delivery reports', () => {
  onFreshTab();

  it('show what was delivered, why one is held back, and which were entered by hand', async () => {
    listed(report, { ...report, id: '8', state: 'accepted', fault: null, entered_by_hand: true });
    show();
    const [held, entered] = await rowsOf('Reports');
    expect(held).toMatchObject({
      ...{ Plan: '260302-0000017', Version: '2', Impressions: '1,200', Clicks: '31', Conversions: '2' },
      ...{ Spend: '$2.40', State: 'Quarantined', 'Held back because': 'Above rate' },
    });
    expect(screen.getAllByRole('link', { name: '260302-0000017' })[0]?.getAttribute('href')).toBe(
      '/plans/17',
    );
    expect(entered?.['Network']).toContain('entered by hand');
    expect(entered?.['Held back because']).toBe('–');
  });

  it('name the demo network once, as a mark', async () => {
    listed({ ...report, network: 'demo', demo: true });
    show();
    const [row] = await rowsOf('Reports');
    expect(row?.['Network']?.trim()).toBe('demo');
    expect(screen.getByText('demo').className).toBe('tag');
  });

  it.each([
    ['Propose to accept', true],
    ['Propose to reject', false],
  ])('are decided by a proposal with a reason: %s', async (name, accept) => {
    listed(report, { ...report, id: '8', state: 'accepted' });
    server.answer(calls.consoleReport.decideQuarantined);
    show();
    expect(await buttonsIn('Reports')).toEqual(['Propose to accept', 'Propose to reject']);
    await press(name);
    await fill({ Reason: 'The network confirmed it' });
    await press(name);
    await noDialog();
    expect(server.sent(calls.consoleReport.decideQuarantined)).toEqual([
      { id: '9', accept, reason: 'The network confirmed it' },
    ]);
  });

  it('are those since a moment that the address names, until somebody wants any time', async () => {
    listed(report);
    const at = `/here?state=accepted&since=${encodeURIComponent(inHours(-1))}`;
    open(<ReportsPage />, DELIVERY, { at });
    await screen.findByText('Received since 2 Mar 2026, 08:30:00');
    await rowsOf('Reports');
    expect(server.sent(calls.consoleReport.list)[0]).toMatchObject({ state: 'accepted', from: inHours(-1) });
    await press('Any time');
    await waitFor(() =>
      expect(server.sent(calls.consoleReport.list).at(-1)).toEqual({ ...COUNTED, state: 'accepted' }),
    );
  });

  it('are read by an auditor, who proposes nothing', async () => {
    listed(report);
    show(['auditor']);
    expect(await buttonsIn('Reports')).toEqual([]);
    expect(screen.queryByRole('button', { name: 'Enter a report' })).toBeNull();
  });
});

describe('entering a report by hand', () => {
  onFreshTab();
  beforeEach(() => listed());

  const typed = {
    'Plan number': ' FL-000017 ',
    'Start of the quarter hour': '2026-03-02T08:15',
    Impressions: '1200',
    Clicks: '0',
    'Validated conversions': '0',
    Spend: '2.40',
    Reason: 'No interface',
  };

  it('states it as a network would, with evidence, and shows the proposal that waits', async () => {
    server.answer(calls.consoleReport.proposeManual, { id: '31' });
    show();
    await press('Enter a report');
    await fill(typed);
    await prove();
    await pressTwice('Enter a report');
    await noDialog();
    expect(server.sent(calls.consoleReport.proposeManual)).toEqual([
      {
        report: {
          ...{ order_number: 'FL-000017', bucket: '2026-03-02T08:15:00.000Z', version: 1 },
          ...{ impressions: 1_200, clicks: 0, conversions: 0, spend: 240 },
        },
        evidence_file_ids: ['44'],
        reason: 'No interface',
      },
    ]);
    expect(linkTo('Proposal 31 waits')).toBe('/proposals/31');
  });

  it('needs evidence', async () => {
    show();
    await press('Enter a report');
    await fill(typed);
    await press('Enter a report');
    expect(await noteOf('Evidence')).toBe('Cannot be empty.');
    expect(server.sent(calls.consoleReport.proposeManual)).toEqual([]);
  });

  it.each([
    ['Start of the quarter hour', '2026-03-02T08:20', 'A quarter hour begins at 00, 15, 30 or 45 minutes.'],
    ['Clicks', '1.5', 'This is not a whole number. Zero is written as 0.'],
    ['Spend', 'two', 'This is not an amount. Zero is written as 0.'],
    ['Version', '0', 'This is not a whole number above zero.'],
  ])('refuses %s "%s" at its field', async (label, value, words) => {
    show();
    await press('Enter a report');
    await fill({ ...typed, [label]: value });
    await press('Enter a report');
    expect(await noteOf(label)).toBe(words);
    expect(server.sent(calls.consoleReport.proposeManual)).toEqual([]);
  });

  it('says at the field why a picture was not taken', async () => {
    server.reply(calls.consoleUpload.image, () => refused('image_too_large'));
    show();
    await press('Enter a report');
    await pick('Evidence', new File(['x'], 'proof.png', { type: 'image/png' }));
    await waitFor(async () => expect(await noteOf('Evidence')).toBe('Refused: image_too_large.'));
  });
});

describe('uploading a file of reports', () => {
  onFreshTab();
  beforeEach(() => listed());

  const csv = [
    'order_number,bucket,version,impressions,clicks,conversions,spend',
    'FL-17,2026-03-02T08:15:00.000Z,1,1200,31,2,240',
    '',
    'FL-18,2026-03-02T08:15:00.000Z,1,10,31,2,240',
  ].join('\n');
  const choose = async (text = csv): Promise<void> => {
    await press('Upload a CSV file');
    await pick('CSV file', new File([text], 'march.csv', { type: 'text/csv' }));
  };

  it('is sent and proposed with its name, evidence and reason', async () => {
    server.answer(calls.consoleReport.uploadCsv, { file_id: '55', reports: 2 });
    server.answer(calls.consoleReport.proposeFile, { id: '32' });
    show();
    await choose();
    await prove();
    await fill({ Reason: 'Reports of March' });
    await pressTwice('Propose to count it');
    await noDialog();
    expect(server.sent(calls.consoleReport.proposeFile)).toEqual([
      { file_id: '55', name: 'march.csv', evidence_file_ids: ['44'], reason: 'Reports of March' },
    ]);
    expect(linkTo('Proposal 32 waits')).toBe('/proposals/32');
  });

  it('names each line that cannot count as an editor counts it, with all its faults, and proposes nothing', async () => {
    server.answer(calls.consoleReport.uploadCsv, {
      ...{ file_id: null, reports: 2 },
      faults: [
        { place: 1, fault: 'clicks_above_impressions' },
        { place: 1, fault: 'above_rate' },
      ],
    });
    show();
    await choose();
    await prove();
    await fill({ Reason: 'Reports of March' });
    await press('Propose to count it');
    const words = await alertText();
    expect(words).toContain('Nothing was proposed.');
    expect(words).toContain('Line 4 FL-18,2026-03-02T08:15:00.000Z,1,10,31,2,240');
    expect(words).toContain('The plan would have more clicks than impressions.');
    expect(words).toContain('The spend is more than the price of the impressions.');
    expect(words).not.toContain('Line 2');
    expect(server.sent(calls.consoleReport.proposeFile)).toEqual([]);
  });

  it('names the lines that could not be read', async () => {
    server.reply(calls.consoleReport.uploadCsv, () =>
      refused('invalid_fields', { fields: { 'reports.0.clicks': 'wrong_type', 'reports.1': 'required' } }),
    );
    show();
    await choose();
    await prove();
    await fill({ Reason: 'Reports of March' });
    await press('Propose to count it');
    const words = await alertText();
    expect(words).toContain('Line 2');
    expect(words).toContain('clicks: This is not the right kind of value.');
    expect(words).toContain('Line 4');
  });

  it('says how many reports a file may hold', async () => {
    server.reply(calls.consoleReport.uploadCsv, () =>
      refused('invalid_fields', { fields: { reports: 'too_long' } }),
    );
    show();
    await choose();
    await prove();
    await fill({ Reason: 'Reports of March' });
    await press('Propose to count it');
    expect(await alertText()).toMatch(/^A file may hold at most \d+ reports\. Split it/);
  });

  it('can be sent again where no answer came; what was typed is kept', async () => {
    server.reply(calls.consoleReport.uploadCsv, () => lost);
    show();
    await choose();
    await prove();
    await fill({ Reason: 'Reports of March' });
    await press('Propose to count it');
    expect(await alertText()).toBe('No answer came. Check whether it went through, then try again.');
    expect((await field('Reason')).value).toBe('Reports of March');
    server.answer(calls.consoleReport.uploadCsv, { file_id: '55' });
    server.answer(calls.consoleReport.proposeFile);
    await press('Propose to count it');
    await noDialog();
  });

  it('needs file, evidence and reason', async () => {
    show();
    await press('Upload a CSV file');
    await press('Propose to count it');
    expect([await noteOf('CSV file'), await noteOf('Evidence'), await noteOf('Reason')]).toEqual([
      'Cannot be empty.',
      'Cannot be empty.',
      'Cannot be empty.',
    ]);
    expect(server.sent(calls.consoleReport.uploadCsv)).toEqual([]);
  });
});
