-- The last entry of a holder's chain: its number, and its hash; no row where the chain is empty.
create or replace function ledger.chain_head(p_holder bigint) returns table (entry bigint, hash bytea)
language sql stable security definer set search_path = ledger, pg_temp as $$
  select t.id, t.hash from wallet w join transaction t on t.holder_id = w.holder_id and t.seq = w.seq
    where w.holder_id = p_holder and p_holder > 0
$$;

revoke execute on function ledger.chain_head from public;
