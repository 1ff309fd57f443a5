-- Acceptances by their number, or by their whole code, however it is written; only its hash is kept.
create or replace function found_acceptances(typed text) returns table (id bigint, holder_id bigint, title text, detail text, state text, amount_minor bigint, rank integer)
language sql stable as $$
  select a.id, a.holder_id, a.id::text, a.legal_name, a.state, a.amount_minor, 0
    from acceptance a where a.id = substring(typed from '^[0-9]{1,15}$')::bigint
  union
  select a.id, a.holder_id, a.id::text, a.legal_name, a.state, a.amount_minor, 0
    from acceptance a
    where a.code_hash = sha256(convert_to(upper(regexp_replace(typed, '[[:space:]-]', '', 'g')), 'UTF8'))
$$;
