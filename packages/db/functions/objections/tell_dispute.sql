-- Tells programs outside that a holder disputes something, and what came of it, without what anybody wrote (docs/webhooks.md#events).
create or replace function tell_dispute() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'UPDATE' and new.state = old.state then return null; end if;
  perform tell_webhooks('dispute.' || new.state, new.holder_id, jsonb_build_object('dispute_id', new.id::text, 'state', new.state,
      'subject_type', new.subject_type, 'subject_id', new.subject_id::text, 'effect', new.effect),
    coalesce(new.decided_at, new.created_at));
  return null;
end $$;

revoke execute on function tell_dispute from public;

create or replace trigger objection_told after insert or update of state on objection
  for each row execute function tell_dispute();
