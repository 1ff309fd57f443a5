-- Stored balances and hash chains against the moves.
create or replace function ledger.balance_differences() returns setof text
language plpgsql security definer set search_path = ledger, pg_temp as $$
begin
  return query
    with legs as (
      select holder_id, from_kind as kind, from_ref as ref, -amount_minor as delta from move
      union all select holder_id, to_kind, to_ref, amount_minor from move
    ), sums as (select holder_id, kind, ref, sum(delta) as balance from legs group by 1, 2, 3),
    programme as (
      select kind, sum(balance) as balance from sums
        where kind in ('bank', 'network_receivable', 'media', 'house', 'revenue') group by 1
    ), held as (
      select holder_id, kind, sum(balance) as balance from sums
        where kind not in ('bank', 'network_receivable', 'media', 'house', 'revenue') group by 1, 2
    ), stored as (
      select w.holder_id, k.kind, k.balance from wallet w, lateral (values
        ('available', w.available), ('held', w.held), ('escrow', w.escrow), ('settling', w.settling),
        ('withdrawing', w.withdrawing), ('promo', w.promo), ('start_up', w.start_up),
        ('start_up_running', w.start_up_running)) k (kind, balance)
    ), striped as (select kind, sum(balance_minor) as balance from programme_account group by 1)
    select format('wallet %s %s: stored %s, moves say %s', coalesce(s.holder_id, h.holder_id), coalesce(s.kind, h.kind),
        coalesce(s.balance, 0), coalesce(h.balance, 0))
      from stored s full join held h on h.holder_id = s.holder_id and h.kind = s.kind
      where coalesce(s.balance, 0) <> coalesce(h.balance, 0)
    union all
    select format('programme %s: stored %s, moves say %s', s.kind, s.balance, coalesce(p.balance, 0))
      from striped s full join programme p on p.kind = s.kind
      where coalesce(s.balance, 0) <> coalesce(p.balance, 0)
    union all
    select format('account %s %s %s: stored %s, moves say %s', coalesce(a.holder_id, s.holder_id),
        coalesce(a.kind, s.kind), coalesce(a.ref, s.ref), coalesce(a.balance_minor, 0), coalesce(s.balance, 0))
      from sub_account a full join (
          select * from sums where kind in ('held', 'escrow', 'settling', 'withdrawing', 'promo', 'start_up_running')
        ) s on s.holder_id = a.holder_id and s.kind = a.kind and s.ref = a.ref
      where coalesce(a.balance_minor, 0) <> coalesce(s.balance, 0)
    union all
    select format('all accounts sum to %s', total) from (
        select coalesce((select sum(balance) from stored), 0) + coalesce((select sum(balance) from striped), 0) as total
      ) t where total <> 0;
  return query
    select format('move %s of entry %s of holder %s: %s does not go from %s to %s', number, seq, holder_id, kind, from_kind, to_kind)
      from move where not is_legal(kind || ' ' || from_kind || '>' || to_kind);
  return query
    with folded as (
      select t.*, coalesce(string_agg(m.from_kind || ':' || m.from_ref || '>' || m.to_kind || ':' || m.to_ref || '='
          || m.amount_minor || ';', '' order by m.number), '') as moves
        from transaction t left join move m on m.holder_id = t.holder_id and m.seq = t.seq
        group by t.holder_id, t.seq
    ), linked as (
      select f.*, case when f.holder_id = 0 then genesis(0)
          else coalesce(lag(f.hash) over chain, genesis(f.holder_id)) end as previous,
        case when f.holder_id = 0 then f.seq else row_number() over chain end as expected_seq
        from folded f window chain as (partition by f.holder_id order by f.seq)
    )
    select format('entry %s of holder %s: the chain does not verify', l.seq, l.holder_id) from linked l
      where l.seq <> l.expected_seq
        or l.hash <> entry_hash(l.holder_id, l.seq, l.id, l.kind, l.time, l.link_kind, l.link_id, l.moves, l.previous, l.remark);
  return query
    select format('wallet %s: head is not its last entry', w.holder_id)
      from wallet w left join transaction t on t.holder_id = w.holder_id and t.seq = w.seq
      where w.head <> coalesce(t.hash, genesis(w.holder_id))
        or exists (select from transaction x where x.holder_id = w.holder_id and x.seq > w.seq);
end $$;

revoke execute on function ledger.balance_differences from public;
grant execute on function ledger.balance_differences to fairlead_app;
