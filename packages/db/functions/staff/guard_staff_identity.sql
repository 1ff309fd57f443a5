-- An identity at the OpenID provider is one account's: whose it is stays, and one that was ended does not come back
-- (docs/domain/staff.md#openid).
create or replace function guard_staff_identity() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    raise exception 'an identity of staff stays on record' using errcode = 'insufficient_privilege';
  end if;
  if (new.id, new.staff_id, new.issuer, new.subject, new.connected_at)
      is distinct from (old.id, old.staff_id, old.issuer, old.subject, old.connected_at) then
    raise exception 'whose an identity of staff is stays' using errcode = 'insufficient_privilege';
  end if;
  if old.ended_at is not null and new.ended_at is distinct from old.ended_at then
    raise exception 'an identity of staff that was ended does not come back' using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;

create or replace trigger guard_staff_identity before update or delete on staff_identity
  for each row execute function guard_staff_identity();
