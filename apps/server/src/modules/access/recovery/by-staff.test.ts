import { calls } from '@fairlead/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../testing';
import { type Person, registerPerson, signInStaff } from '../../../testing/people';
import { DAY_MS, FRESH, logInAs, payoutsWait, titlesOf } from '../../../testing/recovery-fixture';

let server: TestServer;
let support: string;
let checker: string;
beforeAll(async () => {
  server = await startTestServer();
  support = (await signInStaff(server, 'bea', 'support', 'finance_checker')).token;
  checker = (await signInStaff(server, 'carl', 'finance_checker')).token;
});
afterAll(() => server.close());

interface Guest {
  readonly key: { readonly case_number: string; readonly secret: string };
  readonly conversationId: string;
}

const openGuest = async (): Promise<Guest> => {
  const { data } = await server.call(calls.guest.open, { name: 'Ada', text: 'I forgot my password' });
  const { case_number, secret } = data;
  const listed = await server.call(
    calls.consoleSupport.conversations,
    { state: 'open', limit: 50 },
    { token: support },
  );
  const found = listed.data.items.find(({ guest }) => guest?.case_number === case_number);
  return { key: { case_number, secret }, conversationId: found?.id ?? '' };
};

const propose = ({ conversationId }: Guest, account: string, token = support) => {
  const stated = { account, check: 'identity_document', reason: 'Passport seen' } as const;
  return server.call(
    calls.consoleRecovery.propose,
    { conversation_id: conversationId, ...stated },
    { token },
  );
};

const approve = async (id: string, token = checker) => {
  const { data } = await server.call(calls.consoleProposal.detail, { id }, { token });
  const acknowledged = data.flags.map(({ key }) => key);
  return server.call(calls.consoleProposal.approve, { id, acknowledged }, { token });
};

const stateOf = async ({ key }: Guest) => (await server.call(calls.recovery.caseState, key)).data;
const setIn = ({ key }: Guest, password = FRESH) =>
  server.call(calls.recovery.setPasswordInCase, {
    ...key,
    new_password: password,
    confirm_password: password,
  });
const veto = ({ token }: Person) => server.call(calls.recovery.veto, {}, { token });

const agreed = async (person: Person): Promise<Guest> => {
  const guest = await openGuest();
  expect((await approve((await propose(guest, person.username)).data.id)).code).toBe(200);
  return guest;
};

describe('a new password without e-mail', () => {
  it('needs a check, a second person, and the case; then all is as with a link', async () => {
    const person = await registerPerson(server, 'no_mail');
    const guest = await openGuest();
    const { data: made } = await propose(guest, 'no_mail');
    expect(await stateOf(guest)).toEqual({ open_until: null, username: null });
    expect((await setIn(guest)).data.reason).toBe('recovery_not_open');
    expect((await approve(made.id, support)).data.reason).toBe('same_person');
    const shown = await server.call(calls.consoleProposal.detail, { id: made.id }, { token: checker });
    expect(Object.fromEntries(shown.data.payload.map(({ name, value }) => [name, value]))).toMatchObject({
      check: 'identity_document',
      reason: 'Passport seen',
      guest_case: guest.key.case_number,
      guest_name: 'Ada',
    });
    expect(shown.data.flags.map(({ flag }) => flag)).toEqual(['signed_in_lately']);
    expect((await approve(made.id)).code).toBe(200);
    const until = new Date(server.clock.now().getTime() + DAY_MS).toISOString();
    expect(await stateOf(guest)).toEqual({ open_until: until, username: 'no_mail' });
    expect((await server.call(calls.user.info, {}, person)).code).toBe(200);
    expect((await setIn(guest)).data.payouts_wait_until).toBe(until);
    expect((await server.call(calls.user.info, {}, person)).code).toBe(503);
    const { token } = (await logInAs(server, 'no_mail', FRESH)).data;
    expect(await payoutsWait(server, token)).toBe(until);
    expect(await titlesOf(server, token)).toEqual(
      expect.arrayContaining([
        'Somebody asked to reset your login password',
        'Your login password was reset',
      ]),
    );
    expect((await setIn(guest)).data.reason).toBe('recovery_not_open');
  });

  it('used twice at once sets one password', async () => {
    const guest = await agreed(await registerPerson(server, 'case_twice'));
    const tries = await Promise.all([setIn(guest, 'harbour one two'), setIn(guest, 'harbour three four')]);
    expect(tries.map(({ data }) => data.reason ?? 'set').sort()).toEqual(['recovery_not_open', 'set']);
  });

  it('is over after 24 hours, and then may be proposed anew', async () => {
    const guest = await agreed(await registerPerson(server, 'too_slow'));
    server.clock.turn(DAY_MS);
    expect(await stateOf(guest)).toEqual({ open_until: null, username: null });
    expect((await setIn(guest)).data.reason).toBe('recovery_not_open');
    support = (await server.call(calls.consoleAuth.login, { username: 'bea', password: 'a good password' }))
      .data.token;
    checker = (await server.call(calls.consoleAuth.login, { username: 'carl', password: 'a good password' }))
      .data.token;
    expect((await propose(guest, 'too_slow')).status).toBe(200);
  });

  it('is for one account and one case at a time, once in 30 days, and not for a made-up name', async () => {
    const person = await registerPerson(server, 'once_a_month');
    const guest = await openGuest();
    expect((await propose(guest, 'nobody_of_this_name')).data.reason).toBe('no_such_data');
    expect((await propose(guest, 'once_a_month')).status).toBe(200);
    expect((await propose(await openGuest(), 'once_a_month')).data.reason).toBe('proposal_pending');
    const other = await registerPerson(server, 'other_holder');
    expect((await propose(guest, other.username)).data.reason).toBe('proposal_pending');
    await veto(person);
    const second = await agreed(person);
    expect((await setIn(second)).code).toBe(200);
    expect((await propose(await openGuest(), 'once_a_month')).data.reason).toBe('recovered_lately');
  });

  it('is for nobody of a host app, who has no login password', async () => {
    const person = await registerPerson(server, 'from_elsewhere');
    await server.testDatabase.asOwner(
      "update account_holder set entry = 'shell', password_hash = null where id = $1",
      [person.holderId],
    );
    expect((await propose(await openGuest(), 'from_elsewhere')).data.reason).toBe('no_login_password');
  });
});

describe('the veto', () => {
  const askedAt = async (person: Person) =>
    (await server.call(calls.user.info, {}, person)).data.recovery_asked_at;

  it('of anybody who is signed in ends it before two people agree, and after', async () => {
    const person = await registerPerson(server, 'vetoes');
    const guest = await openGuest();
    expect(await askedAt(person)).toBeNull();
    const { data: made } = await propose(guest, 'vetoes');
    expect(await askedAt(person)).toBe(server.clock.now().toISOString());
    expect((await veto(person)).code).toBe(200);
    expect(await askedAt(person)).toBeNull();
    expect((await approve(made.id)).data.reason).toBe('proposal_expired');
    const open = await agreed(person);
    expect(await askedAt(person)).not.toBeNull();
    await veto(person);
    expect((await setIn(open)).data.reason).toBe('recovery_not_open');
    expect((await logInAs(server, 'vetoes')).code).toBe(200);
  });

  it('is that of the holder alone', async () => {
    const [victim, other] = [
      await registerPerson(server, 'victim_one'),
      await registerPerson(server, 'other_one'),
    ];
    const guest = await agreed(victim);
    expect((await veto(other)).code).toBe(200);
    expect((await stateOf(guest)).username).toBe('victim_one');
  });

  it('at the same moment as the password: one of them wins, and a stopped one sets nothing', async () => {
    const person = await registerPerson(server, 'race_veto');
    const guest = await agreed(person);
    const [set] = await Promise.all([setIn(guest), veto(person)]);
    expect((await logInAs(server, 'race_veto', set.code === 200 ? FRESH : 'a good password')).code).toBe(200);
  });
});

describe('a proposal that is refused or taken back', () => {
  it('opens nothing and bars nobody', async () => {
    const person = await registerPerson(server, 'refused_one');
    const guest = await openGuest();
    const { data: made } = await propose(guest, 'refused_one');
    await server.call(calls.consoleProposal.refuse, { id: made.id, reason: 'Not shown' }, { token: checker });
    expect((await setIn(guest)).data.reason).toBe('recovery_not_open');
    const { data: again } = await propose(guest, 'refused_one');
    await server.call(calls.consoleProposal.withdraw, { id: again.id }, { token: support });
    expect((await propose(guest, person.username)).status).toBe(200);
  });
});
