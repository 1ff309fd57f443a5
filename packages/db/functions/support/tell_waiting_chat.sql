-- Tells programs outside that somebody waits for an answer in a chat, once until it is answered (docs/webhooks.md#events).
create or replace function tell_waiting_chat() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if new.waiting_since is null or (tg_op = 'UPDATE' and old.waiting_since is not null) then return null; end if;
  perform tell_webhooks('conversation.waiting', new.holder_id, jsonb_build_object('conversation_id', new.id::text,
      'topic', new.topic), new.waiting_since);
  return null;
end $$;

revoke execute on function tell_waiting_chat from public;

create or replace trigger conversation_waiting_told after insert or update of waiting_since on conversation
  for each row execute function tell_waiting_chat();
