-- The hash before the first entry of a chain.
create or replace function ledger.genesis(p_holder bigint) returns bytea language sql immutable as $$
  select sha256(convert_to('fairlead-chain-1:' || p_holder, 'UTF8'))
$$;

revoke execute on function ledger.genesis from public;
grant execute on function ledger.genesis to fairlead_app;
