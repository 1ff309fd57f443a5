-- An entry of the ledger that is no holder’s, by its number; with the cash that came or went by it, where some did.
create or replace function ledger.found_programme_entries(typed text) returns table (id bigint, holder_id bigint, title text, detail text, state text, amount_minor bigint, rank integer)
language sql stable as $$
  select t.id, null::bigint, t.id::text, t.kind, null::text, c.amount_minor, 0
    from ledger.transaction t left join ledger.cash_entry c on c.holder_id = t.holder_id and c.seq = t.seq
    where t.id = substring(typed from '^[0-9]{1,15}$')::bigint and t.holder_id = 0
$$;

revoke execute on function ledger.found_programme_entries from public;
grant execute on function ledger.found_programme_entries to fairlead_app;
