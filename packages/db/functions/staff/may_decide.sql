-- Whether a member of staff may decide what needs a role: there, with the role, and as they are for 72 hours
-- (docs/domain/staff.md#72-hours).
create or replace function may_decide(p_staff bigint, p_role text, p_time timestamptz) returns boolean
language sql stable as $$
  select exists (
    select from staff s where s.id = p_staff and s.disabled_at is null and p_role = any (s.roles)
      and s.powers_since <= p_time - interval '72 hours')
$$;
