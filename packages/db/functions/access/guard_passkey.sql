-- A passkey is one person's for good: what it is and whose it is stay, and one that was removed does not come back
-- (docs/domain/access.md#second-factors).
create or replace function guard_passkey() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    raise exception 'a passkey stays on record' using errcode = 'insufficient_privilege';
  end if;
  if (new.holder_id, new.id, new.credential_id, new.public_key, new.created_at)
      is distinct from (old.holder_id, old.id, old.credential_id, old.public_key, old.created_at) then
    raise exception 'what a passkey is and whose stays' using errcode = 'insufficient_privilege';
  end if;
  if old.removed_at is not null and new.removed_at is distinct from old.removed_at then
    raise exception 'a passkey that was removed does not come back' using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;

create or replace trigger guard_passkey before update or delete on passkey for each row execute function guard_passkey();
