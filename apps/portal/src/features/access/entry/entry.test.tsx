import { act, renderHook, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  calls,
  field,
  linkTo,
  lost,
  noteOf,
  onFreshDevice,
  open,
  press,
  pressTwice,
  refused,
  server,
  signIn,
  type,
} from '../../../../test/screen';
import { translator } from '../../../shared/i18n/translator';
import { session } from '../../../shared/session/session';
import { overlay } from '../../../shared/ui/overlay';
import { CodeForm } from './code-form';
import { keepPass } from './pass';
import { Reopen } from './reopen';
import { useEntering } from './use-entering';
import { Welcome } from './welcome';

const entered = async (ticket: string | null, state: string) => {
  const { result } = renderHook(() => useEntering(ticket));
  await waitFor(() => expect(result.current.entering.state).toBe(state));
  return result;
};

describe('coming in with the ticket of a host app', () => {
  onFreshDevice({ entry: 'shell' });

  it('speaks the language of the account, signs in once however often the screen asks, and forgets who was here', async () => {
    server.answer(calls.auth.lang, { lang: 'en' });
    server.answer(calls.auth.loginV2, { token: 'fresh' });
    renderHook(() => useEntering('t-1'));
    await entered('t-1', 'in');
    expect(server.sent(calls.auth.loginV2)).toEqual([{ ticket: 't-1' }]);
    expect(session.token()).toBe('fresh');
    expect(session.userInfo()).toBeUndefined();
    expect(translator.language()).toBe('en');
  });

  it.each([null, ''])('is refused without a ticket: %s', async (ticket) => {
    await entered(ticket, 'refused');
    expect(server.sent(calls.auth.loginV2)).toEqual([]);
    expect(session.token()).toBe('a-token');
  });

  it('asks an unknown person to open an account, and keeps the stand-in for this tab', async () => {
    server.answer(calls.auth.lang, { lang: 'en' });
    server.refuse(calls.auth.loginV2, 'unknown_shell_identity', { lang: 'en', continuation: 'stand-in' });
    await entered('t-2', 'unknown');
    await entered('t-2', 'unknown');
    expect(server.sent(calls.auth.loginV2)).toHaveLength(1);
  });

  it('does not send a ticket again that was refused for good', async () => {
    server.refuse(calls.auth.lang, 'shell_ticket_invalid');
    server.refuse(calls.auth.loginV2, 'shell_ticket_invalid');
    await entered('t-3', 'refused');
    await entered('t-3', 'refused');
    expect(server.sent(calls.auth.loginV2)).toHaveLength(1);
  });

  it('says why the server could not be asked, and comes in with the same ticket when asked again', async () => {
    server.reply(calls.auth.lang, () => lost);
    const result = await entered('t-4', 'failed');
    expect(result.current.entering).toMatchObject({ told: expect.stringMatching(/^No connection/) });
    server.answer(calls.auth.lang, { lang: 'en' });
    server.answer(calls.auth.loginV2, { token: 'fresh' });
    await act(() => result.current.check());
    expect(result.current.entering.state).toBe('in');
  });
});

const code = 'Authorization code';

const TICK = 'I have read both texts and agree to them.';
const tick = async () => (await field(TICK)).click();

describe('opening an account with a code', () => {
  onFreshDevice();
  beforeEach(() => server.answer(calls.legal.texts, { terms: { version: 3 }, privacy: { version: 2 } }));

  it('asks anew for the agreement where other texts count by now, and keeps the code', async () => {
    const onDone = vi.fn();
    server.answer(calls.auth.openStore);
    server.reply(calls.auth.registerV2, (_, before) =>
      before === 0 ? refused('terms_outdated') : { token: 'fresh' },
    );
    open(<CodeForm ticket="t-9" onDone={onDone} onOver={vi.fn()} />);
    await type(code, 'CODE-1');
    await tick();
    server.answer(calls.legal.texts, { terms: { version: 4 }, privacy: { version: 2 } });
    await press('Open my account');
    await screen.findByText('Version 4');
    expect(await noteOf(TICK)).toBe('The terms have changed. Please read the new version.');
    expect((await field(code)).value).toBe('CODE-1');
    await tick();
    await press('Open my account');
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  });

  it('shows the stand-in of the ticket to both calls, once for a double tap', async () => {
    const onDone = vi.fn();
    keepPass({ ticket: 't-5', continuation: 'stand-in' });
    server.answer(calls.auth.openStore);
    server.answer(calls.auth.registerV2, { token: 'fresh' });
    open(<CodeForm ticket="t-5" onDone={onDone} onOver={vi.fn()} />);
    await type(code, ' CODE-1 ');
    await tick();
    await pressTwice('Open my account');
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    expect(server.sent(calls.auth.openStore)).toEqual([{ authorization_code: 'CODE-1', ticket: 'stand-in' }]);
    expect(server.sent(calls.auth.registerV2)).toEqual([
      { ticket: 'stand-in', accepted_terms: { terms: 3, privacy: 2, lang: 'en' } },
    ]);
    expect(session.token()).toBe('fresh');
  });

  it('signs in where the account was opened before and the answer was lost', async () => {
    const onDone = vi.fn();
    server.answer(calls.auth.openStore);
    server.refuse(calls.auth.registerV2, 'username_exists');
    server.answer(calls.auth.loginV2, { token: 'fresh' });
    open(<CodeForm ticket="t-6" onDone={onDone} onOver={vi.fn()} />);
    await type(code, 'CODE-1');
    await tick();
    await press('Open my account');
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    expect(server.sent(calls.auth.loginV2)).toEqual([{ ticket: 't-6' }]);
  });

  it('says at the field what is wrong with the code, keeps it, and takes the words back when it is mended', async () => {
    server.reply(calls.auth.openStore, () => refused('authorization_code_not_found'));
    open(<CodeForm ticket="t-7" onDone={vi.fn()} onOver={vi.fn()} />);
    await press('Open my account');
    expect(await noteOf(code)).toBe('Cannot be empty.');
    expect(await noteOf(TICK)).toBe('Please read both texts and check this box to continue.');
    await type(code, 'CODE-X');
    await tick();
    await press('Open my account');
    await waitFor(async () => expect((await field(code)).getAttribute('aria-invalid')).toBe('true'));
    expect((await field(code)).value).toBe('CODE-X');
    await type(code, 'CODE-1');
    expect(await noteOf(code)).toBe('You get it from the operator. It works once and opens one account.');
  });

  it('leads to the end of the host app’s sign-in where no code helps any more', async () => {
    const onOver = vi.fn();
    server.refuse(calls.auth.openStore, 'shell_ticket_invalid');
    open(<CodeForm ticket="t-8" onDone={vi.fn()} onOver={onOver} />);
    await type(code, 'CODE-1');
    await tick();
    await press('Open my account');
    await waitFor(() => expect(onOver).toHaveBeenCalledOnce());
  });

  it('no promise of profit: names the risk beside the merits, and the way to ask for a code', async () => {
    open(<Welcome ticket="t" onDone={vi.fn()} onOver={vi.fn()} />);
    expect(screen.getByText('Money in a plan can be lost.')).toBeTruthy();
    await press('Ask customer service');
    expect(overlay.get()).toEqual({ kind: 'service', recharge: false });
  });
});

describe('the end of a host app’s sign-in', () => {
  onFreshDevice();

  it.each([
    ['shell', null],
    ['register', 'a-token'],
  ] as const)('leaves the session of the host app for the login: %s', (entry, token) => {
    signIn({ entry });
    open(<Reopen />);
    act(() => screen.getByRole('link', { name: 'I have a username and password' }).click());
    expect(session.token()).toBe(token);
    expect(screen.queryByRole('button', { name: 'Back to the app' })).toBeNull();
  });

  it('leads to support, and to another language, which the header does not offer', async () => {
    open(<Reopen />);
    expect(linkTo('Write to support without logging in')).toBe('/support');
    await press('Language: English');
    expect(overlay.get()).toEqual({ kind: 'language' });
  });
});
