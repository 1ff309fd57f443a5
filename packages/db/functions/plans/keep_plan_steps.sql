-- Notes the first plan that a holder funded, and the first that was settled.
create or replace function keep_plan_steps() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if new.put_at is not null then perform reach_step(new.holder_id, 'funded', new.put_at); end if;
  if new.settled_at is not null then perform reach_step(new.holder_id, 'settled', new.settled_at); end if;
  return null;
end $$;

create or replace trigger put_order_steps after insert on put_order for each row
  when (new.put_at is not null or new.settled_at is not null) execute function keep_plan_steps();

create or replace trigger put_order_steps_changed after update of put_at, settled_at on put_order for each row
  when (old.put_at is distinct from new.put_at or old.settled_at is distinct from new.settled_at)
  execute function keep_plan_steps();
