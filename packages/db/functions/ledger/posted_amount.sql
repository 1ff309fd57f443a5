-- What an entry brought to what its holder has available, such as the posting of a top-up; null where there is none.
create or replace function ledger.posted_amount(p_holder bigint, p_kind text, p_link bigint, p_transaction bigint) returns bigint
language sql stable as $$
  select t.available_delta from ledger.transaction t
    where t.holder_id = p_holder and t.link_kind = p_kind and t.link_id = p_link and t.id = p_transaction
$$;

revoke execute on function ledger.posted_amount from public;
