import { LANGUAGE_CODES } from '@fairlead/contract';

type Ask = <Row>(text: string, values?: readonly unknown[]) => Promise<Row[]>;

const EVERY = Object.fromEntries(LANGUAGE_CODES.map((code) => [code, 'Words']));
const SEVEN = 'generate_series(1, 7) n';

/** Seven rows for each list of the console, of which several have the same amount, count or time. */
const ROWS: readonly string[] = [
  `insert into account_holder (username, entry, operation_id, state, created_at)
     select 'Equal_' || (n % 10), 'register', (30000000 + n)::text, 'active', now() from ${SEVEN}`,
  `insert into product (current_version, network, created_at) values (1, 'test', now())`,
  `insert into product_version (product_id, version, title, cover_url, kind, official, put_content, put_rule,
       user_targeting, game_description, min_put_amount_minor, max_put_amount_minor, cost_per_thousand_minor,
       payout_per_conversion_minor, holder_share_bp, run_days, terms_hash, created_at)
     select max(id), 1, 'Harbour', '/covers/harbour.svg', 'video', true, '', '', '', '', 1, 100, 1, 1, 8000, 1, '\\x00', now()
       from product`,
  `insert into put_order (holder_id, number, product_id, product_version, status, amount_minor, created_at)
     select $1, 'equal-' || n, (select max(id) from product), 1, 'matching', 100 * (1 + n % 2), now() from ${SEVEN}`,
  `insert into delivery_report (holder_id, order_id, source, bucket, version, impressions, clicks, conversions, spend_minor,
       gross_minor, revenue_minor, state, current, raw, raw_hash, received_at)
     select $1, (select max(id) from put_order), 'test', date_trunc('day', now()) + interval '15 minutes' * n, 1, 10, 1, 0,
         100 * (1 + n % 2), 0, 0, 'accepted', true, '{}', '\\x00', now() from ${SEVEN}`,
  `insert into audit_entry (time, actor_type, actor_id, act, holder_id, subject_type, previous_hash, hash)
     select now(), 'staff', (select min(id) from staff), 'act', $1, 'holder', '\\x00', sha256(n::text::bytea) from ${SEVEN}`,
  `insert into top_up (holder_id, amount_minor, state, steps, created_at)
     select $1, 100 * (1 + n % 2), 'asked', '[]', now() from ${SEVEN}`,
  `insert into withdrawal (holder_id, amount_minor, state, method, destination, steps, created_at)
     select $1, 100 * (1 + n % 2), 'requested', 'bank_card', '{"bank_account": "GB001234"}', '[]', now() from ${SEVEN}`,
  `insert into proposal (kind, state, holder_id, subject_type, subject_id, payload, maker_id, created_at)
     select 'hold', case when n % 2 = 0 then 'pending' else 'refused' end, $1, 'holder', 900000 + n, '{}',
         (select min(id) + n % 2 from staff), now() from ${SEVEN}`,
  `insert into ledger.hold (holder_id, account, amount_minor, reason, opener, opened_at, expires_at, state, link_id)
     select $1, 'held', 100 + n % 2, 'dispute', 'maker', now(), date_trunc('day', now()) + interval '1 day' * (n % 3),
         case when n % 2 = 0 then 'open' else 'voided' end, 0 from ${SEVEN}`,
  `insert into feedback (holder_id, subject, content, created_at, answer, answered_by, answered_at)
     select $1, 'Subject', 'Content', now(), case when n % 2 = 0 then 'Answer' end,
         case when n % 2 = 0 then (select min(id) from staff) end, case when n % 2 = 0 then now() end from ${SEVEN}`,
  `insert into objection (holder_id, subject_type, subject_id, text, state, created_at, due_at)
     select $1, 'flow', 900000 + n, 'Text', 'open', now(), date_trunc('day', now()) + interval '1 day' * (n % 2)
       from ${SEVEN}`,
  `insert into outbox (holder_id, order_id, network, kind, attempts, due_at, created_at)
     select $1, n, 'test', 'submit', n % 2, case when n % 3 = 0 then now() end, now() from ${SEVEN}`,
  `insert into channel_message (holder_id, channel, kind, target, language, message_key, due_at, ended, created_at)
     select $1, 'email', 'emailChanged', 'a@example.org', 'en', 'equal-' || n, case when n % 2 = 0 then now() end,
         case when n % 2 = 1 then 'given_up' end, now() from ${SEVEN}`,
  `insert into remittance (network, receipt_number, amount_minor, transaction_id, received_at)
     select 'test', 'equal-' || n, 100 * (1 + n % 2), n, now() from ${SEVEN}`,
  `insert into license_key (key_hash, uses_left, created_at, expires_at)
     select sha256(('key-' || n)::bytea), n % 2, now(), case when n % 3 = 0 then now() - interval '1 day' end
       from ${SEVEN}`,
  `insert into authorization_code (code_hash, created_at, used_by)
     select sha256(('code-' || n)::bytea), now(), case when n % 2 = 0 then 'subject-' || n end from ${SEVEN}`,
  `insert into staff_notice (category, words, send_at, maker_id, created_at)
     select 'activity', '${JSON.stringify({ title: EVERY, content: EVERY })}',
         date_trunc('day', now()) + interval '1 day' * (n % 2), (select min(id) from staff), now() from ${SEVEN}`,
  `insert into staff (username, password_hash, roles, created_at, powers_since, disabled_at)
     select 'Colleague_' || n, 'none', '{support}', now(), now(), case when n % 2 = 0 then now() end from ${SEVEN}`,
  `insert into staff_change ("time", stage, change, username, roles, decides)
     select now(), 'done', 'create', 'Colleague_' || n, '{support}', false from ${SEVEN}`,
  `insert into staff_session (token_hash, staff_id, created_at, last_seen_at, expires_at)
     select sha256(('desk-' || n)::bytea), (select min(id) from staff), now(), date_trunc('day', now()) + interval '1 day' * (n % 2),
         now() + interval '1 day' from ${SEVEN}`,
  `insert into session (token_hash, holder_id, created_at, last_seen_at, expires_at)
     select sha256(('phone-' || n)::bytea), $1, now(), date_trunc('day', now()) + interval '1 day' * (n % 2),
         now() + interval '1 day' from ${SEVEN}`,
  `insert into ledger.transaction (holder_id, seq, kind, time, available_delta, total_delta, available_after, total_after,
       remark, link_kind, link_id, hash)
     select $1, n, case when n % 2 = 0 then 'system_topup' else 'hold' end, date_trunc('day', now()), 0, 0, 0, 0, '', 'hold', n,
         '\\x00' from ${SEVEN}`,
  `insert into canned_answer (lang, title, text, saved_by, saved_at)
     select case when n % 2 = 0 then 'en' else 'de' end, 'Title ' || (n % 2), 'Text', (select min(id) from staff), now()
       from ${SEVEN}`,
  `insert into notification_template (name, category, words, saved_by, saved_at)
     select 'Name ' || (n % 2), 'activity', '${JSON.stringify({ title: EVERY, content: EVERY })}', (select min(id) from staff),
         date_trunc('day', now()) + interval '1 day' * (n % 2) from ${SEVEN}`,
  `insert into content (kind, version, published_version) select 'faq', 1, 1 from ${SEVEN}`,
  `insert into content_version (content_id, version, position, title, text, changed_by, changed_at)
     select id, 1, 0, '${JSON.stringify(EVERY)}', '${JSON.stringify(EVERY)}', 0,
         date_trunc('day', now()) + interval '1 day' * (id % 2)
       from (select id from content order by id desc limit 7) newest`,
  `insert into product (current_version, network, created_at) select 2, 'equal', now() from ${SEVEN}`,
  `insert into product_version (product_id, version, title, cover_url, kind, official, put_content, put_rule,
       user_targeting, game_description, min_put_amount_minor, max_put_amount_minor, cost_per_thousand_minor,
       payout_per_conversion_minor, holder_share_bp, run_days, terms_hash, created_at)
     select id, 2, 'Beacon ' || (id % 2), '/covers/harbour.svg', 'landing_page', true, '', '', '', '', 1, 100, 1, 1, 8000, 1,
         '\\x00', date_trunc('day', now()) + interval '1 day' * (id % 3)
       from product where network = 'equal'`,
  `insert into payee (name, method, lines, state, maker_id, created_at)
     select 'Payee ' || (n % 2), 'card', '[{"name": "Account", "value": "1"}]', 'approved', (select min(id) from staff), now()
       from ${SEVEN}`,
  `insert into acceptance (holder_id, type, code_hash, legal_name, payee_id, pair, rate, fee_bp, min_amount_minor,
       max_amount_minor, amount_minor, state, steps, created_at, expires_at)
     select $1, 'enterprise', sha256(('acceptance-' || n)::bytea), 'Exchange', (select min(id) from payee), 'EUR/USD', '1.1', 0,
         1, 100, 50 + n % 2, 'claimed', '[]', now(), date_trunc('day', now()) + interval '1 day' * (n % 3) from ${SEVEN}`,
  `insert into campaign (campaign, name, kind, effect, value_minor, valid_days, state, starts_at, ends_at, created_at)
     select 'equal_' || n, 'Equal', 'fixed_amount', 'fixed_amount', 100, 5, case when n % 3 = 0 then 'over' else 'open' end,
         date_trunc('day', now()) - interval '1 day' * (n % 2), case when n % 3 = 1 then timestamptz '2020-01-01' end, now()
       from ${SEVEN}`,
  `insert into guest_case (case_number, secret_hash, name, lang, waiting_since, created_at)
     select 'C-' || n, sha256(n::text::bytea), 'Guest', 'en', case when n % 2 = 0 then date_trunc('day', now()) end, now()
       from ${SEVEN}`,
  `insert into webhook_endpoint (url, description, events, salt, secret_for, created_at)
     select 'https://' || n || '.example.org/', 'Books', '{dispute.open}', '\\x00', (select min(id) from staff), now()
       from ${SEVEN}`,
  `insert into webhook_event (holder_id, event, data, message_key, happened_at)
     select $1, 'dispute.open', '{"dispute_id": "1", "state": "open", "subject_type": "flow", "subject_id": null, "effect": null}',
         'evt_equal_' || n, now() from ${SEVEN}`,
  `insert into webhook_delivery (endpoint_id, event_id, holder_id, since, due_at, ended, ended_at)
     select (select max(id) from webhook_endpoint), id, holder_id, now(), case when id % 2 = 0 then now() end,
         case when id % 2 = 1 then 'given_up' end, now() from webhook_event`,
];

/** Adds them, all of one holder where they are somebody's. */
export const addEqualRows = async (ask: Ask, holderId: number): Promise<void> => {
  for (const text of ROWS) await ask(text, text.includes('$1') ? [holderId] : []);
};
