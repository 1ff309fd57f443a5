-- The payout that an end-to-end ID is of, by its run, which the ID begins with: an index has a run's payouts.
create or replace function found_payouts(typed text) returns table (id bigint, holder_id bigint, title text, detail text, state text, amount_minor bigint, rank integer)
language sql stable as $$
  select p.run_id, p.holder_id, p.end_to_end_id, '', null::text, p.amount_minor, 0
    from run_payout p
    where p.run_id = substring(upper(typed) from '^PR([0-9]{1,15})-W[0-9]{1,15}$')::bigint
      and p.end_to_end_id = upper(typed)
$$;
