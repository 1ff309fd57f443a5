-- Who agrees before the last one is another than who proposed, may decide, and speaks while nobody has decided
-- (docs/domain/proposals.md#three-people).
create or replace function guard_agreement() returns trigger language plpgsql as $$
declare
  about proposal;
begin
  select * into about from proposal where id = new.proposal_id for update;
  if about.state is distinct from 'pending' or about.maker_id = new.staff_id or not may_decide(
    new.staff_id, case when about.kind in ('staff_change', 'webhook') then 'admin' else 'finance_checker' end, new.agreed_at) then
    raise exception 'proposal %: % may not agree to it', new.proposal_id, new.staff_id using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;

create or replace trigger guard_agreement before insert on proposal_agreement
  for each row execute function guard_agreement();

create or replace trigger proposal_agreement_append_only before update or delete or truncate on proposal_agreement
  for each statement execute function ledger.refuse_change();
