-- Sets what is stored of a frozen holder's balances, and where their chain ends, to what their moves and entries say. Those
-- are the record, under its hashes; a balance is a sum of it. The holder stays frozen: a check that passes releases.
-- Answers whether the holder is frozen at all.
create or replace function ledger.repair_wallet(p_holder bigint, p_time timestamptz) returns boolean
language plpgsql security definer set search_path = ledger, pg_temp as $$
begin
  perform 1 from wallet where holder_id = p_holder for update;
  update holder_freeze set repaired_at = p_time where holder_id = p_holder and released_at is null;
  if not found then return false; end if;
  with parts as (select * from parts_by_moves(p_holder))
  update wallet w set available = s.available, held = s.held, escrow = s.escrow, settling = s.settling,
      withdrawing = s.withdrawing, promo = s.promo, start_up = s.start_up, start_up_running = s.start_up_running,
      seq = coalesce(t.seq, 0), head = coalesce(t.hash, genesis(p_holder))
    from (select coalesce(sum(balance) filter (where kind = 'available'), 0) as available,
        coalesce(sum(balance) filter (where kind = 'held'), 0) as held,
        coalesce(sum(balance) filter (where kind = 'escrow'), 0) as escrow,
        coalesce(sum(balance) filter (where kind = 'settling'), 0) as settling,
        coalesce(sum(balance) filter (where kind = 'withdrawing'), 0) as withdrawing,
        coalesce(sum(balance) filter (where kind = 'promo'), 0) as promo,
        coalesce(sum(balance) filter (where kind = 'start_up'), 0) as start_up,
        coalesce(sum(balance) filter (where kind = 'start_up_running'), 0) as start_up_running from parts) s
      left join lateral (select x.seq, x.hash from transaction x where x.holder_id = p_holder
        order by x.seq desc limit 1) t on true
    where w.holder_id = p_holder;
  update sub_account a set balance_minor = 0 where a.holder_id = p_holder and not exists (
    select from parts_by_moves(p_holder) p where p.kind = a.kind and p.ref = a.ref) and a.balance_minor <> 0;
  insert into sub_account as a (holder_id, kind, ref, balance_minor)
    select p_holder, p.kind, p.ref, p.balance from parts_by_moves(p_holder) p
      where p.kind not in ('available', 'start_up')
    on conflict (holder_id, kind, ref) do update set balance_minor = excluded.balance_minor
      where a.balance_minor <> excluded.balance_minor;
  return true;
end $$;

revoke execute on function ledger.repair_wallet from public;
grant execute on function ledger.repair_wallet to fairlead_app;
