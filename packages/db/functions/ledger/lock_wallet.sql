-- A person's rows are always locked from here: the wallet first, whatever comes after.
create or replace function ledger.lock_wallet(p_holder bigint) returns ledger.wallet
language sql security definer set search_path = ledger, pg_temp as $$
  select * from wallet where holder_id = p_holder for update
$$;

revoke execute on function ledger.lock_wallet from public;
grant execute on function ledger.lock_wallet to fairlead_app;
