-- An account of staff is one person's for good: its number, name and day of coming stay, who left does not come back, and
-- whoever is raised or reset begins the waiting time anew (docs/domain/staff.md#72-hours).
create or replace function guard_staff() returns trigger language plpgsql as $$
declare
  is_raised boolean;
  is_reset boolean;
begin
  if tg_op = 'DELETE' then
    raise exception 'a member of staff stays on record' using errcode = 'insufficient_privilege';
  end if;
  if (new.id, new.username, new.created_at) is distinct from (old.id, old.username, old.created_at) then
    raise exception 'number, name and day of coming of a member of staff stay' using errcode = 'insufficient_privilege';
  end if;
  if old.disabled_at is not null and new.disabled_at is distinct from old.disabled_at then
    raise exception 'a member of staff who left does not come back' using errcode = 'insufficient_privilege';
  end if;
  -- What a program may read was agreed, and nobody signs in as one (docs/domain/staff.md#service-accounts).
  if (new.roles, new.password_hash, new.totp_secret) is distinct from (old.roles, old.password_hash, old.totp_secret)
      and exists (select from service_account a where a.staff_id = old.id) then
    raise exception 'a service account has its key alone' using errcode = 'insufficient_privilege';
  end if;
  -- What the OpenID provider withholds was agreed by two people, and comes back without a raise
  -- (docs/domain/staff.md#roles-of-the-provider).
  is_raised := not (new.roles || new.withheld_roles) <@ (old.roles || old.withheld_roles);
  is_reset := (new.password_ends_at is not null and new.password_hash <> old.password_hash)
    or (old.totp_secret is not null and new.totp_secret is null);
  if new.powers_since < old.powers_since or ((is_raised or is_reset) and new.powers_since = old.powers_since) then
    raise exception 'who is raised or reset waits anew' using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;

create or replace trigger guard_staff before update or delete on staff for each row execute function guard_staff();
