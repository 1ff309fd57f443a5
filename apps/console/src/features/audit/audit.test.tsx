import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import {
  address,
  calls,
  fill,
  linkTo,
  lost,
  NOW,
  onFreshTab,
  open,
  press,
  rowsOf,
  server,
} from '../../../test/screen';
import { AuditPage } from './audit';

const row = (id: string) => ({
  ...{ id, time: NOW, actor: 'bea', act: 'consoleHolder.disable', subject_type: 'holder', subject_id: '17' },
  ...{ holder_id: '17', text: 'Forged papers', hash: `${id}b2a39485`.padEnd(64, '0') },
});
const show = (at = '/audit') => open(<AuditPage />, ['auditor'], { path: '/audit', at });

/** The text of a file that the page hands over; downloads are kept from the browser. */
const savedFile = () => {
  const files: Blob[] = [];
  const names: string[] = [];
  URL.createObjectURL = (file) => {
    files.push(file as Blob);
    return 'blob:file';
  };
  URL.revokeObjectURL = () => undefined;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  return { names, text: async () => (await files[0]?.text())?.replace(/^\uFEFF/, '') };
};

describe('the audit log', () => {
  onFreshTab();

  it('says who did what to whom, with the beginning of its hash', async () => {
    server.answer(calls.consoleAudit.list, { items: [row('9'), { ...row('8'), holder_id: null }] });
    show();
    const [first, second] = await rowsOf('Audit log');
    expect(first).toMatchObject({
      ...{ Actor: 'bea', Act: 'Holder: disable', Subject: 'Holder 17', Holder: '17' },
      ...{ 'What happened': 'Forged papers', Hash: '9b2a39485000' },
    });
    expect(second?.['Holder']).toBe('–');
    expect(linkTo('17')).toBe('/holders/17');
  });

  it('is searched by actor, act and holder when it is sent, in the order that was chosen', async () => {
    server.answer(calls.consoleAudit.list, { items: [row('9')] });
    show('/audit?actor=bea&sort=-time');
    await rowsOf('Audit log');
    expect(server.sent(calls.consoleAudit.list)).toEqual([{ actor: 'bea', sort: '-time' }]);
    await fill({ Actor: '', Act: 'consoleKey.issueLicenseKeys' });
    expect(address()).toBe('/audit?actor=bea&sort=-time');
    await press('Search');
    await waitFor(() => expect(address()).toBe('/audit?act=consoleKey.issueLicenseKeys&sort=-time'));
    await waitFor(() =>
      expect(server.sent(calls.consoleAudit.list).at(-1)).toEqual({
        ...{ act: 'consoleKey.issueLicenseKeys', sort: '-time' },
      }),
    );
  });

  it('says that nothing is on record', async () => {
    server.answer(calls.consoleAudit.list);
    show();
    expect(await screen.findByText('Nothing on record for this.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Export CSV' })).toBeNull();
  });
});

describe('the file of a list', () => {
  onFreshTab();

  it('has every row, page by page, as the list is filtered and sorted, under the list’s name and day', async () => {
    server.reply(calls.consoleAudit.list, ({ cursor }) =>
      cursor === undefined ? { items: [row('9')], next_cursor: 'more' } : { items: [row('8')] },
    );
    server.answer(calls.consoleAudit.recordExport, {});
    const { names, text } = savedFile();
    show('/audit?actor=bea&sort=time');
    await press('Export CSV');
    expect(await screen.findByText(/^2 rows are in the file\./)).toBeTruthy();
    expect(names).toEqual(['audit-log-2026-03-02.csv']);
    const lines = (await text())?.trim().split(/\r?\n/);
    expect(lines?.[0]).toBe('id,time,actor,act,subject_type,subject_id,holder_id,text,hash');
    expect(lines?.slice(1).map((line) => line.split(',')[0])).toEqual(['9', '8']);
    expect(server.sent(calls.consoleAudit.list).slice(-2)).toEqual([
      { actor: 'bea', sort: 'time', limit: 50 },
      { actor: 'bea', sort: 'time', limit: 50, cursor: 'more' },
    ]);
    // Who takes the list away is on record before it is read.
    expect(server.sent(calls.consoleAudit.recordExport)).toEqual([
      { list: 'consoleAudit.list', filters: expect.stringContaining('bea') },
    ]);
    vi.restoreAllMocks();
  });

  it('is no file at all where a page could not be read, and says so', async () => {
    server.reply(calls.consoleAudit.list, ({ limit, cursor }) =>
      limit === 50 && cursor !== undefined ? lost : { items: [row('9')], next_cursor: 'more' },
    );
    server.answer(calls.consoleAudit.recordExport, {});
    const { names } = savedFile();
    show();
    await press('Export CSV');
    expect((await screen.findByRole('alert')).textContent).toMatch(/^No answer came\./);
    expect(names).toEqual([]);
    vi.restoreAllMocks();
  });

  it('ends at five thousand rows, and says that it is the first part', async () => {
    const page = Array.from({ length: 50 }, (_, index) => row(String(index + 1)));
    server.reply(calls.consoleAudit.list, ({ limit }) => ({
      ...{ items: limit === 50 ? page : [row('9')], next_cursor: 'more' },
    }));
    server.answer(calls.consoleAudit.recordExport, {});
    const { names } = savedFile();
    show();
    await press('Export CSV');
    expect(
      await screen.findByText(/^The file has the first 5000 rows\./, {}, { timeout: 20_000 }),
    ).toBeTruthy();
    expect(server.sent(calls.consoleAudit.list).filter(({ limit }) => limit === 50)).toHaveLength(100);
    expect(names).toHaveLength(1);
    vi.restoreAllMocks();
  });
});
