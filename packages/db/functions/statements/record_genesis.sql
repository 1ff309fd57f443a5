-- The hash before the first link of a holder's record.
create or replace function record_genesis(p_chain text, p_holder bigint) returns bytea language sql immutable as $$
  select sha256(convert_to(concat_ws(':', 'fairlead-record-chain-1', p_chain, p_holder), 'UTF8'))
$$;

revoke execute on function record_genesis from public;
grant execute on function record_genesis to fairlead_app;
