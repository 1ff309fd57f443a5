import { draftKey } from '@fairlead/ui/use-draft';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { providerFlow } from './provider';
import { type Held, session } from './session';
import { shareWithTabs } from './tabs';

const ANN: Held = { token: 'first', username: 'ann' };
const BEA: Held = { token: 'second', username: 'bea' };
const ASK = { kind: 'ask' };

const draft = () => sessionStorage.getItem(draftKey('topup-1'));
const type = () => sessionStorage.setItem(draftKey('topup-1'), '{"payee":"A"}');

/** Another tab: says what a test has it say, and hears what this one says. */
let other: BroadcastChannel;
let stop = (): void => undefined;

/** What this tab says next. */
const heard = (): Promise<unknown> =>
  new Promise((resolve) => {
    other.onmessage = ({ data }: MessageEvent<unknown>) => resolve(data);
  });
/** Resolves once this tab has done what the other said. */
const take = (said: object): Promise<void> =>
  new Promise((resolve) => {
    const end = session.onChange(() => {
      end();
      resolve();
    });
    other.postMessage(said);
  });
/** This tab opens, with a session of its own or none, and has asked the other. */
const open = async (own?: Held) => {
  if (own) session.begin(own.token, own.username);
  const asked = heard();
  const sharing = shareWithTabs();
  stop = sharing.stop;
  expect(await asked).toEqual(ASK);
  return sharing;
};

const onTwoTabs = (): void => {
  beforeEach(() => {
    // No time passes but what a test lets pass.
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    vi.spyOn(location, 'reload').mockImplementation(() => undefined);
    session.end('expired');
    sessionStorage.clear();
    other = new BroadcastChannel('fairlead-staff-session');
  });
  afterEach(() => {
    stop();
    other.close();
    vi.restoreAllMocks();
    vi.useRealTimers();
    sessionStorage.clear();
  });
};

describe('a tab that opens', () => {
  onTwoTabs();

  it('waits for the session of another, takes it, and says nothing of it', async () => {
    const { joined } = await open();
    await take({ kind: 'held', ...ANN });
    await joined;
    expect(session.held()).toEqual(ANN);
    const said = heard();
    session.end('signed_out');
    expect(await said).toEqual({ kind: 'ended', token: ANN.token, ending: 'signed_out' });
  });

  it('waits for 150 ms at most, and takes what comes later', async () => {
    const { joined } = await open();
    const draw = vi.fn();
    void joined.then(draw);
    await vi.advanceTimersByTimeAsync(149);
    expect(draw).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(draw).toHaveBeenCalledOnce();
    await take({ kind: 'held', ...ANN });
    expect(session.held()).toEqual(ANN);
  });

  it('waits for nothing with a session of its own, and answers others with it', async () => {
    const { joined } = await open(ANN);
    await joined;
    const answer = heard();
    other.postMessage(ASK);
    expect(await answer).toEqual({ kind: 'held', ...ANN });
  });

  it('is reloaded where it was left as somebody else', async () => {
    await open(ANN);
    await take({ kind: 'held', ...BEA });
    expect(session.held()).toEqual(BEA);
    expect(location.reload).toHaveBeenCalledOnce();
  });

  it('asks nobody where the person comes back from the provider', async () => {
    vi.spyOn(location, 'assign').mockImplementation(() => undefined);
    providerFlow.leave('sign_in', { flow: 'mine', url: 'https://sign-in.example.org/auth' });
    history.replaceState(null, '', '/console/?code=abc&state=xyz');
    providerFlow.arrive();
    history.replaceState(null, '', '/');
    const said = heard();
    const sharing = shareWithTabs();
    stop = sharing.stop;
    await sharing.joined;
    session.begin(BEA.token, BEA.username);
    expect(await said).toEqual({ kind: 'begun', ...BEA });
  });
});

describe('the tabs of a browser', () => {
  onTwoTabs();

  it('are all signed in where somebody signs in at one', async () => {
    await open();
    await take({ kind: 'begun', ...ANN });
    expect(session.held()).toEqual(ANN);
    expect(location.reload).not.toHaveBeenCalled();
  });

  it('are told of a sign-in, after which no answer counts', async () => {
    await open();
    const said = heard();
    session.begin(BEA.token, BEA.username);
    expect(await said).toEqual({ kind: 'begun', ...BEA });
    const answer = heard();
    other.postMessage({ kind: 'held', ...ANN });
    other.postMessage(ASK);
    expect(await answer).toEqual({ kind: 'held', ...BEA });
  });

  it.each([
    ['signed_out', null],
    ['expired', '{"payee":"A"}'],
    ['password_changed', '{"payee":"A"}'],
  ] as const)('are all signed out where one says %s', async (ending, kept) => {
    await open(ANN);
    type();
    await take({ kind: 'ended', token: ANN.token, ending });
    expect(session.token()).toBeNull();
    expect(session.lastEnding()).toBe(ending);
    expect(draft()).toBe(kept);
  });

  it('say how the person ended it, also where the server was heard before or after', async () => {
    await open(ANN);
    type();
    session.end('expired');
    await take({ kind: 'ended', token: ANN.token, ending: 'signed_out' });
    expect(session.lastEnding()).toBe('signed_out');
    expect(draft()).toBeNull();
    const end = vi.spyOn(session, 'end');
    other.postMessage({ kind: 'ended', token: ANN.token, ending: 'expired' });
    await take({ kind: 'begun', ...BEA });
    expect(end).not.toHaveBeenCalled();
  });

  it('go on where an earlier session is said to have ended', async () => {
    await open(BEA);
    const answer = heard();
    other.postMessage({ kind: 'ended', token: ANN.token, ending: 'signed_out' });
    other.postMessage(ASK);
    expect(await answer).toEqual({ kind: 'held', ...BEA });
  });

  it('never stay at somebody who is no longer signed in', async () => {
    await open(ANN);
    type();
    await take({ kind: 'begun', ...BEA });
    expect(session.held()).toEqual(BEA);
    expect(draft()).toBeNull();
    expect(location.reload).toHaveBeenCalledOnce();
  });

  it('take a newer session of the same person as they stand', async () => {
    await open(ANN);
    type();
    await take({ kind: 'begun', token: 'newer', username: ANN.username });
    expect(session.token()).toBe('newer');
    expect(draft()).toBe('{"payee":"A"}');
    expect(location.reload).not.toHaveBeenCalled();
  });
});
