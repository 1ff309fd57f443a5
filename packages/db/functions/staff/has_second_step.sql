-- Whether a member of staff signs in with more than a password: one-time codes or a key (docs/domain/staff.md#second-step).
create or replace function has_second_step(p_staff bigint) returns boolean language sql stable as $$
  select exists (select from staff s where s.id = p_staff and s.totp_secret is not null)
    or exists (select from staff_key k where k.staff_id = p_staff and k.removed_at is null)
$$;
