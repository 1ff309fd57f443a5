-- What a full check would find in the entries since the last check that found nothing, with the accounts, holds and acts
-- they touch. It reads in proportion to these: the planner cannot know how few they are, so it is told to go by keys. Run it in
-- a repeatable-read picture.
create or replace function ledger.changed_differences() returns setof text
language sql security definer set search_path = ledger, pg_temp
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
  with fresh as materialized (
    select t.*, p.hash as previous, coalesce(p.available_after, 0) as available_before,
        coalesce(p.total_after, 0) as total_before, p.time as time_before, m.moves, m.available, m.total
      from transaction t
        left join transaction p on t.holder_id > 0 and p.holder_id = t.holder_id and p.seq = t.seq - 1,
        lateral (select coalesce(string_agg(from_kind || ':' || from_ref || '>' || to_kind || ':' || to_ref || '='
              || amount_minor || ';', '' order by number), '') as moves,
            coalesce(sum(amount_minor * ((to_kind = 'available')::int - (from_kind = 'available')::int)), 0) as available,
            coalesce(sum(amount_minor * ((to_kind in ('available', 'held', 'escrow', 'settling', 'withdrawing'))::int
              - (from_kind in ('available', 'held', 'escrow', 'settling', 'withdrawing'))::int)), 0) as total
          from move where holder_id = t.holder_id and seq = t.seq) m
      where t.id > (select checked_id from books_mark)
  )
  select format('entry %s of holder %s: the chain does not verify', seq, holder_id) from fresh
    where hash is distinct from entry_hash(holder_id, seq, id, kind, time, link_kind, link_id, moves,
      case when holder_id = 0 or seq = 1 then genesis(holder_id) else previous end, remark)
  union all
  select format('entry %s of holder %s: the flow shows other figures than its moves', seq, holder_id) from fresh
    where holder_id > 0 and (available_delta, total_delta, available_after, total_after)
      is distinct from (available, total, available_before + available, total_before + total)
  union all
  select format('entry %s of holder %s: its time goes back along the chain', seq, holder_id) from fresh
    where holder_id > 0 and time < time_before - interval '1 minute'
  union all
  select format('entry %s of holder %s: the chain of the signed day %s does not hold it', t.seq, t.holder_id, d.day)
    from (select array_agg(until order by day) as untils, array_agg(day order by day) as days from public.daily_root) s,
      fresh t, lateral (select s.days[width_bucket(t.time, s.untils) + 1] as day) d
    where t.holder_id > 0 and d.day >= (select min(day) from public.root_place)
      and not exists (select from public.root_place p where p.holder_id = t.holder_id and p.day = d.day and p.seq >= t.seq)
  union all
  select format('move %s of entry %s of holder %s: %s does not go from %s to %s', m.number, m.seq, m.holder_id, m.kind, m.from_kind, m.to_kind)
    from fresh t, lateral (select * from move where holder_id = t.holder_id and seq = t.seq offset 0) m
    where not is_legal(m.kind || ' ' || m.from_kind || '>' || m.to_kind)
  union all
  select d from (select distinct holder_id from fresh where holder_id > 0) h, lateral changed_holder_differences(h.holder_id) d
  union all
  select format('programme %s: stored %s, moves say %s', kind, stored, coalesce(moved, '0')) from (
      select kind, sum(balance_minor) as stored from programme_account group by kind) s
    full join (select key as kind, value as moved from jsonb_each_text(programme_sums('infinity'))) p using (kind)
    where coalesce(stored, 0) <> coalesce(moved::numeric, 0) or (kind not in ('bank', 'network_receivable') and stored < 0)
  union all
  select format('act %s on record: the chain does not verify', e.id) from public.audit_entry e
    left join lateral (select b.hash, b.format, b.time from public.audit_entry b where b.id < e.id order by b.id desc limit 1) b on true
    where e.id > (select act_id from books_mark) and (e.previous_hash <> coalesce(b.hash, sha256('fairlead-audit-chain-1'))
      or e.format < b.format or e.format = 2 and e.hash <> public.act_hash(e) or e.format = 2 and e.time < b.time)
  union all
  select going_back_differences()
$$;

revoke execute on function ledger.changed_differences from public;
