-- An authorization code by itself, as it was printed; only its hash is kept.
create or replace function found_authorization_codes(typed text) returns table (id bigint, holder_id bigint, title text, detail text, state text, amount_minor bigint, rank integer)
language sql stable as $$
  select c.id, null::bigint, c.hint, c.remark, null::text, null::bigint, 0
    from authorization_code c where c.code_hash = sha256(convert_to(upper(typed), 'UTF8'))
$$;
