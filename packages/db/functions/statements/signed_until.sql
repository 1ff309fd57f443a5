-- The end of the newest signed day; null while none is signed. What comes later is not dated before it.
create or replace function signed_until() returns timestamptz
language sql stable security definer set search_path = public, pg_temp as $$
  select until from daily_root order by day desc limit 1
$$;

revoke execute on function signed_until from public;
