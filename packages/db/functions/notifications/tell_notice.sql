-- Tells programs outside of a notice in the app, and that one was taken back: its key and where it leads, not its words
-- (docs/webhooks.md#events). One to everyone is of the programme, and has no holder.
create or replace function tell_notice() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform tell_webhooks(case tg_op when 'INSERT' then 'notice.sent' else 'notice.withdrawn' end, coalesce(new.holder_id, 0),
    jsonb_build_object('notice_id', new.id::text, 'holder_id', new.holder_id::text, 'category', new.category, 'key', new.key,
      'link', new.link), case tg_op when 'INSERT' then new.created_at else new.withdrawn_at end);
  return null;
end $$;

revoke execute on function tell_notice from public;

create or replace trigger notice_sent_told after insert on notification for each row execute function tell_notice();
create or replace trigger notice_withdrawn_told after update of withdrawn_at on notification
  for each row when (old.withdrawn_at is null and new.withdrawn_at is not null) execute function tell_notice();
