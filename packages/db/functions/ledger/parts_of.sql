-- What a holder's account of one kind consists of: a balance for each order, hold or request.
create or replace function ledger.parts_of(p_holder bigint, p_kind text) returns setof ledger.sub_account
language sql stable as $$
  select * from ledger.sub_account where holder_id = p_holder and kind = p_kind
$$;

revoke execute on function ledger.parts_of from public;
grant execute on function ledger.parts_of to fairlead_app;
