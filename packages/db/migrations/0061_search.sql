-- serves: 0053_list_readings
-- What staff have in hand leads to its rows: indexes of what the found_… functions ask for. pg_trgm finds any part of a word,
-- comes with PostgreSQL, and needs no superuser since PostgreSQL 13.
create extension if not exists pg_trgm;
--> statement-breakpoint
create index account_holder_words on account_holder using gin (
  lower(username || ' ' || coalesce(nickname, '') || ' ' || coalesce(email, '') || ' ' ||
    regexp_replace(coalesce(phone, ''), '[^0-9]', '', 'g') || ' ' || operation_id) gin_trgm_ops);
--> statement-breakpoint
create index account_holder_username_begins on account_holder (lower(username) text_pattern_ops);
--> statement-breakpoint
create index account_holder_nickname_begins on account_holder (lower(nickname) text_pattern_ops);
--> statement-breakpoint
create index payout_destination_end on payout_setting (
  right(replace(replace(coalesce(fields ->> 'bank_account', fields ->> 'wallet_address', ''), ' ', ''), '-', ''), 4));
--> statement-breakpoint
create index withdrawal_reference on withdrawal (lower(reference));
--> statement-breakpoint
create index bank_line_reference on bank_line (lower(reference));
--> statement-breakpoint
create index transaction_number on ledger.transaction using brin (id);
