-- Tells programs outside of a membership that a holder opened, or gave back (docs/webhooks.md#events).
create or replace function tell_membership() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform tell_webhooks(case tg_op when 'INSERT' then 'membership.opened' else 'membership.refunded' end, new.holder_id,
    jsonb_build_object('membership_id', new.id::text, 'amount', new.price_minor, 'refunded_amount', new.refunded_minor,
      'ends_at', to_char(new.ends_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')),
    case tg_op when 'INSERT' then new.opened_at else new.refunded_at end);
  return null;
end $$;

revoke execute on function tell_membership from public;

create or replace trigger membership_opened_told after insert on membership for each row execute function tell_membership();
create or replace trigger membership_refunded_told after update of refunded_at on membership
  for each row when (old.refunded_at is null and new.refunded_at is not null) execute function tell_membership();
