-- Stops the money of one holder, whose books do not agree with themselves, and no other's; on the holder's own record.
-- Answers whether it was not frozen yet.
create or replace function ledger.freeze_holder(p_holder bigint, p_reason text, p_time timestamptz) returns boolean
language plpgsql security definer set search_path = ledger, pg_temp as $$
begin
  -- Whoever posts at this moment goes first.
  perform 1 from wallet where holder_id = p_holder for update;
  insert into holder_freeze (holder_id, reason, frozen_at) values (p_holder, p_reason, p_time)
    on conflict (holder_id) where released_at is null do nothing;
  if not found then return false; end if;
  perform public.record_act(p_time, 'system', null, 'freeze-wallet', p_holder, 'holder', p_holder, null,
    jsonb_build_object('reason', p_reason));
  return true;
end $$;

revoke execute on function ledger.freeze_holder from public;
grant execute on function ledger.freeze_holder to fairlead_app;
