-- Makes the totals and the list of debts anew from the plans and the payments themselves.
create or replace function make_network_totals() returns void language sql as $$
  delete from network_total;
  delete from settled_debt;
  insert into network_total (network, settled_billed_minor, media_paid_minor)
    select network, sum(billed), sum(paid) from (
      select p.network, o.billed_minor as billed, 0 as paid from put_order o join product p on p.id = o.product_id
        where o.status = 'settlement_successful'
      union all
      select network, 0, amount_minor from media_payment
    ) parts group by network;
  insert into settled_debt (holder_id, order_id) select o.holder_id, o.id from put_order o where is_settled_debt(o)
$$;

revoke execute on function make_network_totals from public;
