-- What a put that was done before answers. Kept for good under its key are p_kept alone, which names the order, by when a
-- network was to accept it, the network of then, and the entries.
create or replace function put_facts(p_holder bigint, p_kept jsonb) returns jsonb language sql stable as $$
  select put_answer(o, v.title, v.kind, v.official, v.cover_url, v.terms_hash, p_kept)
    from put_order o join product_version v on v.product_id = o.product_id and v.version = o.product_version
    where o.holder_id = p_holder and o.id = (p_kept ->> 'put')::bigint
$$;
