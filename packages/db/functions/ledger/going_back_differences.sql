-- What a node had seen and the database had no more, until two people accept that it is lost.
create or replace function ledger.going_back_differences() returns setof text
language sql security definer set search_path = ledger, pg_temp as $$
  select difference from going_back where accepted_at is null order by id
$$;

revoke execute on function ledger.going_back_differences from public;
