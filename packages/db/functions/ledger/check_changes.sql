-- Checks what changed since the mark, and where nothing differs carries the sums of the holders it read. Whose call is rolled
-- back leaves mark and sums as they were.
create or replace function ledger.check_changes() returns setof text
language plpgsql security definer set search_path = ledger, pg_temp
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
begin
  if current_setting('transaction_isolation') <> 'repeatable read' then raise exception 'a check needs one picture'; end if;
  return query select changed_differences();
  if found then return; end if;
  insert into carried_sums (holder_id, seq, sums)
    select w.holder_id, w.seq, (
        select coalesce(jsonb_object_agg(kind || ':' || ref, balance), '{}') from new_sums(w.holder_id) where balance <> 0)
      from (select distinct holder_id from transaction where holder_id > 0 and id > (select checked_id from books_mark)) h
        join wallet w using (holder_id)
    on conflict (holder_id) do update set seq = excluded.seq, sums = excluded.sums;
end $$;

revoke execute on function ledger.check_changes from public;
grant execute on function ledger.check_changes to fairlead_app;
