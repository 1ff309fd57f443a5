-- Holders by any part of what is known of them: name, nickname, e-mail, phone in whatever spelling, operation ID. With two
-- characters only a name or nickname that begins so: names of two are usual in some scripts. What is typed is not known when a
-- plan is made, and a plan that expects to find fifty soon would read the table where nobody is called so.
create or replace function found_holders(typed text) returns table (id bigint, holder_id bigint, title text, detail text, state text, amount_minor bigint, rank integer)
language sql stable set enable_seqscan = off as $$
  with asked as (
    select lower(typed) as words, regexp_replace(typed, '[^0-9]', '', 'g') as digits,
        replace(replace(replace(lower(typed), '\', '\\'), '%', '\%'), '_', '\_') as escaped
  ), hits as (
    (select h.id from account_holder h, asked
       where length(words) > 2
         and lower(h.username || ' ' || coalesce(h.nickname, '') || ' ' || coalesce(h.email, '') || ' ' ||
           regexp_replace(coalesce(h.phone, ''), '[^0-9]', '', 'g') || ' ' || h.operation_id)
           like '%' || escaped || '%'
       limit 200)
    union
    (select h.id from account_holder h, asked
       where length(digits) > 5 and typed ~ '^[-+() 0-9]+$'
         and lower(h.username || ' ' || coalesce(h.nickname, '') || ' ' || coalesce(h.email, '') || ' ' ||
           regexp_replace(coalesce(h.phone, ''), '[^0-9]', '', 'g') || ' ' || h.operation_id)
           like '%' || digits || '%'
       limit 200)
    union
    (select h.id from account_holder h
       where lower(h.username) ~>=~ lower(typed) and lower(h.username) ~<~ (lower(typed) || chr(1114111)) limit 50)
    union
    (select h.id from account_holder h
       where lower(h.nickname) ~>=~ lower(typed) and lower(h.nickname) ~<~ (lower(typed) || chr(1114111)) limit 50)
  )
  select h.id, h.id, h.username, coalesce(h.nickname, h.email, ''), h.state, null::bigint,
      case when words in (lower(h.username), lower(h.nickname), lower(h.email), h.operation_id)
          or digits = regexp_replace(h.phone, '[^0-9]', '', 'g') then 0
        when starts_with(lower(h.username), words) or starts_with(lower(h.nickname), words) then 1
        else 2 end
    from hits join account_holder h using (id), asked
$$;
