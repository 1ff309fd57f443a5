-- What a put answers, made of what never changes of it: kept for good under its key are p_kept alone, which names the order,
-- by when a network was to accept it, the network of then, and the entries. What was added after the put is no part of it.
create or replace function put_facts(p_holder bigint, p_kept jsonb) returns jsonb language sql stable as $$
  select jsonb_build_object('answer', jsonb_build_object(
      'order', jsonb_build_object('id', o.id, 'number', o.number, 'status', 'matching', 'intent', 'run', 'origin', o.origin,
        'product_id', o.product_id, 'product_version', o.product_version, 'amount_minor', o.amount_minor - o.raised_minor + o.lowered_minor,
        'budget_minor', o.budget_minor - o.raised_minor + o.lowered_minor,
        'own_minor', o.own_minor - o.raised_minor + o.lowered_minor, 'gift_minor', o.gift_minor,
        'start_up_minor', o.start_up_minor, 'billed_minor', 0, 'coupon_id', o.coupon_id, 'created_at', o.created_at,
        'put_at', o.put_at, 'reasons', jsonb_build_array(jsonb_build_object('reason', 'awaiting_network', 'since', o.put_at,
          'dueAt', p_kept -> 'match_by'))),
      'product', jsonb_build_object('title', v.title, 'kind', v.kind, 'official', v.official, 'cover_url', v.cover_url,
        'terms_hash', encode(v.terms_hash, 'hex'), 'network', p_kept -> 'network'),
      'transaction_ids', p_kept -> 'transaction_ids'))
    from put_order o join product_version v on v.product_id = o.product_id and v.version = o.product_version
    where o.holder_id = p_holder and o.id = (p_kept ->> 'put')::bigint
$$;
