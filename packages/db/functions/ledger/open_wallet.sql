-- Opens the books of a new holder.
create or replace function ledger.open_wallet(p_holder bigint) returns void
language sql security definer set search_path = ledger, pg_temp as $$
  insert into wallet (holder_id, head) values (p_holder, genesis(p_holder))
$$;

revoke execute on function ledger.open_wallet from public;
grant execute on function ledger.open_wallet to fairlead_app;
