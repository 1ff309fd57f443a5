-- The books check also covers what a person reads: the balances and changes shown in the flow, and the holds.
alter function ledger.differences() rename to balance_differences;
--> statement-breakpoint
create function ledger.flow_differences() returns setof text
language sql security definer set search_path = ledger, pg_temp as $$
  with legs as (
    select holder_id, seq, from_kind as kind, -amount_minor as delta from move where holder_id > 0
    union all select holder_id, seq, to_kind, amount_minor from move where holder_id > 0
  ), sums as (
    select holder_id, seq, coalesce(sum(delta) filter (where kind = 'available'), 0) as available,
        coalesce(sum(delta) filter (where kind in ('available', 'held', 'escrow', 'settling', 'withdrawing')), 0) as total
      from legs group by 1, 2
  ), running as (
    select t.*, coalesce(s.available, 0) as available, coalesce(s.total, 0) as total,
        coalesce(sum(s.available) over chain, 0) as available_sum, coalesce(sum(s.total) over chain, 0) as total_sum
      from transaction t left join sums s on s.holder_id = t.holder_id and s.seq = t.seq
      window chain as (partition by t.holder_id order by t.seq)
  )
  select format('entry %s of holder %s: the flow shows other figures than its moves', seq, holder_id) from running
    where (available_delta, total_delta, available_after, total_after)
      is distinct from (available, total, available_sum, total_sum)
$$;
--> statement-breakpoint
create function ledger.hold_differences() returns setof text
language sql security definer set search_path = ledger, pg_temp as $$
  select format('hold %s of holder %s: is %s over %s, its account holds %s', coalesce(h.id, a.ref),
      coalesce(h.holder_id, a.holder_id), coalesce(h.state, 'absent'), coalesce(h.amount_minor, 0), coalesce(a.balance_minor, 0))
    from hold h full join (select * from sub_account where kind in ('held', 'withdrawing')) a
      on a.holder_id = h.holder_id and a.kind = h.account and a.ref = h.id
    where coalesce(a.balance_minor, 0) <> case when h.state = 'open' then h.amount_minor else 0 end
$$;
--> statement-breakpoint
-- Everything that disagrees. An empty answer means the books are right. Run it in a repeatable-read snapshot.
create function ledger.differences() returns setof text
language sql security definer set search_path = ledger, pg_temp as $$
  select balance_differences() union all select flow_differences() union all select hold_differences()
$$;
--> statement-breakpoint
revoke execute on function ledger.flow_differences(), ledger.hold_differences(), ledger.differences() from public;
--> statement-breakpoint
grant execute on function ledger.differences() to fairlead_app;
