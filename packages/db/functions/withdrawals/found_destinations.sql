-- Whose payout destination ends so: at least its last four characters.
create or replace function found_destinations(typed text) returns table (id bigint, holder_id bigint, title text, detail text, state text, amount_minor bigint, rank integer)
language sql stable as $$
  with asked as (select replace(replace(typed, ' ', ''), '-', '') as ending), destinations as (
    select p.holder_id, p.method,
        replace(replace(coalesce(p.fields ->> 'bank_account', p.fields ->> 'wallet_address', ''), ' ', ''), '-', '') as bare
      from payout_setting p, asked
      where length(ending) > 3
        and right(replace(replace(coalesce(p.fields ->> 'bank_account', p.fields ->> 'wallet_address', ''), ' ', ''), '-', ''), 4)
          = right(ending, 4)
      limit 200
  )
  select d.holder_id, d.holder_id, '…' || right(d.bare, 4), d.method, null::text, null::bigint,
      case when d.bare = ending then 0 else 1 end
    from destinations d, asked where right(d.bare, length(ending)) = ending
$$;
