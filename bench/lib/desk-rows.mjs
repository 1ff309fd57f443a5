// The rows of the database behind the desk of staff (../desk.mjs): so many people, and what hangs on each who has a chat.
export const PEOPLE_ROWS = `
  insert into account_holder (username, nickname, email, phone, entry, operation_id, state, created_at)
    select 'person_' || md5(n::text), 'Nick ' || md5((n * 7)::text), md5((n * 3)::text) || '@post.example',
        '+1555' || lpad(n::text, 7, '0'), 'register', (40000000 + n)::text, 'active', now() - n * interval '1 minute'
      from generate_series(1, $1) n`;
export const WALLETS =
  "select count(ledger.open_wallet(id)) from account_holder where username like 'person_%'";
/** Every tenth waits; what was said is a few words of many. */
export const CHAT_ROWS = `
  insert into conversation (holder_id, topic, last_sequence, created_at, waiting_since)
    select id, 'general', 1, now() - interval '1 day', case when id % 10 = 0 then now() - interval '1 hour' end
      from account_holder where username like 'person_%' order by id limit $1`;
const MESSAGE_ROWS = `
  insert into chat_message (holder_id, conversation_id, sequence, author, kind, text, sent_at)
    select holder_id, id, 1, 'holder', 'text', 'My plan ' || md5(id::text) || ' has stood still since noon', created_at
      from conversation`;
/** What was sent as feedback and objected to, by as many people as have a chat. */
const FEEDBACK_ROWS = `
  insert into feedback (holder_id, subject, content, created_at, answered_at)
    select holder_id, 'About ' || md5(id::text), 'The statement of last month is hard to read', created_at, created_at
      from conversation`;
const OBJECTION_ROWS = `
  insert into objection (holder_id, subject_type, text, state, created_at, due_at)
    select holder_id, 'account', 'I object, as said in ' || md5(id::text), 'rejected', created_at, created_at
      from conversation`;
/** Withdrawals of as many people, every tenth on its way, half of these approved; decided proposals; and ten times as many acts on record. */
const WITHDRAWAL_ROWS = `
  insert into withdrawal (holder_id, amount_minor, state, method, destination, steps, created_at, due_at, reference)
    select holder_id, 1000 + id % 100000,
        case when id % 20 = 0 then 'approved' when id % 10 = 0 then 'requested' else 'paid' end, 'bank_card',
        jsonb_build_object('bank_account', '00' || id, 'name', 'Robin ' || id), '[]', created_at,
        case when id % 10 = 0 then now() + interval '1 day' * (3 + id % 4) end,
        case when id % 10 <> 0 then 'PAY-' || id end
      from conversation`;
const PAYOUT_ROWS = `
  insert into payout_setting (holder_id, method, fields, changed_at)
    select holder_id, 'bank_card', jsonb_build_object('bank_account', lpad(id::text, 10, '0'), 'user_name', 'Robin ' || id), created_at
      from conversation`;
const PROPOSAL_ROWS = `
  insert into proposal (kind, state, holder_id, subject_type, subject_id, payload, maker_id, checker_id, created_at, decided_at)
    select 'topup', 'approved', holder_id, 'topup', id, jsonb_build_object('amountMinor', 1000 + id % 100000), 1, 2,
        created_at, created_at from conversation`;
const AUDIT_ROWS = `
  insert into audit_entry (time, actor_type, actor_id, act, holder_id, subject_type, subject_id, previous_hash, hash, format)
    select created_at, 'staff', 1, case n when 1 then 'consoleSupport.say' when 2 then 'consoleProposal.approve.refused'
        else 'consoleHolder.detail' end, holder_id, 'holder', holder_id, sha256(int8send(id) || int4send(n)),
        sha256(int8send(id) || int4send(n + 1)), 2 from conversation, generate_series(1, 20, 2) n`;
/** Cases of top-ups, every tenth open, and exchanges, all of them over. */
const TOPUP_ROWS = `
  insert into top_up (holder_id, amount_minor, state, method, steps, created_at)
    select holder_id, 1000 + id % 100000, case when id % 10 = 0 then 'asked' else 'refused' end, 'bank_transfer', '[]',
        created_at
      from conversation`;
const PAYEE_ROW = `
  insert into payee (name, method, lines, state, maker_id, checker_id, approved_at, created_at)
    values ('Harbour Bank', 'bank_transfer', '[{"name": "Account", "value": "OPERATING"}]', 'approved', 1, 2, now(), now())`;
const ACCEPTANCE_ROWS = `
  insert into acceptance (holder_id, type, code_hash, legal_name, payee_id, pair, rate, fee_bp, min_amount_minor, max_amount_minor,
      amount_minor, state, steps, created_at, expires_at)
    select holder_id, 'personal', sha256(int8send(id)), 'Exchange ' || id, (select min(id) from payee), 'USD/USD', '1', 10, 100,
        10000000, 1000 + id % 100000, 'expired', '[]', created_at, created_at + interval '1 hour' from conversation`;
/**
 * A statement for each hundred of them, with as many payments; a run for each hundred withdrawals that were paid, each by its
 * line, or are approved and wait for theirs.
 */
const STATEMENT_ROWS = `
  insert into bank_statement (hash, content, format, account, from_day, until_day, opening_minor, closing_minor, lines, imported_by,
      imported_at)
    select sha256(int8send(n)), '', 'csv', 'OPERATING', current_date - n::int, current_date - n::int, 0, 0, 100, 1, now()
      from generate_series(1, (select count(*) / 100 from conversation)) n`;
const LINE_ROWS = `
  insert into bank_line (statement_id, account, place, booked_on, amount_minor, reference, end_to_end_id, counterparty, text, fingerprint)
    select s.id, s.account, n, s.until_day, -1000 - n, 'LINE-' || s.id || '-' || n, 'E2E-' || s.id || '-' || n, 'Robin ' || n,
        'Withdrawal', sha256(int8send(s.id) || int4send(n)) from bank_statement s, generate_series(1, 100) n`;
const RUN_ROWS = `
  insert into payout_run (state, account, made_by, made_at, decided_by, decided_at)
    select 'approved', 'OPERATING', 1, now() - interval '1 day', 2, now() - interval '1 day'
      from generate_series(1, (select count(*) / 100 from withdrawal where state <> 'requested'))`;
const RUN_PAYOUT_ROWS = `
  insert into run_payout (holder_id, run_id, withdrawal_id, place, amount_minor, end_to_end_id, is_live, line_id)
    select w.holder_id, r.id, w.id, w.place, w.amount_minor,
        case w.state when 'paid' then 'E2E-' else 'SENT-' end || r.id || '-' || w.place, w.state = 'approved', l.id
      from (select *, 1 + (n - 1) / 100 as run, 1 + (n - 1) % 100 as place
        from (select *, row_number() over (order by state desc, id) as n from withdrawal where state <> 'requested') one) w
      join (select id, row_number() over (order by id) as run from payout_run) r using (run)
      left join bank_line l on w.state = 'paid' and l.end_to_end_id = 'E2E-' || r.id || '-' || w.place`;

/** In this order. The chain of acts is not real, so nobody's own one is made of it. */
export const OTHER_ROWS = [
  ...[MESSAGE_ROWS, FEEDBACK_ROWS, OBJECTION_ROWS, WITHDRAWAL_ROWS, PAYOUT_ROWS, PROPOSAL_ROWS],
  ...[TOPUP_ROWS, PAYEE_ROW, ACCEPTANCE_ROWS, STATEMENT_ROWS, LINE_ROWS, RUN_ROWS, RUN_PAYOUT_ROWS],
  'alter table audit_entry disable trigger audit_entry_linked',
  AUDIT_ROWS,
  'alter table audit_entry enable trigger audit_entry_linked',
];
