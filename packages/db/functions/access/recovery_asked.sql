-- Since when staff are asked to let a holder set a new login password, while that can still be stopped; null where nobody asks.
create or replace function recovery_asked(p_holder bigint, p_now timestamptz) returns timestamptz
language sql stable as $$
  select min(created_at) from recovery
    where holder_id = p_holder and way = 'staff' and (state = 'proposed' or state = 'open' and expires_at > p_now)
$$;
