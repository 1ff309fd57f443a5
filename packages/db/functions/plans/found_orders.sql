-- Plans by their number as it is shown, or by what it ends in.
create or replace function found_orders(typed text) returns table (id bigint, holder_id bigint, title text, detail text, state text, amount_minor bigint, rank integer)
language sql stable as $$
  select o.id, o.holder_id, o.number, '', o.status, o.amount_minor, 0
    from put_order o
    where o.id = substring(typed from '^(?:[0-9]{6}-)?([0-9]{1,15})$')::bigint
      and (typed !~ '-' or o.number = typed)
$$;
