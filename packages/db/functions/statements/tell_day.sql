-- Tells programs outside that a day was signed, with the root that the statements of the day lead to (docs/webhooks.md#events).
create or replace function tell_day() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform tell_webhooks('day.signed', 0, jsonb_build_object('day', new.day::text, 'root', encode(new.root, 'hex'),
      'key_id', new.key_id), new.signed_at);
  return null;
end $$;

revoke execute on function tell_day from public;

create or replace trigger day_told after insert on daily_root for each row execute function tell_day();
