-- What staff or a chargeback set aside, open and ended. Whole rows, so that a sorted list of them is read along an index.
create or replace function ledger.held_amounts() returns setof ledger.hold
language sql stable as $$
  select * from ledger.hold where account = 'held'
$$;

revoke execute on function ledger.held_amounts from public;
grant execute on function ledger.held_amounts to fairlead_app;
