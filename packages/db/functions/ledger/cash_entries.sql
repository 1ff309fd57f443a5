-- Entries by which cash came or went, from the moves themselves.
create or replace function ledger.cash_entries()
returns table (holder_id bigint, seq bigint, id bigint, kind text, "time" timestamptz, amount_minor bigint)
language sql stable security definer set search_path = ledger, pg_temp as $$
  select t.holder_id, t.seq, t.id, t.kind, t.time,
      sum(case m.from_kind when 'bank' then m.amount_minor else -m.amount_minor end)::bigint
    from move m join transaction t on t.holder_id = m.holder_id and t.seq = m.seq
    where m.from_kind = 'bank' or m.to_kind = 'bank' group by t.holder_id, t.seq
$$;

revoke execute on function ledger.cash_entries from public;
