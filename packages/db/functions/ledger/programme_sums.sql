-- What the moves make of the programme's accounts: those that were carried, and those of entries since, up to a number.
create or replace function ledger.programme_sums(p_until numeric) returns jsonb
language sql security definer set search_path = ledger, pg_temp
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
  with legs as (
    select l.kind, l.delta from transaction t, lateral (
        select m.* from move m where m.holder_id = t.holder_id and m.seq = t.seq offset 0) m,
      lateral (values (m.from_kind, -m.amount_minor), (m.to_kind, m.amount_minor)) l (kind, delta)
      where t.id > (select checked_id from books_mark) and t.id <= p_until
        and l.kind in ('bank', 'network_receivable', 'media', 'house', 'revenue')
    union all select key, value::bigint from books_mark, jsonb_each_text(programme)
  )
  select coalesce(jsonb_object_agg(kind, sum), '{}') from (select kind, sum(delta) from legs group by 1) s
$$;

revoke execute on function ledger.programme_sums from public;
