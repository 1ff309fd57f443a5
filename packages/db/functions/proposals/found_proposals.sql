-- Proposals by their number, or by the number of the receipt that proves them, however it is written: it is kept by its letters
-- and digits alone (apps/server/src/modules/proposals/number-key.ts).
create or replace function found_proposals(typed text) returns table (id bigint, holder_id bigint, title text, detail text, state text, amount_minor bigint, rank integer)
language sql stable as $$
  select p.id, nullif(p.holder_id, 0), coalesce(split_part(p.receipt, '/', -1), p.id::text), p.kind, p.state, null::bigint, 0
    from proposal p where p.id = substring(typed from '^[0-9]{1,15}$')::bigint
  union
  select p.id, nullif(p.holder_id, 0), split_part(p.receipt, '/', -1), p.kind, p.state, null::bigint, 0
    from proposal p where split_part(p.receipt, '/', -1) = regexp_replace(lower(normalize(typed, NFKC)), '[[:space:][:punct:]]', '', 'g')
      and p.state = 'approved'
  union
  select p.id, nullif(p.holder_id, 0), split_part(p.receipt, '/', -1), p.kind, p.state, null::bigint, 0
    from proposal p where split_part(p.receipt, '/', -1) = regexp_replace(lower(normalize(typed, NFKC)), '[[:space:][:punct:]]', '', 'g')
      and p.state = 'pending'
$$;
