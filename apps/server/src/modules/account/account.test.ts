import { calls } from '@fairlead/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing';
import { addLicenseKey, type Person, registerPerson } from '../../testing/people';
import { addUpload } from '../../testing/stored-image';

let server: TestServer;
let poser: Person | undefined;
beforeAll(async () => {
  server = await startTestServer();
  await addLicenseKey(server);
});
afterAll(() => server.close());

describe('the signed-in person', () => {
  it('changes what is given and leaves the rest', async () => {
    const { token } = await registerPerson(server, 'editor');
    const edited = await server.call(
      calls.user.edit,
      { nickname: 'Ed', phone: '+1 555 010 0199' },
      { token },
    );
    expect(edited.data).toMatchObject({
      nickname: 'Ed',
      phone: '+1 555 010 0199',
      email: 'editor@example.org',
    });
    const picture = await server.call(calls.user.edit, { avatar_file_id: '7' }, { token });
    expect(picture).toMatchObject({ code: 405, data: { reason: 'no_such_data' } });
  });

  it.each([
    ['Support'],
    ['Fairlead Staff'],
    ['Ѕupport'],
    ['$upp0rt desk'],
    ['F a i r l e a d'],
    ['ＡＤＭＩＮ'],
    ['客服中心'],
    ['Служба поддержки'],
    ['anna\u202e'],
  ])(
    'money talk only on record: refuses the nickname %s, which would be taken for staff',
    async (nickname) => {
      poser ??= await registerPerson(server, 'poser');
      const reply = await server.call(calls.user.edit, { nickname }, poser);
      expect(reply.data).toMatchObject({ fields: { nickname: 'poses_as_staff' } });
    },
  );

  it.each([
    ['unlock: DE89370400440532013000', 'payment_details'],
    ['Pay the release fee first', 'pay_to_release'],
    ['t.me/ada_help', 'outside_link'],
  ])(
    'money talk only on record: refuses the nickname %s, which every follower of a lead would read',
    async (nickname, reason) => {
      poser ??= await registerPerson(server, 'poser');
      const reply = await server.call(calls.user.edit, { nickname }, poser);
      expect(reply.data).toMatchObject({ fields: { nickname: reason } });
    },
  );

  it.each([['Anna'], ['Zoë 😀'], ['Иван Петров'], ['王小明'], ['नेहा'], ['Kundera'], ['Adminda']])(
    'takes the nickname %s',
    async (nickname) => {
      poser ??= await registerPerson(server, 'poser');
      expect((await server.call(calls.user.edit, { nickname }, poser)).data).toMatchObject({ nickname });
    },
  );

  it('shows a picture that the person sent; the one before serves nothing any more', async () => {
    const { token, holderId } = await registerPerson(server, 'pictured');
    const choose = (fileId: string) => server.call(calls.user.edit, { avatar_file_id: fileId }, { token });
    const first = await addUpload(server.services, holderId);
    const chosen = await choose(first);
    expect(chosen.data.avatar_url).toMatch(/^\/facebook-business\/files\//);
    expect((await server.server.inject({ url: chosen.data.avatar_url ?? '' })).statusCode).toBe(200);
    expect((await choose(first)).data.reason).toBe('no_such_data');
    await choose(await addUpload(server.services, holderId));
    const used = await server.testDatabase.asOwner(
      'select used_by from upload where holder_id = $1 order by id',
      [holderId],
    );
    expect(used).toEqual([{ used_by: null }, { used_by: 'avatar' }]);
  });
});
