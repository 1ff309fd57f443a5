// The acts whose costs are measured, as people and networks do them: over HTTP, to the built product.
import { randomUUID } from 'node:crypto';
import { PIN } from '../../faults/lib/people.mjs';

const CLIENTS = 8;
const AMOUNT_MINOR = 100_000;
const PASSWORD = 'a good password';
const READS = ['/user/property', '/transaction_flow/list', '/plan/order/list'];

const post = (path, body, key) => ({
  path,
  method: 'POST',
  headers: { 'content-type': 'application/json', ...(key === undefined ? {} : { 'idempotency-key': key }) },
  body: JSON.stringify(body),
});

/**
 * Acts by name: the request of the one with that number.
 * @param {{ people: import('../../faults/lib/people.mjs').Person[], productId: string }} fixture
 */
export const actsOf = ({ people, productId }) => {
  const personOf = (place) => people[place % people.length];
  const ofPerson = (make) => (place) => {
    const person = personOf(place);
    const { headers, ...request } = make(person, place);
    return { ...request, headers: { ...headers, 'x-ct': person.token } };
  };
  return {
    put: ofPerson(() =>
      post('/plan/order/put', { product_id: productId, amount: AMOUNT_MINOR }, randomUUID()),
    ),
    message: ofPerson(({ conversationId }) =>
      post('/support/message/send', {
        ...{ conversation_id: conversationId, client_id: randomUUID() },
        text: 'Good morning. Where do I find the receipt of what I was paid on Monday?',
      }),
    ),
    withdrawal: ofPerson(() => post('/user/withdraw', { amount: 100, password: PIN }, randomUUID())),
    read: ofPerson((_person, place) => ({ path: READS[Math.floor(place / people.length) % READS.length] })),
    statement: ofPerson(() => ({ path: `/statement/export?month=${new Date().toISOString().slice(0, 7)}` })),
    'sign-in': (place) =>
      post('/auth/login', { username: `bench_${1 + (place % people.length)}`, password: PASSWORD }),
  };
};

const send = async (origin, { path, ...request }) => {
  const answer = await fetch(`${origin}/facebook-business${path}`, request);
  const text = await answer.text();
  const isFile = answer.headers.has('content-disposition');
  if (!answer.ok || !(isFile || text.startsWith('{"code":200,')))
    throw new Error(`${path} was refused: ${answer.status} ${text.slice(0, 200)}`);
};

/** Does so many acts, some at once, and tells how many there were. */
export const doActs = async (origin, act, count) => {
  let begun = 0;
  const client = async () => {
    for (let place = begun++; place < count; place = begun++) await send(origin, act(place));
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  return count;
};

/** Everybody signs in by the password of the first, who registers for it. */
export const givePasswords = async (origin, client) => {
  await client.query(
    `insert into license_key (key_hash, uses_left, created_at) values (sha256('COSTS'), 1, now())`,
  );
  const texts = await fetch(`${origin}/facebook-business/legal/texts`).then((answer) => answer.json());
  const { terms, privacy } = texts.data;
  await send(
    origin,
    post('/auth/register', {
      ...{ username: 'costs', password: PASSWORD, confirm_password: PASSWORD },
      ...{ email: 'costs@example.org', phone: '+44 20 7946 0000', license_key: 'COSTS' },
      accepted_terms: { terms: terms.version, privacy: privacy.version },
    }),
  );
  await client.query(
    `update account_holder set password_hash = (select password_hash from account_holder where username = 'costs')
      where username like 'bench\\_%'`,
  );
};
