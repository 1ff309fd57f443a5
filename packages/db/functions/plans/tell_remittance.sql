-- Tells programs outside of money that a network paid; it is of the programme, not of one holder (docs/webhooks.md#events).
create or replace function tell_remittance() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform tell_webhooks('remittance.posted', 0, jsonb_build_object('remittance_id', new.id::text, 'network', new.network,
      'amount', new.amount_minor, 'transaction_id', new.transaction_id::text), new.received_at);
  return null;
end $$;

revoke execute on function tell_remittance from public;

create or replace trigger remittance_told after insert on remittance for each row execute function tell_remittance();
