-- Nothing that has a floor is below it, whatever the constraints said when it was written.
create or replace function ledger.negative_differences() returns setof text
language sql security definer set search_path = ledger, pg_temp as $$
  select format('wallet %s %s: %s is below zero', w.holder_id, k.kind, k.balance)
    from wallet w, lateral (values
      ('available', w.available), ('held', w.held), ('escrow', w.escrow), ('settling', w.settling),
      ('withdrawing', w.withdrawing), ('promo', w.promo), ('start_up', w.start_up),
      ('start_up_running', w.start_up_running)) k (kind, balance)
    where k.balance < 0
  union all
  select format('account %s %s %s: %s is below zero', holder_id, kind, ref, balance_minor) from sub_account
    where balance_minor < 0
  union all
  select format('programme %s: %s is below zero', kind, sum(balance_minor)) from programme_account
    where kind not in ('bank', 'network_receivable') group by kind having sum(balance_minor) < 0
$$;

revoke execute on function ledger.negative_differences from public;
