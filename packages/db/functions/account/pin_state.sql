-- Whether a holder has a transaction password, and until when it is locked or, being new, delays payouts.
create or replace function pin_state(p_holder bigint) returns table (
  is_set boolean, locked_until timestamptz, payout_delayed_until timestamptz)
language sql stable as $$
  select pin_hash is not null, pin_locked_until, h.payout_delayed_until from account_holder h where id = p_holder
$$;
