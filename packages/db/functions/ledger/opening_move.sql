-- What setting money aside moves: `open_hold` posts this, and whoever decides about it is shown this.
create or replace function ledger.opening_move(
  p_holder bigint, p_hold bigint, p_account text, p_kind text, p_amount bigint, p_from text, p_from_ref bigint
) returns ledger.move language sql immutable as $$
  select p_holder, null::bigint, 1, p_kind, p_from, p_from_ref, p_account, p_hold, p_amount
$$;

revoke execute on function ledger.opening_move from public;
grant execute on function ledger.opening_move to fairlead_app;
