-- Makes the days of cash anew from the moves themselves.
create or replace function ledger.make_cash_days() returns void language sql set search_path = ledger, pg_temp as $$
  lock table move in share row exclusive mode;
  delete from cash_day;
  insert into cash_day (day, kind, is_in, stripe, amount_minor, moves) select * from cash_days()
$$;

revoke execute on function ledger.make_cash_days from public;
