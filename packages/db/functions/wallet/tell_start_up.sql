-- Tells programs outside of start-up funds that are offered, and of what their holder answers (docs/webhooks.md#events).
create or replace function tell_start_up() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'UPDATE' and new.state = old.state then return null; end if;
  perform tell_webhooks('start_up.' || new.state, new.holder_id, jsonb_build_object('offer_id', new.id::text, 'state', new.state,
      'amount', new.amount_minor), coalesce(new.decided_at, new.offered_at));
  return null;
end $$;

revoke execute on function tell_start_up from public;

create or replace trigger start_up_told after insert or update of state on start_up_offer
  for each row execute function tell_start_up();
