-- The moment at which a day, week or month of a zone begins. Where clocks go back over midnight it comes twice, and the
-- first counts: the hour between belongs to the day that has begun.
create or replace function local_beginning(p_local timestamp, p_zone text) returns timestamptz language sql stable as $$
  select case when ((p_local at time zone p_zone) - interval '1 hour') at time zone p_zone >= p_local
    then (p_local at time zone p_zone) - interval '1 hour' else p_local at time zone p_zone end
$$;
