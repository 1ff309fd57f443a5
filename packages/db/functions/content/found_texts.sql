-- Texts by their number or by any part of their title in any language, three characters or more, as people read it, or as it is
-- drafted where nobody does yet: few, written by staff one by one.
create or replace function found_texts(typed text) returns table (id bigint, holder_id bigint, title text, detail text, state text, amount_minor bigint, rank integer)
language sql stable as $$
  select c.id, null::bigint, v.title ->> 'en', c.kind,
      case when c.published_version is null then 'draft' when c.retired_at is null then 'published' else 'retired' end,
      null::bigint, case when lower(typed) in (c.id::text, lower(v.title ->> 'en')) then 0 else 1 end
    from content c
      join content_version v on v.content_id = c.id and v.version = coalesce(c.published_version, c.version)
    where c.id::text = typed
      or length(typed) > 2
        and exists (select from jsonb_each_text(v.title) said where position(lower(typed) in lower(said.value)) > 0)
    limit 50
$$;
