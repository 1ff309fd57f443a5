-- Top-up cases by their number.
create or replace function found_topups(typed text) returns table (id bigint, holder_id bigint, title text, detail text, state text, amount_minor bigint, rank integer)
language sql stable as $$
  select t.id, t.holder_id, t.id::text, coalesce(t.method, ''), t.state, t.amount_minor, 0
    from top_up t where t.id = substring(typed from '^[0-9]{1,15}$')::bigint
$$;
