-- Whose payout destination ends in four characters, which is all that most of staff are shown of one, or is the whole number.
-- Nothing between: whoever may ask for ever longer endings finds out the number one character after the other. Of account
-- numbers, not of wallet addresses, small letters and capitals are the same; some were kept as they were typed.
create or replace function found_destinations(typed text) returns table (id bigint, holder_id bigint, title text, detail text, state text, amount_minor bigint, rank integer)
language sql stable as $$
  with asked as (select replace(replace(typed, ' ', ''), '-', '') as written), destinations as (
    (select p.*, 1 as rank from payout_setting p, asked
       where length(written) = 4
         and right(replace(replace(coalesce(p.fields ->> 'bank_account', p.fields ->> 'wallet_address', ''), ' ', ''), '-', ''), 4)
           = any (array[written, upper(written), lower(written)])
         and (p.fields ? 'bank_account' or right(replace(replace(p.fields ->> 'wallet_address', ' ', ''), '-', ''), 4) = written)
       limit 50)
    union all
    (select p.*, 0 from payout_setting p, asked
       where length(written) > 4
         and replace(replace(coalesce(p.fields ->> 'bank_account', p.fields ->> 'wallet_address', ''), ' ', ''), '-', '')
           = any (array[written, upper(written), lower(written)])
         and (p.fields ? 'bank_account' or replace(replace(p.fields ->> 'wallet_address', ' ', ''), '-', '') = written)
       limit 50)
  )
  select d.holder_id, d.holder_id, '…' || right(written, 4), d.method, null::text, null::bigint, d.rank
    from destinations d, asked
$$;
