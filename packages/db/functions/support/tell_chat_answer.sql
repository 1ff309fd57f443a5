-- Tells programs outside that staff wrote to a holder in a chat, without what they wrote (docs/webhooks.md#events).
create or replace function tell_chat_answer() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not has_webhook('conversation.answered') then return null; end if;
  perform tell_webhooks('conversation.answered', new.holder_id, jsonb_build_object('conversation_id', new.conversation_id::text,
      'topic', (select c.topic from conversation c where c.id = new.conversation_id)), new.sent_at);
  return null;
end $$;

revoke execute on function tell_chat_answer from public;

create or replace trigger chat_answer_told after insert on chat_message
  for each row when (new.author = 'staff') execute function tell_chat_answer();
