-- The next holders by number who had their account at a moment: a page of everyone.
create or replace function holders_after(p_after bigint, p_at timestamptz, p_most int)
returns table (id bigint, email text, lang text, state text)
language sql stable as $$
  select h.id, case when h.email_verified_at is not null then h.email end, h.lang, h.state
    from account_holder h where h.id > p_after and h.created_at <= p_at order by h.id limit p_most
$$;
