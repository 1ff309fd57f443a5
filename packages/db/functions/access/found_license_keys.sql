-- A license key by itself, as it was printed; only its hash is kept.
create or replace function found_license_keys(typed text) returns table (id bigint, holder_id bigint, title text, detail text, state text, amount_minor bigint, rank integer)
language sql stable as $$
  select k.id, null::bigint, k.hint, k.remark, null::text, null::bigint, 0
    from license_key k where k.key_hash = sha256(convert_to(upper(typed), 'UTF8'))
$$;
