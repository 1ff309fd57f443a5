-- For what can wait: locks a wallet that nobody has, as lock_wallet does, and says at once whether it did.
create or replace function ledger.claim_wallet(p_holder bigint) returns boolean
language plpgsql security definer set search_path = ledger, pg_temp as $$
begin
  perform 1 from wallet where holder_id = p_holder for update skip locked;
  return found;
end $$;

revoke execute on function ledger.claim_wallet from public;
grant execute on function ledger.claim_wallet to fairlead_app;
