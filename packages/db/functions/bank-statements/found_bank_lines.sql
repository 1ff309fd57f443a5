-- Lines of bank statements by the reference that the payer gave, or the end-to-end ID that the bank carried.
create or replace function found_bank_lines(typed text) returns table (id bigint, holder_id bigint, title text, detail text, state text, amount_minor bigint, rank integer)
language sql stable as $$
  select l.id, null::bigint, case when lower(l.reference) = lower(typed) then l.reference else l.end_to_end_id end,
      l.counterparty, null::text, l.amount_minor, 0
    from bank_line l where lower(l.reference) = lower(typed) or lower(l.end_to_end_id) = lower(typed) limit 50
$$;
