-- Requests for a top-up by their numbers, as a chat shows them.
create or replace function top_ups_of(p_ids bigint[]) returns table (
  id bigint, holder_id bigint, amount_minor bigint, state text, transaction_id bigint)
language sql stable as $$
  select t.id, t.holder_id, t.amount_minor, t.state, t.transaction_id from top_up t where t.id = any(p_ids)
$$;
