-- Tells programs outside of a coupon that a holder received, and of the put that used it (docs/webhooks.md#events). One that comes
-- back does so with its plan, which is told of as failed.
create or replace function tell_coupon() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform tell_webhooks(case tg_op when 'INSERT' then 'coupon.received' else 'coupon.used' end, new.holder_id,
    jsonb_build_object('coupon_id', new.id::text, 'kind', new.kind, 'campaign', new.campaign, 'order_id', new.order_id::text,
      'expires_at', to_char(new.expires_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')),
    case tg_op when 'INSERT' then new.created_at else (select put_at from put_of(new.holder_id, new.order_id)) end);
  return null;
end $$;

revoke execute on function tell_coupon from public;

create or replace trigger coupon_received_told after insert on coupon for each row execute function tell_coupon();
create or replace trigger coupon_used_told after update of state on coupon
  for each row when (old.state = 'unused' and new.state = 'used') execute function tell_coupon();
