import { LANGUAGE_CODES } from '@fairlead/contract';

/**
 * Rows of what the sample data leaves empty, for the holder `:holder`, in the states that lists tell apart. Only lists
 * read them: nothing in the books stands behind a hold or a withdrawal of these.
 */
export const SEEDS = `
  insert into canned_answer (lang, title, text, saved_by, saved_at)
    select lang, 'Hours', 'We answer by day', 1, now() from unnest(array['en', 'de', 'zh']) lang;
  insert into chat_note (conversation_id, staff_id, text, created_at)
    select id, 1, 'called back', now() from conversation where holder_id = :holder and topic = 'general';
  insert into notification_template (name, category, words, saved_by, saved_at)
    select 'Holidays ' || n, 'activity', (select jsonb_build_object('title', jsonb_object_agg(lang, 'New'), 'content', jsonb_object_agg(lang, 'So'))
        from unnest('{${LANGUAGE_CODES}}'::text[]) lang), 1, now() from generate_series(1, 3) n;
  insert into feedback (holder_id, subject, content, created_at, answer, answered_by, answered_at)
    values (:holder, 'Colours', 'Too pale', now(), null, null, null),
      (:holder, 'Words', 'Too small', now(), 'Settings make them larger', 1, now());
  insert into guest_case (case_number, secret_hash, name, lang, last_sequence, waiting_since, created_at)
    values ('C-00000001', sha256('one'), 'A guest', 'en', 1, now(), now()),
      ('C-00000002', sha256('two'), 'Another guest', 'en', 1, null, now());
  insert into guest_message (case_id, sequence, author, text, sent_at)
    select id, 1, 'guest', 'Good day', now() from guest_case;
  insert into ledger.hold (holder_id, account, amount_minor, reason, opener, opened_at, expires_at, state, link_id)
    select :holder, 'held', 100, 'review', 'staff', now(), now() + interval '7 days', state, 0
      from unnest(array['open', 'posted', 'voided']) state;
  insert into objection (holder_id, subject_type, subject_id, text, state, created_at, due_at)
    select :holder, 'other', n, 'That is not so', state, now(), now() + interval '7 days'
      from unnest(array['open', 'upheld', 'rejected', 'lapsed']) with ordinality s (state, n);
  insert into staff_notice (category, words, send_at, maker_id, created_at, notification_id)
    select category, (select jsonb_build_object('title', jsonb_object_agg(lang, 'New'), 'content', jsonb_object_agg(lang, 'So'))
        from unnest('{${LANGUAGE_CODES}}'::text[]) lang), now(), 1, now(), id
      from notification where holder_id is null;
  insert into withdrawal (holder_id, amount_minor, state, method, destination, steps, created_at)
    select :holder, 100, state, 'bank_card', '{"user_name": "Demo", "bank_account": "GB00 0000 1234"}', '[]', now()
      from unnest(array['requested', 'approved', 'paid', 'refused', 'bounced', 'cancelled']) state;
  insert into notification_read (holder_id, notification_id, read_at)
    select :holder, id, now() from notification where holder_id is null order by id limit 3;
  update notification set read_at = now() where holder_id = :holder and id % 3 = 0;
  insert into desk_claim (queue, subject_id, staff_id, changed_at) values ('topups', 1, 1, now());
  insert into membership (holder_id, opened_at, ends_at, refund_until, price_minor)
    values (:holder, now(), now() + interval '30 days', now() + interval '14 days', 2900);
  insert into media_payment (network, amount_minor, reference, transaction_id, paid_at)
    values ('demo', 100, 'M-1', 1, now());
  insert into bank_statement (hash, content, format, account, from_day, until_day, opening_minor, closing_minor, lines,
      imported_by, imported_at)
    values (sha256('file'), 'file', 'csv', 'GB001234', '2026-03-01', '2026-03-01', 0, 300, 2, 1, now());
  insert into bank_line (statement_id, account, place, booked_on, amount_minor, reference, end_to_end_id, counterparty, text,
      fingerprint)
    select id, account, n, from_day, 100 * n, 'B-' || n, '', 'Somebody', '', sha256(('line ' || n)::bytea)
      from bank_statement, generate_series(1, 2) n;
  insert into bank_wording (line_id, statement_id, place, counterparty, text)
    select id, statement_id, place, 'Somebody else', '' from bank_line where place = 2;
  insert into bank_match (transaction_id, line_id, amount_minor, matched_at)
    select 1, id, amount_minor, now() from bank_line where place = 1;
  insert into payout_run (state, account, made_by, made_at) values ('proposed', 'GB001234', 1, now()), ('approved', 'GB001234', 1, now()),
    ('ended', 'GB001234', 1, now());
  insert into run_payout (holder_id, run_id, withdrawal_id, place, amount_minor, end_to_end_id, is_live)
    select holder_id, (select max(id) from payout_run), id, row_number() over (order by id), amount_minor, 'PR-' || id, false
      from withdrawal where holder_id = :holder;
  insert into payout_file (run_id, format, content, hash) select id, 'csv', 'file', sha256('file') from payout_run;
  insert into staff_change (time, stage, change, staff_id, username, roles, decides, maker_id, checker_id)
    values (now(), 'done', 'create', 1, 'maker', '{support}', false, 1, 2);
  insert into start_up_offer (holder_id, amount_minor, state, proposal_id, offered_at, due_at, decided_at)
    values (:holder, 100, 'accepted', 1, now(), now() + interval '7 days', now());
  insert into webhook_endpoint (url, description, events, salt, secret_for, created_at)
    values ('https://books.example.org/', 'Books', '{dispute.open}', '\\x00', 1, now());
  insert into webhook_event (holder_id, event, data, message_key, happened_at)
    values (:holder, 'dispute.open',
      '{"dispute_id": "1", "state": "open", "subject_type": "flow", "subject_id": null, "effect": null}', 'evt_1', now());
  insert into webhook_delivery (endpoint_id, event_id, holder_id, since, ended, ended_at)
    select w.id, e.id, e.holder_id, now(), 'delivered', now() from webhook_endpoint w, webhook_event e;
  set session_replication_role = replica;
  insert into proposal_agreement (proposal_id, staff_id, agreed_at) select id, 1, now() from proposal;
  set session_replication_role = origin;`;
