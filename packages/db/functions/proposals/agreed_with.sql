-- Who agreed to a proposal and would still be let decide it: the word of somebody who was disabled, reset or lost the role since
-- counts no more (docs/domain/proposals.md#three-people).
create or replace function agreed_with(p_proposal bigint, p_role text, p_time timestamptz) returns table (staff_id bigint)
language sql stable as $$
  select a.staff_id from proposal_agreement a where a.proposal_id = p_proposal and may_decide(a.staff_id, p_role, p_time)
$$;
