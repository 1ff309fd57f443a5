-- An entry of a holder by its number. The index says only where in the table such numbers lie, so that a put writes no more.
create or replace function ledger.found_transactions(typed text) returns table (id bigint, holder_id bigint, title text, detail text, state text, amount_minor bigint, rank integer)
language sql stable as $$
  select t.id, t.holder_id, t.id::text, t.kind, null::text, coalesce(nullif(t.available_delta, 0), t.total_delta), 0
    from ledger.transaction t where t.id = substring(typed from '^[0-9]{1,15}$')::bigint and t.holder_id <> 0
$$;

revoke execute on function ledger.found_transactions from public;
grant execute on function ledger.found_transactions to fairlead_app;
