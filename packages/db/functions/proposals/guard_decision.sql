-- Who decides is another than who proposed, is there, has the role, and has had it for 72 hours
-- (docs/domain/staff.md#72-hours). What takes three people is approved once another one agreed before
-- (docs/domain/proposals.md#three-people): the row is locked, so of two at the same moment one comes first.
create or replace function guard_decision() returns trigger language plpgsql as $$
declare
  needed text := case when new.kind in ('staff_change', 'webhook') then 'admin' else 'finance_checker' end;
begin
  if new.state = 'approved' and old.state <> 'approved' and new.people > 2 and new.people - 2 > (
    select count(*) from agreed_with(new.id, needed, new.decided_at) a where a.staff_id not in (new.checker_id, new.maker_id)
  ) then
    raise exception 'proposal %: it takes % people', new.id, new.people using errcode = 'insufficient_privilege';
  end if;
  if new.checker_id is null or new.checker_id is not distinct from old.checker_id then return new; end if;
  if new.checker_id = new.maker_id or not may_decide(new.checker_id, needed, new.decided_at) then
    raise exception 'proposal %: % may not decide it', new.id, new.checker_id using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;

create or replace trigger guard_decision before update on proposal for each row execute function guard_decision();
