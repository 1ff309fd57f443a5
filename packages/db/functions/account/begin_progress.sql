-- A holder's way from registration to a payout begins.
create or replace function begin_progress() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into holder_progress (holder_id, registered_at) values (new.id, new.created_at);
  return null;
end $$;

create or replace trigger account_holder_progress after insert on account_holder for each row
  execute function begin_progress();
