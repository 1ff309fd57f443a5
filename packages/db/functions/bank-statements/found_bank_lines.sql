-- Lines of bank statements by the reference that the payer gave.
create or replace function found_bank_lines(typed text) returns table (id bigint, holder_id bigint, title text, detail text, state text, amount_minor bigint, rank integer)
language sql stable as $$
  select l.id, null::bigint, l.reference, l.counterparty, null::text, l.amount_minor, 0
    from bank_line l where lower(l.reference) = lower(typed) limit 50
$$;
