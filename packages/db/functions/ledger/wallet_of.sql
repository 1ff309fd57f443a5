-- A holder's balances, for whoever shows them beside facts of their own in one round trip.
create or replace function ledger.wallet_of(p_holder bigint) returns setof ledger.wallet
language sql stable as $$
  select * from ledger.wallet where holder_id = p_holder
$$;

revoke execute on function ledger.wallet_of from public;
grant execute on function ledger.wallet_of to fairlead_app;
