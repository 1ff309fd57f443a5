-- The differences that stop everybody. The sum of all accounts is left out: the accounts that make it differ are named.
create or replace function ledger.programme_differences() returns setof text
language sql security definer set search_path = ledger, pg_temp as $$
  select d from differences() d where holder_of(d) is null and d not like 'all accounts sum to %'
$$;

revoke execute on function ledger.programme_differences from public;
