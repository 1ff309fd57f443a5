import { LIMITS } from '@fairlead/contract/limits';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import {
  address,
  calls,
  field,
  fill,
  leave,
  linkTo,
  lost,
  NOW,
  onFreshTab,
  open,
  press,
  rowsOf,
  server,
} from '../../../test/screen';
import { actWords } from '../../shared/lib/strings';
import { AuditPage } from './audit';
import { saidOf } from './sentences';

/** On record under what they propose or decide, or under no name of their own. */
const UNNAMED =
  /\.(propose\w*|approve|refuse|withdraw|issue|decideQuarantined|create(Service)?|resetPassword|resetTotp|setRoles|read|upload|image|beginKey|exportList)$/;
const SAID_OF_STAFF = Object.values(calls)
  .flatMap((group) => Object.values(group))
  .filter(({ access, method }) => access.kind === 'staff' && method === 'POST')
  .map(({ id }) => id as string)
  .filter((id) => !UNNAMED.test(id));

const row = (id: string) => ({
  ...{ id, time: NOW, actor: 'bea', act: 'consoleHolder.disable', subject_type: 'holder', subject_id: '17' },
  ...{
    holder_id: '17',
    holder: 'anna_1',
    amount: null,
    receipt: null,
    address: '203.0.113.24',
    is_read: false,
  },
  changes: [{ name: 'reason', before: null, after: 'Forged papers' }],
  ...{ text: 'reason Forged papers', hash: `${id}b2a39485`.padEnd(64, '0') },
});
const books = (passed: boolean, checked_at: string | null = NOW) =>
  server.answer(calls.consoleBooks.read, {
    checked_at,
    rules: [{ rule: 'chains_verify', passed, checked: 9, differences: [] }],
  });
const show = (at = '/audit') => {
  books(true);
  return open(<AuditPage />, ['auditor'], { path: '/audit', at });
};

/** Types into a filter and goes on to the next. */
const enter = async (label: string, text: string): Promise<void> => {
  await fill({ [label]: text });
  fireEvent.blur(await field(label));
};

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

  it('says who did what to whom in a sentence, with ways to both, from where, and what changed', async () => {
    const proposed = {
      ...{ ...row('9'), act: 'propose.topup', subject_type: 'proposal', subject_id: '7' },
      ...{
        amount: 63_000,
        receipt: 'R-77',
        changes: [{ name: 'stateBefore', before: 'asked', after: 'posted' }],
      },
    };
    server.answer(calls.consoleAudit.list, { items: [proposed, row('8')] });
    show();
    const [first, second] = await rowsOf('Audit log');
    expect(first?.['What happened']).toContain(
      'bea proposed a top-up of $630.00 for anna_1, receipt or reference R-77 (proposal 7)',
    );
    expect(first).toMatchObject({ Address: '203.0.113.24', Record: '9' });
    expect(second?.['What happened']).toContain('bea disabled the account for anna_1');
    expect(linkTo('proposal 7')).toBe('/proposals/7');
    expect(screen.getAllByRole('link', { name: 'anna_1' })[0]?.getAttribute('href')).toBe('/holders/17');
    const difference = screen.getByText('State before').parentElement;
    expect(difference?.querySelector('del')?.textContent).toBe('asked');
    expect(difference?.querySelector('ins')?.textContent).toBe('posted');
  });

  it('writes amounts, times, numbers and lists among the details as people read them', async () => {
    const details = [
      ['amountMinor', '63000'],
      ['expires_at', NOW],
      ['payeeId', '4'],
      ['transactionIds', '[1188,1190]'],
      ['holderId', '17'],
      ['lines', '[{"lineId":3,"spendMinor":-5}]'],
      ['closing', 'true'],
      ['reason', '[63000] as agreed'],
    ];
    const changes = details.map(([name = '', after = '']) => ({ name, before: null, after }));
    server.answer(calls.consoleAudit.list, { items: [{ ...row('9'), changes }] });
    show();
    await rowsOf('Audit log');
    const shown = [...document.querySelectorAll('.changes dl > div')];
    expect(shown.map(({ textContent }) => textContent)).toEqual([
      'Amount $630.00',
      'Expires at 2 Mar 2026, 09:30:00',
      'Payee No. 4',
      'Transactions No. 1188, No. 1190',
      'Holder anna_1',
      'Lines line No. 3, spend -$0.05',
      'Closing Yes',
      'Reason [63000] as agreed',
    ]);
  });

  it('marks what was only read, saved as a file, or refused, with the name that was tried', async () => {
    const nobody = { ...row('1'), holder_id: null, holder: null, subject_id: '', subject_type: 'list' };
    const named = (name: string, after: string) => [{ name, before: null, after }];
    server.answer(calls.consoleAudit.list, {
      items: [
        { ...row('9'), act: 'consoleHolder.detail', is_read: true, changes: [] },
        {
          ...{ ...nobody, id: '8', act: 'consoleAudit.exportList', is_read: true },
          changes: named('list', 'consoleWithdrawal.list'),
        },
        {
          ...{ ...nobody, id: '7', act: 'consoleAuth.login.refused', actor: 'system' },
          changes: named('username', 'grace'),
        },
        { ...nobody, id: '6', act: 'release-holds', actor: 'system', changes: [] },
      ],
    });
    show();
    const rows = await rowsOf('Audit log');
    expect(rows.map((shown) => shown['Kind'])).toEqual(['Read', 'Saved as a file', 'Refused', '']);
    for (const [index, said] of [
      'bea looked at the case for anna_1',
      'bea saved as a file: withdrawals with the whole account number',
      'The system refused a sign-in as grace',
      'The system ended a hold at its date',
    ].entries())
      expect(rows[index]?.['What happened']).toContain(said);
  });

  it('is searched by person, words, holder and days, in the order that was chosen, all of it in the address', async () => {
    server.answer(calls.consoleAudit.list, { items: [row('9')] });
    show('/audit?actor=bea&holder=17&sort=-time');
    await rowsOf('Audit log');
    expect(server.sent(calls.consoleAudit.list)).toEqual([{ actor: 'bea', holder_id: '17', sort: '-time' }]);
    await enter('Who', '');
    await enter('What was done', 'Approved top-up');
    await fill({ Time: '..' });
    await fill({ From: '2026-03-01' });
    await fill({ To: '2026-03-02' });
    await waitFor(() =>
      expect(server.sent(calls.consoleAudit.list).at(-1)).toEqual({
        ...{ acts: 'approved.topup', holder_id: '17', sort: '-time' },
        ...{ from: '2026-03-01T00:00:00.000Z', until: '2026-03-03T00:00:00.000Z' },
      }),
    );
    expect(address()).toBe('/audit?holder=17&sort=-time&words=Approved+top-up&made=2026-03-01..2026-03-02');
    await enter('What was done', 'sing a song');
    expect(await screen.findByText(/^No entry has these words/)).toBeTruthy();
    await press('Clear what was done');
    await rowsOf('Audit log');
    expect((await field('What was done')).value).toBe('');
  });

  it('begins and ends its days in the zone that this person reads times in', async () => {
    localStorage.setItem('fairlead_console_zone', 'Asia/Tokyo');
    onTestFinished(() => localStorage.clear());
    server.answer(calls.consoleAudit.list);
    show('/audit?made=2026-03-01..2026-03-02');
    await screen.findByText('Nothing on record for this.');
    expect(server.sent(calls.consoleAudit.list)).toEqual([
      { from: '2026-02-28T15:00:00.000Z', until: '2026-03-02T15:00:00.000Z' },
    ]);
  });

  it('shows what was done with one thing, or touched one person, where its page leads here', async () => {
    server.answer(calls.consoleAudit.list, { items: [row('9')] });
    show('/audit?object=proposal:7');
    await rowsOf('Audit log');
    expect(server.sent(calls.consoleAudit.list)).toEqual([{ subject_type: 'proposal', subject_id: '7' }]);
    expect(screen.getByText('About Proposal 7 only')).toBeTruthy();
    await press('Show everything');
    await waitFor(() => expect(server.sent(calls.consoleAudit.list).at(-1)).toEqual({}));
    leave();
    show('/audit?object=holder:17');
    await rowsOf('Audit log');
    expect(server.sent(calls.consoleAudit.list).at(-1)).toEqual({ holder_id: '17' });
  });

  it('says in words whether the chain fits, and when that was looked at', async () => {
    server.answer(calls.consoleAudit.list);
    show();
    expect(await screen.findByText(/^The audit chain is intact, as of the check of 2 Mar/)).toBeTruthy();
    for (const [passed, time, said] of [
      [false, NOW, /is broken/],
      [true, null, /not checked yet/],
    ] as const) {
      leave();
      books(passed, time);
      open(<AuditPage />, ['auditor'], { path: '/audit', at: '/audit' });
      expect(await screen.findByText(said)).toBeTruthy();
    }
  });

  it.each(SAID_OF_STAFF)('has a sentence of its own for %s', (act) => {
    expect(saidOf({ ...row('1'), act, is_read: false })).not.toBe(actWords(act));
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

  const table = (rows: number): File =>
    new File([`\u{feff}id,text\r\n${'7,"two\r\nlines"\r\n'.repeat(rows)}`], 'rows.csv');

  it('is that of the list as it is filtered and sorted, under the list’s name and day', async () => {
    server.answer(calls.consoleAudit.list, { items: [row('9')], next_cursor: 'more' });
    server.reply(calls.consoleAudit.exportList, () => table(2));
    const { names, text } = savedFile();
    show('/audit?actor=bea&sort=time');
    await press('Export CSV');
    expect(await screen.findByText(/^2 rows are in the file\./)).toBeTruthy();
    expect(names).toEqual(['audit-log-2026-03-02.csv']);
    expect(await text()).toContain('id,text');
    expect(server.sent(calls.consoleAudit.exportList)).toEqual([
      { list: 'consoleAudit.list', filters: { actor: 'bea', sort: 'time' } },
    ]);
    vi.restoreAllMocks();
  });

  it('is no file at all where it could not be read whole, and says so', async () => {
    server.answer(calls.consoleAudit.list, { items: [row('9')] });
    server.reply(calls.consoleAudit.exportList, () => lost);
    const { names } = savedFile();
    show();
    await press('Export CSV');
    expect((await screen.findByRole('alert')).textContent).toMatch(/^No answer came\./);
    expect(names).toEqual([]);
    vi.restoreAllMocks();
  });

  it('says where it is the first part', async () => {
    server.answer(calls.consoleAudit.list, { items: [row('9')] });
    server.reply(calls.consoleAudit.exportList, () => table(LIMITS.exportRowsMax));
    const { names } = savedFile();
    show();
    await press('Export CSV');
    expect(await screen.findByText(/^The file has the first 50000 rows\./)).toBeTruthy();
    expect(names).toHaveLength(1);
    vi.restoreAllMocks();
  });
});
