-- The totals against the plans and the payments themselves: of all networks together, since books are checked as a whole.
create or replace function network_differences() returns setof text
language sql security definer set search_path = public, pg_temp as $$
  select format('networks: %s billed for settled plans is kept as %s, %s paid for delivery as %s',
      settled, kept_settled, paid, kept_paid)
    from (select coalesce(sum(o.billed_minor), 0) as settled from put_order o join product p on p.id = o.product_id
        where o.status = 'settlement_successful') o,
      (select coalesce(sum(amount_minor), 0) as paid from media_payment) m,
      (select coalesce(sum(settled_billed_minor), 0) as kept_settled, coalesce(sum(media_paid_minor), 0) as kept_paid
        from network_total) t
    where (settled, paid) <> (kept_settled, kept_paid)
  union all
  select format('networks: plan %s is settled and owed for, and not kept so', o.id) from put_order o
    where is_settled_debt(o) and not exists (
      select from settled_debt d where d.holder_id = o.holder_id and d.order_id = o.id)
  union all
  select format('networks: plan %s is kept as settled and owed for, and is not', d.order_id) from settled_debt d
    where not exists (
      select from put_order o where o.holder_id = d.holder_id and o.id = d.order_id and is_settled_debt(o))
$$;

revoke execute on function network_differences from public;
