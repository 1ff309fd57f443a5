-- Guests’ cases by their number.
create or replace function found_guest_cases(typed text) returns table (id bigint, holder_id bigint, title text, detail text, state text, amount_minor bigint, rank integer)
language sql stable as $$
  select g.id, null::bigint, g.case_number, g.name, null::text, null::bigint, 0
    from guest_case g where g.case_number = upper(typed)
$$;
