-- Withdrawals by their number, as a payment names it (W0000345) too, or the reference of their payment.
create or replace function found_withdrawals(typed text) returns table (id bigint, holder_id bigint, title text, detail text, state text, amount_minor bigint, rank integer)
language sql stable as $$
  select w.id, w.holder_id, coalesce(w.reference, w.id::text), w.method, w.state, w.amount_minor, 0
    from withdrawal w
    where w.id = substring(upper(typed) from '^W?([0-9]{1,15})$')::bigint or lower(w.reference) = lower(typed)
$$;
