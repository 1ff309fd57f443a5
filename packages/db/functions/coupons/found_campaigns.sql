-- Campaigns by their number, by any part of their name in any language, three characters or more, or by the one on the wire:
-- few, made by staff one by one.
create or replace function found_campaigns(typed text) returns table (id bigint, holder_id bigint, title text, detail text, state text, amount_minor bigint, rank integer)
language sql stable as $$
  select c.id, null::bigint, c.name, c.campaign, c.state, null::bigint,
      case when lower(typed) in (c.id::text, lower(c.name), c.campaign) then 0 else 1 end
    from campaign c
    where lower(typed) in (c.id::text, lower(c.name), c.campaign)
      or length(typed) > 2 and (position(lower(typed) in lower(c.name)) > 0
        or exists (select from jsonb_each_text(c.name_translations) said
          where position(lower(typed) in lower(said.value)) > 0))
    limit 50
$$;
