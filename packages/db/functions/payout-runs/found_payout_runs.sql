-- Payout runs by their number or by what they are called (runName in apps/server/src/modules/payout-runs/runs.ts).
create or replace function found_payout_runs(typed text) returns table (id bigint, holder_id bigint, title text, detail text, state text, amount_minor bigint, rank integer)
language sql stable as $$
  select r.id, null::bigint, 'PR' || lpad(r.id::text, greatest(5, length(r.id::text)), '0'), '', r.state, null::bigint, 0
    from payout_run r where r.id = substring(upper(typed) from '^(?:PR)?([0-9]{1,15})$')::bigint
$$;
