-- The put: everything that one tap moves, in one round trip to the database (docs/adr/0024-put.md).
-- Answers {"answer": facts} when done or replayed, {"refused": reason} otherwise. A decided refusal is kept under its
-- key like an answer; a reused key is not.
create or replace function put_order(
  p_holder bigint, p_key text, p_body_hash bytea, p_now timestamptz, p_today date, p_order bigint, p_product bigint,
  p_amount bigint, p_coupon bigint, p_use_start_up boolean, p_terms_hash bytea, p_match_by timestamptz
) returns jsonb language plpgsql as $$
declare
  w ledger.wallet;
  kept record;
  o put_order;
  v record;
  c coupon;
  refusal text;
  own bigint := p_amount;
  gift bigint := 0;
  lent bigint := 0;
  budget bigint := p_amount;
  posted bigint[] := '{}';
  entry ledger.transaction;
  facts jsonb;
  waiting_for jsonb;
begin
  w := ledger.lock_wallet(p_holder);
  select body_hash, answer into kept from idempotency where holder_id = p_holder and key = p_key;
  if found then
    if kept.body_hash <> p_body_hash then return '{"refused": "idempotency_key_reused"}'; end if;
    -- Before there was put_facts, the whole answer was kept.
    return case when kept.answer ? 'put' then put_facts(p_holder, kept.answer) else kept.answer end;
  end if;

  <<judge>> begin
    if p_order is not null then
      select * into o from put_order where holder_id = p_holder and id = p_order for update;
      if not found then refusal := 'no_such_data'; exit judge; end if;
      if o.status <> 'waiting_to_put' then refusal := 'wrong_state'; exit judge; end if;
      if o.due_at <= p_now then refusal := 'order_expired'; exit judge; end if;
    end if;
    select pv.*, p.network, h.shop_level into v
      from product p join product_version pv on pv.product_id = p.id and pv.version = p.current_version
        join account_holder h on h.id = p_holder
      where p.id = coalesce(o.product_id, p_product)
        and (p.offered_until is null or p.offered_until > p_now or o.id is not null);
    if not found then refusal := 'no_such_data'; exit judge; end if;
    if p_terms_hash <> v.terms_hash then refusal := 'terms_changed'; exit judge; end if;
    -- Shop levels 1 to 5 raise the maximum, nothing else.
    if p_amount < v.min_put_amount_minor
        or p_amount > v.max_put_amount_minor * (array[1, 1.5, 2, 3, 5])[v.shop_level] then
      refusal := 'put_amount_out_of_range'; exit judge;
    end if;

    if p_coupon is not null then
      select * into c from coupon where holder_id = p_holder and id = p_coupon;
      if not found then refusal := 'no_such_data'; exit judge; end if;
      if c.state = 'used' then refusal := 'coupon_used'; exit judge; end if;
      if c.expires_at <= p_now then refusal := 'coupon_expired'; exit judge; end if;
      -- Team coupons are for who follows a lead; never for inviting.
      if c.kind = 'team' and not exists (select from following f where f.holder_id = p_holder) then
        refusal := 'coupon_not_applicable'; exit judge;
      end if;
      if p_amount < c.requirement_minor then refusal := 'coupon_requirement_not_met'; exit judge; end if;
      if exists (select from coupon x where x.holder_id = p_holder and x.name = c.name and x.state = 'used' and x.used_on = p_today) then
        refusal := 'coupon_same_name_today'; exit judge;
      end if;
      gift := least(coalesce(c.value_minor, p_amount * c.share_bp / 10000), coalesce(c.cap_minor, 9007199254740991));
      if c.effect = 'value_add' then
        budget := p_amount + gift;
      else
        gift := least(gift, p_amount);
        own := p_amount - gift;
      end if;
      if gift > (select sum(balance_minor) from ledger.programme_account where kind = 'house') then
        refusal := 'house_not_funded'; exit judge;
      end if;
    end if;
    if p_use_start_up then
      lent := least(w.start_up, own);
      if lent = 0 then refusal := 'start_up_insufficient'; exit judge; end if;
      own := own - lent;
    end if;
    if own > w.available then refusal := 'insufficient_balance'; exit judge; end if;
  end judge;

  if refusal is not null then
    facts := jsonb_build_object('refused', refusal);
    insert into idempotency (holder_id, key, body_hash, answer, created_at) values (p_holder, p_key, p_body_hash, facts, p_now);
    return facts;
  end if;

  waiting_for := jsonb_build_array(jsonb_build_object('reason', 'awaiting_network', 'since', p_now, 'dueAt', p_match_by));
  if o.id is null then
    o.id := nextval('put_order_id_seq');
    o.number := to_char(p_now at time zone 'UTC', 'YYMMDD') || '-' || lpad(o.id::text, 7, '0');
    with told as (
      insert into order_event (holder_id, order_id, status, time, cause, actor) values
        (p_holder, o.id, 'waiting_to_put', p_now, 'order_made', 'holder'),
        (p_holder, o.id, 'matching', p_now, 'amount_put', 'holder')
    ), sent as (
      insert into outbox (holder_id, order_id, network, kind, due_at, created_at)
        values (p_holder, o.id, v.network, 'submit', p_now, p_now)
    )
    insert into put_order (holder_id, id, number, product_id, product_version, status, amount_minor, budget_minor, own_minor,
        gift_minor, start_up_minor, coupon_id, created_at, put_at, due_at, reasons)
      overriding system value
      values (p_holder, o.id, o.number, v.product_id, v.version, 'matching', p_amount, budget, own, gift, lent, p_coupon, p_now,
        p_now, p_match_by, waiting_for)
      returning * into o;
  else
    update put_order set product_version = v.version, status = 'matching', amount_minor = p_amount, budget_minor = budget,
        own_minor = own, gift_minor = gift, start_up_minor = lent, coupon_id = p_coupon, put_at = p_now, due_at = p_match_by,
        reasons = waiting_for
      where holder_id = p_holder and id = o.id returning * into o;
    insert into order_event (holder_id, order_id, status, time, cause, actor)
      values (p_holder, o.id, 'matching', p_now, 'amount_put', 'holder');
    insert into outbox (holder_id, order_id, network, kind, due_at, created_at)
      values (p_holder, o.id, v.network, 'submit', p_now, p_now);
  end if;

  if own > 0 and lent > 0 then
    entry := ledger.post(p_holder, 'ad_serving', array['available', 'start_up'], array[0::bigint, 0],
      array['escrow', 'start_up_running'], array[o.id, o.id], array[own, lent], p_now, '', 'order', o.id);
    posted := posted || entry.id;
  elsif own > 0 then
    entry := ledger.post(p_holder, 'ad_serving', array['available'], array[0::bigint], array['escrow'], array[o.id], array[own],
      p_now, '', 'order', o.id);
    posted := posted || entry.id;
  elsif lent > 0 then
    entry := ledger.post(p_holder, 'ad_serving', array['start_up'], array[0::bigint], array['start_up_running'], array[o.id],
      array[lent], p_now, '', 'order', o.id);
    posted := posted || entry.id;
  end if;
  if c.id is not null then
    update coupon set state = 'used', order_id = o.id, used_on = p_today where holder_id = p_holder and id = c.id;
    if gift > 0 then
      entry := ledger.post(p_holder, 'discount_amount', array['house'], array[0::bigint], array['promo'], array[o.id], array[gift],
        p_now, '', 'order', o.id);
      posted := posted || entry.id;
    end if;
  end if;

  facts := jsonb_build_object('put', o.id, 'match_by', p_match_by, 'network', v.network, 'transaction_ids', to_jsonb(posted));
  insert into idempotency (holder_id, key, body_hash, answer, created_at) values (p_holder, p_key, p_body_hash, facts, p_now);
  return put_answer(o, v.title, v.kind, v.official, v.cover_url, v.terms_hash, facts);
end $$;
