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

-- What somebody proposed stays as they proposed it, and theirs.
create or replace trigger proposal_stays before update on proposal
  for each row when ((old.id, old.kind, old.holder_id, old.subject_type, old.subject_id, old.payload, old.maker_id, old.people, old.created_at)
    is distinct from (new.id, new.kind, new.holder_id, new.subject_type, new.subject_id, new.payload, new.maker_id, new.people, new.created_at))
  execute function ledger.refuse_change();

create or replace trigger bank_statement_append_only before update or delete or truncate on bank_statement
  for each statement execute function ledger.refuse_change();

create or replace trigger bank_line_append_only before update or delete or truncate on bank_line
  for each statement execute function ledger.refuse_change();

create or replace trigger bank_match_append_only before update or delete or truncate on bank_match
  for each statement execute function ledger.refuse_change();

create or replace trigger bank_wording_append_only before update or delete or truncate on bank_wording
  for each statement execute function ledger.refuse_change();
