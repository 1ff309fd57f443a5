-- The balance of each of a holder's accounts, by their moves alone.
create or replace function ledger.parts_by_moves(p_holder bigint) returns table (kind text, ref bigint, balance bigint)
language sql security definer set search_path = ledger, pg_temp as $$
  select l.kind, l.ref, sum(l.delta)::bigint from (
      select from_kind as kind, from_ref as ref, -amount_minor as delta from move where holder_id = p_holder
      union all select to_kind, to_ref, amount_minor from move where holder_id = p_holder
    ) l
    where l.kind not in ('bank', 'network_receivable', 'media', 'house', 'revenue')
    group by l.kind, l.ref
$$;

revoke execute on function ledger.parts_by_moves from public;
grant execute on function ledger.parts_by_moves to fairlead_app;
