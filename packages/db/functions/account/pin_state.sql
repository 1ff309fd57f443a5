-- Whether a holder has a transaction password, until when it is locked, and until when payouts wait since it, or the login
-- password, was set anew without the old one.
create or replace function pin_state(p_holder bigint) returns table (
  is_set boolean, locked_until timestamptz, payout_delayed_until timestamptz)
language sql stable as $$
  select pin_hash is not null, pin_locked_until, greatest(h.payout_delayed_until, h.recovered_until)
    from account_holder h where id = p_holder
$$;
