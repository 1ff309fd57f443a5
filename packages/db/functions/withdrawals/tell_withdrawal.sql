-- Tells programs outside of each state that a withdrawal comes to, without where it goes (docs/webhooks.md#events).
create or replace function tell_withdrawal() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'UPDATE' and new.state = old.state then return null; end if;
  perform tell_webhooks('withdrawal.' || new.state, new.holder_id, jsonb_build_object('withdrawal_id', new.id::text,
      'state', new.state, 'amount', new.amount_minor), (new.steps -> -1 ->> 'time')::timestamptz);
  return null;
end $$;

revoke execute on function tell_withdrawal from public;

create or replace trigger withdrawal_told after insert or update of state on withdrawal
  for each row execute function tell_withdrawal();
