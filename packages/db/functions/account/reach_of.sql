-- Where a holder is reached outside the app: the address and the number that they have shown to be theirs, else null.
create or replace function reach_of(p_holder bigint) returns table (email text, phone text, lang text, state text)
language sql stable as $$
  select case when h.email_verified_at is not null then h.email end,
         case when h.phone_verified_at is not null then h.phone end, h.lang, h.state
    from account_holder h where h.id = p_holder
$$;
