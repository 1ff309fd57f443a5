-- The newest numbers given to an entry and to an act on record. Whoever was given that number of an entry, or an older one, has
-- written before, so their transaction's number is below the one that is answered here: in a picture without any older one
-- under way, all of them are there, or will never be.
create or replace function ledger.note_books() returns table (entry_id bigint, act_id bigint, xid bigint)
language plpgsql security definer set search_path = ledger, pg_temp as $$
begin
  if pg_current_xact_id_if_assigned() is not null then raise exception 'the books are noted before anything is written'; end if;
  entry_id := coalesce((select last_value from transaction_id_seq where is_called), 0);
  act_id := coalesce((select max(id) from public.audit_entry), 0);
  xid := pg_current_xact_id()::text::bigint;
  return next;
end $$;

revoke execute on function ledger.note_books from public;
grant execute on function ledger.note_books to fairlead_app;
