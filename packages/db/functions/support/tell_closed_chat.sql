-- Tells programs outside that staff closed a chat (docs/webhooks.md#events).
create or replace function tell_closed_chat() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform tell_webhooks('conversation.closed', new.holder_id, jsonb_build_object('conversation_id', new.id::text,
      'topic', new.topic), new.closed_at);
  return null;
end $$;

revoke execute on function tell_closed_chat from public;

create or replace trigger conversation_closed_told after update of state on conversation
  for each row when (new.state = 'closed' and old.state <> 'closed') execute function tell_closed_chat();
