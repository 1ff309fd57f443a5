-- Tells programs outside of each state that an acceptance comes to, without its code, its acceptor and where to pay
-- (docs/webhooks.md#events).
create or replace function tell_acceptance() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'UPDATE' and new.state = old.state then return null; end if;
  perform tell_webhooks('acceptance.' || new.state, new.holder_id, jsonb_build_object('acceptance_id', new.id::text,
      'state', new.state, 'amount', new.amount_minor, 'claimed_amount', new.claimed_minor,
      'transaction_id', new.transaction_id::text), (new.steps -> -1 ->> 'time')::timestamptz);
  return null;
end $$;

revoke execute on function tell_acceptance from public;

create or replace trigger acceptance_told after insert or update of state on acceptance
  for each row execute function tell_acceptance();
