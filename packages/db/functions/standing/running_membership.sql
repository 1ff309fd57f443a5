-- The membership of a holder that runs at a moment.
create or replace function running_membership(p_holder bigint, p_at timestamptz) returns setof membership
language sql stable as $$
  select * from membership
    where holder_id = p_holder and refunded_at is null and opened_at <= p_at and ends_at > p_at
$$;
