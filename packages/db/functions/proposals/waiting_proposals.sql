-- Proposals that wait for a second person; each is its maker's.
create or replace function waiting_proposals() returns table (id bigint, holder_id bigint, named text, since timestamptz, owner_id bigint)
language sql stable as $$
  select p.id, p.holder_id, null::text, p.created_at, p.maker_id from proposal p where p.state = 'pending'
$$;
