-- A key is one person's for good: what it is and whose it is stay, one that was removed does not come back, and the last
-- second step ends with a reset by two admins alone, which begins the waiting time anew (docs/domain/staff.md#second-step).
create or replace function guard_staff_key() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    raise exception 'a key of staff stays on record' using errcode = 'insufficient_privilege';
  end if;
  if (new.id, new.staff_id, new.credential_id, new.public_key, new.created_at)
      is distinct from (old.id, old.staff_id, old.credential_id, old.public_key, old.created_at) then
    raise exception 'what a key of staff is and whose stays' using errcode = 'insufficient_privilege';
  end if;
  if old.removed_at is not null and new.removed_at is distinct from old.removed_at then
    raise exception 'a key of staff that was removed does not come back' using errcode = 'insufficient_privilege';
  end if;
  if old.removed_at is null and new.removed_at is not null and not has_second_step(new.staff_id)
      and exists (select from staff s where s.id = new.staff_id and s.powers_since < new.removed_at) then
    raise exception 'the last second step is ended by a reset alone' using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;

create or replace trigger guard_staff_key after update or delete on staff_key for each row execute function guard_staff_key();
