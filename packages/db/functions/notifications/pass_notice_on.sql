-- Remembers each new notice until a job has passed it on to the channels outside the app: one small row in the transaction of
-- what it tells of, however many people it is for.
create or replace function pass_notice_on() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into notice_to_pass (notification_id) values (new.id);
  return null;
end $$;

revoke execute on function pass_notice_on from public;

create or replace trigger notice_passed_on after insert on notification
  for each row execute function pass_notice_on();
