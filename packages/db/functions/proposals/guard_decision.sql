-- Who decides is another than who proposed, is there, has the role, and has had it for 72 hours
-- (docs/domain/staff.md#72-hours).
create or replace function guard_decision() returns trigger language plpgsql as $$
declare
  needed text := case when new.kind in ('staff_change', 'webhook') then 'admin' else 'finance_checker' end;
begin
  if new.checker_id is null or new.checker_id is not distinct from old.checker_id then return new; end if;
  if new.checker_id = new.maker_id or not may_decide(new.checker_id, needed, new.decided_at) then
    raise exception 'proposal %: % may not decide it', new.id, new.checker_id using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;

create or replace trigger guard_decision before update on proposal for each row execute function guard_decision();
