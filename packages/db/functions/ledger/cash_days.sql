-- Cash by day, kind and stripe, from the moves themselves.
create or replace function ledger.cash_days()
returns table (day date, kind text, is_in boolean, stripe int, amount_minor bigint, moves bigint)
language sql stable security definer set search_path = ledger, pg_temp as $$
  select (t.time at time zone 'UTC')::date, m.kind, m.from_kind = 'bank', (m.holder_id % 16)::int,
      sum(m.amount_minor)::bigint, count(*)
    from move m join transaction t on t.holder_id = m.holder_id and t.seq = m.seq
    where m.from_kind = 'bank' or m.to_kind = 'bank' group by 1, 2, 3, 4
$$;

revoke execute on function ledger.cash_days from public;
