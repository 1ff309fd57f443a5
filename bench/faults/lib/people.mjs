// People who can do every act of the drills: money, a session, a payout destination, a transaction password and a
// conversation each.
import { createHash } from 'node:crypto';
import pg from 'pg';
import { seed } from '../../lib/fixture.mjs';

const PEOPLE = 16;
const AVAILABLE_MINOR = 1_000_000_000_000;
/** As the device sends the six digits. */
export const PIN = createHash('md5').update('246813').digest('hex');
const PAYOUT = {
  method: 'bank_card',
  card_name: 'Drill Bank',
  user_name: 'Ada Drill',
  mobile: '+44 20 7946 0000',
  bank_account: 'GB00 0000 1234',
  branch_name: 'Main',
  bank_address: '1 Quay',
};

const call = async (origin, token, path, body) => {
  const answer = await fetch(`${origin}/facebook-business${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { 'x-ct': token, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const { code, data, msg } = await answer.json();
  if (code !== 200) throw new Error(`${path} answered ${code}: ${msg}`);
  return data;
};

/** @typedef {{ holderId: number, token: string, conversationId: string, orders: string[] }} Person */

/**
 * @param {string} ownerUrl
 * @param {string} origin of a node that serves
 * @param {number} [holders] how many
 * @returns {Promise<{ people: Person[], productId: string }>}
 */
export const makePeople = async (ownerUrl, origin, holders = PEOPLE) => {
  const { tokens, productId } = await seed(ownerUrl, { holders, availableMinor: AVAILABLE_MINOR });
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  const { rows } = await client.query(
    `select id from account_holder where username like 'bench\\_%' order by substr(username, 7)::int`,
  );
  await client.end();
  const people = [];
  for (const [place, token] of tokens.entries()) {
    await call(origin, token, '/bank_card/edit', PAYOUT);
    await call(origin, token, '/set/password', { password: PIN });
    const { items } = await call(origin, token, '/support/conversation/list');
    people.push({ holderId: Number(rows[place].id), token, conversationId: items[0].id, orders: [] });
  }
  return { people, productId };
};
