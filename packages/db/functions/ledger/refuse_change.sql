-- The past can be added to, not changed, not even by the tables' owner.
create or replace function ledger.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'the past stays: % on %.% is refused', tg_op, tg_table_schema, tg_table_name
    using errcode = 'insufficient_privilege';
end $$;

revoke execute on function ledger.refuse_change from public;

create or replace trigger transaction_append_only before update or delete or truncate on ledger.transaction
  for each statement execute function ledger.refuse_change();

create or replace trigger move_append_only before update or delete or truncate on ledger.move
  for each statement execute function ledger.refuse_change();

create or replace trigger order_event_append_only before update or delete or truncate on order_event
  for each statement execute function ledger.refuse_change();

create or replace trigger audit_entry_append_only before update or delete or truncate on audit_entry
  for each statement execute function ledger.refuse_change();

create or replace trigger daily_root_append_only before update or delete or truncate on daily_root
  for each statement execute function ledger.refuse_change();

create or replace trigger installation_append_only before update or delete or truncate on installation
  for each statement execute function ledger.refuse_change();

create or replace trigger root_place_append_only before update or delete or truncate on root_place
  for each statement execute function ledger.refuse_change();

create or replace trigger staff_change_append_only before update or delete or truncate on staff_change
  for each statement execute function ledger.refuse_change();

create or replace trigger record_link_append_only before update or delete or truncate on record_link
  for each statement execute function ledger.refuse_change();

create or replace trigger timestamp_token_append_only before update or delete or truncate on timestamp_token
  for each statement execute function ledger.refuse_change();

create or replace trigger cosignature_append_only before update or delete or truncate on cosignature
  for each statement execute function ledger.refuse_change();

-- What somebody proposed stays as they proposed it, and theirs. Column by column: PostgreSQL keeps two rows that are compared in
-- another form once a dump was restored, and a start would take that for a change.
create or replace trigger proposal_stays before update on proposal
  for each row when (old.id is distinct from new.id
    or old.kind is distinct from new.kind
    or old.holder_id is distinct from new.holder_id
    or old.subject_type is distinct from new.subject_type
    or old.subject_id is distinct from new.subject_id
    or old.payload is distinct from new.payload
    or old.maker_id is distinct from new.maker_id
    or old.people is distinct from new.people
    or old.created_at is distinct from new.created_at)
  execute function ledger.refuse_change();

create or replace trigger bank_statement_append_only before update or delete or truncate on bank_statement
  for each statement execute function ledger.refuse_change();

create or replace trigger bank_line_append_only before update or delete or truncate on bank_line
  for each statement execute function ledger.refuse_change();

create or replace trigger bank_match_append_only before update or delete or truncate on bank_match
  for each statement execute function ledger.refuse_change();

create or replace trigger bank_wording_append_only before update or delete or truncate on bank_wording
  for each statement execute function ledger.refuse_change();
