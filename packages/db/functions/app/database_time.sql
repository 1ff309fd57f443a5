-- The time now. The program stamps its installation and goes by the real clock, so there the database's own clock says it;
-- elsewhere, as in tests, what the caller's clock says.
create or replace function database_time(p_clock timestamptz) returns timestamptz language sql volatile as $$
  select case when exists (select from public.installation) then clock_timestamp() else p_clock end
$$;

revoke execute on function database_time from public;
grant execute on function database_time to fairlead_app;
