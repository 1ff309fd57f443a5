// After a drill: every acknowledged act is there, once, and the books agree.
import pg from 'pg';

const PEOPLE = 'holder_id = any($1)';

const KEYS = `select key from idempotency where ${PEOPLE}`;
const ORDERS = `select id from put_order where ${PEOPLE}`;
const MESSAGES = `select m.client_id as key, count(*)::int as count
  from chat_message m join conversation c on c.id = m.conversation_id where c.${PEOPLE} and m.client_id is not null group by 1`;
/** A key that stands for one effect, and the effects: there is none without a key. */
const EFFECTS = `select
  (select count(*) from put_order where ${PEOPLE})
    - (select count(*) from idempotency where ${PEOPLE} and key like 'put-%' and answer ? 'put') as puts,
  (select count(*) from withdrawal where ${PEOPLE})
    - (select count(*) from idempotency where ${PEOPLE} and key like 'withdraw-%' and answer ->> 'ok' = 'true') as withdrawals,
  (select count(*) from put_order where ${PEOPLE} and status = 'put_failed')
    - (select count(*) from idempotency where ${PEOPLE} and key like 'cancel-%' and answer ->> 'ok' = 'true') as cancels`;
/** Plans that due work had accepted by their network: each once, whoever claimed it. */
const ACCEPTED = `select count(*)::int as events, count(distinct order_id)::int as plans
  from order_event where ${PEOPLE} and cause = 'network_accepted'`;
const GAPS = `select count(*)::int as gaps from (
  select 1 from chat_message m join conversation c on c.id = m.conversation_id
    where c.${PEOPLE} group by c.id having max(m.sequence) <> count(*)) g`;
const DIFFERENCES = 'select d as text from ledger.differences() d';

/**
 * @param {string} url of the database, with its owner's rights
 * @param {import('./people.mjs').Person[]} people
 * @param {import('./acts.mjs').Act[]} acknowledged
 */
export const checkActs = async (url, people, acknowledged) => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    // One picture of all of it: due work goes on meanwhile.
    await client.query('begin isolation level repeatable read');
    const holders = [people.map(({ holderId }) => holderId)];
    const rowsOf = async (text) => (await client.query(text, holders)).rows;
    const keys = new Set((await rowsOf(KEYS)).map(({ key }) => key));
    const orders = new Set((await rowsOf(ORDERS)).map(({ id }) => String(id)));
    const messages = new Map((await rowsOf(MESSAGES)).map(({ key, count }) => [key, count]));
    const [effects] = await rowsOf(EFFECTS);
    const [{ gaps }] = await rowsOf(GAPS);
    const [{ events, plans }] = await rowsOf(ACCEPTED);
    const isLost = ({ kind, key, id }) =>
      kind === 'chat' ? !messages.has(key) : !keys.has(key) || (kind === 'put' && !orders.has(id));
    const twice = [...messages.values()].reduce((sum, count) => sum + count - 1, 0);
    const beyond = Object.values(effects).reduce((sum, count) => sum + Math.max(0, Number(count)), 0);
    return {
      lost: acknowledged.filter(isLost).length,
      doubled: twice + beyond + events - plans,
      accepted: plans,
      gaps,
      differences: (await client.query(DIFFERENCES)).rows.map(({ text }) => text),
    };
  } finally {
    await client.end();
  }
};
