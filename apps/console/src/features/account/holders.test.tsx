import { sample } from '@fairlead/contract/testing';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  address,
  alertText,
  button,
  COUNTED,
  calls,
  dialog,
  fill,
  inHours,
  linkTo,
  noDialog,
  onFreshTab,
  open,
  press,
  refused,
  rowsOf,
  sentenceOf,
  server,
  type,
} from '../../../test/screen';
import { usePageActs } from '../../shared/ui/acts';
import { stateActs } from './holder-state';
import { HoldersPage } from './holders';

const search = 'Username, operation ID, e-mail or phone';

describe('finding a holder', () => {
  onFreshTab();

  const anna = { id: '17', username: 'anna_1', nickname: 'Anna', operation_id: '12345674' };

  it('shows by what they are known, how they came and how they stand', async () => {
    server.answer(calls.consoleHolder.list, {
      items: [{ ...anna, state: 'disabled', entry: 'shell', created_at: inHours(-24) }],
    });
    open(<HoldersPage />, ['support']);
    expect((await rowsOf('Holders'))[0]).toMatchObject({
      ...{ Holder: 'anna_1', Nickname: 'Anna', 'Operation ID': '12345674', State: 'Disabled' },
      'Joined through': 'Shell',
    });
    expect(linkTo('anna_1')).toBe('/holders/17');
  });

  it('searches when it is sent, not while it is typed, and keeps the words in the address', async () => {
    server.answer(calls.consoleHolder.list, { items: [anna] });
    open(<HoldersPage />, ['support'], { path: '/holders', at: '/holders?state=active' });
    await rowsOf('Holders');
    await type(search, '  anna ');
    expect(address()).toBe('/holders?state=active');
    await press('Search');
    await waitFor(() => expect(address()).toBe('/holders?state=active&query=anna'));
    await waitFor(() =>
      expect(server.sent(calls.consoleHolder.list).at(-1)).toEqual({
        query: 'anna',
        state: 'active',
        ...COUNTED,
      }),
    );
  });

  it('begins with the words of the address, and says that nobody was found', async () => {
    server.answer(calls.consoleHolder.list);
    open(<HoldersPage />, ['support'], { path: '/holders', at: '/holders?query=zoe&entry=register' });
    expect(await screen.findByText('Nobody found.')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>(search).value).toBe('zoe');
    expect(server.sent(calls.consoleHolder.list)).toEqual([{ query: 'zoe', entry: 'register', ...COUNTED }]);
  });

  it('reads on from the cursor of the page before, in the same order', async () => {
    server.reply(calls.consoleHolder.list, ({ cursor }) =>
      cursor === undefined
        ? { items: [anna], next_cursor: 'more' }
        : { items: [{ ...anna, id: '18', username: 'bob' }] },
    );
    open(<HoldersPage />, ['support'], { path: '/holders', at: '/holders?sort=username' });
    await press('Show more');
    await waitFor(async () => expect(await rowsOf('Holders')).toHaveLength(2));
    expect(server.sent(calls.consoleHolder.list).at(-1)).toEqual({
      sort: 'username',
      cursor: 'more',
      limit: 50,
    });
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });
});

/** The acts of an account's state, as a page has them. */
const StateActs = ({ holder }: { holder: Parameters<typeof stateActs>[0] }) => {
  const { buttons, dialog } = usePageActs(stateActs(holder));
  return (
    <>
      {buttons}
      {dialog}
    </>
  );
};

describe('the state of an account', () => {
  onFreshTab();

  const holderIn = (state: 'active' | 'disabled' | 'not_activated' | 'closed') =>
    sample(calls.consoleHolder.detail.response, { holder: { id: '17', username: 'anna_1', state } }).holder;

  it.each([
    ['active', 'Disable account', 'rules_broken'],
    ['disabled', 'Enable account', 'Papers'],
    ['not_activated', 'Enable account', 'Papers'],
  ] as const)('of one that is %s is changed by: %s', async (state, name, reason) => {
    const call = state === 'active' ? calls.consoleHolder.disable : calls.consoleHolder.enable;
    server.answer(call);
    open(<StateActs holder={holderIn(state)} />, ['admin']);
    await press(name);
    expect((await dialog(name)).textContent).toContain('anna_1. The holder');
    await fill({ Reason: reason });
    await press(name);
    await noDialog();
    expect(server.sent(call)).toEqual([{ id: '17', reason }]);
  });

  it('is nobody’s to change once it is closed, and no role’s but admin’s', () => {
    const { unmount } = open(<StateActs holder={holderIn('closed')} />, ['admin']);
    expect(screen.queryByRole('button')).toBeNull();
    unmount();
    open(<StateActs holder={holderIn('active')} />, ['support', 'finance_checker']);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('says that a colleague was quicker', async () => {
    server.reply(calls.consoleHolder.disable, () => refused('wrong_state'));
    open(<StateActs holder={holderIn('active')} />, ['admin']);
    await press('Disable account');
    await fill({ Reason: 'legal_order' });
    await press('Disable account');
    expect(await alertText()).toBe(sentenceOf('wrong_state'));
    expect((await button('Disable account')).disabled).toBe(false);
  });
});
