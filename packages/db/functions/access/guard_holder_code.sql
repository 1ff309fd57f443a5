-- A recovery code counts once: one that was used or voided stays so, and stays on record.
create or replace function guard_holder_code() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    raise exception 'a recovery code stays on record' using errcode = 'insufficient_privilege';
  end if;
  if (new.holder_id, new.code_hash, new.created_at) is distinct from (old.holder_id, old.code_hash, old.created_at)
      or (old.used_at is not null or old.voided_at is not null)
        and (new.used_at, new.voided_at) is distinct from (old.used_at, old.voided_at) then
    raise exception 'a recovery code counts once' using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;

create or replace trigger guard_holder_code before update or delete on holder_recovery_code
  for each row execute function guard_holder_code();
