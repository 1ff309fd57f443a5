-- Holds against what their accounts hold.
create or replace function ledger.hold_differences() returns setof text
language sql security definer set search_path = ledger, pg_temp as $$
  select format('hold %s of holder %s: is %s over %s, its account holds %s', coalesce(h.id, a.ref),
      coalesce(h.holder_id, a.holder_id), coalesce(h.state, 'absent'), coalesce(h.amount_minor, 0), coalesce(a.balance_minor, 0))
    from hold h full join (select * from sub_account where kind in ('held', 'withdrawing')) a
      on a.holder_id = h.holder_id and a.kind = h.account and a.ref = h.id
    where coalesce(a.balance_minor, 0) <> case when h.state = 'open' then h.amount_minor else 0 end
$$;

revoke execute on function ledger.hold_differences from public;
