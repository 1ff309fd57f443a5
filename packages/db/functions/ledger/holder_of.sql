-- Whose books a difference is confined to, by its words; null where it is the programme's. What the books of one holder
-- are wrong by, all accounts together are too: their sum is nobody's difference, since each that makes it up is named.
create or replace function ledger.holder_of(p_difference text) returns bigint language sql immutable as $$
  select nullif(coalesce(
    substring(p_difference from '^(?:wallet|account) (\d+)[ :]'),
    substring(p_difference from '^(?:entry|hold|move) [^:]*of holder (\d+):')), '0')::bigint
$$;

revoke execute on function ledger.holder_of from public;
grant execute on function ledger.holder_of to fairlead_app;
