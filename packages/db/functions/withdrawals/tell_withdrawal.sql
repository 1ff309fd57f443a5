-- Tells programs outside of each state that a withdrawal comes to, and what its holder says of the payment, without where it goes
-- (docs/webhooks.md#events).
create or replace function tell_withdrawal() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  event text := 'withdrawal.' || new.state;
  happened_at timestamptz := (new.steps -> -1 ->> 'time')::timestamptz;
begin
  if tg_op = 'UPDATE' and new.state = old.state then
    if new.arrival is null or new.arrival is not distinct from old.arrival then return null; end if;
    event := 'withdrawal.' || new.arrival;
    happened_at := new.arrival_at;
  end if;
  perform tell_webhooks(event, new.holder_id, jsonb_build_object('withdrawal_id', new.id::text,
      'state', new.state, 'amount', new.amount_minor), happened_at);
  return null;
end $$;

revoke execute on function tell_withdrawal from public;

create or replace trigger withdrawal_told after insert or update of state, arrival on withdrawal
  for each row execute function tell_withdrawal();
