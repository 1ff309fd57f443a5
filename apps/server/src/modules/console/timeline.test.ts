import { calls } from '@fairlead/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing';
import { registerPerson, signInStaff } from '../../testing/people';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

describe('who acted, as the time line of a case has it', () => {
  it('is whoever took a proposal back, the system where it ran out, and staff where nobody kept who', async () => {
    const { holderId } = await registerPerson(server, 'carla');
    const { token } = await signInStaff(server, 's_auditor', 'auditor');
    const { staffId } = await signInStaff(server, 's_maker', 'finance_maker');
    const { asOwner } = server.testDatabase;
    const now = server.clock.now();
    await asOwner(
      `insert into proposal (kind, state, holder_id, subject_type, payload, maker_id, created_at, decided_at)
        select 'hold', end_state, $1::bigint, 'holder', '{"amountMinor": 1000}'::jsonb, $2::bigint, $3::timestamptz,
            $3::timestamptz
          from unnest(array['withdrawn', 'expired']) end_state`,
      [holderId, staffId, now],
    );
    await asOwner(
      `with made as (
        insert into put_order (holder_id, number, product_id, product_version, status, created_at)
          values ($1, 'FL-C1', 77, 1, 'waiting_to_put', $2) returning holder_id, id, created_at
      )
      insert into order_event (holder_id, order_id, status, time, cause, actor)
        select holder_id, id, 'waiting_to_put', created_at, 'order_made', 'staff' from made`,
      [holderId, now],
    );
    const told = async (kind: 'decision' | 'plan') => {
      const asked = { id: String(holderId), kind };
      const { data } = await server.call(calls.consoleCase.timeline, asked, { token });
      return data.items.map(({ what, actor }) => `${what} ${actor}`).sort();
    };
    expect(await told('decision')).toEqual([
      'expired.hold system',
      'proposed.hold s_maker',
      'proposed.hold s_maker',
      'withdrawn.hold s_maker',
    ]);
    expect(await told('plan')).toEqual(['waiting_to_put staff']);
  });
});
