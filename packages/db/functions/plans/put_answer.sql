-- What a put answers, made of what never changes of its order and of its product's version: p_kept names by when a network was
-- to accept it, the network of then, and the entries. What was added after the put is no part of it. It asks nothing, so that
-- it becomes part of the caller's expression.
create or replace function put_answer(
  o put_order, p_title text, p_kind text, p_official boolean, p_cover_url text, p_terms_hash bytea, p_kept jsonb
) returns jsonb language sql stable as $$
  select jsonb_build_object('answer', jsonb_build_object(
      'order', jsonb_build_object('id', o.id, 'number', o.number, 'status', 'matching', 'intent', 'run', 'origin', o.origin,
        'product_id', o.product_id, 'product_version', o.product_version, 'amount_minor', o.amount_minor - o.raised_minor + o.lowered_minor,
        'budget_minor', o.budget_minor - o.raised_minor + o.lowered_minor,
        'own_minor', o.own_minor - o.raised_minor + o.lowered_minor, 'gift_minor', o.gift_minor,
        'start_up_minor', o.start_up_minor, 'billed_minor', 0, 'coupon_id', o.coupon_id, 'created_at', o.created_at,
        'put_at', o.put_at, 'reasons', jsonb_build_array(jsonb_build_object('reason', 'awaiting_network', 'since', o.put_at,
          'dueAt', p_kept -> 'match_by'))),
      'product', jsonb_build_object('title', p_title, 'kind', p_kind, 'official', p_official, 'cover_url', p_cover_url,
        'terms_hash', encode(p_terms_hash, 'hex'), 'network', p_kept -> 'network'),
      'transaction_ids', p_kept -> 'transaction_ids'))
$$;
