-- Since when a holder has the account.
create or replace function holder_since(p_holder bigint) returns table (since timestamptz) language sql stable as $$
  select h.created_at from account_holder h where h.id = p_holder
$$;
