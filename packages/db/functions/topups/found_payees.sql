-- Payees by the beginning of their name.
create or replace function found_payees(typed text) returns table (id bigint, holder_id bigint, title text, detail text, state text, amount_minor bigint, rank integer)
language sql stable as $$
  select p.id, null::bigint, p.name, p.method, p.state, null::bigint, case when lower(p.name) = lower(typed) then 0 else 1 end
    from payee p where starts_with(lower(p.name), lower(typed)) limit 50
$$;
