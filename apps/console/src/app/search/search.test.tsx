import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { address, calls, onFreshTab, open, server } from '../../../test/screen';
import { Search } from './search';

/** Neither is there without a browser that lays pages out. */
const layOut = (): void => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = vi.fn();
      unobserve = vi.fn();
      disconnect = vi.fn();
    },
  );
  Element.prototype.scrollIntoView = vi.fn();
};

const okafor = { id: '7', username: 'okafor_b' } as const;
const results = [
  {
    ...({ kind: 'holder', id: okafor.id, holder_id: okafor.id, holder: okafor.username } as const),
    ...{ title: okafor.username, detail: 'María Okafor', state: 'active', amount_minor: null },
  },
  {
    ...({ kind: 'withdrawal', id: '31', holder_id: okafor.id, holder: okafor.username } as const),
    ...{ title: 'PAY-77', detail: 'bank_card', state: 'paid', amount_minor: 5_000 },
  },
];

const input = () => screen.findByRole('combobox');
const typed = async (text: string) => fireEvent.change(await input(), { target: { value: text } });
const press = async (key: string) => fireEvent.keyDown(await input(), { key });

describe('the search over everything', () => {
  onFreshTab();
  beforeEach(layOut);

  it('opens by Ctrl+K, finds by whatever is typed, and leads there by the keyboard alone', async () => {
    server.answer(calls.consoleSearch.find, { results });
    open(<Search />, ['support'], { path: '*', at: '/feedback' });
    fireEvent.keyDown(window, { key: 'k', ctrlKey: true });
    await typed(' okafor ');
    expect(await screen.findByText('María Okafor')).toBeTruthy();
    expect(screen.getByText('$50.00')).toBeTruthy();
    expect(screen.getByText('Bank card · okafor_b')).toBeTruthy();
    expect(server.sent(calls.consoleSearch.find)).toEqual([{ query: 'okafor' }]);
    await press('ArrowDown');
    await press('Enter');
    await waitFor(() => expect(address()).toBe('/withdrawals?id=31'));
  });

  it.each([
    ['objection', '12', '/objections?id=12'],
    ['feedback', '13', '/feedback?id=13'],
    ['payout_run', '7', '/payout-runs/7'],
    ['payout', '7', '/payout-runs/7?payout=PR00007-W0000031'],
    ['license_key', '9', '/keys?id=9'],
    ['authorization_code', '9', '/keys?kind=codes&id=9'],
    ['campaign', '9', '/campaigns/9'],
    ['content', '9', '/texts/9'],
    ['acceptance', '9', '/acceptances/9'],
    ['bank_statement', '9', '/bank/9'],
    ['transaction', '55', `/holders/${okafor.id}/money?record=55`],
    ['programme_entry', '56', '/books?id=56'],
  ] as const)('leads to the one %s that was found', async (kind, id, path) => {
    const rest = { title: 'PR00007-W0000031', detail: '', state: null, amount_minor: null };
    server.answer(calls.consoleSearch.find, {
      results: [{ kind, id, holder_id: okafor.id, holder: okafor.username, ...rest }],
    });
    open(<Search />, ['admin'], { path: '*', at: '/feedback' });
    fireEvent.keyDown(window, { key: 'k', ctrlKey: true });
    await typed('PR00007-W0000031');
    await screen.findByRole('option', { name: /^PR00007-W0000031/ });
    await press('Enter');
    await waitFor(() => expect(address()).toBe(path));
  });

  it('names the pages that the roles open, and says when nothing answers', async () => {
    server.answer(calls.consoleSearch.find, { results: [] });
    open(<Search />, ['support'], { path: '*', at: '/feedback' });
    fireEvent.click(screen.getByRole('button', { name: /^Find anything/ }));
    await typed('hold');
    expect(await screen.findByRole('option', { name: 'Holders' })).toBeTruthy();
    await typed('audit log');
    expect(await screen.findByText(/^Nothing found in/)).toBeTruthy();
    expect(screen.queryByRole('option')).toBeNull();
  });

  it('begins what somebody wants to do, by any words of its name, for those who may', async () => {
    server.answer(calls.consoleSearch.find, { results: [] });
    open(<Search />, ['support'], { path: '*', at: '/feedback' });
    fireEvent.keyDown(window, { key: 'k', ctrlKey: true });
    await typed('issue key');
    expect(await screen.findByRole('option', { name: 'Issue license keys Invitations' })).toBeTruthy();
    await typed('propose house funding');
    expect(await screen.findByText(/^Nothing found in/)).toBeTruthy();
  });
});
