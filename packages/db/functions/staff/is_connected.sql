-- Whether a member of staff signs in by an identity at this OpenID provider (docs/domain/staff.md#openid).
create or replace function is_connected(p_staff bigint, p_issuer text) returns boolean language sql stable as $$
  select exists (
    select from staff_identity i where i.staff_id = p_staff and i.issuer = p_issuer and i.ended_at is null)
$$;
