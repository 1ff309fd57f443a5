-- When a holder last changed where they are paid within some time; null where they did not. Setting it for the first time is no
-- change.
create or replace function payout_changed_between(p_holder bigint, p_from timestamptz, p_until timestamptz) returns timestamptz
language sql stable as $$
  select max(a.time) from audit_entry a
    where a.holder_id = p_holder and a.act = 'payout.edit' and a.before is not null and a.time between p_from and p_until
$$;
