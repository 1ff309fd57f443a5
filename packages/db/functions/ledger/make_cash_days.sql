-- Makes the days and the entries of cash anew from the moves themselves.
create or replace function ledger.make_cash_days() returns void language sql set search_path = ledger, pg_temp as $$
  lock table move in share row exclusive mode;
  delete from cash_day;
  insert into cash_day (day, kind, is_in, stripe, amount_minor, moves) select * from cash_days();
  delete from cash_entry;
  insert into cash_entry (holder_id, seq, id, kind, time, amount_minor) select * from cash_entries()
$$;

revoke execute on function ledger.make_cash_days from public;
