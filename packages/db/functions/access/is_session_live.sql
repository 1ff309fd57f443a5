-- Whether a session of a holder still counts at a moment.
create or replace function is_session_live(p_session bigint, p_now timestamptz) returns table (is_live boolean)
language sql stable as $$
  select s.revoked_at is null and s.expires_at > p_now from session s where s.id = p_session
$$;
