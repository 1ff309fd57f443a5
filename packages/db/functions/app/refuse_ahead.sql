-- Refuses to put something on record at a time that has not come: a chain's times never go back, so one node with a fast
-- clock would date every later entry of it. Two seconds are forgiven, by which clocks may differ. The stamp of the
-- installation is asked for last, since every entry comes by here.
create or replace function refuse_ahead(p_time timestamptz) returns void language plpgsql as $$
begin
  if p_time > clock_timestamp() + interval '2 seconds' then
    if exists (select from public.installation) then
      raise exception 'the clock of this node is ahead of the database''s: % has not come yet', p_time using errcode = 'FL003';
    end if;
  end if;
end $$;

revoke execute on function refuse_ahead from public;
