-- When each holder's first money came in, and when the first went out to them.
create or replace function ledger.first_cash() returns table (holder_id bigint, topped_up_at timestamptz, withdrew_at timestamptz)
language sql stable security definer set search_path = ledger, pg_temp as $$
  select m.holder_id, min(t.time) filter (where m.kind = 'system_topup'),
      min(t.time) filter (where m.kind = 'manual_withdrawal' and m.to_kind = 'bank')
    from move m join transaction t on t.holder_id = m.holder_id and t.seq = m.seq
    where m.from_kind = 'bank' or m.to_kind = 'bank' group by m.holder_id
$$;

revoke execute on function ledger.first_cash from public;
