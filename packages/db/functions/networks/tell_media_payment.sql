-- Tells programs outside of money that a network was paid; it is of the programme, not of one holder (docs/webhooks.md#events).
create or replace function tell_media_payment() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform tell_webhooks('media_payment.posted', 0, jsonb_build_object('media_payment_id', new.id::text, 'network', new.network,
      'amount', new.amount_minor, 'transaction_id', new.transaction_id::text), new.paid_at);
  return null;
end $$;

revoke execute on function tell_media_payment from public;

create or replace trigger media_payment_told after insert on media_payment
  for each row execute function tell_media_payment();
