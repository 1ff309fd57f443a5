import { calls } from '@fairlead/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { totpAt } from '../../../plugins/second-steps/totp';
import { startTestServer, type TestServer } from '../../../testing';
import { PASSWORD, registerPerson } from '../../../testing/people';
import { securityKey } from '../../../testing/security-key';
import { removeAllFactors } from './remove-all';

const ORIGIN = 'https://portal.example.org';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ environment: { PUBLIC_URL: ORIGIN } });
});
afterAll(() => server.close());

const removal = (holderId: number) =>
  server.database.transaction((tx) =>
    removeAllFactors(tx, {
      ...{ holderId, actor: { type: 'staff', id: 7 }, act: 'propose.recovery' },
      time: server.clock.now(),
    }),
  );

it('ends passkeys, one-time codes and recovery codes together, tells the person, and delays payouts', async () => {
  const { token, holderId, username } = await registerPerson(server, 'lost_it_all');
  const device = securityKey(ORIGIN);
  const creation = (await server.call(calls.factor.beginPasskey, { login_password: PASSWORD }, { token }))
    .data;
  const added = await server.call(
    calls.factor.addPasskey,
    { name: 'Phone', credential: device.make(creation) },
    { token },
  );
  const codes = added.data.recovery_codes ?? [];
  const [recovery_code = '', second = ''] = codes;
  const { secret } = (await server.call(calls.factor.beginTotp, { recovery_code }, { token })).data;
  const totp = totpAt(secret, Math.floor(server.clock.now().getTime() / 30_000));
  expect((await server.call(calls.factor.confirmTotp, { totp }, { token })).code).toBe(200);

  expect(await removal(holderId)).toBe(true);

  expect((await server.call(calls.factor.list, {}, { token })).data).toMatchObject({
    ...{ passkeys: [], totp_since: null, recovery_codes_left: 0 },
  });
  expect((await server.call(calls.auth.login, { username, password: PASSWORD })).code).toBe(200);
  const options = (await server.call(calls.auth.passkeyOptions, {})).data;
  const signed = await server.call(calls.auth.passkeyLogin, { key: device.sign(options) });
  expect(signed.data.reason).toBe('passkey_refused');
  const begun = await server.call(calls.factor.makeRecoveryCodes, { recovery_code: second }, { token });
  expect(begun.data.reason).toBe('wrong_state');
  const { items } = (await server.call(calls.notification.list, {}, { token })).data;
  expect(items.map(({ title }) => title)).toContain('Passkeys and codes removed');
  const [holder] = await server.database.query<{ payout_delayed_until: Date }>(
    'select payout_delayed_until from account_holder where id = $1',
    [holderId],
  );
  expect(holder?.payout_delayed_until.getTime()).toBeGreaterThan(server.clock.now().getTime());
  const acts = await server.database.query<{ act: string; actor_type: string; after: object }>(
    'select act, actor_type, after from audit_entry where holder_id = $1 order by id desc limit 1',
    [holderId],
  );
  expect(acts).toEqual([
    { act: 'propose.recovery', actor_type: 'staff', after: { passkeys: 1, totp: true } },
  ]);
});

it('says where none was on, and leaves no trace', async () => {
  const { token, holderId } = await registerPerson(server, 'had_none');
  expect(await removal(holderId)).toBe(false);
  expect((await server.call(calls.notification.list, {}, { token })).data.items).toEqual([]);
});
