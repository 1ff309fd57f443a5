-- Tells programs outside of each state that a top-up comes to, and that its holder says that they paid, which leaves the state
-- (docs/webhooks.md#events). What was posted is what the ledger says.
create or replace function tell_top_up() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  event text := 'topup.' || new.state;
begin
  if tg_op = 'UPDATE' and new.state = old.state then
    if new.steps = old.steps or new.steps -> -1 ->> 'state' <> 'paid' then return null; end if;
    event := 'topup.paid';
  end if;
  perform tell_webhooks(event, new.holder_id, jsonb_build_object('topup_id', new.id::text, 'state', new.state,
      'amount', new.amount_minor, 'transaction_id', new.transaction_id::text,
      'posted_amount', ledger.posted_amount(new.holder_id, 'top_up', new.id, new.transaction_id)),
    (new.steps -> -1 ->> 'time')::timestamptz);
  return null;
end $$;

revoke execute on function tell_top_up from public;

create or replace trigger top_up_told after insert or update of state, steps on top_up
  for each row execute function tell_top_up();
