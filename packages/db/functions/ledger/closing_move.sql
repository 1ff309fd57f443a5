-- What closing a hold moves: `close_hold` posts this, and whoever decides about it is shown this.
create or replace function ledger.closing_move(h ledger.hold, p_kind text, p_to text) returns ledger.move
language sql immutable as $$
  select h.holder_id, null::bigint, 1, p_kind, h.account, h.id, p_to, case p_to when 'settling' then h.from_ref else 0 end,
    h.amount_minor
$$;

revoke execute on function ledger.closing_move from public;
grant execute on function ledger.closing_move to fairlead_app;
