-- Whom a holder follows now; no row where nobody.
create or replace function leads_of(p_holder bigint) returns table (lead_id bigint)
language sql stable as $$
  select f.lead_id from following f where f.holder_id = p_holder
$$;
