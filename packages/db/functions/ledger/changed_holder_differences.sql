-- One holder's wallet, and the parts and holds that moves since have touched, against what was carried and these moves.
create or replace function ledger.changed_holder_differences(p_holder bigint) returns setof text
language sql security definer set search_path = ledger, pg_temp
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
  with parts as materialized (select * from new_sums(p_holder)),
  sums as (select kind, sum(balance) as balance from parts group by 1)
  select format('wallet %s %s: stored %s, moves say %s', p_holder, k.kind, coalesce(k.balance, 0), coalesce(s.balance, 0))
    from (select k.* from wallet w, lateral (values
        ('available', w.available), ('held', w.held), ('escrow', w.escrow), ('settling', w.settling),
        ('withdrawing', w.withdrawing), ('promo', w.promo), ('start_up', w.start_up),
        ('start_up_running', w.start_up_running)) k (kind, balance) where w.holder_id = p_holder) k
      full join sums s on s.kind = k.kind
    where coalesce(k.balance, 0) <> coalesce(s.balance, 0)
  union all
  select format('wallet %s %s: %s is below zero', p_holder, kind, balance) from parts where balance < 0
  union all
  select format('account %s %s %s: stored %s, moves say %s', p_holder, s.kind, s.ref, coalesce(a.balance_minor, 0), s.balance)
    from parts s left join sub_account a on a.holder_id = p_holder and a.kind = s.kind and a.ref = s.ref
    where s.kind not in ('available', 'start_up') and coalesce(a.balance_minor, 0) <> s.balance
  union all
  select format('hold %s of holder %s: is %s over %s, its account holds %s', s.ref, p_holder, coalesce(h.state, 'absent'),
      coalesce(h.amount_minor, 0), s.balance)
    from parts s left join hold h on h.holder_id = p_holder and h.account = s.kind and h.id = s.ref
    where s.kind in ('held', 'withdrawing')
      and s.balance <> case when h.state = 'open' then h.amount_minor else 0 end
  union all
  select format('wallet %s: head is not its last entry', w.holder_id)
    from wallet w left join transaction t on t.holder_id = w.holder_id and t.seq = w.seq
    where w.holder_id = p_holder and (w.head <> coalesce(t.hash, genesis(w.holder_id))
      or exists (select from transaction x where x.holder_id = w.holder_id and x.seq > w.seq))
$$;

revoke execute on function ledger.changed_holder_differences from public;
