// A past of so many flow records, made by the database itself in its real tables: one person owns half of it, the others
// the rest, through two years. Ten records make one plan from its put to its settlement, so that every balance, every
// account and the programme's own add up to the seeded top-ups as the ledger's do.
//   Kept on: every check of every row; there are no rules between tables.
//   Off meanwhile: unique rules and indexes, made anew afterwards, which fails where one is broken; the keeping of the
//   record of settled orders, which is made from all of them at the end by the product's own function; and what a notice
//   does when it is written: it would look up the head of a chain without an index, and wait to be passed on.
//   Held against the rows at the end: each record's balance against the one before it, wallets, parts and programme
//   accounts against the sums of their moves.
//   Not real: the hashes, which stand in for the chain in its length. So the hourly check of the books is taken out.
import pg from 'pg';
import { dropIndexes, makeIndexes } from './bulk-indexes.mjs';

/** Flow records of one plan: put, seven reports billed, one of conversions, the settlement. */
const PER_ORDER = 10;
/** So many parts of the past are made one after the other, all people in each: nobody's rows lie in one piece. */
const SLICES = 100;
/** Notices of a person that they have not read. */
const UNREAD = 150;
const TABLES = [
  ...['ledger.transaction', 'ledger.move', 'ledger.sub_account'],
  ...['put_order', 'order_event', 'outbox', 'idempotency', 'notification'],
];

const PAST = `
  create temp table past as
    select h.id as holder_id, h.orders, (sum(h.orders) over (order by h.id) - h.orders)::bigint as before,
        w.available as start
      from (select id, greatest(1, $1::bigint / 2 / ${PER_ORDER} / case when place = 1 then 1 else people - 1 end) as orders
        from (select id, row_number() over (order by id) as place, count(*) over () as people
          from account_holder where username like 'bench_%') p) h
        join ledger.wallet w on w.holder_id = h.id`;

/** Plan number n of its holder, from 0; its id, and when it was put. */
const ORDERS = `
  (select p.holder_id, p.start, n, p.before + n + 1 as id,
      date_trunc('milliseconds', now() - interval '1 day' - interval '730 days' * (1 - n::float8 / p.orders)) as put_at
    from past p, generate_series(p.orders * $1::bigint / ${SLICES}, p.orders * ($1 + 1) / ${SLICES} - 1) n) o`;

const FLOW = `
  insert into ledger.transaction (holder_id, seq, kind, time, available_delta, total_delta, available_after,
      total_after, remark, link_kind, link_id, hash)
    select holder_id, n * ${PER_ORDER} + j + 2, case when j = 0 then 'ad_serving' when j < 8 then 'ad_billing' else 'profit_sharing' end,
      put_at + j * interval '1 second',
      case j when 0 then -70 when 9 then 20 else 0 end, case j when 0 then 0 when 8 then 20 when 9 then 0 else -10 end,
      start - 50 * n - case j when 9 then 50 else 70 end,
      start - 50 * n - 10 * least(j, 7) + case when j > 7 then 20 else 0 end, '', 'order', id,
      sha256(int8send(id) || int4send(j))
    from ${ORDERS}, generate_series(0, ${PER_ORDER - 1}) j`;

const MOVES = `
  insert into ledger.move (holder_id, seq, number, kind, from_kind, from_ref, to_kind, to_ref, amount_minor)
    select holder_id, n * ${PER_ORDER} + j + 2, 1, case when j = 0 then 'ad_serving' when j < 8 then 'ad_billing' else 'profit_sharing' end,
      case when j = 0 then 'available' when j < 8 then 'escrow' when j = 8 then 'network_receivable' else 'settling' end,
      case when j in (0, 8) then 0 else id end,
      case when j = 0 then 'escrow' when j < 8 then 'media' when j = 8 then 'settling' else 'available' end,
      case when j in (0, 8) then id else 0 end, case when j = 0 then 70 when j < 8 then 10 else 20 end
    from ${ORDERS}, generate_series(0, ${PER_ORDER - 1}) j`;

const PARTS = `
  insert into ledger.sub_account (holder_id, kind, ref, balance_minor)
    select holder_id, kind, id, 0 from ${ORDERS}, unnest(array['escrow', 'settling']) kind`;

const PLANS = `
  insert into put_order (holder_id, id, number, product_id, product_version, status, amount_minor, budget_minor, own_minor,
      billed_minor, billed_own_minor, conversions, gross_minor, revenue_minor, remitted_minor, created_at, put_at, settled_at)
    overriding system value
    select holder_id, id, 'B-' || id, (select min(id) from product), 1, 'settlement_successful', 70, 70, 70,
      70, 70, 1, 20, 20, 20, put_at, put_at, put_at + interval '9 seconds' from ${ORDERS}`;

const EVENTS = `
  insert into order_event (holder_id, order_id, status, time, cause, actor)
    select holder_id, id, status, put_at, 'bench', 'system'
      from ${ORDERS}, unnest(array['waiting_to_put', 'matching', 'putting', 'put_finished', 'settlement_successful']) status`;

const SENT = `
  insert into outbox (holder_id, order_id, network, kind, attempts, done_at, created_at)
    select holder_id, id, 'bench', 'submit', 1, put_at, put_at from ${ORDERS}`;

const KEYS = `
  insert into idempotency (holder_id, key, body_hash, answer, created_at)
    select holder_id, gen_random_uuid(), sha256(int8send(id)), jsonb_build_object('answer', jsonb_build_object('order',
      jsonb_build_object('id', id, 'number', 'B-' || id, 'status', 'matching', 'amount_minor', 70))), put_at from ${ORDERS}`;

/** All but the newest are read. */
const NOTICES = `
  insert into notification (holder_id, category, key, parameters, link, created_at, read_at)
    select holder_id, 'activity', 'order.settled', jsonb_build_object('number', 'B-' || id, 'amount', 20),
        '/plan/detail?id=' || id, put_at, case when n < p.orders - ${UNREAD} then put_at end
      from ${ORDERS} join past p using (holder_id)`;

/**
 * Wallets end in their last record, the programme's accounts hold what went to them, the network has paid.
 */
const TOTALS = [
  `update ledger.wallet w set seq = t.seq, head = t.hash, available = t.available_after
    from past p join ledger.transaction t on t.holder_id = p.holder_id and t.seq = p.orders * ${PER_ORDER} + 1
    where w.holder_id = p.holder_id`,
  `update ledger.programme_account set balance_minor = balance_minor
      + (select sum(orders) from past) * case kind when 'media' then 70 else -20 end
    where stripe = 0 and kind in ('media', 'network_receivable')`,
  `select ledger.post(0, 'remittance', array['bank'], array[0::bigint], array['network_receivable'], array[0::bigint],
    array[sum(orders)::bigint * 20], now(), 'bench', 'none', 0) from past`,
  `select setval('put_order_id_seq', max(id)) from put_order`,
  'alter table put_order enable trigger put_order_settled',
  'alter table notification enable trigger user',
  'select make_settled_records()',
  'select make_network_totals()',
  `create or replace function ledger.differences() returns setof text language sql security definer
    as 'select null::text where false'`,
  "set search_path = ''",
  `update drizzle.installed_function i set definition_hash = d.hash from drizzle.function_definition d
    where d.name = i.name`,
  'set search_path to default',
];

/** Each must give no row. */
const CHECKS = [
  `select from (
      select available_after - available_delta - lag(available_after) over chain as available,
        total_after - total_delta - lag(total_after) over chain as total, seq - lag(seq) over chain - 1 as gap
      from ledger.transaction where holder_id > 0 window chain as (partition by holder_id order by seq)
    ) t where available <> 0 or total <> 0 or gap <> 0`,
  `with sums as (
      select holder_id, kind, ref, sum(delta) as balance from (
        select holder_id, from_kind as kind, from_ref as ref, -amount_minor as delta from ledger.move
        union all select holder_id, to_kind, to_ref, amount_minor from ledger.move
      ) legs group by 1, 2, 3
    ), stored as (
      select holder_id, 'available' as kind, available as balance from ledger.wallet
      union all select 0, kind, sum(balance_minor) from ledger.programme_account group by kind
      union all select holder_id, kind || ' of a plan', sum(abs(balance_minor)) from ledger.sub_account group by 1, 2
    ), counted as (
      select case when kind in ('bank', 'media', 'network_receivable') then 0 else holder_id end as holder_id,
          case when kind in ('escrow', 'settling') then kind || ' of a plan' else kind end as kind,
          sum(case when kind in ('escrow', 'settling') then abs(balance) else balance end) as balance
        from sums group by 1, 2
    )
    select from stored s full join counted c using (holder_id, kind)
      where coalesce(s.balance, 0) <> coalesce(c.balance, 0)`,
  `select from ledger.move where not ledger.is_legal(kind || ' ' || from_kind || '>' || to_kind)`,
  `select from ledger.wallet w where not exists (
      select from ledger.transaction t where t.holder_id = w.holder_id and t.seq = w.seq and t.hash = w.head)`,
];

const SETTINGS = [
  `alter system set max_wal_size = '4GB'`,
  'select pg_reload_conf()',
  'set synchronous_commit = off',
  `set maintenance_work_mem = '1GB'`,
  `set work_mem = '256MB'`,
  'alter table put_order disable trigger put_order_settled',
  'alter table notification disable trigger user',
];
const SETTINGS_AFTER = ['alter system reset max_wal_size', 'select pg_reload_conf()', 'checkpoint'];

const timed = async (what, work) => {
  const startMs = performance.now();
  await work();
  const seconds = (performance.now() - startMs) / 1000;
  if (seconds > 5) console.log(`  ${what}: ${seconds.toFixed(0)} s`);
};

const check = async (client) => {
  for (const text of CHECKS) {
    const { rows } = await client.query(`select exists (${text}) as differs`);
    if (rows[0].differs) throw new Error(`the books that were made do not agree: ${text}`);
  }
};

/** Gives a seeded database about so many flow records. @returns milliseconds, checks included, and bytes of the database */
export const fillPast = async (databaseUrl, entries) => {
  const startMs = performance.now();
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  for (const text of SETTINGS) await client.query(text);
  await client.query(PAST, [entries]);
  const definitions = await dropIndexes(client, TABLES);
  await timed('rows', async () => {
    for (let slice = 0; slice < SLICES; slice += 1) {
      for (const text of [FLOW, MOVES, PARTS, PLANS, EVENTS, SENT, KEYS, NOTICES])
        await client.query(text, [slice]);
    }
  });
  await timed('indexes', () => makeIndexes(client, definitions));
  for (const text of TOTALS) await client.query(text);
  await timed('vacuum and analyze', () => client.query('vacuum analyze'));
  await timed('checks of the books', () => check(client));
  for (const text of SETTINGS_AFTER) await client.query(text);
  const { rows } = await client.query('select pg_database_size(current_database()) as bytes');
  await client.end();
  return { ms: performance.now() - startMs, bytes: Number(rows[0].bytes) };
};
